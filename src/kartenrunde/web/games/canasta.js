/** Canasta in the browser: two sides' melds in fixed places, the pile, the tray, and a hand that may be large. */

import { html } from "../vendor/preact.js";
import { BARS, Badge, Card, Icon, OpenPile, Plate, RATIO, Spot, clamp, drawn, fromHand, kept, others, presence, scaled, seatKind } from "../table/card.js";
import * as play from "../table/play.js";
import * as state from "../table/state.js";
import { namesOf, seatName, t, told, words } from "../table/words.js";
import {
  RANKS, STRIP_PX, arrange, called, fanned, hint, isWild, loose, main, offers, ownSide, partnerOf, pick, picked, places, points, rankOf, room,
  shortcut, sure, taking, tray, wantsFan, why, wish,
} from "./canasta_hand.js";

/** @import { GameEvent, GameView, Flight, Phrase, Layout, BoardProps } from "../table/types.js" */
/** @typedef {{rank: string, faces: string[], wilds: number, canasta: "natural" | "mixed" | null}} Meld */
/** @typedef {{minimum: number, opened: boolean, melds: Meld[], red_threes: string[]}} Side */

const LEAST_GROUP = 46;
const GROUP_GAP = 4;

/** A rank as the cards show it. @param {string} rank */
const letter = (rank) => (rank === "T" ? "10" : rank);

/** How wide a card of the hand is, how many lie in a row, and what shows of each in a fan.
 * @param {number} across @param {number} most @returns {Record<string, number>} */
function handSizes(across, most) {
  const count = loose.value.length;
  if (fanned.value) {
    const hand = Math.max(LEAST_GROUP, most);
    const rows = (across - hand) / Math.max(count - 1, 1) < STRIP_PX + 4 ? 2 : 1;
    const columns = Math.max(Math.ceil(count / rows), 1);
    return { hand, columns, rows, step: Math.min((across - hand) / Math.max(columns - 1, 1), hand + 6) };
  }
  const fit = Math.min(Math.floor((across + GROUP_GAP) / (LEAST_GROUP + GROUP_GAP - 1)), 14);
  const rows = Math.max(2, Math.ceil(places.value.length / fit));
  const columns = rows > 2 ? fit : Math.min(fit, 7);
  const hand = Math.floor(clamp((across - GROUP_GAP * (columns - 1)) / columns, LEAST_GROUP, rows > 2 ? LEAST_GROUP : most));
  return { hand, columns, rows, step: hand };
}

/** What the hand takes of the height. @param {Record<string, number>} sizes */
const handHeight = ({ hand = 0, rows = 1 }) => hand * (fanned.value ? 0.77 * rows + 0.63 : RATIO * rows) + rows * GROUP_GAP + 10;

/** @param {number} across what both sides' columns of melds may take @param {number} free @returns {Record<string, number>} */
function columnSizes(across, free) {
  const meld = Math.floor(clamp(Math.min(across / 12 - 7, free / 5.6), 30, 66));
  const strip = Math.floor(clamp((free - meld * 2.6) / 10, 9, 20));
  return { meld, other: Math.floor(meld * 0.87), strip };
}

