/** From a wish to a move: picking up, putting down, ending the turn, and the reason when something does not go. */

import { effect } from "../vendor/preact.js";
import { pickUp, spaceAt, theGhost } from "./anim.js";
import { submit } from "./net.js";
import { drawn, glide } from "./stage.js";
import * as state from "./state.js";
import { complain, notice, say, speak, t } from "./words.js";

/** @typedef {import("./types.js").GameMove} GameMove */

const HOLD_MS = 2_500;
/** A double tap right after an own move was meant for the card that is gone. */
const AFTER_MOVE_MS = 350;
const OWN_MS = 200;

let movedAt = 0;
let reminded = false;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let holdTimer;

/** @param {string} key */
export function select(key) {
  notice.value = "";
  state.selection.value = key;
}

export function clear() {
  if (state.asked.value) returnCard();
  unask();
  state.selection.value = null;
  state.hovered.value = null;
}

/** @param {string} source @param {string} target @returns {GameMove[] | undefined} */
export const legal = (source, target) => state.moves.value.get(source)?.get(target);

/** Puts a card on a place; an impossible wish goes to the server too, which knows why not.
 * @param {string} source @param {string} target @returns {boolean} whether it is a wish, or it was said why it cannot be one */
export function put(source, target) {
  if (state.held.value) return false;
  const { asked } = state;
  const named = asked.value?.moves.find((move) => state.askedAt(move) === target);
  if (named) return answer(named);
  const moves = legal(source, target);
  if (moves?.[1]) return ask({ source, target, moves });
  const meant = moves?.[0] ?? state.game.value?.wish(source, target);
  if (!meant) return explain(source, target);
  make(meant, source, target);
  return true;
}

/** @param {GameMove} move @param {string} source @param {string} target */
function make(move, source, target) {
  const view = state.shown.value?.view;
  const arranged = state.game.value?.arrange?.(move);
  if (arranged) return arrange(arranged);
  const question = view && legal(source, target) && state.game.value?.sure?.(move, view);
  if (question) hold(move, source, target, "ask", question);
  else if (legal(source, target) && state.game.value?.ends?.(move)) end(move, source, target);
  else send(move, source, target);
}

/** The browser's own affair: nobody else sees it. @param {() => void} done */
function arrange(done) {
  movedAt = Date.now();
  void glide(() => {
    theGhost()?.remove();
    state.carried.value = null;
    clear();
    done();
  });
}

/** @param {string} source @param {string} target @returns {boolean} whether there is a reason */
function explain(source, target) {
  const view = state.shown.value?.view;
  const reason = view && state.game.value?.why?.(source, target, view);
  notice.value = "";
  if (reason) void complain(reason.id, reason.args);
  return !!reason;
}

/** Several moves take this card there: a place on the table says which one is meant, or a sheet asks.
 * @param {import("./types.js").Asked} asked @returns {true} */
function ask(asked) {
  carry(asked.source, asked.target, true);
  state.asked.value = asked;
  if (asked.moves.some((move) => state.askedAt(move) === null)) state.sheet.value = { name: "question" };
  return true;
}

/** The move that was asked for. @param {GameMove} move @returns {boolean} */
export function answer(move) {
  const asked = state.asked.value;
  unask();
  if (asked) make(move, asked.source, asked.target);
  return asked !== null;
}

/** @param {GameMove} move @param {string} source @param {string} target */
function end(move, source, target) {
  const precious = state.goingOn.value.some((other) => state.game.value?.precious(other));
  if (precious && !reminded && state.ending.value !== "at_once") {
    reminded = true;
    return hold(move, source, target, "remind");
  }
  if (state.ending.value === "at_once") return send(move, source, target);
  return hold(move, source, target, state.ending.value);
}

/** Nothing is played yet: the card lies half on its place to say so.
 * @param {GameMove} move @param {string} source @param {string} target @param {"hold" | "ask" | "remind"} asks
 * @param {import("./types.js").Question} [question] */
function hold(move, source, target, asks, question) {
  carry(source, target, true);
  state.selection.value = null;
  state.held.value = { move, source, target, asks, question };
  if (question) state.sheet.value = { name: "sure" };
  if (asks === "hold") holdTimer = setTimeout(confirmEnd, HOLD_MS);
}

/** Where a card comes to lie on a place that has room for several. @param {string} source @param {string} target */
const spaceFor = (source, target) => spaceAt(state.game.value?.spot?.(source, target) ?? target);

/** A picture of the card leaves for its place when the card itself is out of sight, or one would see both; unless it was
 * refused meanwhile.
 * @param {string} source @param {string} target @param {boolean} half whether it comes to lie half on it */
