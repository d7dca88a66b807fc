/** Movement: cards fly from where they were to where they are now. Only what moved is measured. */

import { moving, settings } from "./state.js";

/** @typedef {import("./types.js").Flight} Flight */

const COMPACT_BELOW_PX = 64;
const EASING = "cubic-bezier(.2,.7,.2,1)";
const RETURN_MS = 160;
const STAGGER_MS = 60;
/** How long a card rests over a place on its way, in flights. */
export const REST = 0.7;

/** A face's name in the sprite. @param {string} face */
export const symbol = (face) => (face === "★" ? "star" : face);

/** The drawing of a card of that width; a back when it has no face. @param {string} face @param {number} width_px */
export const drawing = (face, width_px) => (face ? `${width_px < COMPACT_BELOW_PX ? "compact" : "face"}-${symbol(face)}` : "back");

/** What is moving now: asking the page would cost a layout. @type {Map<HTMLElement, Animation>} */
const running = new Map();

/** @param {string} key @returns {HTMLElement | null} */
export const find = (key) => document.querySelector(`[data-flip="${key}"]`);

/** Where a card put onto a place would lie. @param {string} key @returns {DOMRect | undefined} */
export const spaceAt = (key) => (find(key) ?? document.querySelector(`[data-key="${key}"]`))?.getBoundingClientRect();

/** @param {HTMLElement} element @param {Keyframe[]} frames @param {KeyframeAnimationOptions} timing */
function animate(element, frames, timing) {
  const animation = element.animate(frames, { easing: EASING, ...timing });
  running.set(element, animation);
  const forget = () => running.get(element) === animation && running.delete(element);
  animation.finished.then(forget, forget);
  return animation;
}

/** Everything that moves is where it goes to, at once. */
export function finishAll() {
  for (const animation of running.values()) animation.finish();
}

/** @param {DOMRect} from @param {DOMRect} to */
function between(from, to) {
  return `translate(${from.left - to.left}px,${from.top - to.top}px) scale(${from.width / (to.width || 1)})`;
}

/** @typedef {{rect: DOMRect, picture?: HTMLElement}} Before */

/** Where cards are before the next drawing, and pictures of those that will be gone.
 * @param {Flight[]} flights @returns {Map<string, Before>} */
export function measure(flights) {
  /** @type {Map<string, Before>} */
  const before = new Map();
  for (const { from, via, copies } of flights) {
    for (const key of via ? [from, via] : [from]) {
      const element = ghost?.key === key ? ghost.element : find(key);
      if (element) before.set(key, { rect: element.getBoundingClientRect() });
    }
    const seen = before.get(from);
    if (copies && seen) seen.picture = pictureOf(from, seen.rect.width);
  }
  return before;
}

/** @param {string} key @param {number} width_px */
function pictureOf(key, width_px) {
  const picture = document.createElement("div");
  picture.style.setProperty("--w", `${width_px}px`);
  picture.append(copyOf(/** @type {HTMLElement} */ (find(key))));
  return picture;
}

/** A picture of a card, which nobody finds in place of the card. @param {HTMLElement} card */
function copyOf(card) {
  const copy = /** @type {HTMLElement} */ (card.cloneNode(true));
  for (const part of [copy, ...copy.querySelectorAll("[data-flip]")]) part.removeAttribute("data-flip");
  return copy;
}

/** Takes cards out of sight that are about to fly from somewhere else.
 * @param {Flight[]} flights @returns {() => void} what brings the same ones back, whatever they are called by then */
export function conceal(flights) {
  /** @type {(HTMLElement | null)[]} */
  const cards = [];
  for (const { from, to, lands = to, copies, picture } of flights) {
    if (from !== lands && !copies && picture === undefined) cards.push(find(lands));
  }
  for (const card of cards) card?.style.setProperty("opacity", "0");
  return () => cards.forEach((card) => card?.style.removeProperty("opacity"));
}

/** Lets cards fly to where they now lie; a card in the air flies on from there.
 * @param {Flight[]} flights @param {Map<string, Before>} before @param {number} duration_ms
 * @returns {number} milliseconds until the last one has landed */
export function fly(flights, before, duration_ms) {
  const elements = flights.map(({ to, lands = to }) => find(lands));
  for (const element of elements) if (element) running.get(element)?.cancel();
  const places = elements.map((element) => element?.getBoundingClientRect());
  let end = 0;
  for (const [number, flight] of flights.entries()) {
    const seen = before.get(flight.from);
    const from = seen && (ghost?.key === flight.from ? ghost.element.getBoundingClientRect() : seen.rect);
    const [element, to] = [elements[number], places[number]];
    if (!element || !to) continue;
    const delay = (flight.wait ?? 0) * duration_ms + (flight.order ?? 0) * STAGGER_MS;
    const rests = flight.via && before.get(flight.via);
    const time = rests ? duration_ms * (2 + REST) : duration_ms;
    const picture = seen?.picture ?? (flight.picture === undefined ? null : drawn(flight.picture, to.width));
    if (from && picture) showOnItsWay(picture, from, to, delay, time);
    else if (flight.turns) turn(element, delay, time / 2);
    else if (from && from.left === to.left && flight.from === (flight.lands ?? flight.to)) grow(element, from, to, delay, time);
    else if (from && to.width) land(element, between(from, to), rests && between(rests.rect, to), delay, time);
    else continue;
    end = Math.max(end, delay + time);
  }
  return end;
}

