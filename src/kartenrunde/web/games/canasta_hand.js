/** What is picked up and set out before anything is laid: the browser's own affair until it becomes one move. */

import { computed, effect, signal } from "../vendor/preact.js";
import { clamp } from "../table/card.js";
import * as play from "../table/play.js";
import * as state from "../table/state.js";
import { complain, notice, seatName } from "../table/words.js";

/** @import { GameMove, GameView, Phrase } from "../table/types.js" */
/** @typedef {{id: number, face: string}} Held */
/** @typedef {{key: string, rank: string, cards: Held[]}} Place */

/** Ranks as melds lie on the table, and as a hand is held. */
export const RANKS = [..."456789TJQKA"];
const ORDER = [..."★2AKQJT9876543"];
/** What must show of a card to be hit, and how wide one is at most. */
export const STRIP_PX = 24;
const FAN_CARD_PX = 72;
const LOG_FROM = 1024;
const LOG_WIDE_FROM = 1180;
/** With so many cards a meld may free its side to go out; only then the question is worth asking. */
const CANASTA = 7;

/** @param {string} face */
export const rankOf = (face) => face.slice(0, 1);

/** @param {string} rank */
export const isWild = (rank) => rank === "2" || rank === "★";

/** What RANK calls a card or rank of this game. @param {string} face */
export function called(face) {
  if (face === "★") return "wild-joker";
  return rankOf(face) === "3" ? (/[hd]$/.test(face) ? "red-three" : "black-three") : face;
}

/** Cards on the tray by the rank they are meant for. @type {import("../vendor/preact.js").Signal<Map<string, number[]>>} */
export const tray = signal(new Map());

/** Whether the top of the pile lies there too: then laying means taking. */
export const taking = signal(false);

/** Picked-up cards, all of one rank. @type {import("../vendor/preact.js").Signal<number[]>} */
export const picked = signal([]);

const view = () => state.shown.value?.view ?? null;

/** @param {GameView} shown */
export const ownSide = (shown) => shown.sides[shown.seats[Math.max(state.own.value, 0)].side];

/** Width of the log beside the table, of the column left of a table on its side, and of the room for the hand.
 * @param {number} width @param {number} height */
export function room(width, height) {
  const short = height < 480 && width > height;
  const log = short || width < LOG_FROM ? 0 : width < LOG_WIDE_FROM ? 240 : 280;
  const aside = short ? Math.floor(clamp(width * 0.3, 176, 280)) : 0;
  return { short, log, aside, hand: width - log - aside - 16 };
}

/** Whether somebody wants single cards; on a desk that is so without a word. */
export const wantsFan = computed(() => (state.settings.value.hand || (state.size.value.width < LOG_FROM ? "groups" : "fan")) === "fan");

/** Whether the hand lies as single cards: as long as each is wide enough to hit in two rows. */
export const fanned = computed(() => {
  const { width, height } = state.size.value;
  const inRow = Math.floor((room(width, height).hand - FAN_CARD_PX) / STRIP_PX) + 1;
  return wantsFan.value && loose.value.length <= 2 * inRow;
});

/** Cards of the hand that are not set out, as they are held. @type {import("../vendor/preact.js").ReadonlySignal<Held[]>} */
export const loose = computed(() => {
  const out = new Set([...tray.value.values()].flat());
  /** @type {Held[]} */
  const hand = view()?.hand ?? [];
  const at = (/** @type {Held} */ { face }) => ORDER.indexOf(rankOf(face));
  return hand.filter(({ id }) => !out.has(id)).sort((a, b) => at(a) - at(b) || a.face.localeCompare(b.face) || a.id - b.id);
});

/** Where the hand's cards lie: all of a rank together, or each for itself. @type {import("../vendor/preact.js").ReadonlySignal<Place[]>} */
export const places = computed(() => {
  /** @type {Place[]} */
  const found = [];
  for (const card of loose.value) {
    const rank = rankOf(card.face);
    const last = found.at(-1);
    if (!fanned.value && last?.rank === rank) last.cards.push(card);
    else found.push({ key: `hand:${card.id}`, rank, cards: [card] });
  }
  return found;
});

