/** Everything that is said: texts in the person's language, names, the log of the match, and what is read aloud. */

import { html, signal, useEffect, useRef } from "../vendor/preact.js";
import { find } from "./anim.js";
import { createTranslator } from "./i18n.js";
import * as state from "./state.js";

/** @typedef {import("./types.js").StateMessage} StateMessage */
/** @typedef {import("./types.js").GameEvent} GameEvent */
/** @typedef {import("./types.js").Phrase} Phrase */
/** @typedef {import("./types.js").Seat} Seat */
/** @typedef {{key: string, text: string, heading: boolean, places: string[]}} Line */

const catalogue = await (await fetch(state.page.locale ?? "")).text();

export const words = createTranslator(state.page.language ?? "de", catalogue);

const isComplete = signal(false);
/** @type {Promise<void> | null} */
let fetched = null;

async function fetchFurther() {
  words.add(await (await fetch(state.page.later ?? "")).text());
  isComplete.value = true;
}

/** The texts that the first look at a table does without: sheets, refusals, the room. */
export const furtherTexts = () => (fetched ??= fetchFurther().catch(() => void (fetched = null)));

/** Drawn again when all texts are there. @param {string} id @param {Record<string, string | number>} [args] @returns {string} */
export const t = (id, args) => words.t(id, (isComplete.value, args));

/** Says why something does not go. @param {string} id @param {Record<string, string | number>} [args] */
export async function complain(id, args) {
  await furtherTexts();
  notice.value = t(id, args);
}

/** @param {Phrase} phrase @returns {string} */
export function say({ id, args, attr }) {
  return attr ? words.attr(id, attr, args) : words.t(id, args);
}

/** What a seat is called here; nameless people are guests in each viewer's own language.
 * @param {number} seat @param {Seat} [who] @returns {string} */
export function seatName(seat, who = state.shown.value?.room.seats[seat]) {
  if (who?.occupant === "open") return t("seat-open");
  return who?.name || t("guest", { number: seat + 1 });
}

/** What several seats are called together. @param {number[]} seats */
export const namesOf = (seats) => words.list(seats.map((seat) => seatName(seat)));

/** Who else has won: a seat by its name, partners by theirs. @param {string} area @param {number[]} winners */
export function lostTo(area, winners) {
  if (winners.length > 1) return t(`${area}-side-lost`, { names: namesOf(winners) });
  return t(`${area}-lost`, { name: seatName(winners[0] ?? -1) });
}

/** The number beside a seat's name, in words. @param {number} count @returns {string} */
export const totalText = (count) => say(state.game.value?.total?.(count) ?? { id: "points", args: { count } });

/** What happened in a game as a sentence: the event's type makes the id, "you" the own one, and its fields the arguments.
 * @param {string} id @param {GameEvent} event @param {number} own @param {Record<string, string | number | undefined>} args
 * @returns {Phrase} */
export function told(id, event, own, args) {
  const known = /** @type {Record<string, string | number>} */ (
    Object.fromEntries(Object.entries(args).filter(([, value]) => value !== undefined))
  );
  return event.seat === own ? { id, args: known, attr: "you" } : { id, args: known };
}

export const gameName = () => t(state.shown.value?.room.game ?? "site-name");

/** The level's or pace's name. @param {"level" | "pace"} kind @param {string} value */
export const choiceName = (kind, value) => t(`${kind}-${value}`);

const SPOKEN_LINES = 40;
const SHOW_MS = 1200;

/** @type {import("../vendor/preact.js").Signal<Line[]>} */
const lines = signal([]);

/** What the table itself has to say about somebody's wish, until the next action.
 * @type {import("../vendor/preact.js").Signal<string>} */
export const notice = signal("");

let noted = 0;

/** Adds the sentences of a step; what is already there is not said twice.
 * @param {import("./types.js").Step} step @param {StateMessage} message @param {boolean} aloud */
export function note(step, message, aloud) {
  if (step.seq <= noted) return;
  noted = step.seq;
  const own = message.you.seat ?? -1;
  /** @type {Line[]} */
  const added = [];
  step.events.forEach((event, place) => {
    const phrases = phrasesOf(event, message, own);
    if (!phrases.length) return;
    const text = phrases.map(say).join(" ");
    const heading = event.type === "turn_began";
    const places = state.game.value?.touched(event, own) ?? [];
    added.push({ key: `${step.seq}.${place}`, text: heading ? turnHeading(event, own) : text, heading, places });
    if (aloud && !(heading && event.seat === own)) speak(text);
  });
  if (added.length) lines.value = [...lines.value, ...added];
}

/** @param {GameEvent} event @param {number} own */
function turnHeading(event, own) {
  return event.seat === own ? t("log-turn-own") : t("log-turn-of", { name: seatName(event.seat ?? 0) });
}

