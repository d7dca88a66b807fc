/** Stapelsprint in the browser: which places there are, how large, and its events as flights and sentences. */

import { html } from "../vendor/preact.js";
import { symbol } from "../table/anim.js";
import {
  Badge, Caption, Card, DrawPile, Fan, HandCard, Icon, Pile, Plate, Spot, cardLabel, drawn, fromHand, kept, number, openTo,
  others, placed, presence, seatKind,
} from "../table/card.js";
import * as state from "../table/state.js";
import { seatName, t, told } from "../table/words.js";
import { fit } from "./stapelsprint_fit.js";

/** @typedef {import("../table/types.js").GameMove} GameMove */
/** @typedef {import("../table/types.js").GameEvent} GameEvent */
/** @typedef {import("../table/types.js").GameView} GameView */
/** @typedef {import("../table/types.js").Flight} Flight */
/** @typedef {import("../table/types.js").Phrase} Phrase */
/** @typedef {import("../table/types.js").BoardProps} BoardProps */
/** @typedef {{stock: string | null, stock_count: number, discards: string[][], hand_count: number}} Holding */

const SHOWN_IN_FAN = 4;
/** @param {GameMove} move @returns {string | null} */
function source(move) {
  if (move.type === "play_stock") return "stock";
  if (move.type === "play_discard") return `discard:${move.pile}`;
  return move.type === "end_turn" ? null : `hand:${move.card}`;
}

/** @param {GameMove} move @returns {string | null} */
function target(move) {
  if (move.type === "discard") return `discard:${move.pile}`;
  return move.type === "end_turn" ? null : `sequence:${move.sequence}`;
}

/** @param {string} from @param {string} to @returns {GameMove | null} */
function wish(from, to) {
  const [zone] = from.split(":");
  const [onto] = to.split(":");
  if (onto === "discard") return zone === "hand" ? { type: "discard", card: number(from), pile: number(to) } : null;
  if (onto !== "sequence") return null;
  if (zone === "hand") return { type: "play_hand", card: number(from), sequence: number(to) };
  if (zone === "stock") return { type: "play_stock", sequence: number(to) };
  return { type: "play_discard", pile: number(from), sequence: number(to) };
}

/** @param {GameEvent[]} events @param {number} own @returns {Flight[]} */
function flights(events, own) {
  let face = "";
  return events.flatMap((event) => {
    face = event.face ?? face;
    return flightsOf(event, own, face);
  });
}

/** @param {GameEvent} event @param {number} own @param {string} face the last card played @returns {Flight[]} */
function flightsOf(event, own, face) {
  const onto = `sequence:${event.sequence}`;
  switch (event.type) {
    case "played_hand":
      return [{ from: fromHand(event, own), to: onto }];
    case "played_stock":
      return [{ from: placed(event, own, "stock"), to: onto }];
    case "played_discard":
      return [{ from: placed(event, own, `discard:${event.pile}`), to: onto }];
    case "turned_up":
      return [{ from: placed(event, own, "stock"), to: placed(event, own, "stock"), turns: true, wait: 1 }];
    case "discarded":
      return [{ from: fromHand(event, own), to: placed(event, own, `discard:${event.pile}`) }];
    case "cleared":
      return [{ from: onto, to: "cleared", lingers: face }];
    case "drew":
      return drawn(event);
    default:
      return [];
  }
}

/** @param {GameEvent} event @param {number} own @returns {string[]} */
function touched(event, own) {
  if (event.type.startsWith("played_")) return [`sequence:${event.sequence}`];
  if (event.type === "discarded") return [placed(event, own, `discard:${event.pile}`)];
  return [];
}

/** @param {GameEvent} event @param {number} own @returns {Phrase[]} */
function phrases(event, own) {
  const phrase = told(`stapelsprint-${event.type.replaceAll("_", "-")}`, event, own, {
    card: event.face,
    as: event.as,
    count: event.left ?? event.count,
    sequence: event.sequence === undefined ? undefined : event.sequence + 1,
    pile: event.pile === undefined ? undefined : event.pile + 1,
  });
  if (!event.as || event.as >= 12) return [phrase];
  return [phrase, { id: "stapelsprint-next-needed", args: { card: event.as + 1 } }];
}

/** @param {{seat: number, who: import("../table/types.js").Seat, turn: boolean, holding: Holding, brief: boolean,
 *   width: number, pileWidth: number}} props */