/** @type {import("../table/types.js").Game["fit"]} */
function fit(_others, width, height) {
  const { short, log, aside, hand: across } = room(width, height);
  const base = { seats: /** @type {"tiles"} */ ("tiles"), perRow: 3, log: log > 0 };
  if (short) {
    const sizes = handSizes(across, LEAST_GROUP);
    const unit = clamp((height - handHeight(sizes) - 78) / 140, 0.6, 1.2);
    return { ...base, mode: "short", seats: "line", perRow: 1, sizes: { ...sizes, ...scaled({ pile: 40, cell: 42 }, unit), rail: 38, aside, inLine: 12, tray: across - 80 * unit - 60 } };
  }
  if (width < 600) {
    const sizes = handSizes(across, 58);
    const unit = clamp((height - BARS - handHeight(sizes) - 168) / 170, 0.54, 1.5);
    return { ...base, mode: "small", sizes: { ...sizes, ...scaled({ pile: 54, cell: 47 }, unit), rail: clamp(44 * unit, 34, 44), inLine: 6, tray: across - 108 * unit - 50 } };
  }
  const wide = log > 0;
  const sizes = handSizes(across - 12, wide ? 72 : 64);
  const free = height - BARS - 10 - handHeight(sizes) - (wide ? 150 : 320);
  const side = wide ? Math.floor(clamp(across * 0.26, 190, 270)) : 0;
  const pile = wide ? 84 : Math.floor(clamp(free / 4 + 10, 48, 84));
  Object.assign(sizes, columnSizes(across - 28 - side, free), { log, side, pile, inLine: 12, rail: 40, cell: 44, tray: wide ? side - 34 : across - 2 * pile - 70 });
  return { ...base, mode: wide ? "large" : "medium", seats: free > 215 ? "fans" : "tiles", sizes };
}

/** Where a side's melds lie for the viewer. @param {number} seat @param {number} own */
function zoneOf(seat, own) {
  const sides = state.shown.value?.room.sides ?? [];
  return sides[seat] === sides[Math.max(own, 0)] ? "meld" : "other";
}

/** The tray's cards, which the end of the turn returns. @returns {Flight[]} */
const setOut = () => [...tray.value.values()].flat().map((id) => ({ from: `hand:${id}`, to: `hand:${id}` }));

/** @param {GameEvent} event @param {number} own @returns {Flight[]} */
function flightsOf(event, own) {
  const { type, seat = -1 } = event;
  const zone = zoneOf(seat, own);
  const hand = `seat:${seat}:hand`;
  if (type === "drew" && seat === own) return drawn(event).map((flight, place) => (fanned.value ? flight : { ...flight, picture: event.cards[place].face }));
  if (type === "drew") return [{ from: "draw", to: hand, picture: "" }];
  if (type === "turned_up") return [{ from: "draw", to: "pile" }];
  if (type === "discarded") return [{ from: fromHand(event, own), to: "pile" }, ...setOut()];
  if (type === "laid_red_three") return [{ from: fromHand(event, own), to: `${zone}:red`, picture: event.face }];
  if (type !== "laid" && type !== "took_pile") return [];
  const laid = event.melds.flatMap((/** @type {any} */ { rank, faces, cards }, /** @type {number} */ meld) => {
    const top = type === "took_pile" && meld === 0;
    return faces.map((/** @type {string} */ face, /** @type {number} */ place) => {
      const card = cards?.[place - (top ? 1 : 0)];
      const from = top && place === 0 ? "pile" : card === undefined ? hand : `hand:${card}`;
      return { from, to: `${zone}:${rank === "3" ? "red" : rank}`, picture: face };
    });
  });
  if (type === "laid" || !event.count) return laid;
  if (seat !== own) return [...laid, { from: "pile", to: hand, picture: "", wait: 1 }];
  return [...laid, ...event.cards.map((/** @type {{id: number, face: string}} */ { id, face }, /** @type {number} */ order) => ({
    from: "pile", to: `hand:${id}`, wait: 1, order: order / 2, ...(!fanned.value && { picture: face }),
  }))];
}

/** @param {GameEvent} event @param {number} own @returns {string[]} */
function touched({ type, seat = -1, melds }, own) {
  const zone = zoneOf(seat, own);
  if (type === "discarded") return ["pile"];
  if (type === "laid_red_three") return [`${zone}:red`];
  return (melds ?? []).map((/** @type {{rank: string}} */ { rank }) => `${zone}:${rank === "3" ? "red" : rank}`);
}

