// Counts the drags that the browser begins by itself, and asks every card whether it would be one.
() => {
  let begun = 0;
  addEventListener("dragstart", (event) => (begun += event.defaultPrevented ? 0 : 1));
  window.dragged = () => {
    const seen = begun;
    const cards = [...document.querySelectorAll("[data-card], .card, .card *, .spot")];
    const start = () => new DragEvent("dragstart", { bubbles: true, cancelable: true });
    return { begun: seen, refused: cards.every((card) => !card.dispatchEvent(start())) };
  };
}
