/** Stealing Bundles in the browser: pictures before words, one tap where a card does one thing, captures to follow. */

import { html, useRef } from "../vendor/preact.js";
import { Card, Plate, Spot, kept, number, others, presence, seatKind } from "../table/card.js";
import * as state from "../table/state.js";
import { seatName, t, told, words } from "../table/words.js";
import { fit, flights, grid, rise, touched } from "./bundles_fit.js";

/** @typedef {import("../table/types.js").GameMove} GameMove */
/** @typedef {import("../table/types.js").GameEvent} GameEvent */
/** @typedef {import("../table/types.js").GameView} GameView */
/** @typedef {import("../table/types.js").Phrase} Phrase */
/** @typedef {import("../table/types.js").Room} Room */
/** @typedef {import("../table/types.js").BoardProps} BoardProps */
/** @typedef {import("../table/types.js").Seat} Seat */
/** @typedef {{top: string | null, count: number}} Heap */
/** @typedef {{bundles: Heap[], hand_count: number, plays: boolean}} Part */
/** @typedef {{id: number, face: string}} Held */

/** @param {string} face */
const rankOf = (face) => face.slice(0, -1);

/** @param {GameMove} move */
const source = (move) => `hand:${move.card}`;

/** @param {GameMove} move */
const target = (move) => (move.type === "steal" ? `seat:${move.seat}:bundle:${move.bundle}` : "table");

/** Which own bundle gets a capture. @param {GameMove} move */
const asks = (move) => (move.into === undefined ? null : `bundle:${move.into}`);

/** The open cards that a card of the own hand takes. @param {string} key @returns {string[]} */
function matches(key) {
  const view = state.shown.value?.view;
  const face = view?.hand.find((/** @type {Held} */ { id }) => id === number(key))?.face ?? "";
  return view?.table.filter((/** @type {string} */ other) => rankOf(other) === rankOf(face)) ?? [];
}

/** @param {string} from @param {string} to */
function spot(from, to) {
  const [first] = to === "table" ? matches(from) : [];
  return first === undefined ? to : `table:${first}`;
}

/** @param {string} from @param {string} to @returns {GameMove | null} */
function wish(from, to) {
  const card = number(from);
  const [zone, seat] = to.split(":");
  if (zone === "seat") return { type: "steal", card, seat: Number(seat), bundle: number(to), into: 0 };
  if (zone === "bundle") return { type: "steal", card, seat: state.own.value, bundle: number(to), into: 0 };
  if (zone !== "table") return null;
  return matches(from).length ? { type: "take", card, into: 0 } : { type: "lay", card };
}

/** @param {GameEvent} event @param {number} own @returns {Phrase[]} */
function phrases(event, own) {
  const id = `bundles-${event.type.replaceAll("_", "-")}`;
  if (event.type === "deal_played") return [{ id }, ...winners(event.captured, own)];
  const count = event.faces ? event.faces.length : event.count;
  const victim = event.victim === undefined ? undefined : seatName(event.victim);
  const cards = event.type === "table_dealt" ? words.list(event.faces.map((/** @type {string} */ face) => words.rank(face))) : undefined;
  const phrase = told(id, event, own, { card: event.face, count, victim, cards });
  return [event.victim === own ? { ...phrase, attr: "from-you" } : phrase];
}

/** @param {number[]} counts @param {number} own @returns {Phrase[]} */
function winners(counts, own) {
  const most = Math.max(...counts);
  const best = counts.flatMap((count, seat) => (count === most ? seat : []));
  const names = words.list(best.map((seat) => seatName(seat)));
  if (best.length > 1) return [{ id: "bundles-tied", args: { names } }];
  return [told("bundles-most", { type: "", seat: best[0] }, own, { name: names, count: most })];
}

/** The animal that stands for a seat. @param {{seat: number}} props */
export const Animal = ({ seat }) => html`<svg class="animal" viewBox="0 0 48 48" aria-hidden="true"><use href=${`#animal-${seat}`} /></svg>`;

