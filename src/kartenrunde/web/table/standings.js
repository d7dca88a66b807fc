/** What a deal brought and how the match stands: by seat, or item by item for sides; and all deals so far. */

import { html } from "../vendor/preact.js";
import { submit } from "./net.js";
import { Sheet } from "./sheet.js";
import * as state from "./state.js";
import { say, seatName, t, totalText, words } from "./words.js";

/** @typedef {import("./types.js").StateMessage} StateMessage */
/** @typedef {import("./types.js").Item} Item */

/** A number that something brought, with its sign. @param {number} points */
const signed = (points) => `${points > 0 ? "+" : ""}${words.n(points)}`;

/** Between deals somebody without a seat may take a computer player's. @param {{seat: number, message: StateMessage}} props */
const TakeSeat = ({ seat, message: { room, you } }) => you.seat === null && room.phase === "between" && room.seats[seat]?.occupant === "computer" && html`
  <button type="button" class="button" data-action="take-seat" aria-label=${t("room-take-seat-number", { number: seat + 1 })}
    onClick=${() => submit({ message: { type: "take_seat", seat } })}>${t("room-take-seat")}</button>
`;

/** @param {number} seat @param {StateMessage} message */
const nameOf = (seat, { you }) => (seat === you.seat ? t("seat-you", { name: seatName(seat) }) : seatName(seat));

/** @param {{seat: number, message: StateMessage}} props */
function SeatRow({ seat, message }) {
  const { room, view } = message;
  const game = state.game.value;
  const now = view && (game?.gain ? game.gain(seat, view) : view.outcome?.points[seat] || null);
  const summary = view && game?.summary(seat, view);
  const total = room.seats[seat]?.points ?? 0;
  return html`
    <tr class=${view?.outcome && state.winnersOf(view.outcome).includes(seat) ? "winner" : ""}>
      <th scope="row"><bdi>${nameOf(seat, message)}</bdi>
        ${summary && html`<small>${say(summary)}</small>`}
        <${TakeSeat} seat=${seat} message=${message} /></th>
      <td class="numbers">${typeof now === "number" && html`<span class="chip">${signed(now)}</span>`} <b title=${totalText(total)}>${words.n(total)}</b></td>
    </tr>
  `;
}

/** The sides from left to right, the own one first. @param {StateMessage} message */
function sidesInOrder({ room, you }) {
  const sides = state.sidesOf(room).map((seats, side) => ({ side, seats, own: seats.includes(you.seat ?? -1) }));
  return sides.sort((a, b) => Number(b.own) - Number(a.own) || a.side - b.side);
}

/** @typedef {ReturnType<typeof sidesInOrder>} Sides */

/** Who the columns belong to. @param {{sides: Sides, first: string, message: StateMessage}} props */
function SideHeads({ sides, first, message }) {
  const seated = message.you.seat !== null;
  const title = (/** @type {boolean} */ own) => html`<span class="side-title">${t(own ? "side-own" : "side-others")}</span>`;
  return html`
    <thead><tr>
      <th scope="col"><span class="visually-hidden">${first}</span></th>
      ${sides.map(({ side, seats, own }) => html`
        <th key=${side} scope="col" data-side=${side}>
          ${seated && state.hasPartners(message.room) && title(own)}
          ${seats.map((seat) => html`<small key=${seat}><bdi>${nameOf(seat, message)}</bdi><${TakeSeat} seat=${seat} message=${message} /></small>`)}
        </th>`)}
    </tr></thead>
  `;
}

/** One line of numbers. @param {{label: string, cells: import("../vendor/preact.js").Children[], kind?: string, name?: string}} props */
const Line = ({ label, cells, kind = "", name }) => html`
  <tr class=${kind} data-item=${name}><th scope="row">${label}</th>${cells.map((cell, place) => html`<td key=${place} class="numbers">${cell}</td>`)}</tr>
`;