/** @param {GameEvent} event @param {number} own @returns {Phrase[]} */
function phrases(event, own) {
  const { type, face, seat } = event;
  if (type === "deal_scored") return [{ id: "canasta-deal-scored", args: { scores: words.list(event.sides.map(scoredBy)) } }];
  let id = `canasta-${type.replaceAll("_", "-")}`;
  if (type === "went_out" && event.concealed) id = "canasta-went-out-concealed";
  if (type === "deal_exhausted" && seat == null) id = "canasta-deal-exhausted-all";
  const melds = event.melds && words.list(event.melds.map((/** @type {Meld} */ { rank, faces }) =>
    t("canasta-laid-meld", { card: called(rank), count: faces.length, wilds: faces.filter((held) => isWild(rankOf(held))).length })));
  const count = event.points ?? (type === "took_pile" ? event.count + 1 : event.count);
  const kind = type === "canasta_made" ? (event.natural ? "natural" : "mixed") : undefined;
  const phrase = told(id, event, own, { card: face ? called(face) : event.rank, count, melds, kind });
  if (type !== "discarded") return [phrase];
  if (isWild(rankOf(face))) return [phrase, { id: "canasta-now-frozen" }];
  return rankOf(face) === "3" ? [phrase, { id: "canasta-now-blocked" }] : [phrase];
}

/** @param {{deal_points: number}} sheet @param {number} side */
const scoredBy = ({ deal_points }, side) => t("canasta-side-scored", { side: sideName(side), points: words.n(deal_points) });

/** What a side is called here; somebody without a seat hears the names. @param {number} side */
function sideName(side) {
  const sides = state.shown.value?.room.sides ?? [];
  if (state.own.value >= 0) return t(sides[state.own.value] === side ? "side-own" : "side-others");
  return namesOf(sides.flatMap((other, seat) => (other === side ? seat : [])));
}

/** @param {{seat: number, who: Seat, turn: boolean, count: number, kind: "partner" | "opponent" | "", brief: boolean}} props */
const Player = kept(({ seat, who, turn, count, kind, brief }) => {
  const note = presence(who);
  const label = t(kind ? `canasta-seat-${kind}` : "canasta-seat", { name: seatName(seat, who), count }) + (note && `; ${note}`);
  return html`
    <div class=${`${seatKind(who, turn)} ${kind}`} data-seat=${seat} role="group" aria-label=${label}>
      <span class="emblem" aria-hidden="true"></span>
      <${Plate} seat=${seat} who=${who} brief=${brief} points=${0}>${kind && html`<small>${t(`seat-${kind}`)}</small>`}<//>
      <span class="holds" data-flip=${`seat:${seat}:hand`}>${count}</span>
    </div>
  `;
});

/** What is seen of a meld in little room: its rank, how many cards, a dot for each wild one, and which canasta it is.
 * @param {{rank: string, meld?: Meld}} props */
const Field = ({ rank, meld }) => html`
  <span class="of">${letter(rank)}</span>
  ${meld && html`<b>×${meld.faces.length}</b><span class="wilds">${Array.from({ length: meld.wilds }, (_, dot) => html`<i key=${dot}></i>`)}</span>`}
  ${meld?.canasta && html`<small class="kind">${t(`canasta-mark-${meld.canasta}`)}</small>`}
`;

/** @param {Meld} [meld] */
const fieldKind = (meld) => (meld ? (meld.canasta ?? "some") : "none");

/** @param {{rank: string, meld?: Meld, width: number}} props */
const Lying = ({ rank, meld, width }) => (width ? html`<${Column} rank=${rank} meld=${meld} width=${width} />` : html`<${Field} rank=${rank} meld=${meld} />`);

/** A meld as a column of cards, wild ones farthest; a canasta lies closed, a red card on a natural one, a black one on a mixed.
 * @param {{rank: string, meld?: Meld, width: number}} props */
