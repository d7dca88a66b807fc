// Whether a condition comes to hold; asks again with each frame in which the page has changed.
(holds, arg, limit_ms) => new Promise((resolve) => {
  let asked = 0;
  const end = (held) => {
    changes.disconnect();
    cancelAnimationFrame(asked);
    clearTimeout(late);
    resolve(held);
  };
  const ask = () => {
    asked = 0;
    if (holds(arg)) end(true);
  };
  const changes = new MutationObserver(() => { asked ||= requestAnimationFrame(ask); });
  changes.observe(document, {subtree: true, childList: true, attributes: true, characterData: true});
  const late = setTimeout(() => end(false), limit_ms);
  ask();
})
