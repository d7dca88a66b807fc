/** Cards, how large they are, the places they lie on, and the plates of those before whom they lie. */

import { computed, html, signal, useMemo, useRef } from "../vendor/preact.js";
import { drawing } from "./anim.js";
import * as state from "./state.js";
import { seatName, t, totalText, words } from "./words.js";

/** @typedef {import("./types.js").Seat} Seat */
/** @typedef {import("./types.js").GameEvent} GameEvent */
/** @typedef {import("./types.js").Flight} Flight */

/** @typedef {import("./types.js").Layout} Layout */
/** @typedef {(others: number, width: number, height: number) => Layout} Fit */

/** The bars above and below the board, a card's height for its width, a line below a pile. */
export const BARS = 44 + 58;
export const RATIO = 1.4;
export const CAPTION = 21;

const LOG_FROM = 1024;
const LOG_WIDE_FROM = 1180;
/** One row below is the better desk even if its cards are a little smaller. */
const WIDE_ENOUGH = 0.85;

/** @param {number} value @param {number} low @param {number} high */
export const clamp = (value, low, high) => Math.max(low, Math.min(high, value));

/** @param {Record<string, number>} sizes @param {number} unit @returns {Record<string, number>} */
export const scaled = (sizes, unit) =>
  Object.fromEntries(Object.entries(sizes).map(([name, size]) => [name, Math.floor(size * unit * 2) / 2]));

/** The arrangement for a window: a phone upright or on its side, a tablet, or a desk with the log beside it.
 * @param {{small: Fit, short: Fit, stacked: Fit, wide: Fit}} fits @param {number} others @param {number} width
 * @param {number} height @returns {Layout} */
export function arrange(fits, others, width, height) {
  if (height < 480 && width > height) return fits.short(others, width, height);
  if (width < 600) return fits.small(others, width, height);
  const log = width >= LOG_WIDE_FROM ? 280 : width >= LOG_FROM ? 240 : 0;
  const low = fits.wide(others, width - log, height);
  const high = fits.stacked(others, width - log, height);
  const chosen = (low.sizes.hand ?? 0) >= (high.sizes.hand ?? 0) * WIDE_ENOUGH ? low : high;
  chosen.sizes.log = log;
  return { ...chosen, log: log > 0 };
}

/** Fewer cards to draw than this are worth a warning. */
const FEW_CARDS = 20;

/** The number at the end of a place's key. @param {string} key @returns {number} */
export const number = (key) => Number(key.split(":").at(-1));

/** Key of a place before the acting seat. @param {GameEvent} event @param {number} own @param {string} place @returns {string} */
export const placed = (event, own, place) => (event.seat === own ? place : `seat:${event.seat}:${place}`);

/** @param {GameEvent} event @param {number} own @returns {string} */
export const fromHand = (event, own) => (event.seat === own ? `hand:${event.card}` : `seat:${event.seat}:hand`);

/** The own cards that came to the hand, one after the other. @param {GameEvent} event @returns {Flight[]} */
export const drawn = (event) =>
  (event.cards ?? []).map((/** @type {{id: number}} */ { id }, /** @type {number} */ order) => ({ from: "draw", to: `hand:${id}`, wait: 1, order }));

/** The places of a zone that a card can go to, counted from 1, as one word: "" or "1 3".
 * @param {string} key @param {string} zone @returns {string} */
export function openTo(key, zone) {
  const places = [...(state.moves.value.get(key)?.keys() ?? [])];
  return places.flatMap((place) => (place.startsWith(`${zone}:`) ? number(place) + 1 : [])).join(" ");
}

/** What a card is called, and where it can go to if anywhere: the places are the argument of that name.
 * @param {string} id @param {string} open @param {string} name @param {Record<string, string | number>} args */
export function cardLabel(id, open, name, args) {
  if (!open) return t(id, args);
  const places = open.split(" ");
  return t(`${id}-playable`, { ...args, [name]: words.list(places), targets: places.length });
}

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

/** Classes of a place by what is going on with it. Who reads only them is drawn again only when they change.
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
 * `sheet` that pointing at it opens the sheet with all of its cards, `chosen` that it is picked up together with others.
 * @param {{place: string, zone: string, index: number, face?: string | null, card?: boolean, chosen?: boolean, sheet?: boolean,
 *   label: string, targetLabel?: string, kind?: string, next?: number, count?: number, effect?: string, children?: any}} props
 */
