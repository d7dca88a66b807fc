/** Who sits where before the first deal, side by side, and how the host arranges it: by taps, drags and keys. */

import { html, signal, useEffect } from "../vendor/preact.js";
import { Icon } from "./card.js";
import { submit } from "./net.js";
import { hasPartners, sidesOf } from "./state.js";
import { choiceName, seatName, t } from "./words.js";

/** @typedef {import("./types.js").StateMessage} StateMessage */
/** @typedef {import("./types.js").Seat} Seat */

const LEVELS = ["beginner", "normal", "expert"];
const MOUSE_PX = 5;
const TOUCH_PX = 10;
/** So near the window's edge the page moves along, by so much at a time. */
const EDGE_PX = 64;
const ALONG_PX = 6;

/** The seat whose handle was tapped: the next one tapped is swapped with it.
 * @type {import("../vendor/preact.js").Signal<number | null>} */
const picked = signal(null);

/** The seat that is dragged, how far, and the one it lies over.
 * @type {import("../vendor/preact.js").Signal<{seat: number, x: number, y: number, over: number | null} | null>} */
const dragged = signal(null);

/** Where on the page it began, and where in the window the pointer is now.
 * @type {{id: number, x: number, y: number, most: number, clientX: number, clientY: number, frame: number} | null} */
let press = null;

/** @param {Record<string, unknown>} message */
const command = (message) => submit({ message });

/** @param {number} first @param {number | null} second */
function swap(first, second) {
  picked.value = null;
  if (second !== null && second !== first) command({ type: "swap_seats", first, second });
}

/** @param {number} seat */
function tap(seat) {
  if (picked.value === null) picked.value = seat;
  else swap(picked.value, seat);
}

/** Whatever the pointer does is about this seat, however fast it leaves the handle. @param {PointerEvent} event */
function down(event) {
  if (!event.isPrimary || event.button !== 0) return;
  /** @type {HTMLElement} */ (event.currentTarget).setPointerCapture(event.pointerId);
  const most = event.pointerType === "mouse" ? MOUSE_PX : TOUCH_PX;
  const { clientX, clientY } = event;
  press = { id: event.pointerId, x: clientX, y: clientY + scrollY, most, clientX, clientY, frame: 0 };
}

/** @param {PointerEvent} event @param {number} seat */
function move(event, seat) {
  if (!press || event.pointerId !== press.id) return;
  const { clientX, clientY } = Object.assign(press, { clientX: event.clientX, clientY: event.clientY });
  if (!dragged.value) {
    if (Math.hypot(clientX - press.x, clientY + scrollY - press.y) < press.most) return;
    picked.value = null;
  }
  carry(seat);
  press.frame ||= requestAnimationFrame(() => moveAlong(seat));
}

/** The seat is where the pointer is. @param {number} seat */
function carry(seat) {
  if (!press) return;
  const { clientX, clientY, x, y } = press;
  dragged.value = { seat, x: clientX - x, y: clientY + scrollY - y, over: seatUnder(clientX, clientY, seat) };
}

/** As long as the pointer stays near an edge, also if it lies still. @param {number} seat */
function moveAlong(seat) {
  if (!press || !dragged.value) return;
  const { clientY } = press;
  const way = clientY < EDGE_PX ? -ALONG_PX : clientY > innerHeight - EDGE_PX ? ALONG_PX : 0;
  press.frame = way && requestAnimationFrame(() => moveAlong(seat));
  if (!way) return;
  scrollBy(0, way);
  carry(seat);
}

/** @param {number} x @param {number} y @param {number} own @returns {number | null} */
function seatUnder(x, y, own) {
  for (const element of document.elementsFromPoint(x, y)) {
    const row = /** @type {HTMLElement | null} */ (element.closest(".room-seat"));
    if (row && Number(row.dataset.seat) !== own) return Number(row.dataset.seat);
  }
  return null;
}

/** A drag ends with a click, which is no tap: it comes before the timer does. @param {number} seat */
function up(seat) {
  press = null;
  const held = dragged.value;
  if (!held) return;
  setTimeout(() => (dragged.value = null), 0);
  swap(seat, held.over);
}

function cancel() {
  press = null;
  dragged.value = null;
}

/** The arrows carry whoever sits there one row on, and the focus with them.
 * @param {KeyboardEvent} event @param {number} seat */
function key(event, seat) {
  const handles = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("[data-action=swap]")]);
  const place = handles.findIndex((handle) => handle === event.currentTarget);
  const next = handles[place + (event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : handles.length)];
  if (event.key === "Escape") picked.value = null;
  if (!next) return;
  event.preventDefault();
  swap(seat, Number(next.dataset.handle));
  next.focus();
}

/** @param {{seat: number}} props */
function Handle({ seat }) {
  const number = seat + 1;
  const first = picked.value;
  const other = first !== null && first !== seat;
  const kind = first === seat ? " picked" : other ? " may-swap" : "";
  return html`
    <button type="button" class=${`icon-button room-handle${kind}`} data-action="swap" data-handle=${seat} aria-pressed=${String(first === seat)}
      aria-label=${t(other ? "room-swap-with-number" : "room-swap-seat-number", { number })} title=${t("room-swap-seat")}
      onPointerDown=${down} onPointerMove=${(/** @type {PointerEvent} */ event) => move(event, seat)} onPointerUp=${() => up(seat)}
      onPointerCancel=${cancel} onKeyDown=${(/** @type {KeyboardEvent} */ event) => key(event, seat)} onClick=${() => dragged.value || tap(seat)}>
      <span class="room-number">${number}</span><${Icon} name="swap" />
    </button>
  `;
}

