/** Sheets over the table: menu, settings, rules, log, piles, keys, invitation and leaving. */

import { Fragment, effect, html, signal, useEffect, useRef, useState } from "../vendor/preact.js";
import { open } from "./bars.js";
import { Card, Icon } from "./card.js";
import { LANGUAGES } from "./languages.js";
import { submit } from "./net.js";
import { Question, Result, Sure } from "./result.js";
import { Sheet, close } from "./sheet.js";
import { Scores } from "./standings.js";
import * as state from "./state.js";
import { LogList, choiceName, gameName, say, seatName, t, words } from "./words.js";

/** @typedef {import("./types.js").StateMessage} StateMessage */

const PILE_CARD_PX = 56;
const MOST_IN_SIGHT = 7;

/** @param {{name: string, icon: string, children?: any}} props */
const Entry = ({ name, icon, children }) => html`
  <li><button type="button" class="button button-quiet button-wide" data-action=${name} onClick=${() => open(name)}>
    <${Icon} name=${icon} />${children}
  </button></li>
`;

function forChild() {
  close();
  state.set({ child: true });
}

function Menu() {
  const { room } = /** @type {StateMessage} */ (state.shown.value);
  const solo = room.kind === "solo";
  return html`
    <${Sheet} title=${t("menu-title")} name="menu">
      <ul class="entries">
        <${Entry} name="settings" icon="settings">${t("menu-settings")}<//>
        <${Entry} name="rules" icon="rules">${t("menu-rules")}<//>
        <${Entry} name="log" icon="log">${t("menu-log")}<//>
        ${room.history.length > 1 && html`<${Entry} name="scores" icon="star">${t("menu-scores")}<//>`}
        <${Entry} name="keys" icon="arrow">${t("menu-keys")}<//>
        ${state.game.value?.forChildren && html`<li><button type="button" class="button button-quiet button-wide" data-action="child" onClick=${forChild}>
          <${Icon} name="star" />${t("child-menu")}
        </button></li>`}
        ${!solo && html`<${Entry} name="invite" icon="share">${t("menu-invite")}<//>`}
        ${solo
          ? html`<li><a class="button button-quiet button-wide" data-action="home" href="/"><${Icon} name="leave" />${t("menu-leave-solo")}</a></li>`
          : html`<${Entry} name="leave" icon="leave">${t("menu-leave")}<//>`}
      </ul>
      <p class="sheet-foot"><button type="button" class="button button-primary button-wide" onClick=${close}>${t("menu-back-to-game")}</button></p>
    <//>
  `;
}

/** What was clicked is not yet so: the marked one stays marked until the answer changes it.
 * @param {Event} event @param {string} chosen */
function undoClick(event, chosen) {
  const group = /** @type {HTMLElement} */ (event.target).closest(".choice");
  for (const input of group?.querySelectorAll("input") ?? []) input.checked = input.value === chosen;
}

/** @typedef {{name: string, legend: string, chosen: string, choices: [string, string][], pick: (value: string) => void, text?: string}} Picking */

/** One of a few, all in sight; one of many, in a list. @param {Picking} props */
export const Choice = (props) => (props.choices.length > MOST_IN_SIGHT ? html`<${Many} ...${props} />` : html`<${Few} ...${props} />`);

/** @param {Picking} props */
const Few = ({ name, legend, chosen, choices, pick, text }) => html`
  <fieldset class="field">
    <legend>${legend}</legend>
    ${text && html`<small>${text}</small>`}
    <div class="choice">
      ${choices.map(([value, text]) => html`
        <label key=${value}>
          <input type="radio" name=${name} value=${value} checked=${value === chosen}
            onChange=${(/** @type {Event} */ event) => (undoClick(event, chosen), pick(value))} />
          ${text}
        </label>
      `)}
    </div>
  </fieldset>
`;

/** @param {Picking} props */
function Many({ name, legend, chosen, choices, pick, text }) {
  const change = (/** @type {Event} */ event) => {
    const select = /** @type {HTMLSelectElement} */ (event.target);
    pick(select.value);
    select.value = chosen;
  };
  return html`
    <div class="field">
      <label for=${`choice-${name}`}>${legend}</label>
      ${text && html`<small>${text}</small>`}
      <select id=${`choice-${name}`} class="input" name=${name} onChange=${change}>
        ${choices.map(([value, text]) => html`<option key=${value} value=${value} selected=${value === chosen}>${text}</option>`)}
      </select>
    </div>
  `;
}

/** @param {{name: string, on: boolean, flip: (on: boolean) => void, children?: any}} props */
const Switch = ({ name, on, flip, children }) => html`
  <label class="switch">
    ${children}
    <input type="checkbox" role="switch" name=${name} checked=${on}
      onChange=${(/** @type {Event} */ event) => flip(/** @type {HTMLInputElement} */ (event.target).checked)} />
  </label>
`;

/** Each language by its own name; the server keeps it in a cookie, the table is drawn anew in it. */
function Languages() {
  const change = async (/** @type {Event} */ event) => {
    const language = /** @type {HTMLSelectElement} */ (event.target).value;
    await fetch("/language", { method: "POST", body: new URLSearchParams({ language }), redirect: "manual" });
    location.reload();
  };
  return html`
    <div class="field">
      <label for="language">${t("settings-language")}</label>
      <select id="language" class="input" name="language" onChange=${change}>
        ${Object.entries(LANGUAGES).map(([code, name]) => html`<option key=${code} value=${code} lang=${code} selected=${code === words.language}>${name}</option>`)}
      </select>
    </div>
  `;
}

/** Pace of the computer players: the host's to set, and *instant* only where nobody else plays. */
function PaceChoice() {
  const message = /** @type {StateMessage} */ (state.latest.value);
  if (!message.you.host) return null;
  const paces = ["slow", "normal", "fast", ...(message.room.kind === "solo" ? ["instant"] : [])];
  return html`<${Choice} name="pace" legend=${t("settings-pace")} chosen=${message.room.pace}
    choices=${paces.map((pace) => [pace, choiceName("pace", pace)])}
    pick=${(/** @type {string} */ pace) => submit({ message: { type: "set_pace", pace } })} />`;
}

const SPEEDS = /** @type {[string, string][]} */ ([
  ["0.5", "settings-speed-slow"],
  ["1", "settings-speed-normal"],
  ["2", "settings-speed-fast"],
  ["0", "settings-speed-off"],
]);

const ENDINGS = /** @type {[string, string][]} */ ([
  ["at_once", "settings-end-turn-at-once"],
  ["hold", "settings-end-turn-hold"],
  ["ask", "settings-end-turn-ask"],
]);

/** @param {[string, string][]} choices @returns {[string, string][]} */
const named = (choices) => choices.map(([value, id]) => [value, t(id)]);

function Settings() {
  const { speed, motionOff, letterKeysOff } = state.settings.value;
  return html`
    <${Sheet} title=${t("settings-title")} name="settings">
      <${Languages} />
      ${state.game.value?.ends && html`<${Choice} name="end-turn" legend=${t("settings-end-turn")} chosen=${state.ending.value} choices=${named(ENDINGS)}
        pick=${(/** @type {any} */ endTurn) => state.set({ endTurn })} />`}
      <${Choice} name="speed" legend=${t("settings-speed")} chosen=${String(speed)} choices=${named(SPEEDS)}
        pick=${(/** @type {string} */ value) => state.set({ speed: Number(value) })} />
      <${PaceChoice} />
      <${Switch} name="motion-off" on=${motionOff} flip=${(/** @type {boolean} */ on) => state.set({ motionOff: on })}>${t("settings-motion-off")}<//>
      <${Switch} name="letter-keys-off" on=${letterKeysOff} flip=${(/** @type {boolean} */ on) => state.set({ letterKeysOff: on })}>${t("settings-letter-keys-off")}<//>
      <p class="soft">${t("settings-device-note")}</p>
    <//>
  `;
}

/** The rules page's own article, shown without leaving the table. */
function Rules() {
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    const show = async () => {
      const answer = await fetch(`/rules/${state.shown.value?.room.game}?part=1`);
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      place.current?.replaceChildren(...page.body.childNodes);
    };
    void show().catch(() => place.current?.replaceChildren(t("connection-offline")));
  }, []);
  return html`<${Sheet} title=${t("menu-rules")} name="rules" large><div ref=${place} class="rules" tabindex="0" role="region" aria-label=${t("menu-rules")}></div><//>`;
}

