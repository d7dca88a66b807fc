// Plays the first move there is, whenever the guest of this page is on turn, over a socket of its own: so many times, or until the page goes.
([invite, most]) => new Promise((resolve) => {
  const socket = new WebSocket(`${location.origin.replace("http", "ws")}/ws/${invite}`);
  const send = (message) => socket.send(JSON.stringify(message));
  let asked = 0;
  let made = 0;
  document.body.dataset.autoplay = "on";
  socket.onopen = () => (send({type: "hello", protocol: 1, since: 0, visible: true}), resolve(true));
  socket.onmessage = ({data}) => {
    const {type, version, view} = JSON.parse(data);
    if (type !== "state" || version <= asked) return;
    if (made === most) {
      socket.close();
      delete document.body.dataset.autoplay;
      return;
    }
    if (!view?.legal.length) return;
    asked = version;
    made += 1;
    send({type: "move", id: `auto-${version}-${Date.now()}`, version, move: view.legal[0]});
  };
})