/** The cards that go along when a place of the hand is taken: the picked ones, else one; `all`: of a rank, as melds want it.
 * @param {Place} place @param {boolean} all @returns {number[]} */
function along({ rank, cards }, all) {
  const chosen = picked.value;
  if (cards.some(({ id }) => chosen.includes(id))) return chosen;
  return (all && !isWild(rank) ? cards : cards.slice(0, 1)).map(({ id }) => id);
}

/** @param {string} key */
const placeOf = (key) => places.value.find((place) => place.key === key);

/** @param {number} id @returns {string} */
const faceOf = (id) => view()?.hand.find((/** @type {Held} */ card) => card.id === id)?.face ?? "";

/** What is picked up is put down with the selection, or when another card is dragged. */
effect(() => {
  const key = state.selection.value;
  const place = key && placeOf(key);
  if (picked.value.length && !(place && place.cards.some(({ id }) => picked.value.includes(id)))) picked.value = [];
});

/** Cards that have left the hand leave the tray; a pile that is gone cannot be taken. */
effect(() => {
  const shown = view();
  const held = new Set(shown?.hand.map((/** @type {Held} */ { id }) => id));
  if (![...tray.value.values()].flat().every((id) => held.has(id))) set([...tray.value].map(([rank, cards]) => [rank, cards.filter((id) => held.has(id))]));
  if (taking.value && !(state.onTurn.value && shown?.phase === "draw")) putBack("");
});

let mine = false;
/** The end of a turn returns the tray to the hand (CA-13). */
effect(() => {
  if (mine && !state.onTurn.value && tray.value.size) {
    tray.value = new Map();
    void complain("canasta-tray-returned");
  }
  mine = state.onTurn.value;
});

/** @param {[string, number[]][]} groups */
function set(groups) {
  const top = taking.value && topRank();
  tray.value = new Map(groups.filter(([rank, cards]) => cards.length || rank === top));
}

const topRank = () => rankOf(view()?.pile.top ?? "");

/** @param {number[]} cards @param {string} rank @param {boolean} [take] whether the top of the pile comes along */
function setOut(cards, rank, take) {
  if (take) taking.value = true;
  /** @type {Map<string, number[]>} */
  const next = new Map([...tray.value].map(([other, held]) => [other, held.filter((id) => !cards.includes(id))]));
  set([...next.set(rank, [...(next.get(rank) ?? []), ...cards])]);
}

/** @param {string} rank of the cards that go back to the hand; none: of the pile's top, "*": of all */
function putBack(rank) {
  if (rank === topRank() || !rank || rank === "*") taking.value = false;
  set(rank === "*" ? [] : [...tray.value].filter(([other]) => other !== rank));
}

/** @param {number[]} cards @param {string} rank @param {boolean} [take] @returns {GameMove} */
const toTray = (cards, rank, take) => ({ type: "set_out", cards, rank, take });

/** @param {string} rank @returns {GameMove} */
const toHand = (rank) => ({ type: "put_back", rank });

/** @param {GameMove} move @returns {(() => void) | null} */
export function arrange(move) {
  if (move.type === "set_out") return () => setOut(move.cards, move.rank, move.take);
  return move.type === "put_back" ? () => putBack(move.rank) : null;
}

/** What lies on the tray as one move. @returns {GameMove} */
function ofTray() {
  const top = taking.value ? topRank() : "";
  const melds = [...tray.value].filter(([rank]) => rank !== top).map(([rank, cards]) => ({ rank, cards }));
  return top ? { type: "take_pile", with: tray.value.get(top) ?? [], melds } : { type: "lay", melds };
}

/** What the cards on the tray count. @param {GameView} shown @returns {number} */
export function points({ values, pile }) {
  const faces = [...tray.value.values()].flat().map(faceOf);
  if (taking.value && pile.top) faces.push(pile.top);
  return faces.reduce((sum, face) => sum + (values[rankOf(face)] ?? 0), 0);
}

