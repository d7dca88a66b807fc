/** Keys: arrows inside a region, a letter for what one does often, a number for a card of the hand. */

import { choose, placeOf, spots } from "./input.js";
import * as play from "./play.js";
import { busy, hurry } from "./stage.js";
import * as state from "./state.js";
import { announce } from "./words.js";

const BACKWARDS = new Set(["ArrowLeft", "ArrowUp"]);
const FORWARDS = new Set(["ArrowRight", "ArrowDown"]);

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

/** The log beside the table is gone to; where there is none, it opens. */
function openLog() {
  const line = /** @type {HTMLElement | null} */ (document.querySelector("aside.log [tabindex='0']"));
  if (line) line.focus();
  else state.sheet.value = { name: "log" };
}

/** @type {Record<string, () => void>} */
const LETTERS = {
  h: () => play.toggleHints(),
  l: () => openLog(),
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
    if (card) choose(card.dataset.key ?? "");
    return card !== undefined;
  }
  const act = state.child.value ? undefined : LETTERS[event.key.toLowerCase()];
  act?.();
  return act !== undefined;
}

/** @param {KeyboardEvent} event */
export function pressed(event) {
  if (event.key === " " && busy() && !state.onTurn.value) hurry();
  else if (!step(event) && !letter(event)) return;
  event.preventDefault();
}
