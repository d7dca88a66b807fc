/** How large everything is: a pure function of how many sit at the table and how much room there is. CSS pixels. */

/** @typedef {import("../table/types.js").Layout} Layout */

const BARS = 44 + 48;
const RATIO = 1.4;
const CAPTION = 20;
const LOG_FROM = 1024;
const LOG_WIDE_FROM = 1180;

/** @param {number} value @param {number} low @param {number} high */
const clamp = (value, low, high) => Math.max(low, Math.min(high, value));

/** @param {Record<string, number>} sizes @param {number} unit */
function scaled(sizes, unit) {
  return Object.fromEntries(Object.entries(sizes).map(([name, size]) => [name, Math.floor(size * unit * 2) / 2]));
}

/** Phones upright: everything one below the other, others as number tiles.
 * @param {number} others @param {number} width @param {number} height @returns {Layout} */
function small(others, width, height) {
  const seat = [0, 54, 46, 40, 35, 30][others] ?? 30;
  const stage = { sequence: 62, draw: 36, stock: 66, discard: 58, hand: 62, gap: 6, fan: 16, seatStock: seat };
  const needed = seat * RATIO + 42 + 62 * RATIO + CAPTION + 66 * RATIO + 30 + 62 * RATIO + 40;
  const unit = clamp(Math.min((width - 16) / 344, (height - BARS) / needed), 0.72, 1.55);
  const spare = height - BARS - needed * unit;
  const sizes = scaled(stage, unit);
  sizes.fan = Math.floor(clamp((sizes.fan ?? 16) + spare / 8, 14, 28));
  sizes.seatPile = others === 1 ? Math.floor(38 * unit) : 0;
  return { mode: "small", seats: others === 1 ? "fans" : "tiles", sizes, perRow: others, log: false };
}

/** Phones on their side: the others left, the table right.
 * @param {number} others @param {number} width @param {number} height @returns {Layout} */
function short(others, width, height) {
  const aside = clamp(width * 0.3, 190, 280);
  const stage = { sequence: 60, draw: 40, stock: 60, discard: 56, hand: 62, gap: 6, fan: 10 };
  const unit = clamp(Math.min((width - aside - 24) / 352, (height - 20) / 326), 0.62, 1.4);
  const sizes = scaled(stage, unit);
  sizes.aside = Math.floor(aside);
  sizes.seatStock = clamp((height - 170) / others / RATIO - 8, 17, 34);
  sizes.seatPile = 0;
  return { mode: "short", seats: "line", sizes, perRow: 1, log: false };
}

/** How wide cards before the others can be. @param {number} width @param {number} perRow @param {number} most */
function fans(width, perRow, most) {
  const inner = (width - 12 * (perRow - 1)) / perRow - 24;
  const seatPile = Math.floor(Math.min(most, (inner - 40) / 5.3));
  return { seatPile, seatStock: Math.floor(seatPile * 1.25) };
}

/** Tablets: own piles above the hand. @param {number} others @param {number} width @param {number} height @returns {Layout} */
function stacked(others, width, height) {
  const perRow = others === 4 && width < 900 ? 2 : Math.min(others, width < 900 ? 3 : 5);
  const rows = Math.ceil(others / perRow);
  const stage = { sequence: 90, draw: 64, stock: 92, discard: 80, hand: 90, gap: 10, fan: 20 };
  const needed = 104 * rows + 90 * RATIO + CAPTION + 92 * RATIO + 60 + 90 * RATIO + 60;
  const unit = clamp(Math.min((width - 32) / 640, (height - BARS) / needed), 0.5, 1.3);
  const sizes = { ...scaled(stage, unit), ...fans(width - 32, perRow, 42 * unit) };
  return { mode: "medium", seats: "fans", sizes, perRow, log: false };
}

/** Desktops: own piles beside the hand. @param {number} others @param {number} width @param {number} height @returns {Layout} */
function wide(others, width, height) {
  const stage = { sequence: 104, draw: 92, stock: 92, discard: 78, hand: 92, gap: 8, fan: 22 };
  const unit = clamp(Math.min((width - 32) / 962, (height - BARS) / 580), 0.5, 1.45);
  const perRow = Math.max(others, 3);
  const sizes = { ...scaled(stage, unit), ...fans(width - 32, perRow, 46 * unit) };
  return { mode: "large", seats: "fans", sizes, perRow: others, log: false };
}

/** @param {number} seats @param {number} width @param {number} height @returns {Layout} */
export function fit(seats, width, height) {
  const others = Math.max(1, seats - 1);
  if (height < 480 && width > height) return short(others, width, height);
  if (width < 600) return small(others, width, height);
  const log = width >= LOG_WIDE_FROM ? 280 : width >= LOG_FROM ? 240 : 0;
  const room = width - log;
  const low = wide(others, room, height);
  const high = stacked(others, room, height);
  const chosen = (low.sizes.hand ?? 0) >= (high.sizes.hand ?? 0) * 0.94 ? low : high;
  chosen.sizes.log = log;
  return { ...chosen, log: log > 0 };
}
