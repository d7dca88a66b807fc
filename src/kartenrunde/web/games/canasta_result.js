/** The result of a deal of Canasta: why it ended, and every item of both sides. */

import { html } from "../vendor/preact.js";
import { Result } from "../table/result.js";
import { seatName } from "../table/words.js";

/** @typedef {import("../table/types.js").StateMessage} StateMessage */
/** @typedef {import("../table/types.js").Phrase} Phrase */
/** @typedef {import("../table/types.js").Item} Item */
/** @typedef {{natural_canastas: number, mixed_canastas: number, canasta_points: number, red_threes: number, red_three_points: number,
 *   concealed: boolean, going_out_points: number, laid_points: number, hand_points: number}} Sheet */

/** @param {StateMessage} message @returns {Phrase} */
function ending({ view, you }) {
  const { termination } = view?.outcome ?? { termination: "exhausted" };
  if (termination !== "went_out") return { id: `canasta-result-${termination.replaceAll("_", "-")}` };
  const seat = view?.seats.findIndex((/** @type {{hand_count: number}} */ { hand_count: count }) => count === 0) ?? -1;
  const id = wentOutConcealed(view?.sheets ?? []) ? "canasta-result-concealed" : "canasta-result-went-out";
  const args = { name: seatName(seat) };
  return seat === you.seat ? { id, args, attr: "you" } : { id, args };
}

/** @param {Sheet[]} sheets */
const wentOutConcealed = (sheets) => sheets.some(({ concealed }) => concealed);

/** @param {StateMessage} message @returns {Item[]} */
function account({ view }) {
  /** @type {Sheet[]} */
  const sheets = view?.sheets ?? [];
  const points = (/** @type {(sheet: Sheet) => number} */ of) => sheets.map(of);
  const notes = (/** @type {string} */ id, /** @type {(sheet: Sheet) => Record<string, number> | null} */ of) =>
    sheets.map((sheet) => {
      const args = of(sheet);
      return args && { id, args, attr: "text" };
    });
  return [
    {
      label: { id: "canasta-item-canastas" },
      points: points((sheet) => sheet.canasta_points),
      notes: notes("canasta-item-canastas", ({ natural_canastas: natural, mixed_canastas: mixed }) => (natural + mixed ? { natural, mixed } : null)),
    },
    {
      label: { id: "canasta-item-red-threes" },
      points: points((sheet) => sheet.red_three_points),
      notes: notes("canasta-item-red-threes", ({ red_threes: count }) => (count ? { count } : null)),
    },
    {
      label: { id: "canasta-item-out", attr: wentOutConcealed(sheets) ? "concealed" : "" },
      points: points((sheet) => sheet.going_out_points),
    },
    { label: { id: "canasta-item-laid" }, points: points((sheet) => sheet.laid_points) },
    { label: { id: "canasta-item-hand" }, points: points((sheet) => sheet.hand_points) },
  ];
}

export const CanastaResult = () => html`<${Result} ending=${ending} account=${account} />`;
