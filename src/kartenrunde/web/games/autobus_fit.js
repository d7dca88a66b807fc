/** How large everything is: a pure function of how many others there are and how much room there is. CSS pixels. */

import { BARS, CAPTION, RATIO, arrange, clamp, scaled } from "../table/card.js";

/** @typedef {import("../table/types.js").Layout} Layout */

const PLACES = 12;
/** A finger's size; no row is smaller. */
const LEAST_ROW = 44;
const BUS = 50;

/** The rows in two lines, and what is left between them.
 * @param {number} row @param {number} draw @param {number} width @returns {Record<string, number>} */
function lines(row, draw, width) {
  const rowGap = clamp((width - 6 * row - draw) / 6, 2, 14);
  return { row, draw, columns: PLACES / 2, rowGap: Math.floor(rowGap * 2) / 2 };
}

/** Phones upright: everything one below the other, the others' reserves as ranks.
 * @param {number} others @param {number} width @param {number} height @returns {Layout} */
function small(others, width, height) {
  const alone = others === 1;
  const stage = { row: 47, stock: 62, discard: 60, hand: 64, gap: 6, fan: 12, seatStock: alone ? 46 : 34 };
  const room = height - BARS - (35 + 28 + 10 + BUS + CAPTION + 14);
  const rest = (stage.seatStock + 62 + 64) * RATIO;
  const free = room / (rest + 2 * 47 * RATIO);
  const unit = clamp(Math.min((width - 16) / 344, 47 * free < LEAST_ROW ? (room - 2 * LEAST_ROW * RATIO) / rest : free), 0.7, 1.5);
  const sizes = scaled(stage, unit);
  const row = Math.max(sizes.row ?? 0, LEAST_ROW);
  Object.assign(sizes, lines(row, Math.floor(30 * unit), width - 16));
  sizes.rank = Math.floor(clamp(((width - 16 - 5 * (others - 1)) / others - (sizes.seatStock ?? 0) - 22) / 2, 18, 38));
  sizes.seatPile = alone ? Math.floor(42 * unit) : 0;
  return { mode: "small", seats: alone ? "fans" : "tiles", sizes, perRow: others, log: false };
}

/** Phones on their side: the others left, the table right.
 * @param {number} others @param {number} width @param {number} height @returns {Layout} */
function short(others, width, height) {
  const aside = clamp(width * 0.32, 186, 300);
  const stage = { stock: 50, discard: 50, hand: 50, gap: 6, fan: 7 };
  const texts = 74;
  const row = clamp((height - texts) / RATIO / 4.4, LEAST_ROW, (width - aside) / 8);
  const unit = clamp(Math.min((width - aside - 24) / 350, ((height - texts) / RATIO - 2 * row) / 100), 0.6, 1.6);
  const sizes = { ...scaled(stage, unit), ...lines(row, 34, Math.min(width - aside - 24, 9 * row)) };
  sizes.aside = Math.floor(aside);
  sizes.seatStock = Math.floor(clamp((height - BARS - 52) / others / RATIO - 9, 15, 28));
  Object.assign(sizes, { rank: 19, seatPile: 0 });
  return { mode: "short", seats: "line", sizes, perRow: 1, log: false };
}

/** Tablets: own piles above the hand. @param {number} others @param {number} width @param {number} height @returns {Layout} */
function stacked(others, width, height) {
  const stage = { row: 84, stock: 88, discard: 80, hand: 88, gap: 10, fan: 18, seatStock: 48, seatPile: 36 };
  const texts = 66 + 2 * CAPTION + 30 + BUS + CAPTION + 40;
  const cards = (48 + 2 * 84 + 88 + 88) * RATIO;
  const across = Math.min((width - 32) / 680, (width - 44) / others / 238);
  const unit = clamp(Math.min(across, (height - BARS - texts) / cards), 0.5, 1.3);
  const sizes = scaled(stage, unit);
  Object.assign(sizes, lines(Math.max(sizes.row ?? 0, LEAST_ROW), Math.floor(60 * unit), width - 60));
  return { mode: "medium", seats: "fans", sizes, perRow: others, log: false };
}

/** Desktops: own piles beside the hand.
 * @param {number} others @param {number} width @param {number} height @returns {Layout} */
function wide(others, width, height) {
  const stage = { row: 84, stock: 90, discard: 78, hand: 90, gap: 8, fan: 20, seatStock: 52, seatPile: 40 };
  const texts = 64 + 2 * CAPTION + 28 + BUS + CAPTION;
  const cards = (52 + 2 * 84 + 90) * RATIO;
  const unit = clamp(Math.min((width - 16) / 1000, (height - BARS - texts) / cards), 0.5, 1.5);
  const sizes = scaled(stage, unit);
  Object.assign(sizes, lines(Math.max(sizes.row ?? 0, LEAST_ROW), Math.floor(72 * unit), width - 120));
  return { mode: "large", seats: "fans", sizes, perRow: others, log: false };
}

/** @type {import("../table/types.js").Game["fit"]} */
export const fit = (others, width, height) => arrange({ small, short, stacked, wide }, others, width, height);