/** @param {string} face @param {number} width_px @returns {HTMLElement} */
function drawn(face, width_px) {
  const picture = document.createElement("div");
  picture.innerHTML = `<span class="card"><svg viewBox="0 0 100 140"><use href="#${drawing(face, width_px)}"/></svg></span>`;
  return picture;
}

/** A card that ends below others is a picture as long as it flies.
 * @param {HTMLElement} picture @param {DOMRect} from @param {DOMRect} to @param {number} delay @param {number} duration */
function showOnItsWay(picture, from, to, delay, duration) {
  picture.className = "ghost flying";
  picture.style.left = `${to.left}px`;
  picture.style.top = `${to.top}px`;
  picture.style.setProperty("--w", `${to.width}px`);
  document.body.append(picture);
  const corner = { transformOrigin: "0 0" };
  const frames = [{ transform: between(from, to), ...corner }, { transform: "none", ...corner }];
  const gone = () => picture.remove();
  animate(picture, frames, { duration, delay, fill: "backwards" }).finished.then(gone, gone);
}

/** @param {HTMLElement} element @param {number} delay @param {number} duration */
function turn(element, delay, duration) {
  const edge = { transform: "scaleX(.04)", transformOrigin: "50% 50%" };
  const flat = { transform: "none", transformOrigin: "50% 50%" };
  animate(element, [edge, flat], { duration, delay, fill: "backwards" });
}

/** A pile that has become higher or lower where it stands.
 * @param {HTMLElement} element @param {DOMRect} from @param {DOMRect} to @param {number} delay @param {number} duration */
function grow(element, from, to, delay, duration) {
  animate(element, [{ transform: `translateY(${from.top - to.top}px)` }, { transform: "none" }], { duration, delay, fill: "backwards" });
}

/** A card in the air lies above the others, and nobody can mean it. It may rest over a place on its way.
 * @param {HTMLElement} element @param {string} start @param {string | undefined} rest @param {number} delay @param {number} duration */
function land(element, start, rest, delay, duration) {
  const place = /** @type {HTMLElement} */ (element.closest("[data-spot]") ?? element);
  place.style.zIndex = "20";
  element.style.pointerEvents = "none";
  const settle = () => {
    place.style.removeProperty("z-index");
    element.style.removeProperty("pointer-events");
  };
  const corner = { transformOrigin: "0 0" };
  const rests = [1, 1 + REST].map((at) => ({ transform: rest, offset: at / (2 + REST), easing: EASING, ...corner }));
  const begins = { transform: start, easing: rest ? EASING : "linear", ...corner };
  const appears = delay ? [{ ...begins, opacity: 0 }, { opacity: 1, offset: 0.08 }] : [begins];
  const frames = [...appears, ...(rest ? rests : []), { transform: "none", ...corner }];
  const animation = animate(element, frames, { duration, delay, fill: "backwards", ...(rest && { easing: "linear" }) });
  animation.finished.then(settle, settle);
}

/** Lets a card vanish from its place. @param {string} key @param {() => void} gone */
export function vanish(key, gone) {
  const element = find(key);
  if (!element || !moving() || !settings.value.speed) return gone();
  const away = { transform: "translateY(-14px) scale(.9)", opacity: 0 };
  const animation = animate(element, [{ opacity: 1 }, away], { duration: 220, fill: "forwards" });
  animation.finished.then(gone, gone);
}

/** The card in the hand of the person: a picture of it above everything, while its place shows that it is gone. */
class Ghost {
  /** @param {string} key @param {HTMLElement} card */
  constructor(key, card) {
    this.key = key;
    this.home = card.getBoundingClientRect();
    /** Whether its move has gone to the server. */
    this.sent = false;
    this.element = document.createElement("div");
    this.element.className = "ghost";
    this.element.append(copyOf(card));
    const style = this.element.style;
    style.left = `${this.home.left}px`;
    style.top = `${this.home.top}px`;
    style.setProperty("--w", `${this.home.width}px`);
    document.body.append(this.element);
  }

  /** @param {number} x @param {number} y */
  move(x, y) {
    this.element.style.transform = `translate(${x}px,${y}px)`;
  }

  /** @param {DOMRect} rect @param {number} duration_ms @param {() => void} [landed] */
  flyTo(rect, duration_ms, landed = () => {}) {
    const start = this.element.style.transform || "none";
    const scale = rect.width / this.home.width;
    const end = `translate(${rect.left - this.home.left}px,${rect.top - this.home.top}px) scale(${scale})`;
    this.element.style.transform = end;
    if (!moving() || !settings.value.speed) return landed();
    const frames = [{ transform: start }, { transform: end }];
    animate(this.element, frames, { duration: duration_ms }).finished.then(landed, landed);
  }

  /** Its move goes to the server: nothing but the answer takes it away from here. */
  settle() {
    this.sent = true;
    this.element.classList.add("sent");
  }

  /** @param {() => void} landed */
  goHome(landed) {
    this.sent = false;
    this.flyTo(this.home, RETURN_MS, () => {
      this.remove();
      landed();
    });
  }

  remove() {
    this.element.remove();
    if (ghost === this) ghost = null;
  }
}

/** @type {Ghost | null} */
let ghost = null;

export const theGhost = () => ghost;

/** Picks the card of a place up. @param {string} key @returns {Ghost | null} */
export function pickUp(key) {
  ghost?.remove();
  /** @type {HTMLElement | null} */
  const card = find(key) ?? document.querySelector(`[data-key="${key}"] [data-flip]`);
  ghost = card && new Ghost(card.dataset.flip ?? key, card);
  return ghost;
}