const Opponent = kept(({ seat, who, turn, holding, brief, width, pileWidth }) => {
  const { stock, stock_count, discards, hand_count } = holding;
  const note = presence(who);
  const args = { name: seatName(seat, who), card: stock ?? "1", count: stock_count, hand: hand_count };
  const label = t("stapelsprint-seat", args) + (note && `; ${note}`);
  return html`
    <${Spot} place=${`seat:${seat}`} zone="seat" index=${seat} face=${stock} sheet label=${label} kind=${seatKind(who, turn)}>
      <${Plate} seat=${seat} who=${who} brief=${brief} flip=${`seat:${seat}:hand`}>
        <span class="in-hand"><${Icon} name="hand" />${hand_count}</span>
      <//>
      <span class="holding">
        <span class="stock">
          <span class="stack">
            ${stock && html`<${Card} key=${stock_count} face=${stock} width=${width} depth=${stock_count > 1 ? 1 : undefined} flip=${`seat:${seat}:stock`} />`}
          </span>
          <span class="count">${stock_count}</span>
        </span>
        <span class="piles">
          ${discards.map((/** @type {string[]} */ faces, /** @type {number} */ pile) => html`<${SeatPile} key=${pile} seat=${seat} pile=${pile} faces=${faces} width=${pileWidth} />`)}
        </span>
      </span>
    <//>
  `;
});

/** @param {{seat: number, pile: number, faces: string[], width: number}} props */
function SeatPile({ seat, pile, faces, width }) {
  const place = `seat:${seat}:discard:${pile}`;
  const by = state.marks.value.has(place) ? ` last by-${seat}` : "";
  const top = faces.at(-1);
  if (width) return html`<span class=${`fan${by}${top ? "" : " bare"}`}><${Fan} faces=${faces} shown=${SHOWN_IN_FAN} width=${width} flip=${place} /></span>`;
  if (!top) return html`<span class="tile bare"></span>`;
  return html`<svg key=${faces.length} class=${`tile${by}`} viewBox="0 0 50 60" data-flip=${place}><use href=${`#tile-${symbol(top)}`} /></svg>`;
}

/** @param {{faces: string[], sequence: number, width: number}} props */
const Sequence = kept(({ faces, sequence, width }) => {
  const place = `sequence:${sequence}`;
  const [under, top] = [faces.at(-2), faces.at(-1)];
  const next = faces.length + 1;
  const lingering = state.lingering.value.get(place);
  const label = top
    ? t("stapelsprint-sequence-card", { sequence: sequence + 1, card: top, as: faces.length, next })
    : t("stapelsprint-sequence-empty", { sequence: sequence + 1 });
  return html`
    <span class="column">
      <${Spot} place=${place} zone="sequence" index=${sequence} face=${top} next=${next} label=${label} kind="pile stacked"
        targetLabel=${t("stapelsprint-target-sequence", { sequence: sequence + 1 })}>
        <span class="slot" aria-hidden="true">${next}</span>
        ${under && html`<${Card} key=${faces.length - 1} face=${under} width=${width} />`}
        ${top && html`<${Card} key=${faces.length} face=${top} width=${width} flip=${place} />`}
        ${top === "★" && html`<${Badge} kind="as" count=${faces.length} />`}
        ${lingering && !top && html`<${Card} key="12" face=${lingering} width=${width} flip=${place} />`}
      <//>
      <span class="caption" aria-hidden="true">${t("stapelsprint-next", { number: next })}</span>
    </span>
  `;
});

/** @param {{stock: string | null, count: number, points: number, open: string, width: number}} props */
const Stock = kept(({ stock, count, points, open, width }) => {
  const label = stock ? cardLabel("stapelsprint-card-stock", open, "sequences", { card: stock, count }) : t("stapelsprint-stock");
  return html`
    <span class="column stock">
      <${Spot} place="stock" zone="stock" index=${0} face=${stock} card=${stock !== null} label=${label} kind="pile stacked">
        <${Pile} face=${stock} count=${count} width=${width} flip="stock" />
      <//>
      <${Caption} points=${points}>${t("stapelsprint-stock")}<//>
    </span>
  `;
});

