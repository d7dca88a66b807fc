/** Hospodský autobus in the browser: which places there are, how large, and its events as flights and sentences. */

import { html } from "../vendor/preact.js";
import {
  Badge, Caption, Card, DrawPile, Fan, HandCard, Icon, Pile, Plate, Spot, cardLabel, drawn, fromHand, kept, number, openTo,
  others, placed, presence, seatKind,
} from "../table/card.js";
import * as play from "../table/play.js";
import * as state from "../table/state.js";
import { complain, notice, say, seatName, t, told, words } from "../table/words.js";
import { fit } from "./autobus_fit.js";

/** @typedef {import("../table/types.js").GameMove} GameMove */
/** @typedef {import("../table/types.js").GameEvent} GameEvent */
/** @typedef {import("../table/types.js").GameView} GameView */
/** @typedef {import("../table/types.js").Flight} Flight */
/** @typedef {import("../table/types.js").Phrase} Phrase */
/** @typedef {import("../table/types.js").BoardProps} BoardProps */
/** @typedef {{rank: string | null, cards: string[]}} Reserve */
/** @typedef {{main: string | null, main_count: number, reserves: Reserve[], hand_count: number}} Holding */
/** @typedef {{id: number, face: string}} HandCard */

const RANKS = [..."A23456789TJQK"];
const JOKER = "★";
const SHOWN_IN_FAN = 3;

/** A rank as the cards show it. @param {string} rank */
const letter = (rank) => (rank === "T" ? "10" : rank);

/** @param {string} face */
const rankOf = (face) => face.slice(0, 1);

/** @param {GameMove} move @returns {string | null} */
function source(move) {
  if (move.type === "play_main") return "main";
  if (move.type === "play_reserve") return `reserve:${move.reserve}`;
  return move.type === "end_turn" ? null : `hand:${move.card}`;
}

/** @param {GameMove} move @returns {string | null} */
function target(move) {
  if (move.type === "put") return `reserve:${move.reserve}`;
  if (move.type === "bus") return "main";
  return move.type === "end_turn" ? null : `row:${move.row}`;
}

/** A card that cannot go under the bus gets its reason here: the server's own is one for all.
 * @param {string} from @param {string} to @returns {GameMove | null} */
function wish(from, to) {
  const [zone] = from.split(":");
  const [onto] = to.split(":");
  if (onto === "row" && zone === "main") return { type: "play_main", row: number(to) };
  if (onto === "row" && zone === "reserve") return { type: "play_reserve", reserve: number(from), row: number(to) };
  if (zone !== "hand") return null;
  if (onto === "row") return { type: "play_hand", card: number(from), row: number(to) };
  if (onto === "reserve") return { type: "put", card: number(from), reserve: number(to) };
  return onto === "main" && !state.onTurn.value ? { type: "bus", card: number(from) } : null;
}

/** @param {string} from @param {string} to @param {GameView} view @returns {Phrase | null} */
function why(from, to, view) {
  if (to.startsWith("row") || to.startsWith("seat")) return null;
  if (from === "main") return { id: "autobus-why-main" };
  if (from.startsWith("reserve")) return { id: "autobus-why-reserve" };
  return to === "main" ? whyNotUnder(from, view) : null;
}

/** The own reserve for a hand card: one of its rank, else the first free place, else -1.
 * @param {string} face @param {GameView} view @returns {number} */
function reserveFor(face, view) {
  /** @type {Reserve[]} */
  const reserves = view.seats[view.seat].reserves;
  const same = reserves.findIndex(({ rank }) => rank === rankOf(face));
  return same < 0 ? reserves.findIndex(({ rank }) => rank === null) : same;
}

/** The face of a card in the own hand. @param {string} key @param {GameView} view @returns {string | undefined} */
const handFace = (key, view) => view.hand.find((/** @type {HandCard} */ { id }) => key === `hand:${id}`)?.face;

/** @param {string | null} picked @param {GameView} view @returns {Phrase} */
function whyNotUnder(picked, view) {
  const face = picked ? handFace(picked, view) : undefined;
  if (!face) return { id: "autobus-bus-choose" };
  if (face === JOKER) return { id: "autobus-bus-why-joker" };
  const pile = reserveFor(face, view);
  const free = view.seats[view.seat].reserves[pile]?.rank === null;
  return free ? { id: "autobus-bus-why-free" } : { id: "autobus-bus-why-fits", args: { pile: pile + 1 } };
}

/** Puts the picked card under the bus, or says why it cannot go there. @param {GameView} view */
function bus(view) {
  const picked = state.selection.value;
  if (!state.onTurn.value) void complain("refusal-move-not-your-turn");
  else if (picked && play.legal(picked, "main")) play.put(picked, "main");
  else notice.value = say(whyNotUnder(picked, view));
}

