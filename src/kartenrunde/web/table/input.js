/** Pointers: drag with mouse, pen or finger, tap, double tap; and where the focus is, with Tab between regions and arrows inside.
 * Acts when the pointer comes up, never when it goes down; the focus is never lost. */

import { find, pickUp, theGhost } from "./anim.js";
import * as play from "./play.js";
import { busy, hurry } from "./stage.js";
import * as state from "./state.js";
import { complain, notice, t } from "./words.js";

const MOUSE_PX = 5;
const TOUCH_PX = 10;
const TOLERANCE_PX = 24;
const LIFT_PX = 24;
const DOUBLE_MS = 350;
const DOUBLE_PX = 30;

/** @typedef {{id: number, touch: boolean, x: number, y: number, key: string, dragging: boolean}} Press */

/** @type {Press | null} */
let press = null;
let swallowClick = false;
/** @type {{key: string, at: number}} */
let lastTap = { key: "", at: 0 };
/** @type {{at: number, x: number, y: number}} */
let lastTouch = { at: 0, x: 0, y: 0 };

/** @param {EventTarget | null} target @param {string} selector @returns {HTMLElement | null} */
const within = (target, selector) => (target instanceof Element ? target.closest(selector) : null);

/** @param {HTMLElement} root */
export function listen(root) {
  root.addEventListener("pointerdown", down);
  root.addEventListener("pointermove", move);
  root.addEventListener("pointerup", up);
  root.addEventListener("pointercancel", cancel);
  root.addEventListener("click", click, true);
  root.addEventListener("touchend", guardZoom, { passive: false });
  root.addEventListener("dragstart", (event) => event.preventDefault());
}

/** @param {PointerEvent} event */
function down(event) {
  if (press) return cancel();
  const source = within(event.target, "[data-card]");
  if (!event.isPrimary || event.button !== 0 || !source || state.held.value) return;
  const key = source.dataset.card ?? "";
  press = { id: event.pointerId, touch: event.pointerType !== "mouse", x: event.clientX, y: event.clientY, key, dragging: false };
}

/** @param {PointerEvent} event */
function move(event) {
  if (!press || event.pointerId !== press.id) return;
  const x = event.clientX - press.x;
  const y = event.clientY - press.y;
  if (!press.dragging && Math.hypot(x, y) < (press.touch ? TOUCH_PX : MOUSE_PX)) return;
  if (!press.dragging) lift(event, press);
  if (!press.dragging) return;
  theGhost()?.move(x, press.touch ? y - LIFT_PX : y);
  state.hovered.value = nearest(event.clientX, event.clientY, state.targets.value);
}

/** @param {PointerEvent} event @param {Press} held */
function lift(event, held) {
  if (theGhost() || !pickUp(held.key)) {
    press = null;
    return;
  }
  held.dragging = true;
  /** @type {HTMLElement} */ (event.currentTarget).setPointerCapture(held.id);
  state.carried.value = held.key;
  play.select(held.key);
}

/** @param {PointerEvent} event */
function up(event) {
  const held = press;
  if (!held || event.pointerId !== held.id) return;
  press = null;
  if (!held.dragging) return;
  swallowClick = true;
  setTimeout(() => (swallowClick = false), 0);
  const target = nearest(event.clientX, event.clientY, state.targets.value) ?? placeUnder(event, held.key);
  if (target && target !== held.key) play.put(held.key, target);
  if (state.asked.value) return;
  if (!theGhost()?.sent && !state.held.value) play.returnCard();
  play.clear();
}

/** A second finger, Escape or the system takes the card out of the hand. */
export function cancel() {
  const wasDragging = press?.dragging;
  press = null;
  if (!wasDragging) return;
  play.returnCard();
  play.clear();
}

/** Takes back what is not yet played. */
export function escape() {
  // A sheet that is still on its way closes too; one that is open does so by itself.
  if (state.sheet.value) state.sheet.value = null;
  else if (press?.dragging) cancel();
  else if (state.held.value) play.undoEnd();
  else play.clear();
}

/** Whether a key is the browser's, or for a form or a sheet. @param {KeyboardEvent} event */
export const isElsewhere = ({ target, ctrlKey, altKey, metaKey, isComposing }) =>
  ctrlKey || altKey || metaKey || isComposing || (target instanceof Element && !!target.closest("dialog, input, select, textarea"));

/** The nearest place within reach of the finger or of the card under it.
 * @param {number} x @param {number} y @param {Iterable<string>} keys @returns {string | null} */
function nearest(x, y, keys) {
  const card = theGhost()?.element.getBoundingClientRect();
  const points = card ? [[x, y], [card.left + card.width / 2, card.top + card.height / 2]] : [[x, y]];
  let best = null;
  let distance = TOLERANCE_PX;
  for (const key of keys) {
    const place = document.querySelector(`[data-key="${key}"]`)?.getBoundingClientRect();
    if (!place) continue;
    for (const [px = 0, py = 0] of points) {
      const away = Math.hypot(outside(px, place.left, place.right), outside(py, place.top, place.bottom));
      if (away < distance || (away === 0 && best === null)) [best, distance] = [key, away];
    }
  }
  return best;
}

