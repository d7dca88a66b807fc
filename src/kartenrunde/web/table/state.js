/** What the table knows: the newest message, what is drawn of it, what the person has picked up, and the settings. */

import { computed, signal } from "../vendor/preact.js";

/** @typedef {import("./types.js").StateMessage} StateMessage */
/** @typedef {import("./types.js").GameMove} GameMove */
/** @typedef {import("./types.js").Game} Game */
/** @typedef {{endTurn: "default" | "at_once" | "hold" | "ask", speed: number, motionOff: boolean, letterKeysOff: boolean, child: boolean, hand: "" | "fan" | "groups"}} Settings */
/** @typedef {import("./types.js").Question} Question */
/** @typedef {{move: GameMove, source: string, target: string, asks: "hold" | "ask" | "remind", question?: Question}} Held */

/** The server's newest message. @type {import("../vendor/preact.js").Signal<StateMessage | null>} */
export const latest = signal(null);

/** The message that is drawn; behind `latest` while others' moves are being shown.
 * @type {import("../vendor/preact.js").Signal<StateMessage | null>} */
export const shown = signal(null);

/** @type {import("../vendor/preact.js").Signal<Game | null>} */
export const game = signal(null);

/** Key of the card picked up. @type {import("../vendor/preact.js").Signal<string | null>} */
export const selection = signal(null);

/** Key of the card that is being dragged or is on its way to the server.
 * @type {import("../vendor/preact.js").Signal<string | null>} */
export const carried = signal(null);

/** Key of the place a dragged card would land on. @type {import("../vendor/preact.js").Signal<string | null>} */
export const hovered = signal(null);

/** Whether possible moves are marked. */
export const hints = signal(false);

/** Places others have changed since the own last action, with the seat that did.
 * @type {import("../vendor/preact.js").Signal<Map<string, number>>} */
export const marks = signal(new Map());

/** Faces of finished piles that still lie for a moment.
 * @type {import("../vendor/preact.js").Signal<Map<string, string>>} */
export const lingering = signal(new Map());

/** Hand cards that have come since the own last action. @type {import("../vendor/preact.js").Signal<Set<string>>} */
export const fresh = signal(new Set());

/** The move that is not yet named among several. @type {import("../vendor/preact.js").Signal<import("./types.js").Asked | null>} */
export const asked = signal(null);

/** The end of the turn, held back. @type {import("../vendor/preact.js").Signal<Held | null>} */
export const held = signal(null);

/** @type {import("../vendor/preact.js").Signal<"opening" | "open" | "lost" | "offline" | "gone">} */
export const connection = signal("opening");

/** The code a final goodbye came with. @type {import("../vendor/preact.js").Signal<string | null>} */
export const goodbye = signal(null);

/** Name of the open sheet and what it is about.
 * @type {import("../vendor/preact.js").Signal<{name: string, about?: string} | null>} */
export const sheet = signal(null);

/** Width and height of the window. */
export const size = signal({ width: window.innerWidth, height: window.innerHeight });

/** What the server wrote onto the page: invite, language, address of the catalogue. */
export const page = document.body.dataset;

/** Own seat, or -1 for somebody who only looks on. */
export const own = computed(() => shown.value?.you.seat ?? -1);

/** Legal moves by the card they take, then by the place they put it on.
 * @type {import("../vendor/preact.js").ReadonlySignal<Map<string, Map<string, GameMove[]>>>} */
export const moves = computed(() => {
  const found = new Map();
  const view = shown.value?.view;
  if (!view || !game.value || shown.value !== latest.value) return found;
  const { offers, source: from, target: to } = game.value;
  for (const { source, target, move } of offers?.(view) ?? view.legal.map((move) => ({ source: from(move) ?? "", target: to(move) ?? "", move }))) {
    if (!found.has(source)) found.set(source, new Map());
    found.get(source).set(target, [...(found.get(source).get(target) ?? []), move]);
  }
  return found;
});

/** The legal move without a card, if there is one: ending the turn. */
export const plainMove = computed(() => moves.value.get("")?.get("")?.[0] ?? null);

/** The place that names a move when several take the same card to the same place. @param {GameMove} move */
export const askedAt = (move) => game.value?.asks?.(move) ?? null;

/** Places the picked-up card may go to, or those that say which move is meant.
 * @type {import("../vendor/preact.js").ReadonlySignal<Set<string>>} */
