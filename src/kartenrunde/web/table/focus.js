/** Keys for everything, and a focus that is never lost: Tab between regions, arrows inside, letters for the rest. */

import { announce } from "./log.js";
import * as input from "./input.js";
import * as play from "./play.js";
import { busy, hurry } from "./stage.js";
import * as state from "./state.js";

const BACKWARDS = new Set(["ArrowLeft", "ArrowUp"]);
const FORWARDS = new Set(["ArrowRight", "ArrowDown"]);

/** Where the focus was before the last drawing: region, key of the place, position in the region. */
let last = { region: "", key: "", position: 0 };

/** @param {string} region @returns {HTMLElement[]} */
function spots(region) {
  const found = document.querySelectorAll(`[data-region="${region}"] [data-spot]:not([disabled])`);
  return /** @type {HTMLElement[]} */ ([...found]);
}

/** @param {EventTarget | null} target */
function placeOf(target) {
  const spot = target instanceof Element ? /** @type {HTMLElement | null} */ (target.closest("[data-spot]")) : null;
  const region = /** @type {HTMLElement | null} */ (spot?.closest("[data-region]"))?.dataset.region;
  if (!spot || !region) return null;
  return { region, key: spot.dataset.key ?? spot.dataset.action ?? "", position: spots(region).indexOf(spot), spot };
}

/** Remembers the focus and lets Tab come back to it. @param {FocusEvent} event */
function remember(event) {
  const place = placeOf(event.target);
  if (!place) return;
  last = place;
  for (const spot of spots(place.region)) spot.tabIndex = spot === place.spot ? 0 : -1;
}

/** After each drawing: every region has one tab stop, and the focus is where it was, or next to it. */
export function keepFocus() {
  for (const region of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-region]"))) {
    const inside = spots(region.dataset.region ?? "");
    if (inside.length && !inside.some((spot) => spot.tabIndex === 0)) /** @type {HTMLElement} */ (inside[0]).tabIndex = 0;
  }
  if (document.activeElement && document.activeElement !== document.body) return;
  const inside = spots(last.region);
  const same = inside.find((spot) => (spot.dataset.key ?? spot.dataset.action) === last.key);
  const near = same ?? inside[Math.min(Math.max(last.position, 0), inside.length - 1)];
  (near ?? document.getElementById("table"))?.focus({ preventScroll: true });
}

/** @param {KeyboardEvent} event @returns {boolean} */
function step(event) {
  const place = placeOf(event.target);
  if (!place) return false;
  const inside = spots(place.region);
  /** @type {Record<string, number>} */
  const jumps = { Home: 0, End: inside.length - 1 };
  let next = jumps[event.key];
  if (FORWARDS.has(event.key)) next = (place.position + 1) % inside.length;
  if (BACKWARDS.has(event.key)) next = (place.position - 1 + inside.length) % inside.length;
  if (next === undefined) return false;
  inside[next]?.focus();
  return true;
}

/** @type {Record<string, () => void>} */
const LETTERS = {
  h: () => play.toggleHints(),
  l: () => (state.sheet.value = { name: "log" }),
  t: () => announce(document.getElementById("banner")?.textContent ?? ""),
  e: () => play.sendPlain(),
  r: () => (state.sheet.value = { name: "rules" }),
  "?": () => (state.sheet.value = { name: "keys" }),
};

/** @param {KeyboardEvent} event @returns {boolean} */
function letter(event) {
  if (state.settings.value.letterKeysOff) return false;
  const number = /^[1-9]$/.test(event.key) ? Number(event.key) : 0;
  if (number) {
    const card = spots("hand")[number - 1];
    if (card) input.choose(card.dataset.key ?? "");
    return card !== undefined;
  }
  const act = LETTERS[event.key.toLowerCase()];
  act?.();
  return act !== undefined;
}

function escape() {
  if (input.isDragging()) input.cancel();
  else if (state.held.value) play.undoEnd();
  else play.clear();
}

/** @param {KeyboardEvent} event */
function pressed(event) {
  if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
  if (event.target instanceof Element && event.target.closest("dialog, input, select, textarea")) return;
  if (event.key === "Escape") escape();
  else if (event.key === " " && busy() && !state.onTurn.value) hurry();
  else if (!step(event) && !letter(event)) return;
  event.preventDefault();
}

/** @param {HTMLElement} root */
export function watchKeys(root) {
  document.addEventListener("keydown", pressed);
  root.addEventListener("focusin", remember);
}
