// Sets a table's pace over a socket of its own, before the page under test is opened.
([invite, pace]) => new Promise((resolve, reject) => {
  const socket = new WebSocket(`${location.origin.replace("http", "ws")}/ws/${invite}`);
  const send = (message) => socket.send(JSON.stringify(message));
  let asked = false;
  setTimeout(() => reject(new Error("no answer about the pace")), 8000);
  socket.onopen = () => send({type: "hello", protocol: 1, since: 0, visible: true});
  socket.onmessage = ({data}) => {
    const message = JSON.parse(data);
    if (message.type !== "state") return;
    if (message.room.pace === pace) { socket.close(); resolve(true); }
    else if (!asked || message.version > asked) {
      asked = message.version;
      send({type: "set_pace", id: `pace-${Date.now()}`, version: message.version, pace});
    }
  };
})
