/** How large everything is, a pure function of how many others there are and how much room there is in CSS pixels; and how
 * cards move: a capture shows what it takes before it takes it. */

import { REST } from "../table/anim.js";
import { BARS, RATIO, clamp, drawn, fromHand } from "../table/card.js";

/** @typedef {import("../table/types.js").GameEvent} GameEvent */
/** @typedef {import("../table/types.js").Flight} Flight */
/** @typedef {import("../table/types.js").Layout} Layout */
/** @typedef {{double: boolean, child: boolean}} Kind */
/** @typedef {{columns: number, width: number}} Grid */

/** The child's mode has a lock above and nothing below. */
const CHILD_BARS = 44;
const LOG_FROM = 1024;
const LOG_WIDE_FROM = 1180;
/** Name and cards in hand above the others' bundles; in the child's mode an animal. */
const PLATE = 32;
const CHILD_PLATE = 46;
const HAND = 4;
/** As many places as the table shows before its cards become smaller. */
const STEPS = [10, 12, 15, 18, 24, 32];
/** What lies beside the table's cards: the draw pile and the way round. */
const SIDE_SHARE = 0.15;

/** Places for so many cards, as large as the room allows.
 * @param {number} cards @param {number} width @param {number} height @param {number} most @returns {Grid} */
export function grid(cards, width, height, most) {
  const places = STEPS.find((step) => step >= cards) ?? cards;
  const gap = 8;
  let best = { columns: 1, width: 0 };
  for (let columns = 3; columns <= places; columns += 1) {
    const rows = Math.ceil(places / columns);
    const across = (width - gap * (columns - 1)) / columns;
    const down = (height - gap * (rows - 1)) / rows / RATIO;
    const fits = Math.floor(Math.min(across, down, most));
    if (fits > best.width) best = { columns, width: fits };
  }
  return best;
}

/** How high a bundle has grown: the first cards show most, and none is ever lost.
 * @param {number} count @param {number} grow pixels that a bundle of very many cards has grown */
export const rise = (count, grow) => (count < 2 ? 0 : (grow * 1.25 * (count - 1)) / (count + 11));

/** @typedef {{width: number, height: number, bars: number, plate: number, side: number}} Stage */
/** @typedef {{bundle: number, seat: number, hand: number, grow: number, gap: number, apart: number}} Base */

/** Everything one below the other: the others, the table, what is one's own.
 * @param {number} others @param {boolean} double @param {Stage} stage @param {Base} base */
function stacked(others, double, { width, height, bars, plate, side }, base) {
  const bundles = double ? 2 : 1;
  const row = base.bundle * bundles + 6 * (bundles - 1) + base.apart + base.hand * HAND + base.gap * (HAND - 1);
  const cards = (base.bundle + base.seat + base.hand * 2) * RATIO + base.grow * 2;
  const texts = bars + plate + 66;
  const unit = clamp(Math.min((width - side * 2) / row, (height - texts) / cards), 0.5, 1.7);
  const cell = (width - side * 2 - 8 * (others - 1)) / others;
  const seat = Math.floor(Math.min(base.seat * unit, (cell - 10 - 6 * (bundles - 1)) / bundles));
  const grow = Math.floor(base.grow * unit);
  const bundle = Math.floor(base.bundle * unit);
  const hand = Math.floor(base.hand * unit);
  const poolHeight = height - bars - plate - (bundle + seat) * RATIO - grow * 2 - 62;
  const draw = Math.floor(clamp((width - side * 2) * SIDE_SHARE, 38, bundle * 0.8));
  const poolWidth = Math.min(width - side * 2 - draw - 18, hand * 7);
  return { bundle, hand, seat, grow, gap: base.gap, apart: Math.floor(base.apart * unit), draw, poolWidth, poolHeight, most: Math.floor(hand * 1.1) };
}

/** Phones on their side: the others left, the table and what is one's own right.
 * @param {number} others @param {number} width @param {number} height @param {Kind} kind @returns {Layout} */
function short(others, width, height, { double, child }) {
  const aside = Math.floor(clamp(width * 0.3, child ? 120 : 176, 300));
  const bundles = double ? 2 : 1;
  const room = width - aside - 20;
  const bars = child ? 56 : 148;
  const grow = 14;
  const bundle = Math.floor(clamp(Math.min(height * 0.2, room / (HAND + 1.4 + bundles)), 40, 110));
  const down = (height - bars) / others - 12;
  const seat = Math.floor(clamp(Math.min((down - grow) / RATIO, (aside - 84) / bundles), 22, bundle));
  const draw = Math.floor(bundle * 0.7);
  const poolHeight = height - bundle * RATIO - grow - 34;
  const sizes = { bundle, hand: bundle, seat, grow, gap: 6, apart: 14, draw, poolWidth: room - draw - 22, poolHeight, most: bundle, aside };
  return { mode: "short", seats: "line", sizes, perRow: 1, log: false };
}

/** @param {number} others @param {number} width @param {number} height @param {Kind} kind @returns {Layout} */
export function fit(others, width, height, kind) {
  const { double, child } = kind;
  if (height < 480 && width > height) return short(others, width, height, kind);
  const bars = child ? CHILD_BARS : BARS;
  const plate = child ? CHILD_PLATE : PLATE;
  if (width < 600) {
    const base = { bundle: double ? 52 : 66, seat: 66, hand: double ? 54 : 60, grow: 20, gap: 6, apart: 14 };
    const sizes = stacked(others, double, { width, height, bars, plate, side: 8 }, base);
    return { mode: "small", seats: "tiles", sizes, perRow: others, log: false };
  }
  const log = child || width < LOG_FROM ? 0 : width >= LOG_WIDE_FROM ? 280 : 240;
  const base = { bundle: double ? 84 : 100, seat: 84, hand: 96, grow: 30, gap: 12, apart: 56 };
  const sizes = { ...stacked(others, double, { width: width - log, height, bars: bars + 18, plate, side: 24 }, base), log };
  return { mode: width < LOG_FROM ? "medium" : "large", seats: "fans", sizes, perRow: others, log: log > 0 };
}

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
