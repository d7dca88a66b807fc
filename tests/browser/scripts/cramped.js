// What leaves its frame or is too small to hit.
() => {
  const found = [];
  for (const seat of document.querySelectorAll(".seat")) {
    const frame = seat.getBoundingClientRect();
    for (const part of seat.querySelectorAll(".card, .tile, .name")) {
      const box = part.getBoundingClientRect();
      const inside = box.left > frame.left - 1 && box.right < frame.right + 1 && box.bottom < frame.bottom + 3;
      if (box.width && !inside) found.push(`${seat.dataset.key}: ${part.getAttribute("class")} leaves its frame`);
    }
  }

  const zones = ["hand", "stock", "sequence", "discard"].map((zone) => `[data-zone=${zone}]`);
  const controls = [...zones, ".action-bar button", ".top-bar button"].join();
  for (const control of document.querySelectorAll(controls)) {
    const {width, height} = control.getBoundingClientRect();
    const name = control.dataset.key ?? control.dataset.action;
    if (width < 43.5 || height < 43.5) found.push(`${name} is only ${width}x${height}`);
  }
  return found;
}
