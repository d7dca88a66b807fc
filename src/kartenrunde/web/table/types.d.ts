/** The wire as the browser sees it, and what a game's own module offers to the table. No code. */

import type { FunctionComponent } from "../vendor/preact.js";

declare global {
  interface Window {
    /** The line that early.js opened, until it is taken over. */
    early?: { socket: WebSocket; messages: string[] };
  }
}

/** Whatever a game puts into views, moves and events; only its own module looks inside. */
export type GameMove = { type: string; [field: string]: any };
export type GameEvent = { type: string; seat?: number; [field: string]: any };
export type GameView = {
  seat: number;
  turn: number | null;
  legal: GameMove[];
  outcome: { termination: string; ranking: number[]; points: number[] } | null;
  [field: string]: any;
};

export type Level = "beginner" | "normal" | "expert";
export type Pace = "slow" | "normal" | "fast" | "instant";
export type OptionValue = number | string | boolean | null;
export type Phase = "lobby" | "shuffling" | "playing" | "between";

export interface Seat {
  occupant: "open" | "computer" | "person";
  name?: string | null;
  level?: Level;
  person?: string;
  here?: boolean;
  computer?: "away" | "idle" | "left" | null;
  notice_s?: number | null;
  away_s?: number | null;
  points: number;
}

export interface Room {
  kind: "solo" | "room";
  game: string;
  options: Record<string, OptionValue>;
  /** What each option may be with this many seats. */
  choices: Record<string, OptionValue[]>;
  seat_range: [number, number];
  phase: Phase;
  host: string | null;
  pace: Pace;
  deal: number;
  paused: boolean;
  seats: Seat[];
  match_over: boolean;
  /** Each seat's place in the match, 1 the best; null until it is over. */
  places: number[] | null;
  /** The side of each seat; where nobody has a partner it is the seat's own number. */
  sides: number[];
  /** What each seat had at the match's beginning and after each deal; of a long one the latest. */
  history: number[][];
  [field: string]: unknown;
}

export interface You {
  person: string;
  seat: number | null;
  host: boolean;
}

export interface Step {
  seq: number;
  events: GameEvent[];
}

export interface StateMessage {
  type: "state";
  version: number;
  since: number;
  steps: Step[];
  room: Room;
  you: You;
  view: GameView | null;
}

export interface Refused {
  type: "refused";
  id: string | null;
  code: string;
  args: Record<string, string | number>;
  version: number;
}

export type ServerMessage =
  | StateMessage
  | { type: "accepted"; id: string; version: number }
  | Refused
  | { type: "pong" }
  | { type: "contribute"; deal: number }
  | { type: "open"; deal: number }
  | { type: "gone"; code: string };

/** A message id with its arguments, to be put into words by the translator. */
export interface Phrase {
  id: string;
  args?: Record<string, string | number>;
  attr?: string;
}

/** One card on its way: both ends are keys of places on the table. */
export interface Flight {
  from: string;
  to: string;
  /** Waits before it starts, in flights: 1 until a flight that starts at once has landed. */
  wait?: number;
  /** Place it rests over on its way. */
  via?: string;
  /** Place of the card that is seen flying, where it is not the top one of `to`. */
  lands?: string;
  /** Face of a finished pile that stays on its place for a moment before it is cleared away. */
  lingers?: string;
  /** Turned over where it lies instead of moved. */
  turns?: boolean;
  /** Several cards one after the other: how many came before. */
  order?: number;
  /** Face of a card that is seen only on its way and ends below others; "" for a back. */
  picture?: string;
  /** The same, seen as what lies at `from` before. */
  copies?: boolean;
}

export interface Layout {
  mode: "small" | "medium" | "large" | "short";
  /** How the others' cards are shown. */
  seats: "tiles" | "fans" | "line";
  /** Others beside one another. */
  perRow: number;
  /** Custom properties for the style sheet, in CSS pixels. */
  sizes: Record<string, number>;
  /** Whether the log stands beside the table all the time. */
  log: boolean;
}

export interface BoardProps {
  view: GameView;
  room: Room;
  layout: Layout;
}

/** Several moves take the same card to the same place: which one is asked for. */
export interface Asked {
  source: string;
  target: string;
  moves: GameMove[];
}

/** One line of what a deal came to: points by side, and how they came about. */
export interface Item {
  label: Phrase;
  points: number[];
  notes?: (Phrase | null)[];
}

/** One of several moves in the sheet that asks for it: `sign` is what is seen and typed, `label` what is read. */
export interface Answer {
  sign: string;
  label: Phrase;
}

