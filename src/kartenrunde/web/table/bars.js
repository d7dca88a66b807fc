/** The bars above and below the table: whose turn it is, what can be done now, and what has to be said. */

import { html, useEffect, useLayoutEffect, useRef } from "../vendor/preact.js";
import { Fuse, Icon } from "./card.js";
import { keepFocus } from "./input.js";
import * as play from "./play.js";
import { submit, tell } from "./net.js";
import * as state from "./state.js";
import { gameName, lostTo, notice, say, seatName, t, words } from "./words.js";

const READ_MS = 7_000;
/** More letters than these take two lines on a phone. */
const LONG_BANNER = 20;

/** Opens a sheet. @param {string} name @param {string} [about] */
export const open = (name, about) => (state.sheet.value = about === undefined ? { name } : { name, about });

/** @param {{name: string, icon: string, sheet: string}} props */
const IconButton = ({ name, icon, sheet }) => html`
  <button type="button" class=${`icon-button to-${sheet}`} data-spot data-action=${sheet} aria-label=${name} title=${name}
    tabindex="-1" onClick=${() => open(sheet)}>
    <${Icon} name=${icon} />
  </button>
`;

/** What the banner says: one sentence, always in the same place. @returns {string} */
function bannerText() {
  const message = state.shown.value;
  if (!message) return t("connection-loading");
  const { room, view, you } = message;
  if (room.paused) return t("banner-paused");
  if (room.phase === "lobby") return gameName();
  if (room.phase === "shuffling" || !view) return t("banner-shuffling");
  if (view.outcome) return outcomeText(state.winnersOf(view.outcome), you.seat);
  if (view.turn === null) return gameName();
  const seat = room.seats[view.turn];
  if (seat?.computer) return view.turn === you.seat ? t("banner-computer-for-you") : t("banner-turn-computer", { name: seatName(view.turn) });
  return view.turn === you.seat ? t("banner-your-turn") : t("banner-turn", { name: seatName(view.turn) });
}

/** @param {number[]} winners @param {number | null} own @returns {string} */
function outcomeText(winners, own) {
  if (!winners.length) return t("banner-drawn");
  if (winners.includes(own ?? -1)) return t("banner-won");
  return lostTo("banner", winners);
}

/** What the sides of a match had before this deal, the own one first. */
function Score() {
  const message = state.shown.value;
  if (!message?.view || message.view.outcome || message.you.seat === null || !state.hasPartners(message.room)) return null;
  const { seats, sides } = message.room;
  const own = seats[message.you.seat]?.points ?? 0;
  const others = seats.find((_, seat) => sides[seat] !== sides[message.you.seat ?? 0])?.points ?? 0;
  const args = { own: words.n(own), others: words.n(others) };
  return html`<small class="banner-score" role="img" aria-label=${t("banner-score-label", args)}>${t("banner-score", args)}</small>`;
}

/** @param {{log: boolean}} props whether the log stands beside the table and needs no button */
export function TopBar({ log }) {
  const mine = state.onTurn.value;
  const text = bannerText();
  return html`
    <header class="top-bar" data-region="bar" role="group" aria-label=${t("region-bar")}>
      <${IconButton} name=${t("button-menu")} icon="menu" sheet="menu" />
      <div class=${`banner${mine ? " is-mine" : ""}${text.length > LONG_BANNER ? " is-long" : ""}`}><p id="banner">${text}</p><${Score} /></div>
      ${!log && html`<${IconButton} name=${t("button-log")} icon="log" sheet="log" />`}
      <${IconButton} name=${t("button-rules")} icon="rules" sheet="rules" />
    </header>
  `;
}

/** @param {{action: string, kind?: string, press: () => void, pressed?: boolean, off?: boolean, children?: any}} props */
function Action({ action, kind = "", press, pressed, off, children }) {
  return html`
    <button type="button" class=${`button ${kind}`} data-spot data-action=${action} tabindex="-1"
      aria-pressed=${pressed === undefined ? undefined : String(pressed)} aria-disabled=${off ? "true" : undefined} onClick=${press}>
      ${children}
    </button>
  `;
}

/** A discard that waits: a bar running out, a question, or a reminder of what could still be played. */
function HeldEnd() {
  const held = state.held.value;
  const confirm = useRef(/** @type {HTMLElement | null} */ (null));
  const asks = held?.asks ?? "hold";
  useLayoutEffect(() => {
    if (asks !== "hold") /** @type {HTMLElement | null} */ (confirm.current?.querySelector("[data-action]"))?.focus();
  }, [asks]);
  const remind = asks === "remind";
  const question = remind ? t("hold-remind-text") : t("hold-ask-title");
  return html`
    <div class=${`held ${asks}`} role="group" aria-label=${asks === "hold" ? t("hold-text") : question} ref=${confirm}>
      <p class="held-text">${asks === "hold" ? t("hold-text") : question}</p>
      ${asks === "hold" && html`<span class="hold-fuse" aria-hidden="true"></span>`}
      <${Action} action="undo-end" press=${play.undoEnd}>${remind ? t("hold-remind-back") : t("hold-undo")}<//>
      ${asks !== "hold" &&
      html`<${Action} action="confirm-end" kind="button-primary" press=${play.confirmEnd}>
        ${remind ? t("hold-remind-confirm") : t("hold-ask-confirm")}
      <//>`}
    </div>
  `;
}

/** What the button for the next deal says. @param {import("./types.js").StateMessage} message */
export function nextName({ room, view }) {
  if (room.match_over) return t("result-rematch");
  const own = view && state.game.value?.next?.(view, room);
  return own ? say(own) : t("result-next-deal");
}

function nextDeal() {
  submit({ message: { type: "next_deal" } });
}

/** The one main button: always in the same place, its words say what it does now. */
function Primary() {
  const message = state.shown.value;
  if (!message?.view || message.you.seat === null) return null;
  if (message.room.phase === "between") {
    return html`<${Action} action="next-deal" kind="button-primary primary" press=${nextDeal}>${nextName(message)}<//>`;
  }
  if (state.plainMove.value && !state.goingOn.value.length) return EndTurn("button-primary primary");
  const main = state.onTurn.value && state.game.value?.main?.(message.view);
  if (main) {
    return html`<${Action} action="main" kind="button-primary primary" press=${play.sendPlain} off=${!play.legal(main.source, main.target)}>
      ${say(main.label)}
    <//>`;
  }
  if (message.view.turn !== message.you.seat) return null;
  return html`
    <${Action} action="hints" kind="button-primary primary" press=${play.toggleHints} pressed=${state.hints.value}>
      <${Icon} name="eye" />${t("button-possible-moves")}
    <//>
  `;
}

