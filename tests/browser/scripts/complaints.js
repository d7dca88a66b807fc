// What sticks out of the window or covers something else.
() => {
  const found = [];
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth) found.push(`wider than the window: ${root.scrollWidth}`);
  if (root.scrollHeight > innerHeight) found.push(`higher than the window: ${root.scrollHeight}`);

  const select = (...selectors) => [...document.querySelectorAll(selectors.join())].filter((e) => e.checkVisibility());
  const named = (e) => ({
    e,
    name: e.dataset.key ?? e.dataset.action ?? e.className,
    box: e.getBoundingClientRect(),
  });
  const parts = select(".table [data-spot]", "#banner", ".board .caption", ".draw .stack")
    .filter((e) => !e.closest(".log"))
    .map(named);
  for (const {name, box} of parts) {
    const inside = box.left > -1 && box.top > -1 && box.right < innerWidth + 1 && box.bottom < innerHeight + 1;
    if (!inside) found.push(`${name} sticks out`);
  }

  const share = (a, b, from, to) => Math.min(a[to], b[to]) - Math.max(a[from], b[from]) > 1;
  const overlap = (a, b) => share(a, b, "left", "right") && share(a, b, "top", "bottom");
  parts.forEach((a, place) => {
    for (const b of parts.slice(place + 1)) {
      const apart = !a.e.contains(b.e) && !b.e.contains(a.e);
      if (apart && overlap(a.box, b.box)) found.push(`${a.name} covers ${b.name}`);
    }
  });
  return found;
}
