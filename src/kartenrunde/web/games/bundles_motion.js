/** How cards of Stealing Bundles move: a capture shows what it takes before it takes it. */

import { REST } from "../table/anim.js";
import { drawn, fromHand } from "../table/card.js";

/** @typedef {import("../table/types.js").GameEvent} GameEvent */
/** @typedef {import("../table/types.js").Flight} Flight */

/** A played card rests on what it captures; then both go to the bundle, which grows when they are there. In flights. */
const TAKEN_AFTER = 1 + REST;
const GROWN_AFTER = TAKEN_AFTER + 0.8;
const CAPTURED_AFTER = TAKEN_AFTER + 1;

/** @param {number} seat @param {number} bundle @param {number} own */
const bundleAt = (seat, bundle, own) => (seat === own ? `bundle:${bundle}` : `seat:${seat}:bundle:${bundle}`);

/** @param {GameEvent[]} events @param {number} own @returns {Flight[]} */
export function flights(events, own) {
  const captures = events.some(({ type }) => type === "took" || type === "stole");
  const lays = events.some(({ type }) => type === "laid");
  const wait = captures ? CAPTURED_AFTER : lays ? 1 : 0;
  return events.flatMap((event) => flightsOf(event, own, wait, events));
}

/** @param {GameEvent} event @param {number} own @param {number} wait until the card before has landed @param {GameEvent[]} events
 * @returns {Flight[]} */
function flightsOf(event, own, wait, events) {
  switch (event.type) {
    case "laid":
      return [{ from: fromHand(event, own), to: "table", lands: `table:${event.face}` }];
    case "took": {
      const faces = event.faces.map((/** @type {string} */ face) => `table:${face}`);
      return capture(event, own, "table", faces[0], faces);
    }
    case "stole": {
      const whose = bundleAt(event.victim, event.bundle, own);
      return capture(event, own, whose, whose, [`${whose}:heap`]);
    }
    case "swept":
      return [{ from: "draw", to: bundleAt(event.seat ?? 0, event.into, own), copies: true, wait }];
    case "leftover_taken":
      return leftOver(event, own, wait, events);
    case "drew":
      return dealt(event, own, wait);
    default:
      return [];
  }
}

/** @param {GameEvent} event @param {number} own @param {string} target what was pointed at @param {string} via @param {string[]} taken
 * @returns {Flight[]} */
function capture(event, own, target, via, taken) {
  const bundle = bundleAt(event.seat ?? 0, event.into, own);
  return [
    { from: fromHand(event, own), to: target, via, lands: bundle },
    ...taken.map((from) => ({ from, to: bundle, copies: true, wait: TAKEN_AFTER })),
    { from: `${bundle}:grown`, to: `${bundle}:grown`, wait: GROWN_AFTER },
  ];
}

/** @param {GameEvent} event @param {number} own @param {number} wait @returns {Flight[]} */
function dealt(event, own, wait) {
  if (event.seat !== own) return [{ from: "draw", to: `seat:${event.seat}:hand`, copies: true, wait }];
  return drawn(event).map((flight) => ({ ...flight, wait }));
}

/** What is left on the table goes to the bundle that captured last, the card just laid too.
 * @param {GameEvent} event @param {number} own @param {number} wait @param {GameEvent[]} events @returns {Flight[]} */
function leftOver(event, own, wait, events) {
  const bundle = bundleAt(event.seat ?? 0, event.into, own);
  const laid = events.find(({ type }) => type === "laid");
  const from = (/** @type {string} */ face) => (laid?.face === face ? fromHand(laid, own) : `table:${face}`);
  return [
    ...event.faces.map((/** @type {string} */ face) => ({ from: from(face), to: bundle, copies: true, wait })),
    { from: `${bundle}:grown`, to: `${bundle}:grown`, wait: wait + 0.6 },
  ];
}

/** Places changed by an event. @param {GameEvent} event @param {number} own @returns {string[]} */
export function touched(event, own) {
  if (event.type === "laid") return [`table:${event.face}`];
  if (event.type === "took") return [bundleAt(event.seat ?? 0, event.into, own)];
  if (event.type !== "stole") return [];
  return [bundleAt(event.seat ?? 0, event.into, own), bundleAt(event.victim, event.bundle, own)];
}