/** @param {GameEvent} event @param {StateMessage} message @param {number} own @returns {Phrase[]} */
function phrasesOf(event, message, own) {
  if (SILENT_EVENTS.has(event.type)) return [];
  const table = TABLE_EVENTS[event.type];
  if (table) return [table(event, message, own)];
  const name = event.seat === undefined ? undefined : seatName(event.seat);
  const phrases = state.game.value?.phrases(event, own) ?? [];
  return name === undefined ? phrases : phrases.map((phrase) => ({ ...phrase, args: { name, ...phrase.args } }));
}

/** @param {string} id @param {number} seat @param {number} own @param {GameEvent} event @returns {Phrase} */
function about(id, seat, own, event) {
  const args = { name: event.name || seatName(seat), number: seat + 1, deal: event.deal ?? 0 };
  return seat === own ? { id, args, attr: "you" } : { id, args };
}

/** @param {string} id @returns {(event: GameEvent) => Phrase} */
const ofDeal = (id) => (event) => ({ id, args: { deal: event.deal } });

/** @param {string} id @returns {(event: GameEvent, message: StateMessage, own: number) => Phrase} */
const ofSeat = (id) => (event, _message, own) => about(id, event.seat ?? 0, own, event);

/** The game has already said who won. */
const SILENT_EVENTS = new Set(["deal_ended"]);

/** @type {Record<string, (event: GameEvent, message: StateMessage, own: number) => Phrase>} */
const TABLE_EVENTS = {
  seat_taken: ofSeat("log-seat-taken"),
  seat_opened: (event) => ({ id: "log-seat-opened", args: { number: (event.seat ?? 0) + 1 } }),
  computer_seated: (event) => ({
    id: "log-computer-seated",
    args: { name: seatName(event.seat ?? 0), level: choiceName("level", event.level) },
  }),
  seats_swapped: (event) => ({ id: "log-seats-swapped", args: { first: event.first + 1, second: event.second + 1 } }),
  host_passed: (event, message, own) =>
    about("log-host-passed", message.room.seats.findIndex((seat) => seat.person === event.person), own, event),
  options_set: () => ({ id: "log-options-set" }),
  deal_called: ofDeal("log-deal-called"),
  deal_committed: ofDeal("log-deal-committed"),
  deal_began: (event, _message, own) => about("log-deal-began", event.dealer, own, event),
  deal_abandoned: ofDeal("log-deal-abandoned"),
  computer_on: (event, _message, own) => about(`log-computer-${event.reason}`, event.seat ?? 0, own, event),
  computer_off: ofSeat("log-computer-off"),
};

/** @type {HTMLElement | null} */
let polite = null;
/** @type {HTMLElement | null} */
let urgent = null;

/** Sentences are added, never replaced: a replaced one is not read again.
 * @param {string} text */
export function speak(text) {
  const line = document.createElement("p");
  line.textContent = text;
  polite?.append(line);
  while (polite && polite.childElementCount > SPOKEN_LINES) polite.firstElementChild?.remove();
}

/** Says something at once. @param {string} text */
export function announce(text) {
  const line = document.createElement("p");
  line.textContent = text;
  urgent?.replaceChildren(line);
}

/** After a catching-up: how much was missed. @param {StateMessage} message */
export function recount(message) {
  if (message.since === 0 || !reconnected) return;
  const own = message.you.seat ?? -1;
  const count = message.steps.filter((step) =>
    step.events.some((event) => event.seat !== own && state.game.value?.touched(event, own).length),
  ).length;
  notice.value = t("connection-back", { count });
  reconnected = false;
}

let reconnected = false;

/** The next catching-up follows a break that was seen. */
export const expectRecount = () => (reconnected = true);

export function LiveRegions() {
  const log = useRef(/** @type {HTMLElement | null} */ (null));
  const alert = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    polite = log.current;
    urgent = alert.current;
  }, []);
  return html`
    <div ref=${log} class="aloud" role="log" aria-live="polite" aria-label=${t("region-log")}></div>
    <div ref=${alert} class="aloud" aria-live="assertive" aria-atomic="true"></div>
  `;
}

/** Shows where on the table a line of the log happened. @param {Line} line */
function point(line) {
  for (const place of line.places) {
    const element = find(place)?.closest("[data-spot]") ?? find(place);
    element?.classList.add("pointed");
    setTimeout(() => element?.classList.remove("pointed"), SHOW_MS);
  }
}

export function LogList() {
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const count = lines.value.length;
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [count]);
  const entry = (/** @type {Line} */ line) => html`
    <li key=${line.key} class=${line.heading ? "turn" : ""}>
      ${line.places.length && !line.heading
        ? html`<button type="button" class="line" data-spot tabindex="-1" onClick=${() => point(line)}>${line.text}</button>`
        : line.text}
    </li>
  `;
  return html`
    <ol ref=${list} class="log-lines" data-region="log" aria-label=${t("log-title")}>
      ${count ? lines.value.map(entry) : html`<li>${t("log-empty")}</li>`}
    </ol>
  `;
}
