/** Opens the line while the other modules are still on their way; net.js takes it over with what has come by then. */

const scheme = location.protocol === "https:" ? "wss:" : "ws:";
const socket = new WebSocket(`${scheme}//${location.host}/ws/${location.pathname.split("/").at(-1)}`);

/** @type {string[]} */
const messages = [];
socket.onopen = () =>
  socket.send(JSON.stringify({ type: "hello", protocol: 1, since: 0, visible: !document.hidden }));
socket.onmessage = (event) => messages.push(event.data);
window.early = { socket, messages };
