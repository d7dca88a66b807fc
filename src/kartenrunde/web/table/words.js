/** Words for the person at this page: the translator, and names of seats. */

import { createTranslator } from "./i18n.js";
import { page, shown } from "./state.js";

/** @typedef {import("./types.js").Phrase} Phrase */
/** @typedef {import("./types.js").Seat} Seat */

const catalogue = await (await fetch(page.locale ?? "")).text();

export const words = createTranslator(page.language ?? "de", catalogue);

/** @param {string} id @param {Record<string, string | number>} [args] @returns {string} */
export const t = (id, args) => words.t(id, args);

/** @param {Phrase} phrase @returns {string} */
export function say({ id, args, attr }) {
  return attr ? words.attr(id, attr, args) : words.t(id, args);
}

/** What a seat is called here; nameless people are guests in each viewer's own language.
 * @param {number} seat @param {Seat} [who] @returns {string} */
export function seatName(seat, who = shown.value?.room.seats[seat]) {
  if (who?.occupant === "open") return t("seat-open");
  return who?.name || t("guest", { number: seat + 1 });
}

export const gameName = () => t(shown.value?.room.game ?? "site-name");

/** The level's or pace's name. @param {"level" | "pace"} kind @param {string} value */
export const choiceName = (kind, value) => t(`${kind}-${value}`);