/** A double tap picks all of a rank up, a further tap one more, after the last one none. @param {string} key @param {boolean} again */
export function pick(key, again) {
  notice.value = "";
  if (key === "draw") return void play.put("draw", "hand");
  if (key === "pile") return void (state.sheet.value = { name: "pile" });
  const place = placeOf(key);
  if (!place) return state.selection.value === key ? play.clear() : play.select(key);
  const ids = place.cards.map(({ id }) => id);
  const same = loose.value.filter(({ face }) => rankOf(face) === place.rank).map(({ id }) => id);
  let next = fanned.value ? toggled(ids[0] ?? -1, place.rank) : ids.slice(0, 1 + ids.filter((id) => picked.value.includes(id)).length);
  if (again) next = same;
  else if (!fanned.value && picked.value.length === ids.length && state.selection.value === key) next = [];
  picked.value = [];
  play.clear();
  if (!next.length) return;
  play.select(fanned.value ? `hand:${next.includes(ids[0] ?? -1) ? ids[0] : next.at(-1)}` : key);
  picked.value = next;
}

/** @param {number} id @param {string} rank @returns {number[]} */
function toggled(id, rank) {
  const others = picked.value.filter((other) => rankOf(faceOf(other)) === rank);
  return others.includes(id) ? others.filter((other) => other !== id) : [...others, id];
}

/** Places that a rank can be put on, and the meld it is meant for there.
 * @param {string} rank @param {GameView} shown @returns {[string, string][]} */
function homes(rank, shown) {
  const groups = [...tray.value.keys()];
  if (!isWild(rank)) return [["tray", rank], ...groups.flatMap((own) => (own === rank ? [pair("tray", own)] : [])), ...(rank === "3" ? [] : [pair("meld", rank)])];
  /** @type {string[]} */
  const onto = shown.guide?.kinds.find((/** @type {{rank: string}} */ kind) => kind.rank === rank)?.onto ?? [];
  const all = [...groups.map((own) => pair("tray", own)), ...onto.map((own) => pair("meld", own))];
  return groups.length === 1 && groups[0] ? [...all, ["tray", groups[0]]] : all;
}

/** @param {string} zone @param {string} rank @returns {[string, string]} */
const pair = (zone, rank) => [`${zone}:${rank}`, rank];

/** The move that lays cards at once, where the view says that they go there.
 * @param {number[]} cards @param {string} rank @param {string} home @param {GameView} shown @returns {GameMove | null} */
function atOnce(cards, rank, home, shown) {
  const { opened } = ownSide(shown);
  const kind = shown.guide?.kinds.find((/** @type {{rank: string}} */ { rank: own }) => own === rank);
  if (!opened || !kind || !state.onTurn.value || shown.phase !== "play") return null;
  const whole = !kind.onto.includes(home) && rank === home && kind.missing === 0 && cards.length === kind.count;
  return kind.onto.includes(home) || whole ? { type: "lay", melds: [{ rank: home, cards }] } : null;
}

/** @typedef {{source: string, target: string, move: GameMove}} Offer */

/** @param {GameView} shown @returns {Offer[]} */
export function offers(shown) {
  if (!shown.guide) return [];
  const phase = state.onTurn.value ? shown.phase : "";
  return [
    ...places.value.flatMap((place) => fromHand(place, phase, shown)),
    ...[...tray.value].flatMap(([rank, cards]) => fromTray(rank, cards, shown)),
    ...(tray.value.size ? [{ source: "tray", target: "hand", move: toHand("*") }] : []),
    ...(tray.value.size && phase === "play" ? [{ source: "tray", target: "melds", move: ofTray() }] : []),
    ...(phase === "draw" ? beforePlaying(shown) : []),
  ];
}

/** @param {Place} place @param {string} phase @param {GameView} shown @returns {Offer[]} */
function fromHand(place, phase, shown) {
  const { key: source, rank } = place;
  const all = along(place, true);
  const found = homes(rank, shown).map(([target, home]) => ({ source, target, move: (target.startsWith("meld") && atOnce(all, rank, home, shown)) || toTray(all, home) }));
  const [only, other] = along(place, false);
  if (phase === "play" && other === undefined) found.push({ source, target: "pile", move: { type: "discard", card: only } });
  if (phase === "draw" && shown.guide.takes.length && (rank === topRank() || isWild(rank))) {
    found.push({ source, target: "pile", move: toTray(all, topRank(), true) });
  }
  return found;
}

