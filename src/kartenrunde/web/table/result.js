/** The sheets that are part of playing: which move is meant, and the result of a deal. */

import { html, useEffect } from "../vendor/preact.js";
import { nextName } from "./bars.js";
import { submit } from "./net.js";
import { answer, clear } from "./play.js";
import { Sheet, close } from "./sheet.js";
import * as state from "./state.js";
import { say, seatName, t, totalText, words } from "./words.js";

/** @typedef {import("./types.js").StateMessage} StateMessage */

/** Why the deal ended. @param {StateMessage} message @returns {import("./types.js").Phrase} */
function ending({ room, view, you }) {
  const own = view && state.game.value?.ending?.(view, you.seat ?? -1);
  if (own) return own;
  const winner = view?.outcome ? state.winnerOf(view.outcome) : -1;
  const how = winner < 0 ? "drawn" : winner === you.seat ? "won" : "lost";
  return { id: `${room.game}-result-${how}`, args: { name: seatName(winner) } };
}

/** @param {StateMessage} message @returns {string} */
function resultTitle(message) {
  const { room, view, you } = message;
  const ranking = room.places ?? view?.outcome?.ranking;
  const winner = ranking ? state.winnerOf({ ranking }) : -1;
  if (winner < 0) return t("result-title-drawn");
  if (room.match_over) return winner === you.seat ? t("result-match-won") : t("result-match-lost", { name: seatName(winner) });
  return winner === you.seat ? t("result-title-won") : t("result-title-lost", { name: seatName(winner) });
}

/** Which of several moves is meant; one types the sign or points at it. */
export function Question() {
  const asked = state.asked.value;
  const game = state.game.value;
  useEffect(() => {
    if (!asked) close();
  }, [asked]);
  if (!asked || !game?.question || !game.answer) return null;
  const { title, text } = game.question(asked);
  const answers = asked.moves.map((move) => ({ move, .../** @type {NonNullable<typeof game.answer>} */ (game.answer)(move) }));
  const typed = (/** @type {KeyboardEvent} */ event) => {
    const meant = answers.find(({ sign }) => sign.startsWith(event.key.toUpperCase()));
    if (meant) answer(meant.move);
  };
  return html`
    <${Sheet} title=${say(title)} name="question" onClose=${clear}>
      <p>${say(text)}</p>
      <p class="answers" onKeyDown=${typed}>
        ${answers.map(({ move, sign, label }, place) => html`
          <button key=${sign} type="button" class="button" data-action="answer" data-answer=${sign} aria-label=${say(label)}
            autofocus=${place === 0} onClick=${() => answer(move)}>${sign}</button>
        `)}
      </p>
    <//>
  `;
}

/** Between deals somebody without a seat may take a computer player's. @param {{seat: number}} props */
const TakeSeat = ({ seat }) => html`
  <button type="button" class="button" data-action="take-seat" aria-label=${t("room-take-seat-number", { number: seat + 1 })}
    onClick=${() => submit({ message: { type: "take_seat", seat } })}>${t("room-take-seat")}</button>
`;

/** @param {{seat: number, message: StateMessage}} props */
function ResultRow({ seat, message }) {
  const { room, view, you } = message;
  const game = state.game.value;
  const now = view && (game?.gain ? game.gain(seat, view) : view.outcome?.points[seat] || null);
  const summary = view && game?.summary(seat, view);
  const total = room.seats[seat]?.points ?? 0;
  const name = seatName(seat);
  const free = you.seat === null && room.seats[seat]?.occupant === "computer";
  return html`
    <tr class=${view?.outcome && state.winnerOf(view.outcome) === seat ? "winner" : ""}>
      <th scope="row"><bdi>${seat === you.seat ? t("seat-you", { name }) : name}</bdi>
        ${summary && html`<small>${say(summary)}</small>`}
        ${free && html`<${TakeSeat} seat=${seat} />`}</th>
      <td class="numbers">${typeof now === "number" && html`<span class="chip">${now > 0 && "+"}${words.n(now)}</span>`} <b title=${totalText(total)}>${words.n(total)}</b></td>
    </tr>
  `;
}

export function Result() {
  const message = /** @type {StateMessage} */ (state.shown.value);
  const { room, you } = message;
  const view = /** @type {import("./types.js").GameView} */ (message.view);
  const seats = room.seats.map((_, seat) => seat).sort((a, b) => (room.seats[b]?.points ?? 0) - (room.seats[a]?.points ?? 0) || a - b);
  const next = () => submit({ message: { type: "next_deal" } });
  useEffect(() => {
    if (room.phase !== "between") close();
  }, [room.phase]);
  return html`
    <${Sheet} title=${resultTitle(message)} name="result">
      <p>${view?.outcome && say(ending(message))}</p>
      <table class="plain-table">
        <caption class="visually-hidden">${t("result-points")}</caption>
        <tbody>${seats.map((seat) => html`<${ResultRow} key=${seat} seat=${seat} message=${message} />`)}</tbody>
      </table>
      <p class="buttons">
        <button type="button" class="button" data-action="show-table" onClick=${close}>${t("result-show-table")}</button>
        ${you.seat !== null &&
        html`<button type="button" class="button button-primary" data-action="next-deal-sheet" autofocus onClick=${next}>
          ${nextName(message)}
        </button>`}
      </p>
    <//>
  `;
}
