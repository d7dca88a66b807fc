/** Sheets of Canasta: the discard pile with the ways to take it, and all melds of a side. */

import { html } from "../vendor/preact.js";
import { Card } from "../table/card.js";
import * as play from "../table/play.js";
import { Sheet, close } from "../table/sheet.js";
import * as state from "../table/state.js";
import { t, words } from "../table/words.js";
import { called, ownSide, rankOf } from "./canasta_hand.js";

/** @import { GameView } from "../table/types.js" */
/** @typedef {{code: string, arguments: Record<string, string | number>}} Reason */
/** @typedef {{way: string, move: {with: number[]}, refused: Reason | null}} Take */
/** @typedef {{rank: string, faces: string[], wilds: number, canasta: string | null}} Meld */

const CARD_PX = 56;

/** @param {string} name */
const dashed = (name) => name.replace(/[/_]/g, "-");

/** @param {Reason} reason */
const refusal = ({ code, arguments: args }) => t(`refusal-${dashed(code)}`, args);

/** How many cards, which red threes, blocked or frozen and why. @param {GameView} view @returns {string[]} */
function stateOf(view) {
  const { count, red_threes, blocked } = view.pile;
  /** @type {string[]} */
  const frozen = ownSide(view).frozen;
  const why = frozen.length ? frozen.map((by) => t(`canasta-frozen-${dashed(by)}`)) : [t("canasta-pile-open")];
  return [
    t("canasta-pile-size", { count }),
    ...(red_threes ? [t("canasta-pile-red-threes", { count: red_threes })] : []),
    ...(count ? (blocked ? [t(`canasta-blocked-${dashed(blocked)}`)] : why) : []),
  ];
}

/** @param {string} target */
function take(target) {
  close();
  play.put("pile", target);
}

/** A way to take the pile: at once where it is enough by itself, or to the tray where more has to be added.
 * @param {{take: Take, place: number, view: GameView}} props */
function Way({ take: { way, move, refused }, place, view }) {
  const faces = move.with.map((id) => view.hand.find((/** @type {{id: number}} */ card) => card.id === id)?.face ?? "");
  return html`
    <li class="way">
      <span class="way-cards" style=${{ "--w": "40px" }} aria-hidden="true">${[view.pile.top, ...faces].map((face, card) => html`<${Card} key=${card} face=${face} width=${40} />`)}</span>
      <p>${t(`canasta-way-${dashed(way)}`, { card: rankOf(view.pile.top ?? "") })}${refused && html`<small>${refusal(refused)}</small>`}</p>
      <span class="way-buttons">
        ${!refused && html`<button type="button" class="button button-primary" data-action=${`way-${place}`} onClick=${() => take(`way:${place}`)}>${t("canasta-take")}</button>`}
        <button type="button" class="button" data-action=${`prepare-${place}`} onClick=${() => take(`prepare:${place}`)}>${t("canasta-set-out")}</button>
      </span>
    </li>
  `;
}

/** What lies in the pile, whether and why it is frozen, and with what it can be taken. */
export function PileSheet() {
  const view = /** @type {GameView} */ (state.shown.value?.view);
  const { guide } = view;
  const drawing = state.onTurn.value && view.phase === "draw";
  /** @type {Take[]} */
  const takes = drawing ? guide.takes : [];
  return html`
    <${Sheet} title=${t("canasta-pile-title")} name="pile">
      ${stateOf(view).map((line) => html`<p key=${line}>${line}</p>`)}
      ${drawing && !takes.length && html`<p data-refusal=${guide.no_take?.code}>${guide.no_take ? refusal(guide.no_take) : t("canasta-ways-none")}</p>`}
      ${takes.length > 0 && html`
        <h3>${t("canasta-ways")}</h3>
        <ul class="ways">${takes.map((way, place) => html`<${Way} key=${place} take=${way} place=${place} view=${view} />`)}</ul>
      `}
    <//>
  `;
}

/** All cards of a side's melds. @param {{about: string}} props */
export function MeldsSheet({ about }) {
  const view = /** @type {GameView} */ (state.shown.value?.view);
  const own = ownSide(view);
  const side = about.startsWith("meld") ? own : view.sides.find((/** @type {unknown} */ other) => other !== own);
  /** @type {Meld[]} */
  const melds = side.melds;
  return html`
    <${Sheet} title=${t(side === own ? "canasta-melds-own" : "canasta-melds-others")} name="piles">
      ${melds.map(({ rank, faces, wilds, canasta }) => html`
        <h3 key=${rank}>${t("canasta-meld", { card: called(rank), count: faces.length, wilds, kind: canasta ?? "none" })}</h3>
        <ol class="pile-cards">${faces.map((face, place) => html`<li key=${place} aria-label=${words.rank(called(face))}><${Card} face=${face} width=${CARD_PX} /></li>`)}</ol>
      `)}
      <p>${t("canasta-red-threes", { count: side.red_threes.length })}</p>
    <//>
  `;
}