/** What is asked before a move is made, and what the button says that makes it. */
export interface Question {
  title: Phrase;
  texts: Phrase[];
  confirm: Phrase;
}

/** A button that takes a card, or whatever lies at `source`, to a place. */
export interface Way {
  label: Phrase;
  source: string;
  target: string;
}

/** What a game's module exports as `game`. Keys name places: "hand:3", "sequence:0", "seat:2". */
export interface Game {
  id: string;
  /** Name of the drawing in web/cards that shows all of its cards under these options. */
  pack(options: Room["options"]): string;
  fit(others: number, width: number, height: number): Layout;
  Board: FunctionComponent<BoardProps>;
  /** Key of the place a move takes its card from; null for a move without a card. */
  source(move: GameMove): string | null;
  /** Key of the place a move puts its card on; null for a move without a place. */
  target(move: GameMove): string | null;
  /** Key of where a card lies that is put onto a place with room for several. */
  spot?(source: string, target: string): string;
  /** The move somebody means who puts `source` onto `target`, be it legal or not; null if there is none. */
  wish(source: string, target: string): GameMove | null;
  /** Why nobody can mean to put `source` onto `target`; without one the notice is a general one. */
  why?(source: string, target: string, view: GameView): Phrase | null;
  /** For a game that a small child can play: a seat and the result as pictures. */
  forChildren?(): Promise<{ Who: FunctionComponent<{ seat: number }>; Result: FunctionComponent<{ message: StateMessage }> }>;
  /** Whether a tap on a card with one legal move plays it. */
  oneTap?: boolean;
  /** Key of the place that tells a move from others with the same card and place; null where a sheet asks. */
  asks?(move: GameMove): string | null;
  /** How the sheet asks, and what it offers for a move. */
  question?(asked: Asked): { title: Phrase; text: Phrase };
  answer?(move: GameMove): Answer;
  /** A button beside the main one: the place the picked-up card goes to, or what else can be done. */
  shortcut?(picked: string | null, view: GameView): { label: Phrase; source?: string; target: string } | null;
  /** The hand's other look, as a button: a symbol on the page, its name, and what it does. */
  look?(): { sign: string; label: Phrase; flip(): void };
  /** What the main button does in this phase of a turn; without it shows possible moves, or ends the turn. */
  main?(view: GameView): Way | null;
  /** What can be done now, where `legal` does not list it all: the server's moves, and those of the browser alone. */
  offers?(view: GameView): { source: string; target: string; move: GameMove }[];
  /** Does a move that is the browser's own affair; null for one that the server judges. */
  arrange?(move: GameMove): (() => void) | null;
  /** Picks a card up, where several can be taken together; `again` when tapped twice. */
  pick?(key: string, again: boolean): void;
  /** What has to be asked before this move is made. */
  sure?(move: GameMove, view: GameView): Question | null;
  /** Type of the event that tells that a move was made, where the flights cannot tell it. */
  told?(move: GameMove): string;
  /** Sheets of the game's own, fetched with the others. */
  sheets?(): Promise<Record<string, FunctionComponent<{ about: string }>>>;
  /** Whether a move ends the turn, so that it may be thought over; without it none does. */
  ends?(move: GameMove): boolean;
  /** Whether a move is worth a reminder before the turn is ended. */
  precious(move: GameMove): boolean;
  flights(events: GameEvent[], own: number): Flight[];
  /** Milliseconds of a flight, of one's own card and of others', where the usual ones are too short. */
  times?(): { own: number; others: number };
  /** Places changed by an event, to be marked until the own next action. */
  touched(event: GameEvent, own: number): string[];
  phrases(event: GameEvent, own: number): Phrase[];
  /** What is expected now, where the game says it better; read from what is picked up and asked. */
  hint?(): Phrase | null;
  /** What is expected when no move goes on with the turn, and what is said when possible moves are shown then. */
  mustEnd(view: GameView): { hint: Phrase; shown: Phrase };
  /** Faces of a pile that can be looked through, top first, and its heading. */
  piles(key: string, view: GameView): { heading: Phrase; faces: string[] }[];
  /** One line under a seat's name in the result. */
  summary(seat: number, view: GameView): Phrase | null;
  /** What the deal added to the number beside a seat's name, null for nothing; without it the points of the deal. */
  gain?(seat: number, view: GameView): number | null;
  /** That number in words, where it does not count points won. */
  total?(points: number): Phrase;
  /** Why the deal ended; without it `<game>-result-won`, `-lost` or `-drawn`. */
  ending?(view: GameView, own: number): Phrase;
  /** The button for the next deal of an undecided match, where it is not simply the next. */
  next?(view: GameView, room: Room): Phrase;
}