/** @param {{seat: number, who: Seat, message: StateMessage}} props */
function SeatRow({ seat, who, message }) {
  const { room, you } = message;
  const mine = seat === you.seat;
  const held = dragged.value;
  const kind = held?.seat === seat ? " dragged" : held?.over === seat ? " below" : "";
  const style = held?.seat === seat ? { translate: `${held.x}px ${held.y}px` } : {};
  return html`
    <li class=${`room-seat ${who.occupant}${mine ? " mine" : ""}${kind}`} data-seat=${seat} data-occupant=${who.occupant} style=${style}>
      ${you.host ? html`<${Handle} seat=${seat} />` : html`<span class="room-number">${seat + 1}</span>`}
      <${Icon} name=${who.occupant === "computer" ? "computer" : "person"} />
      <span class="room-who">
        <bdi>${mine ? t("room-seat-you", { name: seatName(seat) }) : seatName(seat)}</bdi>
        ${who.person && who.person === room.host && html`<span class="chip"><${Icon} name="host" />${t("room-seat-host")}</span>`}
        <span class="soft">${who.occupant === "computer" ? choiceName("level", who.level ?? "normal") : lobbyPresence(who)}</span>
      </span>
      <span class="room-controls"><${SeatControls} seat=${seat} who=${who} message=${message} /></span>
    </li>
  `;
}

/** @param {Seat} who @returns {string} */
function lobbyPresence(who) {
  if (who.occupant !== "person" || who.here) return "";
  if (who.away_s == null) return t("room-seat-away");
  return t("room-seat-away-countdown", { seconds: Math.ceil(who.away_s) });
}

/** @param {{seat: number, who: Seat, message: StateMessage}} props */
function SeatControls({ seat, who, message }) {
  const { you } = message;
  const number = seat + 1;
  if (who.occupant === "open") {
    return html`
      <button type="button" class="button" data-action="take-seat" aria-label=${t("room-take-seat-number", { number })}
        onClick=${() => command({ type: "take_seat", seat })}>${t("room-take-seat")}</button>
      ${you.host &&
      html`<button type="button" class="button" data-action="put-computer" aria-label=${t("room-put-computer-number", { number })}
        onClick=${() => command({ type: "set_seat", seat, level: "normal" })}>${t("room-put-computer")}</button>`}
    `;
  }
  if (!you.host || seat === you.seat) return null;
  if (who.occupant === "computer") return html`<${ComputerControls} seat=${seat} who=${who} />`;
  return html`<button type="button" class="button button-quiet" data-action="remove" aria-label=${t("room-remove-person", { name: seatName(seat) })}
    onClick=${() => command({ type: "remove_person", seat })}>${t("room-remove")}</button>`;
}

/** @param {{seat: number, who: Seat}} props */
function ComputerControls({ seat, who }) {
  const number = seat + 1;
  const pick = (/** @type {Event} */ event) => {
    const select = /** @type {HTMLSelectElement} */ (event.target);
    command({ type: "set_seat", seat, level: select.value });
    select.value = who.level ?? "normal";
  };
  return html`
    <select class="input" data-action="level" aria-label=${t("room-level-number", { number })} onChange=${pick}>
      ${LEVELS.map((level) => html`<option key=${level} value=${level} selected=${level === who.level}>${choiceName("level", level)}</option>`)}
    </select>
    <button type="button" class="button" data-action="open-seat" aria-label=${t("room-open-seat-number", { number })}
      onClick=${() => command({ type: "set_seat", seat, level: null })}>${t("room-open-seat")}</button>
  `;
}

/** The heading of a side's seats. @param {number} side @param {StateMessage} message */
function sideTitle(side, { room, you }) {
  if (you.seat === null) return t("room-side-number", { number: side + 1 });
  return t(room.sides[you.seat] === side ? "room-side-own" : "room-side-other");
}

/** @param {{message: StateMessage}} props */
export function Seats({ message }) {
  const { room, you } = message;
  const first = picked.value;
  useEffect(() => cancel, []);
  const rows = (/** @type {number[]} */ seats) => html`
    <ol>${seats.map((seat) => html`<${SeatRow} key=${seat} seat=${seat} who=${/** @type {Seat} */ (room.seats[seat])} message=${message} />`)}</ol>
  `;
  return html`
    ${hasPartners(room)
      ? sidesOf(room).map((seats, side) => html`
          <section key=${side} class="room-side" data-side=${side} aria-labelledby=${`side-${side}`}>
            <h3 id=${`side-${side}`}>${sideTitle(side, message)}</h3>${rows(seats)}
          </section>`)
      : rows(room.seats.map((_, seat) => seat))}
    ${you.host && html`<p class="soft room-swap" role="status">
      ${first === null ? t("room-swap-text") : t("room-swap-choose", { number: first + 1 })}
    </p>`}
  `;
}
