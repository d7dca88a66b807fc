/** The table page: the frame around the game's board, and everything wired together. */

import { computed, effect, html, render, signal, useEffect, useLayoutEffect, useRef } from "../vendor/preact.js";
import { ActionBar, Idle, Notices, Paused, TopBar } from "./bars.js";
import { escape, isElsewhere, keepFocus, listen, remember } from "./input.js";
import { connect } from "./net.js";
import { hurry } from "./stage.js";
import * as state from "./state.js";
import { LiveRegions, LogList, announce, furtherTexts, gameName, t } from "./words.js";

/** @typedef {import("../vendor/preact.js").FunctionComponent<any>} Part */

/** The sheets come when the table stands and the line is quiet, or when the first is opened. */
const QUIET_MS = 6_000;

/** Parts that the first screen does not need: fetched once it stands.
 * @type {import("../vendor/preact.js").Signal<{Sheets?: Part, Room?: Part, Child?: Part}>} */
const parts = signal({});

/** @type {Map<string, Promise<unknown>>} */
const styles = new Map();

/** @param {string} name */
const fetchStyle = (name) => styles.get(name) ?? styles.set(name, link(name)).get(name);

/** @param {string} name @returns {Promise<unknown>} */
function link(name) {
  const style = document.createElement("link");
  style.rel = "stylesheet";
  style.href = `${state.page.static}/styles/${name}.css`;
  document.head.append(style);
  return new Promise((resolve) => (style.onload = style.onerror = resolve));
}

/** @type {Promise<unknown> | null} */
let drawings = null;

async function fetchDrawings() {
  const place = document.createElement("div");
  document.body.append(place);
  place.innerHTML = await (await fetch(`${state.page.static}/sheets.svg`)).text();
}

/** Styles, icons and texts that only sheets and the room need. */
const fetchFurther = () => Promise.all([fetchStyle("sheets"), (drawings ??= fetchDrawings()), furtherTexts()]);

async function fetchRoom() {
  const [{ RoomPage, watchPack }] = await Promise.all([import("./room.js"), fetchStyle("room"), fetchFurther()]);
  watchPack();
  parts.value = { ...parts.value, Room: RoomPage };
}

async function fetchChild() {
  const [{ Child }] = await Promise.all([import("./child.js"), fetchStyle("child"), fetchFurther()]);
  parts.value = { ...parts.value, Child };
}

async function fetchSheets() {
  const [{ Sheets }] = await Promise.all([import("./sheets.js"), fetchFurther()]);
  parts.value = { ...parts.value, Sheets };
}

function Board() {
  useLayoutEffect(keepFocus);
  const message = state.shown.value;
  const game = state.game.value;
  if (!message?.view || !game) return html`<div class="board laying"></div>`;
  const { width, height } = state.size.value;
  const others = message.room.seats.length - (state.own.value < 0 ? 0 : 1);
  const layout = game.fit(others, width, height);
  const sizes = Object.fromEntries(Object.entries(layout.sizes).map(([name, px]) => [`--${dashed(name)}`, `${px}px`]));
  const board = html`<main class=${`board ${game.id}`}><${game.Board} view=${message.view} room=${message.room} layout=${layout} /></main>`;
  const { Child } = parts.value;
  const style = { ...sizes, "--per-row": layout.perRow };
  if (state.child.value) return html`<div class=${`table felt child ${layout.mode}`} style=${style}>${Child && html`<${Child}>${board}<//>`}</div>`;
  return html`
    <div class=${`table felt ${layout.mode}`} style=${style}>
      <${TopBar} log=${layout.log} />
      ${board}
      <div class="messages"><${Notices} /><${Idle} /><${Paused} /></div>
      <${ActionBar} />
      ${layout.log && html`<aside class="log panel"><h2>${t("log-title")}</h2><${LogList} /></aside>`}
    </div>
  `;
}

/** @param {string} name */
const dashed = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function Goodbye() {
  useEffect(() => void furtherTexts(), []);
  const code = state.goodbye.value ?? "";
  return html`
    <main class="goodbye box">
      <h1>${t("connection-ended")}</h1>
      <p>${t(`refusal-${code.replace(/[/_]/g, "-")}`)}</p>
      <p><a class="button button-primary" href="/">${t("button-home")}</a></p>
    </main>
  `;
}

