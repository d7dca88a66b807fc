/** The others at the table: who they are, who is on turn, who is away; what lies before them is the game's business. */

import { html } from "../vendor/preact.js";
import * as state from "./state.js";
import { seatName, t, words } from "./words.js";

/** @typedef {import("./types.js").Seat} Seat */

/** Seats clockwise from the own one; an onlooker sees all.
 * @param {number} count @param {number} own @returns {number[]} */
export function others(count, own) {
  if (own < 0) return Array.from({ length: count }, (_, seat) => seat);
  return Array.from({ length: count - 1 }, (_, place) => (own + 1 + place) % count);
}

/** What has to be said about somebody who is not simply there. @param {Seat} seat @returns {string} */
export function presence(seat) {
  if (seat.occupant !== "person") return "";
  if (seat.computer === "idle") return t("seat-computer-idle");
  if (seat.computer) return t("seat-computer-away");
  if (!seat.here && seat.away_s != null) return t("seat-away-countdown", { seconds: Math.ceil(seat.away_s) });
  if (!seat.here) return t("seat-away");
  if (seat.notice_s != null) return t("seat-idle-countdown", { seconds: Math.ceil(seat.notice_s) });
  return "";
}

/** Time that runs out, as a line getting shorter. @param {{seconds: number | null | undefined}} props */
export function Fuse({ seconds }) {
  if (seconds == null) return null;
  return html`<span key=${seconds} class="fuse" style=${{ animationDuration: `${seconds}s` }} aria-hidden="true"></span>`;
}

/** Name, points and presence of a seat. @param {{seat: number}} props */
export function Plate({ seat }) {
  const who = state.shown.value?.room.seats[seat];
  if (!who) return null;
  const note = presence(who);
  return html`
    <span class="plate">
      <bdi class="name">${seatName(seat)}</bdi>
      ${who.points > 0 && html`<span class="score">${words.n(who.points)}</span>`}
      ${note && html`<span class="presence">${note}</span>`}
      <${Fuse} seconds=${who.here ? who.notice_s : who.away_s} />
    </span>
  `;
}

/** Classes of a seat's frame. @param {number} seat @returns {string} */
export function seatKind(seat) {
  const message = state.shown.value;
  const who = message?.room.seats[seat];
  const turn = message?.room.phase === "playing" && message.view?.turn === seat;
  return `seat${turn ? " turn" : ""}${who?.occupant === "person" && (!who.here || who.computer) ? " away" : ""}`;
}
