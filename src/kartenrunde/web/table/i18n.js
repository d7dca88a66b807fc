// Sentences for the table, made from the same Fluent files as the server's.

import { FluentBundle, FluentResource } from "../vendor/fluent.js";

/** @typedef {Record<string, string | number>} Arguments */
/** @typedef {ReturnType<typeof createTranslator>} Translator */

/** Rank as faces write it to rank word. Words, because Fluent reads `[7]` as a number, which a face never is. */
export const RANK_WORDS = Object.freeze({
  1: "one",
  2: "two",
  3: "three",
  4: "four",
  5: "five",
  6: "six",
  7: "seven",
  8: "eight",
  9: "nine",
  10: "ten",
  11: "eleven",
  12: "twelve",
  A: "ace",
  T: "ten",
  J: "jack",
  Q: "queen",
  K: "king",
  "★": "joker",
});

/** What the Spanish and the Italian suits call their ranks, where it is not the number. */
export const LATIN_RANK_WORDS = Object.freeze({
  ovpg: { 1: "ace", 10: "sota", 11: "knight", 12: "king" },
  OVPG: { 1: "ace", 8: "sota", 9: "knight", 10: "king" },
});

/** @type {[string, Record<string, string>][]} */
const SUITS = [["shdc", {}], ...Object.entries(LATIN_RANK_WORDS)];
const MISSING = "text-missing";
const NAMES = ["name", "victim"];
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * The name without direction marks, fenced in when it runs right to left.
 * @param {string} name
 */
export function isolated(name) {
  const plain = name.replace(DIRECTION_MARKS, "");
  return RIGHT_TO_LEFT.test(plain) ? `\u2068${plain}\u2069` : plain;
}

/** The word that names a face's message. @param {string} face */
function rankWord(face) {
  /** @type {Record<string, string>} */
  const words = RANK_WORDS;
  const rank = face.slice(0, -1);
  const own = SUITS.find(([suits]) => rank in words && suits.includes(face.slice(-1)));
  return own ? own[1][rank] ?? words[rank] : words[face] ?? face;
}

/** @param {FluentBundle} bundle @param {string} id @param {string} attribute @param {Arguments} args @returns {string} */
function made(bundle, id, attribute, args) {
  const pattern = patternOf(bundle, id, attribute);
  /** @type {Error[]} */
  const errors = pattern == null ? [new Error("no such text")] : [];
  const sentence = pattern == null ? "" : bundle.formatPattern(pattern, named(args), errors);
  if (errors.length === 0) return sentence;
  console.error(`Text ${id}.${attribute} in ${bundle.locales}:`, ...errors);
  return id === MISSING ? "…" : made(bundle, MISSING, "", {});
}

/**
 * Everything the table says in one language.
 * @param {string} language
 * @param {string} ftlSource  all areas the table needs, as the server joins them
 */
export function createTranslator(language, ftlSource) {
  const bundle = new FluentBundle(language, {
    useIsolating: false,
    functions: {
      RANK: ([face], { form }) => rank(String(face?.valueOf()), form && String(form.valueOf())),
    },
  });
  bundle.addResource(new FluentResource(ftlSource));

  /** @type {(face: string | number, form?: string) => string} */
  const rank = (face, form = "") =>
    bundle.formatPattern(patternOf(bundle, `rank-${rankWord(String(face))}`, form));
  /** A table says nearly all its sentences again with each move. @type {Map<string, string>} */
  const said = new Map();
  /** @type {(id: string, attribute: string, args?: Arguments) => string} */
  const attr = (id, attribute, args = {}) => {
    const key = JSON.stringify([id, attribute, args]);
    const sentence = said.get(key) ?? made(bundle, id, attribute, args);
    said.set(key, sentence);
    return sentence;
  };
  const numbers = new Intl.NumberFormat(language);
  const lists = new Intl.ListFormat(language, { type: "conjunction" });
  return {
    language,
    t: (/** @type {string} */ id, /** @type {Arguments=} */ args) => attr(id, "", args),
    attr,
    rank,
    add: (/** @type {string} */ source) => {
      bundle.addResource(new FluentResource(source));
      said.clear();
    },
    n: (/** @type {number} */ number) => numbers.format(number).replace("-", "\u2212"),
    // Names may be among them.
    list: (/** @type {string[]} */ items) => lists.format(items.map(isolated)),
  };
}

/** @param {FluentBundle} bundle @param {string} id @param {string} attribute */
function patternOf(bundle, id, attribute) {
  const message = bundle.getMessage(id);
  return attribute ? message?.attributes[attribute] : message?.value;
}

/** @param {Arguments} args */
function named(args) {
  const safe = { ...args };
  for (const key of NAMES) if (typeof safe[key] === "string") safe[key] = isolated(safe[key]);
  return safe;
}
