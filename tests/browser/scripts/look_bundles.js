// What can be seen of Stealing Bundles, by data attributes alone.
() => {
  const all = (selector) => [...document.querySelectorAll(selector)].map((e) => ({...e.dataset}));
  const hand = all("[data-zone=hand]");
  const bundles = all("[data-count][data-key*=bundle]");
  return {
    over: document.querySelector("[data-action=next-deal-sheet], [data-action=again]") !== null,
    hand: hand.filter(({effect}) => effect).map(({key, effect, face}) => ({key, effect, face})),
    targets: all("[data-target]").map(({key}) => key),
    counts: Object.fromEntries(bundles.map(({key, count}) => [key, Number(count)])),
    laid: all("[data-laid]").map(({laid}) => laid).filter(Boolean),
  };
}