function Column({ rank, meld, width }) {
  if (!meld) return html`<span class="slot" aria-hidden="true">${letter(rank)}</span>`;
  const red = /[hd]$/;
  const faces = [...meld.faces].reverse();
  const cover = faces.find((face) => !isWild(rankOf(face)) && red.test(face) === (meld.canasta === "natural")) ?? faces.at(-1);
  const shown = meld.canasta ? [cover ?? ""] : faces;
  return html`
    <span class="head" aria-hidden="true"><${Field} rank=${rank} meld=${meld} /></span>
    <span class="fan">${shown.map((face, place) => html`<${Card} key=${place} face=${face} width=${place === shown.length - 1 ? width : Infinity} depth=${meld.canasta ? 3 : undefined} />`)}</span>
  `;
}

/** @param {string} rank @param {Meld} [meld] */
const meldLabel = (rank, meld) =>
  meld ? t("canasta-meld", { card: called(rank), count: meld.faces.length, wilds: meld.wilds, kind: meld.canasta ?? "none" }) : t("canasta-meld-none", { card: called(rank) });

/** @param {{rank: string, index: number, meld?: Meld, width: number, sheet: boolean, adds: boolean}} props */
const OwnMeld = kept(({ rank, index, meld, width, sheet, adds }) => html`
  <${Spot} place=${`meld:${rank}`} zone="meld" index=${index} face=${meld?.faces[0]} count=${meld?.faces.length ?? 0} effect=${fieldKind(meld)} sheet=${sheet && meld !== undefined}
    kind=${`meld ${fieldKind(meld)}`} label=${meldLabel(rank, meld)} targetLabel=${t(adds ? "canasta-target-meld" : "canasta-target-new", { card: called(rank) })}>
    <span class="in" data-flip=${`meld:${rank}`}><${Lying} rank=${rank} meld=${meld} width=${width} /></span>
  <//>
`);

/** Red threes, and black ones that somebody went out with. @param {{side: Side, zone: string, width: number}} props */
function Reds({ side: { melds, red_threes: faces }, zone, width }) {
  const black = melds.find(({ rank }) => rank === "3");
  const { length: count } = faces;
  const meld = count ? { rank: "3", faces, wilds: 0, canasta: null } : undefined;
  return html`
    <span class=${`meld reds ${fieldKind(meld)}${state.marks.value.has(`${zone}:red`) ? " last-meld" : ""}`} role="img" aria-label=${t("canasta-red-threes", { count })}
      data-flip=${`${zone}:red`} data-count=${count}>
      ${width ? html`<${Column} rank="3" meld=${meld} width=${width} />` : html`<span class="mini"><${Card} face="3h" width=${16} /></span>${meld && html`<b>×${count}</b>`}`}
      ${black && html`<small class="kind">3 ×${black.faces.length}</small>`}
    </span>
  `;
}

/** @param {{side: Side, number: number, kind: string}} props */
const SideHead = ({ side, number, kind }) => html`
  <p class=${`side-head ${kind}`}>
    <span class="emblem" aria-hidden="true"></span><b>${sideName(number)}</b>
    <span class="state">${side.opened ? t("canasta-has-opened") : t("canasta-minimum", { count: side.minimum })}</span>
  </p>
`;

/** The other side's melds: one place to point at, which opens them all. @param {{side: Side, number: number, width: number}} props */
function OtherMelds({ side, number, width }) {
  const melds = new Map(side.melds.map((meld) => [meld.rank, meld]));
  const marks = state.marks.value;
  const label = `${t("canasta-melds-others")}: ${words.list(side.melds.map((meld) => meldLabel(meld.rank, meld)))}; ${t("canasta-red-threes", { count: side.red_threes.length })}`;
  return html`
    <div class=${`melds theirs${width ? " columns" : ""}`}>
      <${SideHead} side=${side} number=${number} kind="opponent" />
      <${Spot} place="other" zone="other" index=${0} sheet label=${label} kind="rail">
        ${RANKS.map((rank) => {
          const meld = melds.get(rank);
          return html`<span key=${rank} class=${`meld ${fieldKind(meld)}${marks.has(`other:${rank}`) ? " last-meld" : ""}`} data-flip=${`other:${rank}`} data-rank=${rank}>
            <${Lying} rank=${rank} meld=${meld} width=${width} />
          </span>`;
        })}
        <${Reds} side=${side} zone="other" width=${width} />
      <//>
    </div>
  `;
}

