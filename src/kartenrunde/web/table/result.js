/** The sheets that are part of playing: which move is meant, and the result of a deal. */

import { html, useEffect } from "../vendor/preact.js";
import { nextName } from "./bars.js";
import { submit } from "./net.js";
import { answer, clear, confirmEnd, undoEnd } from "./play.js";
import { Sheet, close } from "./sheet.js";
import { History, Standings } from "./standings.js";
import * as state from "./state.js";
import { lostTo, say, seatName, t } from "./words.js";

/** @typedef {import("./types.js").StateMessage} StateMessage */
/** @typedef {import("./types.js").Phrase} Phrase */
/** @typedef {import("./types.js").Item} Item */

/** Why the deal ended. @param {StateMessage} message @returns {Phrase} */
function endingOf({ room, view, you }) {
  const own = view && state.game.value?.ending?.(view, you.seat ?? -1);
  if (own) return own;
  const [winner = -1] = view?.outcome ? state.winnersOf(view.outcome) : [];
  const how = winner < 0 ? "drawn" : winner === you.seat ? "won" : "lost";
  return { id: `${room.game}-result-${how}`, args: { name: seatName(winner) } };
}

/** @param {StateMessage} message @returns {string} */
function resultTitle({ room, view, you }) {
  const ranking = room.places ?? view?.outcome?.ranking;
  const winners = ranking ? state.winnersOf({ ranking }) : [];
  const isOwn = winners.includes(you.seat ?? -1);
  if (!room.match_over) return isOwn ? t("result-title-won") : winners.length ? lostTo("result-title", winners) : t("result-title-drawn");
  if (isOwn) return t(winners.length > 1 ? "result-match-side-won" : "result-match-won");
  return winners.length ? lostTo("result-match", winners) : t("result-match-drawn");
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

/** What cannot be taken back is asked for once. */
export function Sure() {
  const question = state.held.value?.question;
  useEffect(() => {
    if (!question) close();
  }, [question]);
  if (!question) return null;
  return html`
    <${Sheet} title=${say(question.title)} name="sure" onClose=${() => state.held.value && undoEnd()}>
      ${question.texts.map((text) => html`<p key=${text.id}>${say(text)}</p>`)}
      <p class="buttons">
        <button type="button" class="button" data-action="cancel" onClick=${close}>${t("button-cancel")}</button>
        <button type="button" class="button button-primary" data-action="confirm" autofocus onClick=${confirmEnd}>${say(question.confirm)}</button>
      </p>
    <//>
  `;
}

/** A game may say itself why the deal ended, and tell item by item what it brought each side.
 * @param {{ending?: (message: StateMessage) => Phrase, account?: (message: StateMessage) => Item[]}} props */
export function Result({ ending = endingOf, account }) {
  const message = /** @type {StateMessage} */ (state.shown.value);
  const { room, you } = message;
  const view = /** @type {import("./types.js").GameView} */ (message.view);
  const next = () => submit({ message: { type: "next_deal" } });
  useEffect(() => {
    if (room.phase !== "between") close();
  }, [room.phase]);
  return html`
    <${Sheet} title=${resultTitle(message)} name="result">
      <p>${view?.outcome && say(ending(message))}</p>
      <${Standings} message=${message} items=${view?.outcome && account?.(message)} />
      <${History} message=${message} />
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
