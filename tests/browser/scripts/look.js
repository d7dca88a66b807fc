// What anybody at the page can see of Stapelsprint's table.
() => {
  const places = [...document.querySelectorAll("[data-key][data-zone]")].map((e) => ({...e.dataset}));
  const seen = ({key, zone, face = "", next = ""}) => ({key, zone, face, next});
  const cards = places.filter((place) => place.card).map(seen);
  const nexts = places.filter((place) => place.zone === "sequence").map(seen);
  const piles = places.filter((place) => place.zone === "discard").map(seen);
  return {
    mine: document.querySelector(".banner.is-mine") !== null,
    over: document.querySelector(".sheet-result") !== null,
    ghost: document.querySelector(".ghost") !== null,
    signature: JSON.stringify([cards, nexts]) + document.getElementById("banner")?.textContent,
    cards,
    nexts,
    piles,
  };
}