/** @param {{faces: string[], pile: number, open: string, width: number}} props */
const Discard = kept(({ faces, pile, open, width }) => {
  const place = `discard:${pile}`;
  const top = faces.at(-1);
  const args = { pile: pile + 1, card: top ?? "", count: faces.length };
  const deeper = faces.length - SHOWN_IN_FAN;
  return html`
    <${Spot} place=${place} zone="discard" index=${pile} face=${top} card=${top !== undefined} kind="pile fan"
      label=${top ? cardLabel("stapelsprint-card-discard", open, "sequences", args) : t("stapelsprint-discard-empty", args)}
      targetLabel=${t("stapelsprint-target-discard", args)}>
      ${!top && html`<span class="slot" aria-hidden="true">${pile + 1}</span>`}
      <${Fan} faces=${faces} shown=${SHOWN_IN_FAN} width=${width} flip=${place} />
      ${deeper > 0 && html`<${Badge} kind="deeper" count=${`+${deeper}`} />`}
    <//>
  `;
});

/** @param {BoardProps} props */
function Board({ view, room, layout }) {
  const own = state.own.value;
  const { sequence = 0, draw = 0, seatStock = 0, seatPile = 0 } = layout.sizes;
  const playing = room.phase === "playing";
  return html`
    <section class=${`others ${layout.seats}`} data-region="others" role="group" aria-label=${t("region-others")}>
      ${others(view.seats.length, own).map((seat) => html`<${Opponent} key=${seat} seat=${seat} who=${room.seats[seat]} turn=${playing && view.turn === seat} holding=${view.seats[seat]}
        brief=${layout.seats !== "fans"} width=${seatStock} pileWidth=${seatPile} />`)}
    </section>
    <section class="middle" data-region="table" role="group" aria-label=${t("region-table")}>
      ${view.sequences.map((/** @type {string[]} */ faces, /** @type {number} */ q) => html`<${Sequence} key=${q} faces=${faces} sequence=${q} width=${sequence} />`)}
      <${DrawPile} count=${view.draw_count} width=${draw} label=${t("stapelsprint-draw-pile-count", { count: view.draw_count })}
        name=${layout.mode === "large" && t("stapelsprint-draw-pile")} />
    </section>
    ${own >= 0 && html`<${Own} view=${view} room=${room} layout=${layout} />`}
  `;
}

/** What lies before the person: stock, discards, hand. @param {BoardProps} props */
function Own({ view, room, layout }) {
  const own = state.own.value;
  const { stock: width = 0, discard = 0, hand = 0 } = layout.sizes;
  const waiting = state.onTurn.value ? "" : " waiting";
  /** @type {Holding} */
  const { stock, stock_count, discards } = view.seats[own];
  /** @type {{id: number, face: string}[]} */
  const cards = view.hand;
  return html`
    <section class=${`own${waiting}`} data-region="own" role="group" aria-label=${t("region-own")}>
      <${Stock} stock=${stock} count=${stock_count} points=${room.seats[own]?.points ?? 0} open=${openTo("stock", "sequence")} width=${width} />
      <div class="discards">
        ${discards.map((faces, pile) => html`<${Discard} key=${pile} faces=${faces} pile=${pile} open=${openTo(`discard:${pile}`, "sequence")} width=${discard} />`)}
      </div>
    </section>
    <section class=${`hand${waiting}`} data-region="hand" role="group" aria-label=${t("region-hand")}>
      ${cards.map(({ id, face }, position) => html`<${HandCard} key=${id} id=${id} face=${face} position=${position} width=${hand}
        label=${cardLabel("stapelsprint-card-hand", openTo(`hand:${id}`, "sequence"), "sequences", { card: face, position: position + 1, total: cards.length })} />`)}
    </section>
  `;
}

/** All cards of a seat's open piles. @param {string} key @param {GameView} view */
function piles(key, view) {
  const seat = key.startsWith("seat:") ? number(key) : state.own.value;
  const only = key.startsWith("discard:") ? number(key) : null;
  /** @type {Holding} */
  const holding = view.seats[seat];
  return holding.discards
    .map((faces, pile) => ({ pile, heading: { id: "stapelsprint-discard-pile", args: { pile: pile + 1 } }, faces: [...faces].reverse() }))
    .filter(({ pile }) => only === null || only === pile);
}

/** @type {import("../table/types.js").Game} */
export const game = {
  id: "stapelsprint",
  pack: () => "stapelsprint",
  fit,
  Board,
  source,
  target,
  wish,
  ends: (move) => move.type === "discard" || move.type === "end_turn",
  precious: (move) => move.type === "play_stock",
  flights,
  touched,
  phrases,
  mustEnd: () => ({ hint: { id: "stapelsprint-hint-must-discard" }, shown: { id: "stapelsprint-moves-none" } }),
  piles,
  summary: (seat, view) => ({ id: "stapelsprint-result-left", args: { count: view.seats[seat].stock_count } }),
};
