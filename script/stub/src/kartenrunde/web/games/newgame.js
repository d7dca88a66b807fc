/** NewGame in the browser: which places there are, how large, and its events as flights and sentences. */

import { html } from "../vendor/preact.js";
import { BARS, Card, DrawPile, HandCard, Plate, RATIO, Spot, clamp, drawn, fromHand, kept, number, others, placed, presence, seatKind } from "../table/card.js";
import * as state from "../table/state.js";
import { seatName, t, told } from "../table/words.js";

/** @typedef {import("../table/types.js").GameEvent} GameEvent */
/** @typedef {import("../table/types.js").Layout} Layout */
/** @typedef {import("../table/types.js").BoardProps} BoardProps */
/** @typedef {{played: string | null, hand_count: number}} Part */
/** @typedef {{id: number, face: string}} Held */

const LOG_FROM = 1024;
const LOG_WIDTH = 240;
/** Names and air between the three rows of cards. */
const TEXTS = 130;

/** Three rows of cards: the others, the table, the hand. @param {number} others @param {number} width @param {number} height @returns {Layout} */
function fit(others, width, height) {
  if (height < 480 && width > height) return short(others, width, height);
  const log = width < LOG_FROM ? 0 : LOG_WIDTH;
  const most = (width - log - 16) / others / 1.3;
  const card = Math.floor(clamp(Math.min((height - BARS - TEXTS) / 3 / RATIO, most), 40, 120));
  const mode = width < 600 ? "small" : log ? "large" : "medium";
  return { mode, seats: "fans", perRow: others, log: log > 0, sizes: { seat: card, sequence: card, draw: card, hand: card, gap: 8, log } };
}

/** Phones on their side: the others left, the table right. @param {number} others @param {number} width @param {number} height @returns {Layout} */
function short(others, width, height) {
  const aside = Math.floor(clamp(width * 0.32, 186, 300));
  const card = Math.floor(clamp((height - 60) / 2 / RATIO, 40, 120));
  const seat = Math.floor(clamp((height - 150) / others / RATIO - 12, 20, 60));
  return { mode: "short", seats: "line", perRow: 1, log: false, sizes: { seat, sequence: card, draw: card, hand: card, gap: 8, aside } };
}

/** @param {GameEvent} event @param {number} own */
function flightsOf(event, own) {
  if (event.type === "drew") return drawn(event);
  return event.type === "played" ? [{ from: fromHand(event, own), to: placed(event, own, "table") }] : [];
}

/** @param {{seat: number, who: import("../table/types.js").Seat, turn: boolean, part: Part, width: number, brief: boolean}} props */
const Opponent = kept(({ seat, who, turn, part, width, brief }) => {
  const { played } = part;
  const note = presence(who);
  const args = { name: seatName(seat, who), card: played ?? "" };
  const label = t(played ? "newgame-seat-card" : "newgame-seat", args) + (note && `; ${note}`);
  return html`
    <div class=${seatKind(who, turn)} data-seat=${seat} role="group" aria-label=${label}>
      <${Plate} seat=${seat} who=${who} brief=${brief} flip=${`seat:${seat}:hand`} />
      <span class=${`stack${played ? "" : " bare"}`} aria-hidden="true">
        ${played && html`<${Card} face=${played} width=${width} flip=${`seat:${seat}:table`} />`}
      </span>
    </div>
  `;
});

/** @param {{played: string | null, width: number}} props */
const Place = kept(({ played, width }) => html`
  <${Spot} place="table" zone="table" index=${0} face=${played} kind="pile stacked" targetLabel=${t("newgame-target-table")}
    label=${played ? t("newgame-table-card", { card: played }) : t("newgame-table")}>
    <span class="slot" aria-hidden="true"></span>
    ${played && html`<${Card} face=${played} width=${width} flip="table" />`}
  <//>
`);

/** @param {BoardProps} props */
function Board({ view, room, layout }) {
  const own = state.own.value;
  const { seat: width = 0, sequence = 0, draw = 0, hand = 0 } = layout.sizes;
  const playing = room.phase === "playing";
  return html`
    <section class=${`others ${layout.seats}`} data-region="others" role="group" aria-label=${t("region-others")}>
      ${others(view.seats.length, own).map((seat) => html`<${Opponent} key=${seat} seat=${seat} who=${room.seats[seat]} part=${view.seats[seat]}
        turn=${playing && view.turn === seat} width=${width} brief=${layout.seats !== "fans"} />`)}
    </section>
    <section class="middle" data-region="table" role="group" aria-label=${t("region-table")}>
      <${DrawPile} count=${view.draw_count} width=${draw} label=${t("newgame-draw-pile-count", { count: view.draw_count })} />
      ${own >= 0 && html`<${Place} played=${view.seats[own].played} width=${sequence} />`}
    </section>
    ${own >= 0 && html`
      <section class=${`hand${state.onTurn.value ? "" : " waiting"}`} data-region="hand" role="group" aria-label=${t("region-hand")}>
        ${view.hand.map((/** @type {Held} */ { id, face }, /** @type {number} */ position) => html`<${HandCard} key=${id} id=${id} face=${face} position=${position}
          label=${t("newgame-card-hand", { card: face })} width=${hand} />`)}
      </section>
    `}
  `;
}

/** @type {import("../table/types.js").Game} */
export const game = {
  id: "newgame",
  pack: () => "french",
  fit,
  Board,
  source: (move) => `hand:${move.card}`,
  target: () => "table",
  wish: (from, to) => (from.startsWith("hand:") && to === "table" ? { type: "play", card: number(from) } : null),
  precious: () => false,
  flights: (events, own) => events.flatMap((event) => flightsOf(event, own)),
  touched: (event, own) => (event.type === "played" ? [placed(event, own, "table")] : []),
  phrases: (event, own) => [told(`newgame-${event.type.replaceAll("_", "-")}`, event, own, { card: event.face, count: event.count })],
  mustEnd: () => ({ hint: { id: "newgame-hint-play" }, shown: { id: "newgame-hint-play" } }),
  piles: () => [],
  summary: (seat, view) => (view.seats[seat].played ? { id: "newgame-result-card", args: { card: view.seats[seat].played } } : null),
};
