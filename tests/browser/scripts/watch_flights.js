// Writes down each card that begins to fly: which, from where, and what lies on the discard pile just then.
window.flown = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, ...how) {
  const drawings = document.querySelectorAll('[data-key="pile"] use');
  const pile = [...drawings].map((use) => use.getAttribute("href").replace(/^#(face|compact)-/, ""));
  window.flown.push({card: this.dataset.flip ?? "", from: frames[0].transform ?? "none", pile});
  return animate.call(this, frames, ...how);
};
