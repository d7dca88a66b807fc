/** The room before the first deal: who sits where, what will be played, and the way in for others. */

import { computed, effect, html, useEffect, useLayoutEffect, useState } from "../vendor/preact.js";
import { open } from "./bars.js";
import { Icon } from "./card.js";
import { keepFocus } from "./input.js";
import { submit, tell } from "./net.js";
import { Seats } from "./seating.js";
import { Choice, Invitation } from "./sheets.js";
import * as state from "./state.js";
import { choiceName, gameName, seatName, t, words } from "./words.js";

/** @typedef {import("./types.js").StateMessage} StateMessage */
/** @typedef {import("./types.js").Room} Room */

/** @param {Record<string, unknown>} message */
const command = (message) => submit({ message });

/** @param {number} low @param {number} high @returns {[string, string][]} */
const counts = (low, high) =>
  Array.from({ length: high - low + 1 }, (_, step) => [String(low + step), words.n(low + step)]);

/** What the host sets and the others see. @param {{message: StateMessage}} props */
function Options({ message }) {
  const { room, you } = message;
  const [fewest, most] = room.seat_range;
  const set = (/** @type {{seats?: number, options?: Room["options"]}} */ change) =>
    command({ type: "set_options", seats: room.seats.length, options: room.options, ...change });
  if (!you.host) return html`<${OptionList} message=${message} />`;
  return html`
    ${fewest < most && html`<${Choice} name="seats" legend=${t("room-seat-count")} chosen=${String(room.seats.length)} choices=${counts(fewest, most)}
      pick=${(/** @type {string} */ seats) => set({ seats: Number(seats) })} />`}
    ${Object.entries(room.choices).map(([name, choices]) => html`
      <${Choice} key=${name} name=${name} legend=${t(optionId(room.game, name))} text=${words.attr(optionId(room.game, name), "text")} chosen=${String(room.options[name])}
        choices=${choices.map((value) => [String(value), optionText(room.game, name, value)])}
        pick=${(/** @type {string} */ text) => set({ options: { ...room.options, [name]: choices.find((value) => String(value) === text) ?? null } })} />
    `)}
    <${Choice} name="pace" legend=${t("room-pace")} chosen=${room.pace}
      choices=${["slow", "normal", "fast"].map((pace) => [pace, choiceName("pace", pace)])}
      pick=${(/** @type {string} */ pace) => command({ type: "set_pace", pace })} />
  `;
}

/** @param {string} game @param {string} name */
const optionId = (game, name) => `${game}-option-${name.replaceAll("_", "-")}`;

/** What stands for a value that is no number. @param {string | boolean | null} value */
function valueWord(value) {
  if (typeof value === "boolean") return value ? "yes" : "no";
  return value === null ? "open" : value.replaceAll("_", "-");
}

/** @param {string} game @param {string} name @param {import("./types.js").OptionValue} value */
const optionText = (game, name, value) =>
  typeof value === "number" ? words.n(value) : t(`${optionId(game, name)}-${valueWord(value)}`);

/** @param {{message: StateMessage}} props */
function OptionList({ message }) {
  const { room } = message;
  const host = room.seats.findIndex((seat) => seat.person !== undefined && seat.person === room.host);
  return html`
    <dl class="room-options">
      <dt>${t("room-seat-count")}</dt><dd>${words.n(room.seats.length)}</dd>
      ${Object.keys(room.choices).map((name) => html`
        <dt>${t(optionId(room.game, name))}</dt><dd>${optionText(room.game, name, room.options[name] ?? null)}</dd>
      `)}
      <dt>${t("room-pace")}</dt><dd>${choiceName("pace", room.pace)}</dd>
    </dl>
    ${host >= 0 && html`<p class="soft">${t("room-options-host", { name: seatName(host) })}</p>`}
  `;
}