/** @param {{side: Side, number: number, width: number, inLine: number}} props */
function OwnMelds({ side, number, width, inLine }) {
  const melds = new Map(side.melds.map((meld) => [meld.rank, meld]));
  const free = !state.selection.value;
  return html`
    <section class=${`own melds${width ? " columns" : ""}`} data-region="own" role="group" aria-label=${t("canasta-melds-own")}>
      <${SideHead} side=${side} number=${number} kind="partner" />
      <div class="rail" style=${{ "--in-line": inLine }}>
        ${RANKS.map((rank, index) => html`<${OwnMeld} key=${rank} rank=${rank} index=${index} meld=${melds.get(rank)} width=${width} sheet=${free}
          adds=${state.moves.value.get(state.selection.value ?? "")?.get(`meld:${rank}`)?.[0]?.type === "lay"} />`)}
        <${Reds} side=${side} zone="meld" width=${width} />
      </div>
    </section>
  `;
}

/** @param {{count: number, width: number, can: boolean}} props */
const Stock = kept(({ count, width, can }) => html`
  <${Spot} place="draw" zone="draw" index=${0} card=${can} count=${count} label=${can ? `${t("canasta-target-draw")}. ${t("canasta-draw-pile-count", { count })}` : t("canasta-draw-pile-count", { count })} kind="pile stacked">
    ${count > 1 ? html`<${Card} width=${width} depth=${count > 30 ? 3 : count > 10 ? 2 : 1} />` : html`<span class="slot" aria-hidden="true"></span>`}
    ${count > 0 && html`<${Card} width=${width} flip="draw" />`}
    <${Badge} count=${count} kind=${count < 10 ? "few" : ""} />
  <//>
`);

/** The discard pile; a card across says that it is frozen. @param {{pile: {top: string | null, count: number, red_threes: number, blocked: string | null}, frozen: string, width: number}} props */
const DiscardPile = kept(({ pile: { top, count, red_threes, blocked }, frozen, width }) => {
  const label = top ? t(frozen ? "canasta-pile-frozen" : "canasta-pile", { card: called(top), count }) : t("canasta-pile-empty");
  return html`
    <${Spot} place="pile" zone="pile" index=${1} face=${top} count=${count} effect=${`${frozen}${blocked ? " blocked" : ""}`} card label=${label}
      targetLabel=${t(state.onTurn.value && state.shown.value?.view?.phase === "draw" ? "canasta-target-take" : "canasta-target-discard")} kind=${`pile stacked heap ${frozen}`}>
      ${top ? frozen === "hard" && html`<span class="across" aria-hidden="true"></span>` : html`<span class="slot" aria-hidden="true"></span>`}
      <${OpenPile} face=${top} count=${count} width=${width} flip="pile" />
      ${frozen === "hard" && html`<span class="frost" aria-hidden="true"><${Icon} name="canasta-frozen" /></span>`}
      ${blocked && html`<span class="frost blocked" aria-hidden="true"><${Icon} name="canasta-blocked" /></span>`}
      ${red_threes > 0 && html`<span class="within" aria-hidden="true"><${Card} face="3h" width=${16} />${red_threes}</span>`}
    <//>
  `;
});

/** Cards set out for one meld; the pile's top lies first. @param {{rank: string, cards: string[], ids: number[], top: string | null, width: number, step: number}} props */
function Group({ rank, cards, ids, top, width, step }) {
  const faces = top ? [top, ...cards] : cards;
  const label = t("canasta-tray-meld", { card: called(rank), cards: words.list(cards.map((face) => words.rank(called(face)))) });
  return html`
    <${Spot} place=${`tray:${rank}`} zone="tray" index=${RANKS.indexOf(rank)} face=${rank} count=${faces.length} card kind="group"
      label=${top ? `${label}, ${t("canasta-tray-with-top")}` : label} targetLabel=${t("canasta-target-tray")}>
      <span class="row" style=${{ "--step": `${step}px` }}>
        ${faces.map((face, place) => {
          const id = ids[place - (top ? 1 : 0)];
          return html`<${Card} key=${id ?? "top"} face=${face} width=${width} flip=${id === undefined ? "tray:top" : `hand:${id}`} />`;
        })}
      </span>
    <//>
  `;
}

