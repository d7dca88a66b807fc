// Writes down each card that begins to fly: which, from where to where, whether it is a picture above the table, whether a
// place shows just then that its card is gone, and what lies on the discard pile.
window.flown = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, ...how) {
  const drawings = document.querySelectorAll('[data-key="pile"] use');
  const pile = [...drawings].map((use) => use.getAttribute("href").replace(/^#(face|compact)-/, ""));
  window.flown.push({
    card: this.dataset.flip ?? "",
    from: frames[0].transform ?? "none",
    to: frames.at(-1).transform ?? "none",
    isGhost: this.classList.contains("ghost"),
    isGone: document.querySelector(".carried") !== null,
    pile,
  });
  return animate.call(this, frames, ...how);
};
