/** What is sent and what comes back: one command in flight, each with an id of its own, none lost, none twice. */

import { effect } from "../vendor/preact.js";
import { expectRecount, notice } from "./log.js";
import { Connection } from "./net.js";
import { push } from "./stage.js";
import * as state from "./state.js";
import { t } from "./words.js";

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

/** @type {Command[]} */
const waiting = [];
/** @type {Flying | null} */
let flying = null;
let catchingUp = true;
let lostAt = 0;
/** @type {Connection} */
let connection;

/** Ids need no secure context. @returns {string} */
function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(15));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

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

export const inFlight = () => flying !== null || waiting.length > 0;

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
  flying = { ...command, id: newId(), version: state.latest.value.version, doneAt: null };
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

/** @param {string | null} text */
function giveUp(text) {
  const dropped = [...(flying ? [flying] : []), ...waiting.splice(0)];
  flying = null;
  for (const command of dropped) command.refused?.();
  if (text) notice.value = text;
}

/** @param {Refused} refusal */
function refused(refusal) {
  if (refusal.id !== null && refusal.id !== flying?.id) return;
  giveUp(t(`refusal-${refusal.code.replace(/[/_]/g, "-")}`, refusal.args));
}

/** @param {StateMessage} message */
async function received(message) {
  const before = state.latest.value;
  if (before && message.version < before.version) return;
  await learnGame(message.room.game);
  const unchanged = before?.version === message.version;
  const next = { ...message, room: state.kept(before?.room, message.room), view: state.kept(before?.view, message.view) };
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
  else giveUp(t("notice-move-dropped"));
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
  } else if (message.type === "contribute" || message.type === "open") {
    const { answer } = await import("./fairness.js");
    tell(answer(message));
  }
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
    ended: () => (state.connection.value = "gone"),
  });
  watchPresence();
}

function backAgain() {
  if (lostAt && Date.now() - lostAt >= SHORT_BREAK_MS) expectRecount();
  lostAt = 0;
  state.connection.value = "open";
}

/** Against computer players an open sheet or a hidden tab holds the game. */
function watchPresence() {
  let told = "";
  const report = () => {
    const solo = state.shown.value?.room.kind === "solo";
    const paused = solo && state.sheet.value !== null && state.sheet.value.name !== "result";
    const presence = { type: "presence", visible: !document.hidden, paused };
    const text = JSON.stringify(presence);
    if (state.connection.value !== "open") told = "";
    else if (text !== told && tell(presence)) told = text;
  };
  document.addEventListener("visibilitychange", report);
  effect(report);
}
