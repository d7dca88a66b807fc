// What anybody at the page can see of a table of Canasta.
() => {
  const data = (selector) => [...document.querySelectorAll(selector)].map(({dataset}) => {
    const {key, face = "", count = "0", effect = ""} = dataset;
    return {key, rank: face.slice(0, 1), count: Number(count), effect};
  });
  const hand = document.querySelector(".canasta > .hand");
  const ground = document.querySelector('[data-key="tray"]');
  return {
    phase: document.querySelector(".banner.is-mine") ? (hand?.dataset.phase ?? "") : "",
    over: document.querySelector(".sheet-result") !== null,
    asks: document.querySelector(".sheet-sure") !== null,
    busy: document.querySelector(".ghost") !== null,
    total: Number(hand?.dataset.total ?? 0),
    missing: Number(ground?.dataset.next ?? 0),
    hand: data("[data-zone=hand]"),
    melds: data("[data-zone=meld]").filter(({count}) => count > 0),
    tray: data("[data-zone=tray]"),
    pile: data('[data-key="pile"]')[0] ?? {key: "pile", rank: "", count: 0, effect: ""},
    ends: document.querySelector('[data-action="shortcut"]') !== null,
    stock: Number(document.querySelector('[data-key="draw"]')?.dataset.count ?? 0),
    said: document.querySelector(".notices .toast")?.textContent ?? "",
  };
}