export function Spot({ place, zone, index, face, card, chosen, sheet, label, targetLabel, kind = "", next, count, effect, children }) {
  const marks = useMarks(place);
  const isTarget = marks.includes("target");
  const isPicked = chosen ?? marks.includes("selected");
  return html`
    <button
      type="button"
      class=${`spot ${kind} ${marks}${chosen ? " selected" : ""}`}
      data-spot
      data-key=${place}
      data-zone=${zone}
      data-index=${index}
      data-face=${face ?? ""}
      data-next=${next}
      data-count=${count}
      data-effect=${effect}
      data-target=${isTarget ? "" : undefined}
      data-card=${card ? place : undefined}
      data-sheet=${sheet ? "" : undefined}
      aria-label=${isTarget && targetLabel ? `${targetLabel}. ${label}` : label}
      aria-pressed=${card ? String(isPicked) : undefined}
      tabindex="-1"
    >
      ${children}
      ${isTarget && html`<span class="pointer" aria-hidden="true"></span>`}
    </button>
  `;
}

/** How thick a pile looks, in steps. @param {number} count */
const thickness = (count) => (count > 12 ? 3 : count > 4 ? 2 : count > 1 ? 1 : undefined);

/** The last cards of a pile, the top one lowest, so that all their corners are seen.
 * @param {{faces: string[], shown: number, width: number, flip: string}} props */
export function Fan({ faces, shown, width, flip }) {
  const top = faces.length - 1;
  const first = Math.max(0, faces.length - shown);
  return faces.slice(first).map((face, step) => {
    const place = first + step;
    return html`<${Card} key=${place} face=${face} width=${place === top ? width : Infinity} flip=${place === top ? flip : undefined} />`;
  });
}

/** A pile of which only the top card lies open. @param {{face: string | null, count: number, width: number, flip: string}} props */
export const Pile = ({ face, count, width, flip }) => html`
  ${count > 1 && html`<${Card} key="back" width=${width} depth=${thickness(count)} />`}
  ${face && html`<${Card} key=${count} face=${face} width=${width} flip=${flip} />`}
  ${count > 0 && html`<${Badge} count=${count} />`}
`;

/** An open pile: below the card that comes lies the one that lay there before.
 * @param {{face: string | null, count: number, width: number, flip: string}} props */
export function OpenPile({ face, count, width, flip }) {
  const seen = useRef({ face, count, below: /** @type {string | null} */ (null) });
  const last = seen.current;
  if (last.count !== count) seen.current = { face, count, below: last.count < count ? last.face : null };
  const { below } = seen.current;
  return html`
    ${count > 1 && html`<span key="depth" class="card" data-depth=${thickness(count)}>${below && html`<${Card} face=${below} width=${width} />`}</span>`}
    ${face && html`<${Card} key=${count} face=${face} width=${width} flip=${flip} />`}
    ${count > 0 && html`<${Badge} count=${count} />`}
  `;
}

/** @param {{count: number, width: number, label: string, name?: string | false}} props */
export const DrawPile = kept(
  ({ count, width, label, name }) => html`
    <span class="column draw" role="img" aria-label=${label}>
      <span class=${`stack${count ? "" : " bare"}`} data-flip="draw">
        ${count > 0 && html`<${Card} width=${width} depth=${thickness(count)} />`}
        <${Badge} count=${count} kind=${count < FEW_CARDS ? "few" : ""} />
      </span>
      <span class="caption" aria-hidden="true">${name}</span>
    </span>
  `,
);

/** @param {{id: number, face: string, position: number, label: string, width: number}} props */
export const HandCard = kept(({ id, face, position, label, width }) => {
  const place = `hand:${id}`;
  return html`
    <${Spot} place=${place} zone="hand" index=${position} face=${face} card kind="pile" label=${label}>
      <${Card} face=${face} width=${width} flip=${place} />
    <//>
  `;
});

/** The game's name for the own pile, and the points so far. @param {{points: number, children?: any}} props */
export const Caption = ({ points, children }) => html`
  <span class="caption">${children}${points !== 0 && html`<span class="score" title=${totalText(points)}>${words.n(points)}</span>`}</span>
`;

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
 * @param {{seat: number, who: Seat, flip?: string, brief?: boolean, points?: number, children?: import("../vendor/preact.js").Children}} props */
export function Plate({ seat, who, flip, brief, points = who.points, children }) {
  const note = brief ? briefly(who) : presence(who);
  return html`
    <span class="plate" data-flip=${flip}>
      <bdi class="name">${seatName(seat, who)}</bdi>
      ${children}
      ${points !== 0 && html`<span class="score">${words.n(points)}</span>`}
      ${note && html`<span class="presence">${note}</span>`}
      <${Fuse} seconds=${who.here ? who.notice_s : who.away_s} />
    </span>
  `;
}

/** Classes of a seat's frame. @param {Seat} who @param {boolean} turn @returns {string} */
export const seatKind = (who, turn) =>
  `seat${turn ? " turn" : ""}${who.occupant === "person" && (!who.here || who.computer) ? " away" : ""}`;
