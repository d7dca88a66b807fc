/** The socket and what goes over it: kept open for ever, left when it only looks open; one command in flight,
 * each with an id of its own, none lost, none twice. */

import { effect } from "../vendor/preact.js";
import { push } from "./stage.js";
import * as state from "./state.js";
import { complain, expectRecount, notice } from "./words.js";

const PING_MS = 15_000;
const ANSWER_MS = 5_000;
const WAKE_ANSWER_MS = 2_000;
const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 30_000;
/** Closed for good, with what to say if the server did not: what was sent broke the protocol or was too much, or
 * there is no such table. Trying again would only end in the same way.
 * @type {Record<number, string>} */
const FINAL = {
  1002: "wire/bad_message",
  1003: "wire/bad_message",
  1007: "wire/bad_message",
  1009: "wire/bad_message",
  4400: "wire/unknown_protocol",
  4404: "table/no_such_room",
  4429: "wire/too_fast",
};
/** The server found us too slow to read and wants us back at once. */
const SLOW_READER = 4408;

/**
 * @typedef {object} Listener
 * @property {() => void} opened
 * @property {(message: any) => void} received
 * @property {(online: boolean) => void} lost
 * @property {(reason: string) => void} ended
 */

class Connection {
  /** @param {string} path @param {Listener} listener */
  constructor(path, listener) {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    this.address = `${scheme}//${location.host}${path}`;
    this.listener = listener;
    this.retries = 0;
    this.final = false;
    /** @type {WebSocket | null} */
    this.socket = null;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.retryTimer = undefined;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.answerTimer = undefined;
    setInterval(() => this.ping(ANSWER_MS), PING_MS);
    addEventListener("online", () => this.wake());
    addEventListener("offline", () => this.drop());
    addEventListener("pageshow", (event) => event.persisted && this.wake());
    document.addEventListener("visibilitychange", () => document.hidden || this.wake());
  }