export const targets = computed(() => {
  if (asked.value) return new Set(asked.value.moves.flatMap((move) => askedAt(move) ?? []));
  return new Set((selection.value && moves.value.get(selection.value)?.keys()) || []);
});

/** Whether a move goes on with the turn; what the browser alone arranges is none.
 * @param {GameMove} move */
const goesOn = (move) => !game.value?.ends?.(move) && !game.value?.arrange?.(move);

/** Moves that go on with the turn. */
export const goingOn = computed(() => [...moves.value.values()].flatMap((ways) => [...ways.values()].flat().filter(goesOn)));

/** Cards and places that possible moves mark. @type {import("../vendor/preact.js").ReadonlySignal<Set<string>>} */
export const hinted = computed(() => {
  const found = new Set();
  if (!hints.value) return found;
  const ending = !goingOn.value.length;
  for (const [source, ways] of moves.value) {
    for (const [target, [move]] of ways) {
      if (!move || !(ending || goesOn(move))) continue;
      found.add(source);
      if (!selection.value) found.add(target);
    }
  }
  return found;
});

export const onTurn = computed(
  () => shown.value?.room.phase === "playing" && shown.value.view?.turn === own.value && own.value >= 0,
);

/** The seats of the side in first place; none where several sides share it. @param {{ranking: number[]}} outcome @returns {number[]} */
export function winnersOf({ ranking }) {
  const sides = shown.value?.room.sides ?? [];
  const first = ranking.flatMap((place, seat) => (place === 1 ? [seat] : []));
  return first.every((seat) => sides[seat] === sides[first[0] ?? 0]) ? first : [];
}

/** The seats of each side. @param {import("./types.js").Room} room @returns {number[][]} */
export function sidesOf({ sides }) {
  const count = Math.max(...sides) + 1;
  return Array.from({ length: count }, (_, side) => sides.flatMap((of, seat) => (of === side ? [seat] : [])));
}

/** Whether seats play together. @param {import("./types.js").Room} room */
export const hasPartners = (room) => sidesOf(room).length < room.seats.length;

const STORED = "kartenrunde.settings";

/** @type {Settings} */
const DEFAULTS = { endTurn: "default", speed: 1, motionOff: false, letterKeysOff: false, child: false, hand: "" };

/** Storage may be forbidden; then settings last as long as the page. @returns {Settings} */
function stored() {
  try {
    return { ...DEFAULTS, ...JSON.parse(localStorage.getItem(STORED) ?? "{}") };
  } catch {
    return DEFAULTS;
  }
}

export const settings = signal(stored());

/** @param {Partial<Settings>} change */
export function set(change) {
  settings.value = { ...settings.value, ...change };
  try {
    localStorage.setItem(STORED, JSON.stringify(settings.value));
  } catch {
    // Without storage the setting lasts as long as the page.
  }
}

/** Whether the table shows nothing but the cards, for a child who does not read. */
export const child = computed(() => settings.value.child && game.value?.forChildren !== undefined);

/** How a discard ends the turn here: against computer players at once, in rooms held back for a moment. */
export const ending = computed(() => {
  const chosen = settings.value.endTurn;
  if (chosen !== "default") return chosen;
  return shown.value?.room.kind === "room" ? "hold" : "at_once";
});

const reduced = window.matchMedia("(prefers-reduced-motion: reduce)");

/** Whether cards may move on the screen. */
export const moving = () => !settings.value.motionOff && !reduced.matches && !document.hidden;

/** A new value that keeps every part of the old one that did not change, so that it is not drawn again.
 * @param {any} old @param {any} next @returns {any} */
export function reuse(old, next) {
  if (old === next || typeof next !== "object" || !next || typeof old !== "object" || !old) return next;
  if (Array.isArray(next)) {
    const parts = next.map((part, place) => reuse(old[place], part));
    const same = Array.isArray(old) && old.length === parts.length && parts.every((p, i) => p === old[i]);
    return same ? old : parts;
  }
  const parts = Object.fromEntries(Object.keys(next).map((name) => [name, reuse(old[name], next[name])]));
  const names = Object.keys(parts);
  const same = names.length === Object.keys(old).length && names.every((name) => parts[name] === old[name]);
  return same ? old : parts;
}
