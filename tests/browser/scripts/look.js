// What anybody at the page can see of a table.
() => {
  const places = [...document.querySelectorAll("[data-key][data-zone]")].map(({dataset}) => {
    const {key, zone, face = "", next = "", card} = dataset;
    return {key, zone, face, next, card: card ?? ""};
  });
  return {
    game: document.body.dataset.game,
    mine: document.querySelector(".banner.is-mine") !== null,
    over: document.querySelector(".sheet-result") !== null,
    ghost: document.querySelector(".ghost") !== null,
    signature: JSON.stringify(places) + document.getElementById("banner")?.textContent,
    places,
  };
}