/** @param {{name: string}} props */
const Sign = ({ name }) => html`<svg class="sign" viewBox="0 0 24 24" aria-hidden="true"><use href=${`#bundles-${name}`} /></svg>`;

/** What is to be said of a bundle. @param {Heap} heap @param {number} bundle 0 if it is the seat's only one @param {string} [name] */
function heapLabel({ top, count }, bundle, name) {
  const id = name === undefined ? "bundles-bundle-own" : "bundles-bundle-of";
  const args = { bundle, name: name ?? "" };
  return top ? t(id, { ...args, card: top, count }) : t(`${id}-empty`, args);
}

/** A bundle grows out of the table: every card more is seen at its edge.
 * @param {{place: string, zone: string, index: number, heap: Heap, width: number, grow: number, label: string, targetLabel: string,
 *   animal?: number, deals?: boolean}} props */
const Bundle = kept(({ place, zone, index, heap, width, grow, label, targetLabel, animal, deals }) => {
  const { top, count } = heap;
  const before = useRef({ count: 0, top: /** @type {string | null} */ (null), under: /** @type {string | null} */ (null) });
  if (before.current.count !== count) {
    before.current = { count, top, under: count > before.current.count ? before.current.top : null };
  }
  const { under } = before.current;
  const high = rise(count, grow);
  return html`
    <${Spot} place=${place} zone=${zone} index=${index} face=${top} count=${count} label=${label} targetLabel=${targetLabel} kind="bundle">
      <span class="slot" aria-hidden="true"></span>
      <span class="heap" data-flip=${`${place}:heap`} style=${{ "--rise": `${high}px` }}>
        <span class="grown" data-flip=${`${place}:grown`}>
          ${count > 1 && html`<span class="edge"></span>`}
          ${under && html`<${Card} key=${before.current.count} face=${under} width=${width} />`}
        </span>
        <span class="top" key="top">${top ? html`<${Card} key=${count} face=${top} width=${width} flip=${place} />` : html`<span class="card bare" data-flip=${place}></span>`}</span>
      </span>
      <span class="tally" aria-hidden="true">${animal !== undefined && html`<${Animal} seat=${animal} />`}${(count > 0 || animal !== undefined) && html`<b>${count}</b>`}${deals && html`<${Dealer} />`}</span>
    <//>
  `;
});

/** What a screen reader says of a seat. @param {number} seat @param {Seat} who @param {Part} part */
function seatLabel(seat, who, { bundles, hand_count, plays }) {
  const name = seatName(seat, who);
  const note = presence(who);
  return sentence() + (note && `; ${note}`);
  function sentence() {
    if (!plays) return t("bundles-seat-out", { name });
    if (bundles.length > 1) {
      const [first = "", second = ""] = bundles.map(({ top, count }) => (top ? t("bundles-seat-bundle", { card: top, count }) : t("bundles-seat-none")));
      return t("bundles-seat-double", { name, first, second, hand: hand_count });
    }
    const { top = null, count = 0 } = bundles[0] ?? {};
    return top ? t("bundles-seat", { name, card: top, count, hand: hand_count }) : t("bundles-seat-empty", { name, hand: hand_count });
  }
}

/** @param {{seat: number, who: Seat, turn: boolean, part: Part, deals: boolean, width: number, grow: number, brief: boolean}} props */
const Opponent = kept(({ seat, who, turn, part, deals, width, grow, brief }) => {
  const name = seatName(seat, who);
  const several = part.bundles.length > 1;
  return html`
    <div class=${`${seatKind(who, turn)}${part.plays ? "" : " out"}`} data-seat=${seat} role="group" aria-label=${seatLabel(seat, who, part)}>
      <${Animal} seat=${seat} />
      <${Plate} seat=${seat} who=${who} brief=${brief}>${deals && html`<${Dealer} />`}<//>
      <span class="backs" data-flip=${`seat:${seat}:hand`} aria-hidden="true">${Array.from({ length: part.hand_count }, (_, card) => html`<i key=${card}></i>`)}</span>
      <span class="bundles">
        ${part.bundles.map((/** @type {Heap} */ heap, /** @type {number} */ index) => {
          const bundle = several ? index + 1 : 0;
          return html`<${Bundle} key=${index} place=${`seat:${seat}:bundle:${index}`} zone="bundle" index=${seat} heap=${heap} width=${width} grow=${grow}
            label=${heapLabel(heap, bundle, name)} targetLabel=${t("bundles-target-steal", { bundle, name, count: heap.count })} />`;
        })}
      </span>
    </div>
  `;
});