/** The start, or the reason why not yet. @param {{message: StateMessage}} props */
function Start({ message }) {
  const { room, you } = message;
  const free = room.seats.filter((seat) => seat.occupant === "open").length;
  const host = room.seats.findIndex((seat) => seat.person !== undefined && seat.person === room.host);
  let why = t("room-ready");
  if (you.seat === null) why = t(free ? "room-not-seated" : "room-full");
  else if (free) why = t(you.host ? "room-why-open" : "room-why-seats", { count: free });
  else if (!you.host && host >= 0) why = t("room-why-host", { name: seatName(host) });
  const fill = () => {
    room.seats.forEach((who, seat) => who.occupant === "open" && command({ type: "set_seat", seat, level: "normal" }));
  };
  return html`
    <div class="room-start">
      <p id="why" role="status">${why}</p>
      ${you.host && free > 0 && html`<button type="button" class="button" data-action="fill" onClick=${fill}>${t("room-fill")}</button>`}
      ${you.host &&
      html`<button type="button" class="button button-primary" data-action="start" disabled=${free > 0} aria-describedby="why"
        onClick=${() => command({ type: "start" })}>${t("room-start")}</button>`}
    </div>
  `;
}

/** @param {{message: StateMessage}} props */
function Name({ message }) {
  const name = message.room.seats[message.you.seat ?? -1]?.name ?? "";
  const [typed, setTyped] = useState(name);
  useEffect(() => setTyped(name), [name]);
  const save = (/** @type {Event} */ event) => {
    event.preventDefault();
    tell({ type: "rename", name: typed.trim() || null });
  };
  return html`
    <form class="field" onSubmit=${save}>
      <label for="name">${t("name-label")}</label>
      <div class="name-row">
        <input id="name" class="input" name="name" maxlength="20" autocomplete="nickname" aria-describedby="name-hint" value=${typed}
          onInput=${(/** @type {Event} */ event) => setTyped(/** @type {HTMLInputElement} */ (event.target).value)} />
        <button type="submit" class="button" data-action="rename" disabled=${typed.trim() === name}>${t("name-save")}</button>
      </div>
      <small id="name-hint" class="soft">${t("name-hint")}</small>
    </form>
  `;
}

export function RoomPage() {
  useLayoutEffect(keepFocus);
  const message = /** @type {StateMessage} */ (state.shown.value);
  const { you } = message;
  return html`
    <main class="room">
      <header class="room-head">
        <h1>${t("room-title", { game: gameName() })}</h1>
        <span class="room-tools">
          <button type="button" class="icon-button" data-action="settings" aria-label=${t("button-settings")} onClick=${() => open("settings")}><${Icon} name="settings" /></button>
          <button type="button" class="icon-button" data-action="rules" aria-label=${t("button-rules")} onClick=${() => open("rules")}><${Icon} name="rules" /></button>
          <button type="button" class="icon-button" data-action="leave" aria-label=${t("room-leave")} onClick=${() => open("leave")}><${Icon} name="leave" /></button>
        </span>
      </header>
      <section class="box room-seats" aria-labelledby="seats-title">
        <h2 id="seats-title">${t("room-seats-title")}</h2>
        <${Seats} message=${message} />
        <${Start} message=${message} />
      </section>
      <section class="box" aria-labelledby="invite-title"><h2 id="invite-title">${t("invite-title")}</h2><${Invitation} /></section>
      <section class="box" aria-labelledby="options-title"><h2 id="options-title">${t("room-options-title")}</h2><${Options} message=${message} /></section>
      ${you.seat !== null && html`<section class="box" aria-labelledby="name-title"><h2 id="name-title">${t("name-title")}</h2><${Name} message=${message} /></section>`}
    </main>
  `;
}

/** The cards drawn for the options lie on the page; before the deal the host may choose others. */
export function watchPack() {
  const wanted = computed(() => state.shown.value && state.game.value?.pack(state.shown.value.room.options));
  effect(() => void (wanted.value && layOut(wanted.value)));
}

/** @param {string} pack */
async function layOut(pack) {
  const place = document.getElementById("pack");
  if (!place || place.dataset.pack === pack) return;
  place.dataset.pack = pack;
  const answer = await fetch(`${state.page.static}/cards/${pack}.svg`);
  const drawings = await answer.text();
  if (place.dataset.pack === pack) place.innerHTML = drawings;
}
