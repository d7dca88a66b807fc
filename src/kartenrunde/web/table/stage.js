/** Shows messages one after the other: what others do is seen singly, what one does oneself at once. */

import { batch, options } from "../vendor/preact.js";
import { conceal, find, finishAll, fly, measure, theGhost, vanish } from "./anim.js";
import * as state from "./state.js";
import { note, recount } from "./words.js";

/** @typedef {import("./types.js").StateMessage} StateMessage */
/** @typedef {import("./types.js").GameEvent} GameEvent */
/** @typedef {import("./types.js").Flight} Flight */

/** How long a card flies, unless the game takes more time to show what happens. */
const FLIGHT_MS = { own: 200, others: 450 };
const REST_MS = 250;
const LINGER_MS = 900;
/** Without movement a change is left to be seen a little longer before the next one. */
const STILL_MS = 600;

/** @type {{message: StateMessage, cut: boolean}[]} */
const queue = [];
let showing = false;
let hurried = false;
/** @type {() => void} */
let wakeUp = () => {};

export const busy = () => showing;

/** @param {StateMessage} message @param {boolean} cut whether it is a catching-up, shown at once */
export function push(message, cut) {
  queue.push({ message, cut });
  if (cut || document.hidden) hurry();
  if (!showing) void run();
}

/** Everything that is still to be shown is shown now. */
export function hurry() {
  hurried = showing;
  finishAll();
  wakeUp();
}

document.addEventListener("visibilitychange", () => document.hidden && hurry());

async function run() {
  showing = true;
  for (let next = queue.shift(); next; next = queue.shift()) {
    const still = next.cut || hurried || document.hidden || !state.settings.value.speed;
    await present(next.message, next.cut, still);
  }
  showing = false;
  hurried = false;
}

/** @param {number} ms */
function rest(ms) {
  if (ms <= 0 || hurried || document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    wakeUp = () => {
      clearTimeout(timer);
      resolve(undefined);
    };
  });
}

/** @param {StateMessage} message @param {boolean} cut @param {boolean} still */
async function present(message, cut, still) {
  const own = message.you.seat ?? -1;
  const events = message.steps.flatMap((step) => step.events);
  const flights = state.game.value?.flights(events, own) ?? [];
  const mine = flights.length > 0 && actor(events) === own;
  const flying = !still && state.moving() ? flights : [];
  const before = measure(flying);
  const wasPlaying = state.shown.value?.room.phase === "playing";
  batch(() => change(message, flights, own, still));
  record(message, cut);
  await drawn();
  const reveal = conceal(flying);
  if (flying.length) await painted();
  reveal();
  const speed = state.settings.value.speed || 1;
  const { own: ownMs, others: othersMs } = state.game.value?.times?.() ?? FLIGHT_MS;
  const landing = fly(flying, before, (mine ? ownMs : othersMs) / speed);
  settleGhost(flights);
  if (!still && flights.length) await rest(pause(mine, landing, speed));
  if (message.room.phase === "between" && (wasPlaying || cut)) await announceResult(still, speed);
}

/** @param {boolean} mine @param {number} landing @param {number} speed */
function pause(mine, landing, speed) {
  if (mine) return landing;
  return landing ? landing + REST_MS / speed : STILL_MS / speed;
}

/** @param {boolean} still @param {number} speed */
async function announceResult(still, speed) {
  if (!still) await rest(LINGER_MS / speed);
  state.sheet.value ??= { name: "result" };
}

/** @param {GameEvent[]} events @returns {number | undefined} the seat that moved a card */
function actor(events) {
  return events.find((event) => event.type !== "turn_began" && event.seat !== undefined)?.seat;
}

/** @param {StateMessage} message @param {Flight[]} flights @param {number} own @param {boolean} still */
function change(message, flights, own, still) {
  state.shown.value = message;
  for (const step of message.steps) mark(step.events, own);
  linger(still ? [] : flights);
  const picked = state.selection.value;
  if (picked && flights.some((flight) => flight.from === picked)) state.selection.value = null;
}

/** What others have changed since the own last action stays marked.
 * @param {GameEvent[]} events @param {number} own */
function mark(events, own) {
  const game = state.game.value;
  if (!game) return;
  if (actor(events) === own || events.some((event) => event.type === "deal_began")) {
    if (state.marks.value.size) state.marks.value = new Map();
    if (state.fresh.value.size) state.fresh.value = new Set();
  }
  for (const event of events) {
    const { seat } = event;
    if (seat === undefined || seat === own) continue;
    for (const place of game.touched(event, own)) {
      if (state.marks.value.get(place) !== seat) state.marks.value = new Map(state.marks.value).set(place, seat);
    }
  }
  const drawn = game.flights(events, own).filter((flight) => flight.order !== undefined);
  if (drawn.length) state.fresh.value = new Set([...state.fresh.value, ...drawn.map(({ to }) => to)]);
}

/** Timers of the finished piles that still lie. @type {Map<string, ReturnType<typeof setTimeout>>} */
const lying = new Map();

/** Finished piles stay in sight for a moment; nobody has to wait for them.
 * @param {Flight[]} flights */
function linger(flights) {
  for (const { to } of flights) clearAway(to);
  for (const { from, lingers } of flights) {
    if (!lingers) continue;
    state.lingering.value = new Map(state.lingering.value).set(from, lingers);
    const time = LINGER_MS / (state.settings.value.speed || 1);
    lying.set(from, setTimeout(() => vanish(from, () => clearAway(from)), time));
  }
}

/** @param {string} place */
function clearAway(place) {
  clearTimeout(lying.get(place));
  if (!lying.delete(place)) return;
  const faces = new Map(state.lingering.value);
  faces.delete(place);
  state.lingering.value = faces;
}

/** @param {StateMessage} message @param {boolean} cut */
function record(message, cut) {
  for (const step of message.steps) note(step, message, !cut);
  if (cut) recount(message);
}

const next = new MessageChannel();
/** @type {(() => void)[]} */
const due = [];
next.port1.onmessage = () => due.splice(0).forEach((go) => go());

/** Right after this, in a task of its own. @param {(nothing?: any) => void} go */
const later = (go) => next.port2.postMessage(due.push(go));

/** Preact draws in the next microtask, but what a click changes later: both in one task would hold up a phone for too long. */
options.debounceRendering = (draw) => (window.event?.type === "click" ? later : queueMicrotask)(draw);

/** All changes are drawn, and no frame was between. */
export async function drawn() {
  await (due.length && new Promise(later));
  await null;
}

/** The browser has laid out and painted what was drawn, so that measuring costs nothing. */
function painted() {
  return new Promise((resolve) => {
    wakeUp = /** @type {() => void} */ (resolve);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

/** What the browser alone arranges: the cards of the hand glide to where they lie then. @param {() => void} change */
export async function glide(change) {
  const { speed } = state.settings.value;
  /** @type {ArrayLike<HTMLElement>} */
  const held = speed && state.moving() ? document.querySelectorAll("[data-flip^='hand:']") : [];
  const flights = Array.from(held, ({ dataset: { flip = "" } }) => ({ from: flip, to: flip }));
  const before = measure(flights);
  change();
  await drawn();
  fly(flights, before, FLIGHT_MS.own / speed);
}

/** The card in the air is put down when its move has been shown, or when it is no longer there.
 * @param {Flight[]} flights */
function settleGhost(flights) {
  const ghost = theGhost();
  if (!ghost) return;
  const played = ghost.sent && flights.some((flight) => flight.from === ghost.key);
  if (find(ghost.key) && !played) return;
  ghost.remove();
  state.carried.value = null;
}