  get isOpen() {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  open() {
    clearTimeout(this.retryTimer);
    if (this.final) return;
    const early = window.early;
    delete window.early;
    const taken = early && early.socket.readyState <= WebSocket.OPEN ? early.socket : null;
    this.socket = taken ?? new WebSocket(this.address);
    this.expectAnswer(LONGEST_RETRY_MS / 3);
    this.socket.onopen = () => {
      this.expectAnswer(ANSWER_MS);
      this.listener.opened();
    };
    this.socket.onmessage = (event) => this.heard(event.data);
    this.socket.onclose = (event) => this.closed(event.code);
    if (taken) for (const text of early?.messages ?? []) this.heard(text);
  }

  /** @param {string} text */
  heard(text) {
    clearTimeout(this.answerTimer);
    this.retries = 0;
    const message = JSON.parse(text);
    if (message.type !== "pong") this.listener.received(message);
  }

  /** @param {object} message @returns {boolean} whether it went out */
  send(message) {
    if (!this.isOpen) return false;
    this.socket?.send(JSON.stringify(message));
    return true;
  }

  /** @param {number} answer_ms */
  ping(answer_ms) {
    if (this.send({ type: "ping" })) this.expectAnswer(answer_ms);
  }

  /** A socket can look open long after the network is gone: whoever does not answer is left.
   * @param {number} answer_ms */
  expectAnswer(answer_ms) {
    clearTimeout(this.answerTimer);
    this.answerTimer = setTimeout(() => this.drop(), answer_ms);
  }

  /** Leaves the socket without waiting for the closing handshake, which a dead network never finishes. */
  drop() {
    const socket = this.socket;
    if (!socket || this.final) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
    this.closed(1006);
  }

  /** @param {number} code */
  closed(code) {
    clearTimeout(this.answerTimer);
    this.socket = null;
    const reason = FINAL[code];
    if (reason) {
      this.final = true;
      this.listener.ended(reason);
      return;
    }
    this.listener.lost(navigator.onLine);
    const wait = Math.min(FIRST_RETRY_MS * 2 ** this.retries, LONGEST_RETRY_MS);
    this.retries += 1;
    const spread = 0.75 + Math.random() / 2;
    clearTimeout(this.retryTimer);
    this.retryTimer = setTimeout(() => this.open(), code === SLOW_READER ? 0 : wait * spread);
  }

  /** The tab is seen again or the network is back: no waiting for the next try. */
  wake() {
    if (this.isOpen) this.ping(WAKE_ANSWER_MS);
    else if (this.socket?.readyState !== WebSocket.CONNECTING) {
      this.retries = 0;
      this.open();
    }
  }
}

/** @typedef {import("./types.js").ServerMessage} ServerMessage */
/** @typedef {import("./types.js").StateMessage} StateMessage */
/** @typedef {import("./types.js").Refused} Refused */

/**
 * A command on its way. `still` tells whether it is still meant once its turn has come; `seen` whether the events of a
 * catching-up show that it was done.
 * @typedef {object} Command
 * @property {Record<string, unknown>} message
 * @property {() => boolean} [still]
 * @property {(message: StateMessage) => boolean} [seen]
 * @property {() => void} [accepted]
 * @property {() => void} [refused]
 */
/** @typedef {Command & {id: string, version: number, doneAt: number | null}} Flying */

const SHORT_BREAK_MS = 2_000;
const ID_BYTES = 15;
const SHARE_BYTES = 16;

/** @type {Command[]} */
const waiting = [];
/** @type {Flying | null} */
let flying = null;
let catchingUp = true;
let lostAt = 0;
/** @type {Connection} */
let connection;

/** @param {Uint8Array} bytes @returns {string} */
const asHex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Random bytes as hex; needs no secure context. @param {number} count @returns {string} */
const random = (count) => asHex(crypto.getRandomValues(new Uint8Array(count)));

/** Sends a command as soon as the one before is answered. @param {Command} command */
export function submit(command) {
  if (state.connection.value !== "open") {
    command.refused?.();
    return;
  }
  notice.value = "";
  waiting.push(command);
  pump();
}

/** Sends what needs no version and no answer. @param {object} message */
export const tell = (message) => connection.send(message);

function pump() {
  if (flying || !state.latest.value || catchingUp) return;
  const command = waiting.shift();
  if (!command) return;
  if (command.still && !command.still()) {
    command.refused?.();
    pump();
    return;
  }
  flying = { ...command, id: random(ID_BYTES), version: state.latest.value.version, doneAt: null };
  transmit();
}

function transmit() {
  if (flying) connection.send({ ...flying.message, id: flying.id, version: flying.version });
}

/** The flying command is through once its answer and the state that shows it are both here. */
function settle() {
  if (!flying || flying.doneAt === null || (state.latest.value?.version ?? 0) < flying.doneAt) return;
  const done = flying;
  flying = null;
  done.accepted?.();
  pump();
}

/** @param {string} id of the text that says why @param {Record<string, string | number>} [args] */
function giveUp(id, args) {
  const dropped = [...(flying ? [flying] : []), ...waiting.splice(0)];
  flying = null;
  for (const command of dropped) command.refused?.();
  void complain(id, args);
}

/** @param {Refused} refusal */
function refused(refusal) {
  if (refusal.id !== null && refusal.id !== flying?.id) return;
  giveUp(`refusal-${refusal.code.replace(/[/_]/g, "-")}`, refusal.args);
}

/** @param {StateMessage} message */
async function received(message) {
  const before = state.latest.value;
  if (before && message.version < before.version) return;
  await learnGame(message.room.game);
  const unchanged = before?.version === message.version;
  const next = { ...message, room: state.reuse(before?.room, message.room), view: state.reuse(before?.view, message.view) };
  state.latest.value = next;
  if (unchanged) next.steps = [];
  const cut = catchingUp;
  catchingUp = false;
  push(next, cut);
  if (cut) resume(next);
  settle();
  pump();
}

/** After a break: the command in flight goes out again if nothing has happened since, with the same id.
 * @param {StateMessage} message */
function resume(message) {
  if (!flying || flying.doneAt !== null) return;
  if (message.version === flying.version) transmit();
  else if (flying.seen?.(message)) flying.doneAt = message.version;
  else giveUp("notice-move-dropped");
}

/** A game's ring of the browser is one module, fetched when its table is opened. @param {string} id */
async function learnGame(id) {
  if (state.game.value?.id === id) return;
  state.game.value = (await import(`../games/${id}.js`)).game;
}

/** @param {ServerMessage} message */
async function handle(message) {
  if (message.type === "state") await received(message);
  else if (message.type === "refused") refused(message);
  else if (message.type === "gone") state.goodbye.value = message.code;
  else if (message.type === "accepted" && message.id === flying?.id) {
    flying.doneAt = message.version;
    settle();
  } else if (message.type === "contribute" || message.type === "open") await contribute(message);
}

/** All tabs of a seat must open the same bytes, so they lie in the storage they share; without one, in this tab.
 * @type {Map<string, string>} */
const here = new Map();

/** @param {string} hex @returns {Uint8Array<ArrayBuffer>} */
const bytes = (hex) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** @param {number} deal @returns {string} the bytes for a deal, as hex */
function share(deal) {
  const name = `kartenrunde.share.${state.page.invite}`;
  const drawn = `${deal}:${random(SHARE_BYTES)}`;
  let kept = here.get(name) ?? null;
  try {
    kept = localStorage.getItem(name) ?? kept;
  } catch {
    // Without storage a second tab of the seat counts as none.
  }
  const mine = kept?.startsWith(`${deal}:`) ? kept : drawn;
  here.set(name, mine);
  try {
    localStorage.setItem(name, mine);
  } catch {
    // As above.
  }
  return mine.slice(mine.indexOf(":") + 1);
}

/** This browser's share in the shuffle: 16 bytes of its own, sealed before the server draws, opened afterwards.
 * @param {{type: "contribute" | "open", deal: number}} request */
async function contribute({ type, deal }) {
  const hex = share(deal);
  if (type === "open") return tell({ type: "addition", deal, bytes: hex });
  return tell({ type: "hash", deal, hash: asHex(await sealed(bytes(hex))) });
}

/** SHA-256, also where plain http keeps the browser's own from us.
 * @param {Uint8Array<ArrayBuffer>} message @returns {Promise<Uint8Array>} */
async function sealed(message) {
  if (crypto.subtle) return new Uint8Array(await crypto.subtle.digest("SHA-256", message));
  const { sha256 } = await import("../vendor/sha256.js");
  return sha256(message);
}

/** Messages are handled one after the other, also while a game's module is being fetched. */
let handled = Promise.resolve();

export function connect() {
  connection = new Connection(`/ws/${state.page.invite}`, {
    opened() {
      catchingUp = true;
      const since = state.latest.value?.version ?? 0;
      connection.send({ type: "hello", protocol: 1, since, visible: !document.hidden });
    },
    received(message) {
      if (message.type === "state") backAgain();
      handled = handled.then(() => handle(message));
    },
    lost(online) {
      lostAt ||= Date.now();
      for (const command of waiting.splice(0)) command.refused?.();
      state.connection.value = online ? "lost" : "offline";
    },
    ended: (reason) => {
      state.goodbye.value ??= reason;
      state.connection.value = "gone";
    },
  });
  connection.open();
  watchPresence();
}

function backAgain() {
  if (lostAt && Date.now() - lostAt >= SHORT_BREAK_MS) expectRecount();
  lostAt = 0;
  state.connection.value = "open";
}

/** Sheets that are part of playing. */
const OF_THE_GAME = new Set(["result", "question", "sure"]);

/** Against computer players an open sheet or a hidden tab holds the game. */
function watchPresence() {
  let told = "";
  const report = () => {
    const solo = state.shown.value?.room.kind === "solo";
    const paused = solo && state.sheet.value !== null && !OF_THE_GAME.has(state.sheet.value.name);
    const presence = { type: "presence", visible: !document.hidden, paused };
    const text = JSON.stringify(presence);
    if (state.connection.value !== "open") told = "";
    else if (text !== told && tell(presence)) told = text;
  };
  document.addEventListener("visibilitychange", report);
  effect(report);
}
