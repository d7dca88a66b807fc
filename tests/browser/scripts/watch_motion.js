// Writes down everything that starts to move.
window.moved = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (...how) {
  moved.push("animate");
  return animate.apply(this, how);
};
addEventListener("transitionrun", (event) => moved.push(event.propertyName), true);
addEventListener("animationstart", (event) => moved.push(event.animationName), true);