/** @param {number} at @param {number} low @param {number} high */
const outside = (at, low, high) => Math.max(low - at, 0, at - high);

/** A place that is no legal target, so that the server may say why.
 * @param {PointerEvent} event @param {string} source @returns {string | null} */
function placeUnder(event, source) {
  const under = document.elementsFromPoint(event.clientX, event.clientY);
  const key = under.map((element) => within(element, "[data-key]")?.dataset.key).find(Boolean);
  return key && key !== source ? key : null;
}

/** @param {MouseEvent} event */
function click(event) {
  if (swallowClick) {
    event.stopPropagation();
    event.preventDefault();
    return;
  }
  const place = within(event.target, "[data-key]");
  if (place) tap(place, event.detail > 0);
  else if (!within(event.target, "button, a, input, label, dialog")) tapFelt();
}

/** The felt: shows at once what is still being shown, and puts the selected card down. */
function tapFelt() {
  if (busy()) hurry();
  play.clear();
}

/** @param {HTMLElement} place @param {boolean} byPointer */
function tap(place, byPointer) {
  const key = place.dataset.key ?? "";
  const picked = state.selection.value;
  const again = byPointer && lastTap.key === key && performance.now() - lastTap.at < DOUBLE_MS;
  lastTap = { key, at: performance.now() };
  if (place.dataset.sheet !== undefined) return void (state.sheet.value = { name: "piles", about: key });
  if (state.held.value) return;
  const { asked } = state;
  if (asked.value && state.targets.value.has(key)) return void play.put(asked.value.source, key);
  if (state.game.value?.pick && place.dataset.card && !state.targets.value.has(key)) return state.game.value.pick(key, again);
  if (picked === key && again) play.playAlone(key);
  else if (picked === key && !playsAlone(key)) play.clear();
  else if (picked === key) return;
  else if (place.dataset.card && !state.targets.value.has(key)) pick(key);
  else if (!picked && !state.carried.value) notice.value = t("hint-choose-card");
  else if (!picked) return;
  else if (!play.put(picked, key)) void complain("refusal-move-no-such-place");
}

/** @param {string} key */
function pick(key) {
  play.clear();
  if (!playsAlone(key)) play.select(key);
}

/** Where one tap is enough, a card that can do one thing does it. @param {string} key */
const playsAlone = (key) => state.game.value?.oneTap === true && play.playAlone(key);

/** Chooses a card by key. @param {string} key */
export function choose(key) {
  const place = find(key)?.closest("[data-key]");
  if (place instanceof HTMLElement && place.dataset.card) {
    place.focus();
    if (state.game.value?.pick) state.game.value.pick(key, false);
    else play.select(key);
  }
}

/** Two quick taps are two taps: the page does not zoom. Pinching stays. @param {TouchEvent} event */
function guardZoom(event) {
  const touch = event.changedTouches[0];
  if (!touch || event.touches.length) return;
  const near = Math.hypot(touch.clientX - lastTouch.x, touch.clientY - lastTouch.y) <= DOUBLE_PX;
  const quick = event.timeStamp - lastTouch.at <= DOUBLE_MS;
  lastTouch = { at: event.timeStamp, x: touch.clientX, y: touch.clientY };
  if (!near || !quick || !event.cancelable || swallowClick || within(event.target, "dialog")) return;
  event.preventDefault();
  const place = within(event.target, "[data-key]");
  if (place) tap(place, true);
  else within(event.target, "button, a")?.click();
}

/** Where the focus was before the last drawing: region, key of the place, position in the region. */
let last = { region: "", key: "", position: 0 };

/** @param {string} region @returns {HTMLElement[]} */
export function spots(region) {
  const found = document.querySelectorAll(`[data-region="${region}"] [data-spot]:not([disabled])`);
  return /** @type {HTMLElement[]} */ ([...found]);
}

/** @param {EventTarget | null} target */
export function placeOf(target) {
  const spot = target instanceof Element ? /** @type {HTMLElement | null} */ (target.closest("[data-spot]")) : null;
  const region = /** @type {HTMLElement | null} */ (spot?.closest("[data-region]"))?.dataset.region;
  if (!spot || !region) return null;
  return { region, key: spot.dataset.key ?? spot.dataset.action ?? "", position: spots(region).indexOf(spot), spot };
}

/** Remembers the focus and lets Tab come back to it. @param {FocusEvent} event */
export function remember(event) {
  const place = placeOf(event.target);
  if (!place) return;
  last = place;
  for (const spot of spots(place.region)) spot.tabIndex = spot === place.spot ? 0 : -1;
}

/** After each drawing: every region has one tab stop, and the focus is where it was, or next to it. */
export function keepFocus() {
  for (const region of document.querySelectorAll("[data-region]")) {
    if (region.querySelector('[data-spot][tabindex="0"]')) continue;
    region.querySelector("[data-spot]")?.setAttribute("tabindex", "0");
  }
  if (document.activeElement && document.activeElement !== document.body) return;
  const inside = spots(last.region);
  const same = inside.find((spot) => (spot.dataset.key ?? spot.dataset.action) === last.key);
  const near = same ?? inside[Math.min(Math.max(last.position, 0), inside.length - 1)];
  (near ?? document.getElementById("table"))?.focus({ preventScroll: true });
}