/** What is set out, what it counts, and what is still missing. @param {{view: GameView, layout: Layout}} props */
function Tray({ view, layout }) {
  const { opened, minimum } = ownSide(view);
  const { tray: across = 0, pile = 0 } = layout.sizes;
  const groups = [...tray.value];
  const top = taking.value ? view.pile.top : null;
  const faceOf = (/** @type {number} */ id) => view.hand.find((/** @type {{id: number}} */ held) => held.id === id)?.face ?? "";
  const count = points(view);
  const cards = groups.reduce((sum, [, ids]) => sum + ids.length, top ? 1 : 0);
  const width = Math.floor(clamp(pile * 0.57, 28, 48));
  const step = clamp((across - groups.length * (width + 8)) / Math.max(cards - groups.length, 1), 4, width * 0.5);
  return html`
    <section class="tray panel" data-region="tray" role="group" aria-label=${t("canasta-tray")} style=${{ "--w": `${width}px` }}>
      <${Spot} place="tray" zone="ground" index=${0} count=${cards} next=${opened ? 0 : minimum - count} kind="ground" label=${t(cards ? "canasta-tray" : "canasta-tray-empty")} targetLabel=${t("canasta-target-tray")}>
        <span class="tray-head"><b>${t("canasta-tray")}</b>${!opened && cards > 0 && html`<span class="sum">${t("canasta-tray-progress", { count, minimum })}</span>`}</span>
        ${!opened && cards > 0 && html`<span class="bar" style=${{ "--done": Math.min(1, count / minimum) }}></span><span class="missing">${count >= minimum ? t("canasta-tray-enough") : t("canasta-tray-missing", { count: minimum - count })}</span>`}
        ${!cards && html`<span class="idle-text">${opened ? t("canasta-tray-empty") : t("canasta-minimum", { count: minimum })}</span>`}
      <//>
      <div class="groups">
        ${groups.map(([rank, ids]) => html`<${Group} key=${rank} rank=${rank} ids=${ids} cards=${ids.map(faceOf)} top=${top && rankOf(top) === rank ? top : null} width=${width} step=${step} />`)}
      </div>
    </section>
  `;
}

/** @param {{view: GameView, layout: Layout}} props */
function Hand({ view, layout }) {
  const { hand = 0, columns = 7, rows = 2 } = layout.sizes;
  const back = /^(tray|draw)/.test(state.selection.value ?? "") && state.targets.value.has("hand");
  const fan = fanned.value;
  return html`
    <section class=${`hand${state.onTurn.value ? "" : " waiting"}${fan ? " fanned" : " grouped"}${back ? " target" : ""}`} data-region="hand" role="group"
      aria-label=${t("region-hand")} style=${{ "--columns": columns, "--rows": rows }} data-key=${back ? "hand" : undefined} data-total=${view.hand.length} data-phase=${state.onTurn.value ? view.phase : ""}>
      ${places.value.map(({ key, rank, cards }, position) => {
        const chosen = cards.filter(({ id }) => picked.value.includes(id)).length;
        const { length: count } = cards;
        const args = { card: called(fan ? cards[0]?.face ?? "" : rank), count, picked: chosen, position: position + 1, total: loose.value.length };
        const id = fan ? "canasta-card-hand" : chosen ? "canasta-group-picked" : "canasta-group";
        const fresh = cards.some((card) => state.fresh.value.has(`hand:${card.id}`)) ? " fresh" : "";
        return html`
          <${Spot} key=${key} place=${key} zone="hand" index=${position} face=${cards[0]?.face} count=${count} card chosen=${chosen > 0} kind=${`pile stacked${fresh}`} label=${t(id, args)}>
            ${cards.slice(1).map((card) => html`<i key=${card.id} data-flip=${`hand:${card.id}`}></i>`)}
            <${Card} key="front" face=${cards[0]?.face} width=${hand} flip=${key} depth=${fan || count < 2 ? undefined : Math.min(count - 1, 3)} />
            ${count > 1 && html`<${Badge} count=${chosen ? `${chosen}/${count}` : `×${count}`} />`}
          <//>
        `;
      })}
    </section>
  `;
}

