/** Opens the line while the other modules are still on their way; net.js takes it over with what has come by then. */

const scheme = location.protocol === "https:" ? "wss:" : "ws:";
const socket = new WebSocket(`${scheme}//${location.host}/ws/${location.pathname.split("/").at(-1)}`);

/** @type {string[]} */
const messages = [];
socket.onopen = () =>
  socket.send(JSON.stringify({ type: "hello", protocol: 1, since: 0, visible: !document.hidden }));
socket.onmessage = (event) => messages.push(event.data);
window.early = { socket, messages };

// The first use of Intl reads the browser's tables of languages, 40 ms and more on a phone: best now, while it waits for the line.
new Intl.ListFormat(document.documentElement.lang);
