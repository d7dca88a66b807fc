// Plays the first move there is, whenever the guest of this page is on turn, over a socket of its own until the page goes.
([invite]) => new Promise((resolve) => {
  const socket = new WebSocket(`${location.origin.replace("http", "ws")}/ws/${invite}`);
  const send = (message) => socket.send(JSON.stringify(message));
  let asked = 0;
  socket.onopen = () => (send({type: "hello", protocol: 1, since: 0, visible: true}), resolve(true));
  socket.onmessage = ({data}) => {
    const {type, version, view} = JSON.parse(data);
    if (type !== "state" || version <= asked || !view?.legal.length) return;
    asked = version;
    send({type: "move", id: `auto-${version}-${Date.now()}`, version, move: view.legal[0]});
  };
})