/** @param {string} kind */
const EndTurn = (kind) => html`<${Action} action="end-turn" kind=${kind} press=${play.sendPlain}>${t("button-end-turn")}<//>`;

/** What is expected now, in a few words, where later the way back will be. */
function Hint() {
  if (state.own.value < 0) return html`<p class="hint">${t("room-full")}</p>`;
  const view = state.shown.value?.view;
  if (!state.onTurn.value || !view || !state.game.value) return null;
  const must = !state.goingOn.value.length && state.moves.value.size;
  if (must && state.plainMove.value) return null;
  const own = state.game.value.hint?.();
  let text = t("hint-choose-card");
  if (own) text = say(own);
  else if (state.selection.value) text = t("hint-choose-target");
  else if (state.hints.value) text = play.movesShown();
  else if (must) text = say(state.game.value.mustEnd(view).hint);
  return html`<p class="hint">${text}</p>`;
}

/** What can be done with the picked-up pile or the result, beside the main button. */
function Aside() {
  const picked = state.selection.value;
  const view = state.shown.value?.view;
  if (state.shown.value?.room.phase === "between") {
    return html`<${Action} action="result" press=${() => open("result")}>${t("result-show")}<//>`;
  }
  if (state.plainMove.value && state.goingOn.value.length) return EndTurn("");
  const shortcut = view && state.game.value?.shortcut?.(picked, view);
  if (shortcut) return html`<${Action} action="shortcut" press=${() => play.put(shortcut.source ?? picked ?? "", shortcut.target)}>${say(shortcut.label)}<//>`;
  const pile = picked && view && !picked.startsWith("hand") && state.game.value?.piles(picked, view)[0];
  if (!pile || pile.faces.length < 2 || !picked.includes(":")) return html`<${Hint} />`;
  return html`<${Action} action="pile" press=${() => open("piles", picked)}>${t("pile-view")}<//>`;
}

/** Lets the hand lie in another way. */
function Look() {
  const look = state.own.value < 0 ? undefined : state.game.value?.look?.();
  if (!look) return null;
  return html`
    <button type="button" class="icon-button look" data-spot data-action="look" aria-label=${say(look.label)} title=${say(look.label)}
      tabindex="-1" onClick=${look.flip}>
      <${Icon} name=${look.sign} />
    </button>
  `;
}

export function ActionBar() {
  useLayoutEffect(keepFocus);
  return html`
    <footer class="action-bar" data-region="actions" role="group" aria-label=${t("region-actions")}>
      ${state.held.value && !state.held.value.question ? html`<${HeldEnd} />` : html`<${Aside} /><${Look} /><${Primary} />`}
    </footer>
  `;
}

/** A table against computer players stands still while somebody is not looking. */
export function Paused() {
  if (!state.shown.value?.room.paused || state.sheet.value) return null;
  return html`
    <div class="toast paused" role="status">
      <${Icon} name="pause" /><p>${t("paused-text")}</p>
      <button type="button" class="button button-primary" data-action="resume"
        onClick=${() => tell({ type: "presence", visible: true, paused: false })}>${t("paused-resume")}</button>
    </div>
  `;
}

/** Sentences that need somebody's attention; they never cover the own hand. */
export function Notices() {
  const text = notice.value;
  useEffect(() => {
    // The timer of an older one may still run for a frame: it takes away none but its own.
    const timer = setTimeout(() => notice.value === text && (notice.value = ""), READ_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const lost = state.connection.value;
  return html`
    <div class="notices" role="status" aria-label=${t("region-notices")}>
      ${(lost === "lost" || lost === "offline") &&
      html`<p class="toast connection"><${Icon} name="offline" />${t(lost === "lost" ? "connection-lost" : "connection-offline")}</p>`}
      ${text && html`<p key=${text} class="toast">${text}</p>`}
    </div>
  `;
}

/** "I am here", before and after the computer has taken over for somebody who only thought for long. */
export function Idle() {
  useLayoutEffect(keepFocus);
  const message = state.shown.value;
  const seat = message?.you.seat === null ? undefined : message?.room.seats[message?.you.seat ?? -1];
  if (!seat || (seat.notice_s == null && !seat.computer)) return null;
  const seconds = seat.notice_s;
  const name = seat.computer ? t("button-take-back") : t("button-still-here");
  return html`
    <div class="toast idle" role="alert">
      <p>${seat.computer ? t("taken-over-text") : t("idle-text", { seconds: Math.ceil(seconds ?? 0) })}</p>
      <${Fuse} seconds=${seconds} />
      <button type="button" class="button button-primary" data-action="still-here" onClick=${() => tell({ type: "still_here" })}>${name}</button>
    </div>
  `;
}