/** What the deal came to for each side. @param {{items: Item[], message: StateMessage}} props */
function Account({ items, message }) {
  const { room, view } = message;
  const sides = sidesInOrder(message);
  const winners = view?.outcome ? state.winnersOf(view.outcome) : [];
  const sum = (/** @type {number} */ side) => items.reduce((total, { points }) => total + (points[side] ?? 0), 0);
  const total = (/** @type {number[]} */ seats) => room.seats[seats[0] ?? 0]?.points ?? 0;
  const item = (/** @type {Item} */ { points, notes }, /** @type {number} */ side) => {
    const note = notes?.[side];
    return html`${points[side] ? signed(points[side]) : "–"}${note && html`<small>${say(note)}</small>`}`;
  };
  const won = (/** @type {number[]} */ seats) => (winners.includes(seats[0] ?? -1) ? "winner" : "");
  return html`
    <table class="plain-table account">
      <caption class="visually-hidden">${t("result-points")}</caption>
      <colgroup><col />${sides.map(({ side, seats }) => html`<col key=${side} class=${won(seats)} />`)}</colgroup>
      <${SideHeads} sides=${sides} first=${t("result-item")} message=${message} />
      <tbody>
        ${items.map((one) => html`<${Line} key=${one.label.id} name=${one.label.id} label=${say(one.label)} cells=${sides.map(({ side }) => item(one, side))} />`)}
        <${Line} kind="sum" name="sum" label=${t("result-deal-sum")} cells=${sides.map(({ side }) => html`<b>${signed(sum(side))}</b>`)} />
        <${Line} name="before" label=${t("result-before")} cells=${sides.map(({ side, seats }) => words.n(total(seats) - sum(side)))} />
        <${Line} kind="total" name="total" label=${t("result-total")} cells=${sides.map(({ seats }) => html`<b>${words.n(total(seats))}</b>`)} />
      </tbody>
    </table>
  `;
}

/** What the deal brought and how the match stands. @param {{message: StateMessage, items?: Item[] | null}} props */
export function Standings({ message, items }) {
  const { room } = message;
  if (items) return html`<${Account} items=${items} message=${message} />`;
  const seats = room.seats.map((_, seat) => seat).sort((a, b) => (room.seats[b]?.points ?? 0) - (room.seats[a]?.points ?? 0) || a - b);
  return html`
    <table class="plain-table">
      <caption class="visually-hidden">${t("result-points")}</caption>
      <tbody>${seats.map((seat) => html`<${SeatRow} key=${seat} seat=${seat} message=${message} />`)}</tbody>
    </table>
  `;
}

/** What each side had after every deal, and how much of it each brought. @param {{message: StateMessage}} props */
function Deals({ message }) {
  const { room } = message;
  const sides = sidesInOrder(message);
  const [, ...after] = room.history;
  const first = (room.phase === "between" ? room.deal : room.deal - 1) - after.length + 1;
  const had = (/** @type {number} */ place, /** @type {number} */ seat) => room.history[place]?.[seat] ?? 0;
  const cells = (/** @type {number} */ place) =>
    sides.map(({ seats: [seat = 0] }) => html`<b>${words.n(had(place + 1, seat))}</b><small>${signed(had(place + 1, seat) - had(place, seat))}</small>`);
  return html`
    <table class="plain-table deals">
      <caption class="visually-hidden">${t("result-deals")}</caption>
      <${SideHeads} sides=${sides} first=${t("result-deals")} message=${message} />
      <tbody>${after.map((_, place) => html`<${Line} key=${place} label=${t("result-deal-number", { deal: first + place })} cells=${cells(place)} />`)}</tbody>
    </table>
  `;
}

/** The points that decide the match, and all its deals, where there are several. @param {{message: StateMessage}} props */
export function History({ message }) {
  const { room } = message;
  const { target } = room.options;
  return html`
    ${typeof target === "number" && html`<p class="soft">${t("result-target", { target: words.n(target) })}</p>`}
    ${room.history.length > 2 && html`<details class="all-deals"><summary>${t("result-deals")}</summary><${Deals} message=${message} /></details>`}
  `;
}

/** How the match stands, opened from the menu. */
export function Scores() {
  const message = /** @type {StateMessage} */ (state.shown.value);
  const { target } = message.room.options;
  return html`
    <${Sheet} title=${t("result-points")} name="scores">
      ${typeof target === "number" && html`<p>${t("result-target", { target: words.n(target) })}</p>`}
      <${Deals} message=${message} />
    <//>
  `;
}