const Log = () => html`<${Sheet} title=${t("log-title")} name="log"><${LogList} /><//>`;

/** All cards of the open piles of a seat, the top one first. @param {{about: string}} props */
function Piles({ about }) {
  const { view, room } = /** @type {StateMessage} */ (state.shown.value);
  const piles = (view && state.game.value?.piles(about, view)) ?? [];
  const seat = about.startsWith("seat:") ? Number(about.slice(5)) : state.own.value;
  const title = t(seat === state.own.value ? `${room.game}-piles-own` : `${room.game}-piles-of`, { name: seatName(seat) });
  return html`
    <${Sheet} title=${title} name="piles">
      <p class="soft">${t("pile-order")}</p>
      ${piles.map(({ heading, faces }) => html`
        <h3 key=${say(heading)}>${say(heading)}</h3>
        <ol class="pile-cards">
          ${faces.map((face, place) => html`
            <li key=${place} aria-label=${words.rank(face)}><${Card} face=${face} width=${PILE_CARD_PX} /></li>
          `)}
          ${!faces.length && html`<li class="soft">${t(`${room.game}-pile-empty`)}</li>`}
        </ol>
      `)}
    <//>
  `;
}

const KEYS = /** @type {[string, string][]} */ ([
  ["keys-name-tab", "keys-tab"],
  ["keys-name-arrows", "keys-arrows"],
  ["keys-name-enter", "keys-enter"],
  ["keys-name-escape", "keys-escape"],
  ["1–9", "keys-numbers"],
  ["H", "keys-moves"],
  ["T", "keys-turn"],
  ["L", "keys-log"],
  ["R", "keys-rules"],
]);