/** @param {BoardProps} props */
function Board({ view, room: table, layout }) {
  const own = state.own.value;
  const { pile = 0, meld = 0, other = 0, inLine = 12 } = layout.sizes;
  const side = view.seats[Math.max(own, 0)].side;
  /** @type {string[]} */
  const frozen = view.sides[side].frozen;
  const partner = own < 0 ? -1 : partnerOf(own, view);
  return html`
    <section class=${`others ${layout.seats}`} data-region="others" role="group" aria-label=${t("region-others")}>
      <div class="players">
        ${others(view.seats.length, own).map((seat) => html`<${Player} key=${seat} seat=${seat} who=${table.seats[seat]} count=${view.seats[seat].hand_count}
          turn=${table.phase === "playing" && view.turn === seat} kind=${own < 0 ? "" : seat === partner ? "partner" : "opponent"} brief=${layout.seats !== "fans"} />`)}
      </div>
      <${OtherMelds} side=${view.sides[1 - side]} number=${1 - side} width=${layout.seats === "fans" ? other : 0} />
    </section>
    <section class="middle" data-region="table" role="group" aria-label=${t("region-table")}>
      <${Stock} count=${view.draw_count} width=${pile} can=${play.legal("draw", "hand") !== undefined} />
      <${DiscardPile} pile=${view.pile} frozen=${frozen.some((by) => by !== "unopened") ? "hard" : frozen.length ? "soft" : ""} width=${pile} />
    </section>
    ${own >= 0 && html`<${Tray} view=${view} layout=${layout} />`}
    <${OwnMelds} side=${view.sides[side]} number=${side} width=${layout.seats === "fans" ? meld : 0} inLine=${inLine} />
    ${own >= 0 && html`<${Hand} view=${view} layout=${layout} />`}
  `;
}

/** Event that tells of a move. @type {Record<string, string>} */
const TOLD = { draw: "drew", take_pile: "took_pile", lay: "laid", discard: "discarded", end_deal: "deal_exhausted" };

/** @type {import("../table/types.js").Game} */
export const game = {
  id: "canasta", pack: () => "french", fit, Board, offers, arrange, pick, main, shortcut, sure, wish, why, hint, touched, phrases,
  look: () => ({
    sign: wantsFan.value ? "canasta-groups" : "canasta-fan",
    label: { id: wantsFan.value ? "canasta-view-groups" : "canasta-view-fan" },
    flip: () => state.set({ hand: wantsFan.value ? "groups" : "fan" }),
  }),
  told: ({ type }) => TOLD[type] ?? "",
  async sheets() {
    const [{ CanastaResult: result }, { PileSheet: pile, MeldsSheet: piles }] = await Promise.all([import("./canasta_result.js"), import("./canasta_sheets.js")]);
    return { result, pile, piles };
  },
  source: () => null, target: () => null, precious: () => false, piles: () => [], summary: () => null,
  spot: (_source, target) => (target === "hand" || target === "melds" || /:\d+$/.test(target) ? "" : target),
  ends: ({ type }) => type === "discard" || type === "end_deal",
  flights: (events, own) => events.flatMap((event) => flightsOf(event, own)),
  mustEnd: () => ({ hint: { id: "canasta-hint-play" }, shown: { id: "canasta-hint-play" } }),
};