/** A joker could go onto any reserve: its owner points at one.
 * @param {string | null} picked @param {GameView} view @returns {{label: Phrase, target: string} | null} */
function shortcut(picked, view) {
  const face = picked && handFace(picked, view);
  if (!face || face === JOKER) return null;
  const place = `reserve:${reserveFor(face, view)}`;
  return play.legal(picked, place) ? { label: { id: "autobus-put" }, target: place } : null;
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
  const row = `row:${event.row}`;
  const reserve = placed(event, own, `reserve:${event.reserve}`);
  const main = placed(event, own, "main");
  switch (event.type) {
    case "played_hand":
      return [{ from: fromHand(event, own), to: row }];
    case "played_main":
      return [{ from: main, to: row }];
    case "played_reserve":
      return [{ from: reserve, to: row }];
    case "turned_up":
      return [{ from: main, to: main, turns: true, wait: 1 }];
    case "put_on_reserve":
      return [{ from: fromHand(event, own), to: reserve }];
    case "bussed":
      return [{ from: fromHand(event, own), to: main, picture: "" }];
    case "row_finished":
      return [{ from: row, to: "finished", lingers: face }];
    case "drew":
      return drawn(event);
    default:
      return [];
  }
}

/** @param {GameEvent} event @param {number} own @returns {string[]} */
function touched(event, own) {
  if (event.type.startsWith("played_")) return [`row:${event.row}`];
  if (event.type === "put_on_reserve") return [placed(event, own, `reserve:${event.reserve}`)];
  return event.type === "bussed" ? [placed(event, own, "main")] : [];
}

/** @param {GameEvent} event @param {number} own @returns {Phrase[]} */
function phrases(event, own) {
  const phrase = told(`autobus-${event.type.replaceAll("_", "-")}`, event, own, {
    card: event.face,
    as: event.as ?? event.rank,
    count: event.left ?? event.count,
    row: event.row === undefined ? undefined : event.row + 1,
    pile: event.reserve === undefined ? undefined : event.reserve + 1,
  });
  const next = event.as && event.left !== 0 && RANKS[RANKS.indexOf(event.as) + 1];
  return next ? [phrase, { id: "autobus-next-needed", args: { card: next } }] : [phrase];
}

/** @param {GameView} view @returns {{hint: Phrase, shown: Phrase}} */
function mustEnd(view) {
  if (view.legal.some(({ type }) => type === "put")) return { hint: { id: "autobus-hint-must-put" }, shown: { id: "autobus-moves-none" } };
  return { hint: { id: "autobus-hint-must-bus" }, shown: { id: "autobus-hint-must-bus" } };
}

/** @param {number} seat @param {import("../table/types.js").Seat} who @param {Holding} holding @returns {string} */
function seatLabel(seat, who, { main, main_count, reserves, hand_count }) {
  const taken = reserves.flatMap(({ rank, cards }, pile) =>
    rank === null ? [] : t("autobus-seat-reserve", { pile: pile + 1, as: rank, count: cards.length }),
  );
  const note = presence(who);
  const args = { name: seatName(seat, who), card: main ?? JOKER, count: main_count, hand: hand_count };
  return t("autobus-seat", { ...args, taken: taken.length, reserves: words.list(taken) }) + (note && `; ${note}`);
}

/** @param {{seat: number, who: import("../table/types.js").Seat, turn: boolean, holding: Holding, brief: boolean,
 *   width: number, pileWidth: number}} props */
const Opponent = kept(({ seat, who, turn, holding, brief, width, pileWidth }) => {
  const { main, main_count, reserves, hand_count } = holding;
  const place = `seat:${seat}:main`;
  return html`
    <${Spot} place=${`seat:${seat}`} zone="seat" index=${seat} face=${main} sheet label=${seatLabel(seat, who, holding)} kind=${seatKind(who, turn)}>
      <${Plate} seat=${seat} who=${who} brief=${brief} flip=${`seat:${seat}:hand`}>
        <span class="in-hand"><${Icon} name="hand" />${hand_count}</span>
      <//>
      <span class="holding">
        <span class=${`stock${lastBy(place, seat)}`}>
          <span class="stack">
            ${main && html`<${Card} key=${main_count} face=${main} width=${width} depth=${main_count > 1 ? 1 : undefined} flip=${place} />`}
          </span>
          <span class="count">${main_count}</span>
        </span>
        <span class="reserves">
          ${reserves.map((/** @type {Reserve} */ { rank, cards }, /** @type {number} */ pile) => html`<${SeatReserve} key=${pile} seat=${seat}
            pile=${pile} rank=${rank} top=${cards.at(-1)} count=${cards.length} width=${pileWidth} />`)}
        </span>
      </span>
    <//>
  `;
});

/** @param {string} place @param {number} seat */
const lastBy = (place, seat) => (state.marks.value.has(place) ? ` last by-${seat}` : "");