const Dealer = () => html`<span class="dealer" title=${t("bundles-dealer")}><${Sign} name="dealer" /><span class="visually-hidden">${t("bundles-dealer")}</span></span>`;

/** Every card keeps its place until it is taken; a new one fills the first gap.
 * @param {(string | null)[]} places @param {string[]} faces @returns {(string | null)[]} */
function settled(places, faces) {
  const kept = places.map((face) => (face && faces.includes(face) ? face : null));
  for (const face of faces.filter((other) => !kept.includes(other))) {
    const gap = kept.indexOf(null);
    kept[gap < 0 ? kept.length : gap] = face;
  }
  while (kept.length && !kept.at(-1)) kept.pop();
  return kept;
}

/** The open cards. `rank`: those of it would be taken by the card that is picked up.
 * @param {{faces: string[], width: number, height: number, most: number, rank: string | null, targetLabel: string}} props */
const Pool = kept(({ faces, width, height, most, rank, targetLabel }) => {
  const places = useRef(/** @type {(string | null)[]} */ ([]));
  places.current = settled(places.current, faces);
  const { columns, width: size } = grid(places.current.length + 1, width, height, most);
  const gap = [...places.current, null].indexOf(null);
  const marks = state.marks.value;
  const cards = words.list(faces.map((/** @type {string} */ face) => words.rank(face)));
  const label = faces.length ? `${t("bundles-table")}: ${cards}` : t("bundles-table-empty");
  const kind = (/** @type {string} */ face) => {
    const by = marks.get(`table:${face}`);
    return `laid${by === undefined ? "" : ` last by-${by}`}${rank === rankOf(face) ? " match" : ""}`;
  };
  return html`
    <${Spot} place="table" zone="table" index=${0} count=${faces.length} label=${label} targetLabel=${targetLabel} kind="pool">
      <span class="grid" style=${{ "--w": `${size}px`, "--columns": columns }}>
        ${[...places.current, null].map((face, place) => html`
          <span key=${place} class=${face ? kind(face) : "laid"} data-laid=${face ?? ""} data-flip=${place === gap ? "table" : undefined}>
            ${face && html`<${Card} key=${face} face=${face} width=${size} flip=${`table:${face}`} />`}
          </span>
        `)}
      </span>
    <//>
  `;
});

/** The draw pile, and which way round it goes. @param {{count: number, width: number, right: boolean}} props */
const Side = kept(({ count, width, right }) => html`
  <span class="side">
    <span class=${`stack${count ? "" : " bare"}`} role="img" aria-label=${t("bundles-draw-pile-count", { count })} style=${{ "--w": `${width}px` }}>
      ${count > 0 && html`<${Card} width=${width} depth=${count > 24 ? 3 : count > 8 ? 2 : 1} flip="draw" />`}
      <span class="tally" aria-hidden="true"><b>${count}</b></span>
    </span>
    <span class=${`round${right ? " right" : ""}`} role="img" data-direction=${right ? "right" : "left"}
      aria-label=${t(right ? "bundles-direction-right" : "bundles-direction-left")}><${Sign} name="round" /></span>
  </span>
`);

/** What a tap on a card would do: "steal", "take", "lay", "choice", or "" while nothing can be played.
 * @param {string} key */