function Screen() {
  const message = state.shown.value;
  if (state.connection.value === "gone") return html`<${Goodbye} />`;
  if (!message) return html`<p class="loading felt" role="status">${t("connection-loading")}</p>`;
  const { Room, Child } = parts.value;
  const inLobby = message.room.phase === "lobby";
  if (inLobby && state.child.value) return Child ? html`<div class="table felt child"><${Child} /></div>` : null;
  if (inLobby) return Room ? html`<${Room} /><div class="messages"><${Notices} /></div>` : null;
  return html`<${Board} />`;
}

/** What keys mean is fetched with the first one; what is pressed meanwhile comes after it. Escape waits for nothing. */
function watchKeys() {
  /** @type {KeyboardEvent[]} */
  const waiting = [];
  let press = (/** @type {KeyboardEvent} */ event) => {
    if (waiting.push(event) === 1) void import("./keys.js").then(({ pressed }) => ((press = pressed), waiting.forEach(pressed)));
  };
  document.addEventListener("keydown", (event) => {
    if (isElsewhere(event)) return;
    if (event.key !== "Escape") return press(event);
    escape();
    event.preventDefault();
  });
}

function App() {
  const root = useRef(/** @type {HTMLElement | null} */ (null));
  const { Sheets } = parts.value;
  useEffect(() => {
    if (!root.current) return;
    listen(root.current);
    root.current.addEventListener("focusin", remember);
  }, []);
  return html`
    <div ref=${root} class="island">
      <${Screen} />
      <${LiveRegions} />
      ${Sheets && !state.child.value && html`<${Sheets} />`}
    </div>
  `;
}

/** The tab says whose turn it is, in words and by its picture, without flashing. */
function watchTurn() {
  const icon = document.querySelector("link[rel=icon]");
  const quiet = icon?.getAttribute("href");
  const title = computed(() => t(state.onTurn.value ? "title-your-turn" : "title-table", { game: gameName() }));
  effect(() => {
    document.title = title.value;
  });
  let before = false;
  effect(() => {
    const mine = state.onTurn.value;
    if (quiet) icon?.setAttribute("href", mine ? quiet.replace(/(\.\w+)$/, "-turn$1") : quiet);
    if (mine !== before) announce(mine ? t("banner-your-turn") : "");
    before = mine;
  });
}

function watchSettings() {
  const reduced = window.matchMedia("(prefers-reduced-motion: reduce)");
  effect(() => {
    const off = state.settings.value.motionOff || state.settings.value.speed === 0;
    document.documentElement.dataset.motion = off ? "off" : "on";
    if (off) hurry();
  });
  reduced.addEventListener("change", hurry);
}

function watchSize() {
  addEventListener("resize", () => {
    state.size.value = { width: window.innerWidth, height: window.innerHeight };
  });
}

/** The screen stays on during the own turn, where the browser allows it. */
function watchScreen() {
  /** @type {WakeLockSentinel | null} */
  let lock = null;
  const hold = async () => {
    const wanted = state.onTurn.value && !document.hidden;
    if (!wanted) return void lock?.release().then(() => (lock = null));
    if (lock && !lock.released) return;
    lock = (await navigator.wakeLock?.request("screen").catch(() => null)) ?? null;
  };
  effect(() => void (state.onTurn.value, hold()));
  document.addEventListener("visibilitychange", hold);
}

/** The lobby's way into the child's mode; it lasts until a grown-up ends it. */
function enterChild() {
  if (location.hash !== "#child") return;
  history.replaceState(null, "", location.pathname);
  state.set({ child: true });
}

function start() {
  enterChild();
  const table = /** @type {HTMLElement} */ (document.getElementById("table"));
  table.tabIndex = -1;
  table.replaceChildren();
  render(html`<${App} />`, table);
  watchTurn();
  watchSettings();
  watchKeys();
  watchSize();
  watchScreen();
  connect();
  effect(() => {
    if (state.shown.value?.room.phase === "lobby" && !parts.value.Room) void fetchRoom();
  });
  effect(() => {
    if (state.sheet.value && !parts.value.Sheets) void fetchSheets();
  });
  effect(() => {
    if (state.child.value && !parts.value.Child) void fetchChild();
  });
  const stands = computed(() => state.shown.value !== null);
  effect(() => void (stands.value && setTimeout(fetchSheets, QUIET_MS)));
}

start();