function carry(source, target, half) {
  const place = spaceFor(source, target);
  const ghost = theGhost() ?? (place && pickUp(source));
  if (!ghost) return;
  state.carried.value = source;
  const leave = () => {
    const waits = half ? state.held.value ?? state.asked.value : ghost.sent;
    if (place && waits) ghost.flyTo(half ? halfOn(ghost.home, place) : place, OWN_MS);
  };
  void drawn().then(leave);
  return ghost;
}

/** @param {DOMRect} home @param {DOMRect} place */
function halfOn(home, place) {
  const shift = (home.top > place.top ? 1 : -1) * place.height * 0.35;
  return new DOMRect(place.left, place.top + shift, place.width, place.height);
}

export function confirmEnd() {
  const held = state.held.value;
  release();
  if (held && legal(held.source, held.target)) send(held.move, held.source, held.target);
  else returnCard();
}

export function undoEnd() {
  release();
  returnCard();
}

function release() {
  clearTimeout(holdTimer);
  state.held.value = null;
  shut("sure");
}

function unask() {
  state.asked.value = null;
  shut("question");
}

/** A sheet that has its answer is no longer in the way of the next one. @param {string} name */
function shut(name) {
  if (state.sheet.value?.name === name) state.sheet.value = null;
}

/** What waits for a word is void when the table has moved on without it. */
effect(() => {
  const waiting = state.held.value ?? state.asked.value;
  if (!waiting || state.shown.value !== state.latest.value || legal(waiting.source, waiting.target)) return;
  if (state.held.value) undoEnd();
  else clear();
  void complain("notice-computer-played");
});

/** @param {GameMove} move @param {string} source @param {string} target */
function send(move, source, target) {
  const version = state.shown.value?.version;
  const possible = legal(source, target) !== undefined;
  if (possible) carryTo(source, target);
  else if (!theGhost()?.sent) returnCard();
  if (possible) clear();
  movedAt = Date.now();
  submit({
    message: { type: "move", move },
    still: () => (possible ? legal(source, target) !== undefined : state.shown.value?.version === version),
    seen: (message) => message.steps.some((step) => did(step.events, move, source, target, message.you.seat ?? -1)),
    refused: returnCard,
  });
}

/** Whether what happened is that move. @param {import("./types.js").GameEvent[]} events @param {GameMove} move
 * @param {string} source @param {string} target @param {number} own */
function did(events, move, source, target, own) {
  const told = state.game.value?.told?.(move);
  if (told) return events.some((event) => event.type === told && event.seat === own);
  const flights = state.game.value?.flights(events, own) ?? [];
  return flights.some((flight) => flight.from === source && flight.to === target);
}

/** The card is on its place at once; the server's word comes after. One more, meant before that word, waits where it
 * lies. @param {string} source @param {string} target */
function carryTo(source, target) {
  if (!theGhost()?.sent) carry(source, target, false)?.settle();
}

/** The card goes back to where it was taken from. */
export function returnCard() {
  const home = () => (state.carried.value = null);
  const ghost = theGhost();
  if (ghost) ghost.goHome(home);
  else home();
}

/** What the main button does: the game's own move of this phase, or ending the turn with an empty hand. */
export function sendPlain() {
  const view = state.shown.value?.view;
  const main = view && state.game.value?.main?.(view);
  if (main) return void (Date.now() - movedAt > AFTER_MOVE_MS && put(main.source, main.target));
  const move = state.plainMove.value;
  if (move) submit({ message: { type: "move", move }, still: () => state.plainMove.value !== null });
}

/** Plays a card without naming the place if only one place goes on with the turn.
 * @param {string} source @returns {boolean} */
export function playAlone(source) {
  if (Date.now() - movedAt < AFTER_MOVE_MS) return false;
  const ways = [...(state.moves.value.get(source) ?? [])];
  const [only, other] = ways.filter(([, moves]) => !moves.some((move) => state.game.value?.ends?.(move)));
  if (!only || other) return false;
  put(source, only[0]);
  return true;
}

/** How many moves are marked, or what to do where there is none. @returns {string} */
export function movesShown() {
  const view = state.shown.value?.view;
  const count = state.goingOn.value.length;
  if (count || !view || !state.game.value) return t("possible-moves-shown", { count });
  return say(state.game.value.mustEnd(view).shown);
}

/** Marks what can be played, or stops marking it. */
export function toggleHints() {
  state.hints.value = !state.hints.value;
  speak(state.hints.value ? movesShown() : t("possible-moves-hidden"));
}