function effectOf(key) {
  const ways = [...(state.moves.value.get(key)?.values() ?? [])];
  if (ways.length > 1) return "choice";
  return ways[0]?.[0]?.type ?? "";
}

/** @param {string} key @param {string} effect @param {Record<string, string | number>} args */
function cardLabel(key, effect, args) {
  if (effect === "steal") {
    const [move] = [...(state.moves.value.get(key)?.values() ?? [])].flat();
    return t("bundles-card-hand-steal", { ...args, names: seatName(move?.seat) });
  }
  if (effect !== "take") return t(effect ? `bundles-card-hand-${effect}` : "bundles-card-hand", args);
  return t("bundles-card-hand-take", { ...args, count: matches(key).length });
}

/** @param {{id: number, face: string, position: number, effect: string, label: string, width: number}} props */
const HandCard = kept(({ id, face, position, effect, label, width }) => html`
  <${Spot} place=${`hand:${id}`} zone="hand" index=${position} face=${face} effect=${effect} card kind="pile" label=${label}>
    <${Card} face=${face} width=${width} flip=${`hand:${id}`} />
  <//>
`);

/** What has to be chosen now. @returns {Phrase | null} */
function hint() {
  if (state.hints.value) return null;
  if (state.asked.value) return { id: "bundles-hint-choose-into" };
  const places = [...state.targets.value];
  if (!state.selection.value || places.length < 2) return { id: "bundles-hint-choose" };
  return { id: places.includes("table") ? "bundles-hint-choose-effect" : "bundles-hint-choose-whose" };
}

/** @param {BoardProps} props */
function Board({ view, room, layout }) {
  const own = state.own.value;
  const { seat: width = 0, grow = 0, draw = 0, poolWidth = 0, poolHeight = 0, most = 0 } = layout.sizes;
  const playing = room.phase === "playing";
  const picked = state.selection.value ?? "";
  const taken = state.targets.value.has("table") ? matches(picked) : [];
  return html`
    <section class=${`others ${layout.seats}`} data-region="others" role="group" aria-label=${t("region-others")}>
      ${others(view.seats.length, own).map((seat) => html`<${Opponent} key=${seat} seat=${seat} who=${room.seats[seat]} turn=${playing && view.turn === seat}
        part=${view.seats[seat]} deals=${view.dealer === seat} width=${width} grow=${grow} brief=${layout.seats !== "fans"} />`)}
    </section>
    <section class="middle" data-region="table" role="group" aria-label=${t("region-table")}>
      <${Side} count=${view.draw_count} width=${draw} right=${view.options.pack === "spanish"} />
      <${Pool} faces=${view.table} width=${poolWidth} height=${poolHeight} most=${most} rank=${taken[0] ? rankOf(taken[0]) : null}
        targetLabel=${taken.length ? t("bundles-target-take", { count: taken.length }) : t("bundles-target-lay")} />
      ${view.play_off && html`<span class="play-off chip">${t("bundles-play-off")}</span>`}
    </section>
    ${own >= 0 && html`<${Own} view=${view} room=${room} layout=${layout} />`}
  `;
}

/** What lies before the person. @param {BoardProps} props */
function Own({ view, layout }) {
  const own = state.own.value;
  const { bundle: width = 0, hand = 0, grow = 0 } = layout.sizes;
  const waiting = state.onTurn.value ? "" : " waiting";
  /** @type {Part} */
  const { bundles } = view.seats[own];
  const several = bundles.length > 1;
  return html`
    <section class="own" data-region="own" role="group" aria-label=${t("region-own")}>
      ${bundles.map((heap, index) => {
        const bundle = several ? index + 1 : 0;
        return html`<${Bundle} key=${index} place=${`bundle:${index}`} zone="own" index=${index} heap=${heap} width=${width} grow=${grow}
          label=${heapLabel(heap, bundle)} targetLabel=${t("bundles-target-into", { bundle, count: heap.count })} animal=${index ? undefined : own} deals=${index === bundles.length - 1 && view.dealer === own} />`;
      })}
    </section>
    <section class=${`hand${waiting}`} data-region="hand" role="group" aria-label=${t("region-hand")}>
      ${view.hand.map((/** @type {Held} */ { id, face }, /** @type {number} */ position) => {
        const key = `hand:${id}`;
        const effect = effectOf(key);
        const args = { card: face, position: position + 1, total: view.hand.length };
        return html`<${HandCard} key=${id} id=${id} face=${face} position=${position} effect=${effect} width=${hand}
          label=${cardLabel(key, effect, args)} />`;
      })}
    </section>
  `;
}