/** What E does: the game's own main move, else ending the turn; nothing where no move ends it.
 * @returns {[string, string][]} */
function endKey() {
  const { id, main, ends } = state.game.value ?? {};
  return ends ? [["E", main ? `${id}-keys-main` : "keys-end-turn"]] : [];
}

function Keys() {
  const row = (/** @type {[string, string]} */ [name, text]) => html`
    <${Fragment} key=${text}>
      <dt><kbd>${name.startsWith("keys-") ? t(name) : name}</kbd></dt><dd>${t(text)}</dd>
    <//>
  `;
  return html`<${Sheet} title=${t("keys-title")} name="keys"><dl class="keys">${[...KEYS, ...endKey(), /** @type {[string, string]} */ (["?", "keys-help"])].map(row)}</dl><//>`;
}

function Leave() {
  const message = /** @type {StateMessage} */ (state.shown.value);
  const [going, setGoing] = useState(false);
  const leave = () => {
    setGoing(true);
    submit({ message: { type: "leave" }, accepted: () => location.assign("/"), refused: () => setGoing(false) });
  };
  return html`
    <${Sheet} title=${t("leave-title")} name="leave">
      <p>${t(message.room.phase === "lobby" ? "leave-text-lobby" : "leave-text-playing")}</p>
      <p class="buttons">
        <button type="button" class="button" data-action="cancel" onClick=${close}>${t("button-cancel")}</button>
        <button type="button" class="button button-danger" data-action="confirm-leave" disabled=${going} onClick=${leave}>${t("leave-confirm")}</button>
      </p>
    <//>
  `;
}

const link = () => `${state.page.origin || location.origin}/t/${state.page.invite}`;

/** Copies by the clipboard where there is one, else by selection. @param {HTMLInputElement} field @returns {Promise<boolean>} */
async function copy(field) {
  field.focus();
  field.setSelectionRange(0, field.value.length);
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    return document.execCommand("copy");
  }
}

function share() {
  void navigator.share({ title: gameName(), text: t("invite-share-text", { game: gameName() }), url: link() }).catch(() => {});
}

export function Invitation() {
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  const [result, setResult] = useState("");
  const press = async () => {
    if (field.current) setResult((await copy(field.current)) ? "invite-copied" : "invite-select");
  };
  return html`
    <div class="invitation">
      <img class="qr" src=${`/t/${state.page.invite}/qr.svg`} alt=${t("invite-qr")} width="148" height="148" />
      <div class="invite-link">
        <label for="invite-link">${t("invite-link")}</label>
        <input ref=${field} id="invite-link" class="input" readonly value=${link()} onFocus=${() => field.current?.select()} />
        <p class="buttons">
          <button type="button" class="button" data-action="copy" onClick=${press}><${Icon} name="copy" />${t("invite-copy")}</button>
          ${"share" in navigator &&
          html`<button type="button" class="button" data-action="share" onClick=${share}><${Icon} name="share" />${t("invite-share")}</button>`}
        </p>
        <p class="soft" role="status">${result ? t(result) : t("invite-text")}</p>
      </div>
    </div>
  `;
}

const Invite = () => html`<${Sheet} title=${t("invite-title")} name="invite"><${Invitation} /><//>`;

/** @type {Record<string, import("../vendor/preact.js").FunctionComponent<any>>} */
const SHEETS = {
  menu: Menu, settings: Settings, rules: Rules, log: Log, piles: Piles, keys: Keys, leave: Leave, invite: Invite,
  scores: Scores, result: Result, question: Question, sure: Sure,
};

/** The game's own; nothing opens before they are there, as the result may be one of them.
 * @type {import("../vendor/preact.js").Signal<typeof SHEETS | null>} */
const ofTheGame = signal(null);

/** @param {import("./types.js").Game} game */
async function fetchOwn({ sheets }) {
  ofTheGame.value = (await sheets?.().catch(() => null)) ?? {};
}

effect(() => void (state.game.value && fetchOwn(state.game.value)));

export function Sheets() {
  const opened = state.sheet.value;
  const Opened = opened && ofTheGame.value && (ofTheGame.value[opened.name] ?? SHEETS[opened.name]);
  if (!Opened || !state.shown.value) return null;
  return html`<${Opened} key=${opened.name} about=${opened.about} />`;
}

