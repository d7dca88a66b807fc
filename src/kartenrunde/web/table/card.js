/** Cards, the places they lie on, and the plates of those before whom they lie. */

import { computed, html, signal, useMemo } from "../vendor/preact.js";
import { drawing } from "./anim.js";
import * as state from "./state.js";
import { seatName, t, words } from "./words.js";

/** @typedef {import("./types.js").Seat} Seat */

const still = signal(0);

/** A part that is drawn again only when its properties change, or a signal it reads: Preact's signals skip what reads
 * one and got the same properties again.
 * @template P @param {import("../vendor/preact.js").FunctionComponent<P>} part
 * @returns {import("../vendor/preact.js").FunctionComponent<P>} */
export const kept = (part) => (properties) => html`<${part} ...${properties} at=${still.value} />`;

/** A face, or a back when there is none. `flip` names the place it lies on, for cards that move.
 * @param {{face?: string | null, width: number, flip?: string, depth?: number}} props */
export function Card({ face, width, flip, depth }) {
  return html`
    <span class="card" data-flip=${flip} data-depth=${depth}>
      <svg viewBox="0 0 100 140" aria-hidden="true"><use href=${`#${drawing(face ?? "", width)}`} /></svg>
    </span>
  `;
}

/** Classes of a place by what is going on with it; drawn again only when they change.
 * @param {string} place */
function useMarks(place) {
  const marks = useMemo(
    () =>
      computed(() => {
        const by = state.marks.value.get(place);
        return [
          state.selection.value === place && "selected",
          state.targets.value.has(place) && "target",
          state.hovered.value === place && "over",
          state.carried.value === place && "carried",
          state.hinted.value.has(place) && "possible",
          state.fresh.value.has(place) && "fresh",
          by !== undefined && `last by-${by}`,
        ]
          .filter(Boolean)
          .join(" ");
      }),
    [place],
  );
  return marks.value;
}

/**
 * A place one can point at: one button, however many cards lie there. `card` says that its top card can be picked up,
 * `sheet` that pointing at it opens the sheet with all of its cards.
 * @param {{place: string, zone: string, index: number, face?: string | null, card?: boolean, sheet?: boolean,
 *   label: string, targetLabel?: string, kind?: string, next?: number, children?: any}} props
 */
export function Spot({ place, zone, index, face, card, sheet, label, targetLabel, kind = "", next, children }) {
  const marks = useMarks(place);
  const isTarget = targetLabel && state.targets.value.has(place);
  return html`
    <button
      type="button"
      class=${`spot ${kind} ${marks}`}
      data-spot
      data-key=${place}
      data-zone=${zone}
      data-index=${index}
      data-face=${face ?? ""}
      data-next=${next}
      data-card=${card ? place : undefined}
      data-sheet=${sheet ? "" : undefined}
      aria-label=${isTarget ? `${targetLabel}. ${label}` : label}
      aria-pressed=${card ? String(state.selection.value === place) : undefined}
      tabindex="-1"
    >
      ${children}
      ${marks.includes("target") && html`<span class="pointer" aria-hidden="true"></span>`}
    </button>
  `;
}

/** A count on the corner of a pile. @param {{count: number | string, kind?: string}} props */
export const Badge = ({ count, kind = "" }) => html`<span class=${`badge ${kind}`} aria-hidden="true">${count}</span>`;

/** @param {{name: string}} props */
export const Icon = ({ name }) => html`<svg class="icon" aria-hidden="true"><use href=${`#icon-${name}`} /></svg>`;

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

/** The same in one word, where there is no room for a sentence. @param {Seat} seat @returns {string} */
function briefly(seat) {
  if (seat.occupant !== "person") return "";
  if (seat.computer) return t("seat-computer");
  return seat.here ? "" : t("seat-away");
}

/** Time that runs out, as a line getting shorter. @param {{seconds: number | null | undefined}} props */
export function Fuse({ seconds }) {
  if (seconds == null) return null;
  return html`<span key=${seconds} class="fuse" style=${{ animationDuration: `${seconds}s` }} aria-hidden="true"></span>`;
}

/** Name, points and presence of a seat, and what the game adds; cards of that hand fly from here.
 * @param {{seat: number, who: Seat, flip?: string, brief?: boolean, children?: import("../vendor/preact.js").Children}} props */
export function Plate({ seat, who, flip, brief, children }) {
  const note = brief ? briefly(who) : presence(who);
  return html`
    <span class="plate" data-flip=${flip}>
      <bdi class="name">${seatName(seat, who)}</bdi>
      ${children}
      ${who.points !== 0 && html`<span class="score">${words.n(who.points)}</span>`}
      ${note && html`<span class="presence">${note}</span>`}
      <${Fuse} seconds=${who.here ? who.notice_s : who.away_s} />
    </span>
  `;
}

/** Classes of a seat's frame. @param {Seat} who @param {boolean} turn @returns {string} */
export const seatKind = (who, turn) =>
  `seat${turn ? " turn" : ""}${who.occupant === "person" && (!who.here || who.computer) ? " away" : ""}`;
