/** What a deal of Stealing Bundles came to, in words. */

import { shown, winnerOf } from "../table/state.js";
import { seatName, words } from "../table/words.js";

/** @typedef {import("../table/types.js").GameView} GameView */
/** @typedef {import("../table/types.js").Room} Room */
/** @typedef {import("../table/types.js").Phrase} Phrase */

/** @param {GameView} view @param {number} seat */
const cardsOf = (view, seat) => view.outcome?.points[seat] ?? 0;

/** @param {GameView} view */
function names(view) {
  const ranking = view.outcome?.ranking ?? [];
  return words.list(ranking.flatMap((place, seat) => (place === 1 ? seatName(seat) : [])));
}

/** Whether a tied deal is decided by a play-off; where cards are counted only the match is.
 * @param {GameView} view @param {Room | undefined} room */
const needsPlayOff = (view, room) =>
  !room?.match_over && (view.play_off || view.options.counting === "games" || view.options.games === 1);

/** @param {number} seat @param {GameView} view @returns {Phrase | null} */
export function summary(seat, view) {
  return view.seats[seat]?.plays ? { id: "bundles-result-cards", args: { count: cardsOf(view, seat) } } : null;
}

/** What a deal added to what is counted. @param {number} seat @param {GameView} view @returns {number | null} */
export function captured(seat, view) {
  return view.options.counting === "cards" && !view.play_off ? cardsOf(view, seat) : null;
}

/** @param {number} count @returns {Phrase} */
export function total(count) {
  const counts = shown.value?.room.options.counting === "cards" ? "total" : "games";
  return { id: `bundles-result-${counts}`, args: { count } };
}

/** @param {GameView} view @param {number} own @returns {Phrase} */
export function ending(view, own) {
  const winner = view.outcome ? winnerOf(view.outcome) : -1;
  if (winner >= 0) return winner === own ? { id: "bundles-result-won" } : { id: "bundles-result-lost", args: { name: seatName(winner) } };
  const tied = needsPlayOff(view, shown.value?.room) ? "tied" : "drawn";
  return { id: `bundles-result-${tied}`, args: { names: names(view) } };
}

/** @param {GameView} view @param {Room} room @returns {Phrase} */
export function next(view, room) {
  const tied = view.outcome !== null && winnerOf(view.outcome) < 0;
  return { id: (tied && needsPlayOff(view, room)) || matchTied(view, room) ? "bundles-next-play-off" : "bundles-next-game" };
}

/** All games of the match are won, and as many by several. @param {GameView} view @param {Room} room */
function matchTied(view, room) {
  const points = room.seats.map((seat) => seat.points);
  const played = points.reduce((sum, won) => sum + won, 0);
  const best = Math.max(...points);
  return view.options.counting === "games" && played === view.options.games && points.indexOf(best) !== points.lastIndexOf(best);
}