/** @param {{seat: number, pile: number, rank: string | null, top?: string, count: number, width: number}} props */
function SeatReserve({ seat, pile, rank, top, count, width }) {
  const place = `seat:${seat}:reserve:${pile}`;
  if (!rank || !top) return html`<span class=${`${width ? "stack" : "rank"} bare`}></span>`;
  if (!width) {
    return html`<span key=${count} class=${`rank${lastBy(place, seat)}`} data-flip=${place}>${letter(rank)}${count > 1 && html`<sup>${count}</sup>`}</span>`;
  }
  return html`
    <span class=${`stack${lastBy(place, seat)}`}>
      <${Card} key=${count} face=${top} width=${width} depth=${count > 1 ? 1 : undefined} flip=${place} />
      <${Marks} top=${top} rank=${rank} count=${count} />
    </span>
  `;
}

/** How many cards lie there, and what a joker on top stands for. @param {{top: string, rank: string, count: number}} props */
const Marks = ({ top, rank, count }) => html`
  ${count > 1 && html`<${Badge} count=${`×${count}`} />`}
  ${top === JOKER && html`<${Badge} kind="as" count=${letter(rank)} />`}
`;

/** One of the common rows; it keeps its place until it is finished.
 * @param {{faces: string[], row: number, isNew: boolean, width: number, named: boolean}} props */
const Row = kept(({ faces, row, isNew, width, named }) => {
  const place = `row:${row}`;
  const [under, top] = [faces.at(-2), faces.at(-1)];
  const lingering = state.lingering.value.get(place);
  const next = RANKS[faces.length] ?? "";
  if (!top && !isNew && !lingering) return html`<span class="place"></span>`;
  const args = { row: row + 1, card: top ?? JOKER, as: RANKS[faces.length - 1] ?? "A", next, count: faces.length };
  return html`
    <span class="column">
      <${Spot} place=${place} zone="row" index=${row} face=${top} next=${next} kind="pile stacked" label=${t(top ? "autobus-row-card" : "autobus-row-empty", args)}
        targetLabel=${t(top ? "autobus-target-row" : "autobus-target-row-new", args)}>
        ${!top && html`<span class="slot" aria-hidden="true">+<small>${named && t("autobus-row-new")}</small></span>`}
        ${under && html`<${Card} key=${faces.length - 1} face=${under} width=${width} />`}
        ${top && html`<${Card} key=${faces.length} face=${top} width=${width} flip=${place} />`}
        ${top === JOKER && html`<${Badge} kind="as" count=${letter(args.as)} />`}
        ${lingering && !top && html`<${Card} key="13" face=${lingering} width=${width} flip=${place} />`}
      <//>
      <span class="progress" aria-hidden="true" style=${{ "--done": faces.length }}></span>
      ${named && html`<span class="caption" aria-hidden="true">${top && t("autobus-next", { next: letter(next) })}</span>`}
    </span>
  `;
});

/** @param {{main: string | null, count: number, points: number, open: string, width: number}} props */
const Main = kept(({ main, count, points, open, width }) => {
  const label = main ? cardLabel("autobus-card-main", open, "rows", { card: main, count }) : t("autobus-main-pile");
  return html`
    <${Spot} place="main" zone="main" index=${0} face=${main} card=${main !== null} label=${label} targetLabel=${t("autobus-target-main")} kind="pile stacked">
      <${Pile} face=${main} count=${count} width=${width} flip="main" />
    <//>
    <${Caption} points=${points}>${t("autobus-main-pile")}<//>
  `;
});

/** @param {{rank: string | null, cards: string[], pile: number, open: string, asks: boolean, width: number}} props */
const OwnReserve = kept(({ rank, cards, pile, open, asks, width }) => {
  const place = `reserve:${pile}`;
  const top = cards.at(-1);
  const args = { pile: pile + 1, card: top ?? JOKER, as: rank ?? "A", count: cards.length };
  return html`
    <${Spot} place=${place} zone="reserve" index=${pile} face=${top} next=${rank ?? ""} card=${top !== undefined} kind="pile fan"
      label=${top ? cardLabel("autobus-card-reserve", open, "rows", args) : t("autobus-reserve-empty", args)}
      targetLabel=${t(asks && !top ? "autobus-target-reserve-joker" : "autobus-target-reserve", args)}>
      ${!top && html`<span class="slot" aria-hidden="true">${pile + 1}</span>`}
      <${Fan} faces=${cards} shown=${SHOWN_IN_FAN} width=${width} flip=${place} />
      ${top && html`<${Marks} top=${top} rank=${rank} count=${cards.length} />`}
    <//>
  `;
});