/** @param {string} source @param {number[]} cards @param {GameView} shown @returns {Offer[]} */
function fromTray(source, cards, shown) {
  const back = { source: `tray:${source}`, target: "hand", move: toHand(source) };
  const wild = cards.filter((id) => isWild(rankOf(faceOf(id)))).at(-1);
  if (wild === undefined) return [back];
  const others = homes(rankOf(faceOf(wild)), shown).filter(([target, home]) => home !== source && target !== "tray");
  return [back, ...others.map(([target, home]) => ({ source: `tray:${source}`, target, move: toTray([wild], home) }))];
}

/** @param {GameView} shown @returns {Offer[]} */
function beforePlaying({ guide, legal, pile }) {
  const top = rankOf(pile.top ?? "");
  /** @type {Offer[]} */
  const found = [];
  for (const move of legal) {
    if (move.type === "draw") found.push({ source: "draw", target: "hand", move });
    if (move.type === "end_deal") found.push({ source: "end", target: "table", move });
  }
  if (taking.value) found.push({ source: "pile", target: "melds", move: ofTray() });
  for (const [place, { way, move, refused }] of guide.takes.entries()) {
    const prepared = toTray(move.with, top, true);
    if (!place) found.push({ source: "pile", target: "tray", move: prepared });
    found.push({ source: "pile", target: `prepare:${place}`, move: prepared });
    if (refused) continue;
    found.push({ source: "pile", target: `way:${place}`, move });
    if (way === "top_alone") found.push({ source: "pile", target: `meld:${top}`, move });
  }
  return found;
}

/** What somebody means who puts this there though it is not offered; the server says why not.
 * @param {string} source @param {string} target @returns {GameMove | null} */
export function wish(source, target) {
  const shown = view();
  const place = placeOf(source);
  if (!shown || target.startsWith("other") || target.startsWith("seat")) return null;
  if (source === "draw") return { type: "draw" };
  if (source === "pile") return { type: "take_pile", with: [], melds: [] };
  if (!place) return null;
  const cards = along(place, false);
  if (target.startsWith("meld:")) return { type: "lay", melds: [{ rank: target.slice(5), cards }] };
  if (target !== "pile") return null;
  if (shown.phase === "draw" && state.onTurn.value) return { type: "take_pile", with: cards, melds: [] };
  return cards.length === 1 ? { type: "discard", card: cards[0] } : null;
}

/** @param {string} source @param {string} target @returns {Phrase | null} */
export function why(source, target) {
  if (target.startsWith("other")) return { id: "canasta-why-others" };
  if (source.startsWith("meld")) return { id: "canasta-why-laid" };
  if (target === "draw") return { id: "canasta-why-draw-pile" };
  if (target === "pile") return source ? { id: "canasta-why-one-discard" } : { id: "canasta-hint-play" };
  return isWild(placeOf(source)?.rank ?? "") ? { id: "canasta-hint-wild" } : null;
}

/** @param {GameMove} move @param {GameView} shown @returns {number} cards in the hand after it */
function left({ type, melds = [], with: along = [] }, { seats, pile }) {
  const count = seats[state.own.value].hand_count;
  if (type === "discard") return count - 1;
  if (type !== "lay" && type !== "take_pile") return count;
  const laid = melds.reduce((/** @type {number} */ sum, /** @type {{cards: number[]}} */ { cards }) => sum + cards.length, along.length);
  return count - laid + (type === "take_pile" ? pile.count - 1 - pile.red_threes : 0);
}

/** Whether the side has a canasta, or these melds make one. @param {GameMove} move @param {GameView} shown */
function mayEnd({ melds = [], with: along }, shown) {
  const side = ownSide(shown);
  const sizes = new Map(side.melds.map((/** @type {{rank: string, faces: string[]}} */ { rank, faces }) => [rank, faces.length]));
  const groups = [...melds, ...(along ? [{ rank: topRank(), cards: [...along, -1] }] : [])];
  return side.has_canasta || groups.some(({ rank, cards }) => (sizes.get(rank) ?? 0) + cards.length >= CANASTA);
}

