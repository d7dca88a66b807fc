/** How large everything is: a pure function of how many others there are and how much room there is. CSS pixels. */

import { BARS, CAPTION, RATIO, arrange, clamp, scaled } from "../table/card.js";

/** @typedef {import("../table/types.js").Layout} Layout */

/** Phones upright: everything one below the other, others as number tiles.
 * @param {number} others @param {number} width @param {number} height @returns {Layout} */
function small(others, width, height) {
  const seat = [0, 54, 46, 40, 35, 30, 26][others] ?? 26;
  const seatWidth = (width - 16 - 5 * (others - 1)) / others;
  const tileGap = seatWidth < 70 ? 1 : 2;
  const tile = clamp((seatWidth - 6 - 3 * tileGap) / 4, 10, 24);
  const stage = { sequence: 62, draw: 36, stock: 66, discard: 58, hand: 62, gap: 6, fan: 16, seatStock: seat };
  const texts = 80 + tile * 1.2 + CAPTION;
  const cards = (seat + 62 + 62 + 58) * RATIO + 48;
  const unit = clamp(Math.min((width - 16) / 344, (height - BARS - texts) / cards), 0.72, 1.55);
  const spare = height - BARS - texts - cards * unit;
  const sizes = scaled(stage, unit);
  Object.assign(sizes, { tile, tileGap });
  sizes.fan = Math.floor(clamp((sizes.fan ?? 16) + spare / 8, 12, 28));
  sizes.seatPile = others === 1 ? Math.floor(38 * unit) : 0;
  return { mode: "small", seats: others === 1 ? "fans" : "tiles", sizes, perRow: others, log: false };
}

/** Phones on their side: the others left, the table right.
 * @param {number} others @param {number} width @param {number} height @returns {Layout} */
function short(others, width, height) {
  const aside = clamp(width * 0.32, 186, 300);
  const stage = { sequence: 60, draw: 40, stock: 60, discard: 56, hand: 62, gap: 6, fan: 10 };
  const texts = 54 + CAPTION;
  const cards = (60 + 56 + 62) * RATIO + 30;
  const unit = clamp(Math.min((width - aside - 24) / 348, (height - texts) / cards), 0.62, 1.4);
  const sizes = scaled(stage, unit);
  sizes.aside = Math.floor(aside);
  sizes.seatStock = Math.floor(clamp((height - BARS - 52) / others / RATIO - 9, 15, 28));
  Object.assign(sizes, { tile: clamp(sizes.seatStock * 0.6, 12, 16), tileGap: 2 });
  sizes.seatPile = 0;
  return { mode: "short", seats: "line", sizes, perRow: 1, log: false };
}

/** Narrower cards before the others cannot be read; then number tiles stand for them. */
const READABLE = 26;

/** How wide cards before the others can be. @param {number} width @param {number} perRow @param {number} most */
function fans(width, perRow, most) {
  const inner = (width - 12 * (perRow - 1)) / perRow - 10;
  const seatPile = Math.floor(Math.min(most, (inner - 34) / 5.25));
  return { seatPile, seatStock: Math.floor(seatPile * 1.25) };
}

/** Height of the others' cards for each pixel their piles are wide: a card and three strips. */
const FAN_HEIGHT = RATIO + 0.9;

/** Tablets: own piles above the hand. @param {number} others @param {number} width @param {number} height @returns {Layout} */
function stacked(others, width, height) {
  const perRow = others === 4 && width < 900 ? 2 : Math.min(others, width < 900 ? 3 : 5);
  const rows = Math.ceil(others / perRow);
  const stage = { sequence: 90, draw: 64, stock: 92, discard: 80, hand: 90, gap: 10, fan: 20 };
  const texts = rows * 46 + 66 + CAPTION;
  const cards = rows * 42 * FAN_HEIGHT + (90 + 80 + 90) * RATIO + 60;
  const unit = clamp(Math.min((width - 32) / 640, (height - BARS - 8 - texts) / cards), 0.5, 1.3);
  const sizes = { ...scaled(stage, unit), ...fans(width - 32, perRow, 42 * unit) };
  return { mode: "medium", seats: "fans", sizes, perRow, log: false };
}

/** Desktops: own piles beside the hand; what height is left goes to the sequences.
 * @param {number} others @param {number} width @param {number} height @returns {Layout} */
function wide(others, width, height) {
  const stage = { sequence: 96, draw: 88, stock: 92, discard: 78, hand: 92, gap: 8, fan: 22 };
  const texts = 110 + CAPTION;
  const cards = 46 * FAN_HEIGHT + (96 + 78) * RATIO + 66;
  const unit = clamp(Math.min((width - 16) / 1006, (height - BARS - 8 - texts) / cards), 0.5, 1.45);
  const spare = height - BARS - 8 - texts - cards * unit;
  /** @type {Record<string, number>} */
  const sizes = { ...scaled(stage, unit), ...fans(width - 32, Math.max(others, 3), 46 * unit) };
  const readable = (sizes.seatPile ?? 0) >= READABLE;
  if (!readable) Object.assign(sizes, { seatPile: 0, seatStock: Math.floor(50 * unit), tile: Math.floor(24 * unit), tileGap: 2 });
  sizes.sequence = Math.floor((sizes.sequence ?? 0) + clamp(spare / 4, 0, 36 * unit));
  return { mode: "large", seats: readable ? "fans" : "tiles", sizes, perRow: others, log: false };
}

/** @type {import("../table/types.js").Game["fit"]} */
export const fit = (others, width, height) => arrange({ small, short, stacked, wide }, others, width, height);