/** @param {{view: GameView}} props */
function Bus({ view }) {
  const picked = state.selection.value;
  const goes = picked !== null && play.legal(picked, "main") !== undefined;
  return html`
    <button type="button" class="button bus" data-spot data-action="bus" tabindex="-1" aria-disabled=${String(!goes)} onClick=${() => bus(view)}>
      ${t("autobus-bus")}
    </button>
  `;
}

/** @param {BoardProps} props */
function Board({ view, room, layout }) {
  const own = state.own.value;
  const { row = 0, draw = 0, columns = 6, seatStock = 0, seatPile = 0 } = layout.sizes;
  const named = layout.mode === "large" || layout.mode === "medium";
  const free = view.rows.findIndex((/** @type {string[]} */ faces) => !faces.length);
  const count = view.draw_count;
  return html`
    <section class=${`others ${layout.seats}`} data-region="others" role="group" aria-label=${t("region-others")}>
      ${others(view.seats.length, own).map((seat) => html`<${Opponent} key=${seat} seat=${seat} who=${room.seats[seat]}
        turn=${room.phase === "playing" && view.turn === seat} holding=${view.seats[seat]} brief=${layout.seats !== "fans"} width=${seatStock} pileWidth=${seatPile} />`)}
    </section>
    <section class="middle" data-region="table" role="group" aria-label=${t("region-table")}>
      <div class="rows" style=${{ "--columns": columns }}>
        ${view.rows.map((/** @type {string[]} */ faces, /** @type {number} */ place) => html`<${Row} key=${place} faces=${faces} row=${place} isNew=${place === free} width=${row} named=${named} />`)}
      </div>
      <${DrawPile} count=${count} width=${draw} label=${t("autobus-draw-pile-count", { count, finished: view.finished_count })} name=${named && t("autobus-draw-pile")} />
    </section>
    ${own >= 0 && html`<${Own} view=${view} room=${room} layout=${layout} />`}
  `;
}

/** What lies before the person: main pile, reserves, hand. @param {BoardProps} props */
function Own({ view, room, layout }) {
  const own = state.own.value;
  const { stock = 0, discard = 0, hand = 0 } = layout.sizes;
  const waiting = state.onTurn.value ? "" : " waiting";
  const asks = state.selection.value !== null && handFace(state.selection.value, view) === JOKER;
  /** @type {Holding} */
  const { main, main_count, reserves } = view.seats[own];
  /** @type {HandCard[]} */
  const cards = view.hand;
  return html`
    <section class=${`own${waiting}`} data-region="own" role="group" aria-label=${t("region-own")}>
      <span class="column stock">
        <${Main} main=${main} count=${main_count} points=${room.seats[own]?.points ?? 0} open=${openTo("main", "row")} width=${stock} />
        <${Bus} view=${view} />
      </span>
      <div class="discards">
        ${reserves.map(({ rank, cards }, pile) => html`<${OwnReserve} key=${pile} rank=${rank} cards=${cards} pile=${pile} asks=${asks}
          open=${openTo(`reserve:${pile}`, "row")} width=${discard} />`)}
      </div>
    </section>
    <section class=${`hand${waiting}`} style=${{ "--slots": view.hand_size }} data-region="hand" role="group" aria-label=${t("region-hand")}>
      ${cards.map(({ id, face }, position) => html`<${HandCard} key=${id} id=${id} face=${face} position=${position} width=${hand}
        label=${cardLabel("autobus-card-hand", openTo(`hand:${id}`, "row"), "rows", { card: face, position: position + 1, total: cards.length })} />`)}
    </section>
  `;
}

/** All cards of a seat's reserves. @param {string} key @param {GameView} view */
function piles(key, view) {
  const seat = key.startsWith("seat:") ? number(key) : state.own.value;
  const only = key.startsWith("reserve:") ? number(key) : null;
  /** @type {Holding} */
  const holding = view.seats[seat];
  return holding.reserves
    .map(({ cards }, pile) => ({ pile, heading: { id: "autobus-reserve", args: { pile: pile + 1 } }, faces: [...cards].reverse() }))
    .filter(({ pile }) => only === null || only === pile);
}

/** @type {import("../table/types.js").Game} */
export const game = {
  id: "autobus",
  pack: () => "french",
  fit,
  Board,
  source,
  target,
  wish,
  why,
  question: ({ target: place }) => ({ title: { id: "autobus-joker-title" }, text: { id: "autobus-joker-text", args: { pile: number(place) + 1 } } }),
  answer: ({ rank }) => ({ sign: letter(rank), label: { id: "autobus-joker-rank", args: { card: rank } } }),
  shortcut,
  ends: (move) => ["put", "bus", "end_turn"].includes(move.type),
  precious: (move) => move.type === "play_main",
  flights,
  touched,
  phrases,
  mustEnd,
  piles,
  summary: (seat, view) => ({ id: "autobus-result-left", args: { count: view.seats[seat].main_count } }),
  total: (points) => ({ id: "autobus-minus-points", args: { count: -points } }),
};