/** @param {GameView} view @param {number} seat */
const cardsOf = (view, seat) => view.outcome?.points[seat] ?? 0;

/** @param {GameView} view */
function names(view) {
  const ranking = view.outcome?.ranking ?? [];
  return words.list(ranking.flatMap((place, seat) => (place === 1 ? seatName(seat) : [])));
}

/** Whether a tied deal is decided by a play-off; where cards are counted only the match is.
 * @param {GameView} view @param {Room | undefined} room */
const needsPlayOff = (view, room) =>
  !room?.match_over && (view.play_off || view.options.counting === "games" || view.options.games === 1);

/** @param {number} seat @param {GameView} view @returns {Phrase | null} */
function summary(seat, view) {
  return view.seats[seat]?.plays ? { id: "bundles-result-cards", args: { count: cardsOf(view, seat) } } : null;
}

/** What a deal added to what is counted. @param {number} seat @param {GameView} view @returns {number | null} */
function captured(seat, view) {
  return view.options.counting === "cards" && !view.play_off ? cardsOf(view, seat) : null;
}

/** @param {number} count @returns {Phrase} */
function total(count) {
  const counts = state.shown.value?.room.options.counting === "cards" ? "total" : "games";
  return { id: `bundles-result-${counts}`, args: { count } };
}

/** @param {GameView} view @param {number} own @returns {Phrase} */
function ending(view, own) {
  const [winner] = view.outcome ? state.winnersOf(view.outcome) : [];
  if (winner !== undefined) return winner === own ? { id: "bundles-result-won" } : { id: "bundles-result-lost", args: { name: seatName(winner) } };
  const tied = needsPlayOff(view, state.shown.value?.room) ? "tied" : "drawn";
  return { id: `bundles-result-${tied}`, args: { names: names(view) } };
}

/** @param {GameView} view @param {Room} room @returns {Phrase} */
function next(view, room) {
  const tied = view.outcome !== null && !state.winnersOf(view.outcome).length;
  return { id: (tied && needsPlayOff(view, room)) || matchTied(view, room) ? "bundles-next-play-off" : "bundles-next-game" };
}

/** All games of the match are won, and as many by several. @param {GameView} view @param {Room} room */
function matchTied(view, room) {
  const points = room.seats.map((seat) => seat.points);
  const played = points.reduce((sum, won) => sum + won, 0);
  const best = Math.max(...points);
  return view.options.counting === "games" && played === view.options.games && points.indexOf(best) !== points.lastIndexOf(best);
}

/** @type {import("../table/types.js").Game} */
export const game = {
  id: "bundles",
  pack: ({ pack }) => (pack === "french" ? "french" : "latin"),
  fit: (count, width, height) =>
    fit(count, width, height, { double: state.shown.value?.room.options.double === true, child: state.child.value }),
  Board,
  oneTap: true,
  source,
  target,
  asks,
  wish,
  spot,
  forChildren: () => import("./bundles_child.js"),
  times: () => (state.child.value ? { own: 420, others: 620 } : { own: 300, others: 480 }),
  precious: () => false,
  flights,
  touched,
  phrases,
  hint,
  mustEnd: () => ({ hint: { id: "bundles-hint-choose" }, shown: { id: "bundles-hint-choose" } }),
  piles: () => [],
  summary,
  gain: captured,
  total,
  ending,
  next,
};
