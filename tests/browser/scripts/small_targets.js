// Controls smaller than 24 pixels, links in running text aside.
() => [...document.querySelectorAll("button, [role=button], a[href], input, select")]
  .filter((e) => e.checkVisibility() && !e.closest("p, li > a, .rules, .log-lines, .prose"))
  .map((e) => ({e, box: (e.closest("label") ?? e).getBoundingClientRect()}))
  .filter(({box}) => box.width > 1 && (box.width < 24 || box.height < 24))
  .map(({e, box}) => `${e.outerHTML.slice(0, 80)} ${box.width}x${box.height}`)