/** @param {number} seat @param {GameView} shown @returns {number} */
export const partnerOf = (seat, { seats }) =>
  seats.findIndex((/** @type {{side: number}} */ { side }, /** @type {number} */ other) => other !== seat && side === seats[seat]?.side);

/** Going out is asked for once; laying all but one card commits to it. @param {GameMove} move @param {GameView} shown
 * @returns {import("../table/types.js").Question | null} */
export function sure(move, shown) {
  if (move.type === "draw" || move.type === "end_deal") return null;
  const rest = left(move, shown);
  if (rest > 1 || !mayEnd(move, shown)) return null;
  const partner = partnerOf(shown.seat, shown);
  const count = shown.seats[partner]?.hand_count ?? 0;
  if (rest === 0) {
    const texts = [{ id: "canasta-out-text" }, ...(count ? [{ id: "canasta-out-partner", args: { count, name: seatName(partner) } }] : [])];
    return { title: { id: "canasta-out-title" }, texts, confirm: { id: "canasta-go-out" } };
  }
  if (move.type === "discard") return null;
  return { title: { id: "canasta-one-left-title" }, texts: [{ id: "canasta-one-left-text" }], confirm: { id: move.type === "lay" ? "canasta-lay" : "canasta-take" } };
}

/** What the main button is called that makes this move. @param {string} id @param {string} source @param {string} target
 * @param {GameView} shown @returns {import("../table/types.js").Way} */
function button(id, source, target, shown) {
  const move = play.legal(source, target)?.[0];
  const out = move && left(move, shown) === 0 && mayEnd(move, shown);
  return { label: { id: out ? "canasta-go-out" : id }, source, target };
}

/** @param {GameView} shown @returns {import("../table/types.js").Way} */
export function main(shown) {
  if (shown.phase === "draw") {
    if (taking.value) return button("canasta-take", "pile", "melds", shown);
    return shown.draw_count ? button("canasta-draw", "draw", "hand", shown) : button("canasta-take", "pile", "tray", shown);
  }
  if (tray.value.size) return button("canasta-lay", "tray", "melds", shown);
  const selected = state.selection.value ?? "";
  const several = picked.value.length > 1 ? aside(selected) : null;
  return several ? { ...several, source: selected } : button("canasta-discard", selected, "pile", shown);
}

/** What can be done with a card of the hand beside discarding it. @param {string} key @returns {{label: Phrase, target: string} | null} */
function aside(key) {
  const place = placeOf(key);
  if (!place) return null;
  const meld = `meld:${place.rank}`;
  if (play.legal(key, meld)?.[0]?.type === "lay") return { label: { id: "canasta-lay" }, target: meld };
  return play.legal(key, "tray") ? { label: { id: "canasta-set-out" }, target: "tray" } : null;
}

/** @param {string | null} key @param {GameView} shown @returns {{label: Phrase, source?: string, target: string} | null} */
export function shortcut(key, shown) {
  if (key?.startsWith("tray:")) return { label: { id: "canasta-tray-back" }, target: "hand" };
  if (key) return picked.value.length > 1 && main(shown).source === key ? null : aside(key);
  if (play.legal("end", "table")) return { label: { id: "canasta-end-deal" }, source: "end", target: "table" };
  return tray.value.size ? { label: { id: "canasta-tray-clear" }, source: "tray", target: "hand" } : null;
}

/** @returns {Phrase | null} */
export function hint() {
  const shown = view();
  const key = state.selection.value;
  if (!shown || state.hints.value) return null;
  if (key && isWild(placeOf(key)?.rank ?? "")) return { id: "canasta-hint-wild" };
  if (shown.phase === "draw") {
    if (taking.value) return { id: "canasta-hint-take-with" };
    if (shown.guide?.must_take) return { id: "canasta-hint-must-take" };
    if (!shown.draw_count) return { id: "canasta-hint-take-or-end" };
    return { id: shown.guide?.takes.length ? "canasta-hint-draw" : "canasta-hint-draw-only" };
  }
  if (key) return { id: "canasta-hint-picked" };
  if (shown.seats[shown.seat].hand_count === 1) return { id: "canasta-hint-last-card" };
  return { id: tray.value.size ? "canasta-hint-tray" : "canasta-hint-play" };
}
