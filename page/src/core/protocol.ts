// What the server says and hears: docs/protocol.md.

export type Value = number | string | string[];
export type Args = Record<string, Value>;

export interface Message {
  key: string;
  args?: Args;
}

export interface Action extends Message {
  action: string;
}

export interface Seat {
  name: string;
  kind: "human" | "bot";
  bot?: string;
  connected: boolean;
  choosing: boolean;
  free: boolean;
  /** Has its player said so, while the table is being set? */
  ready: boolean;
  /** A bot that plays for somebody who may come back. */
  stand_in?: boolean;
}

export interface Score {
  total: number;
  parts: Record<string, number>;
}

/** A line of the log; chance is seat -1. */
export interface Entry {
  n: number;
  seat: number;
  messages: Message[];
}

export interface Deed extends Message {
  actions: string[];
  aim: string;
  /** Is something asked on the way that the player has to answer? */
  asks: boolean;
  ends_turn: boolean;
}

export type ProposalKind = "undo" | "takeover" | "resign" | "return" | "rematch" | "join";

export interface Proposal {
  what: ProposalKind;
  by: number;
  seat?: number;
  /** Who would like to join. */
  name?: string;
  yes: number[];
  need: number[];
}

export interface Links {
  /** Of the seats that nobody has taken. */
  invitations: { seat: number; link: string }[];
  spectators: string;
  /** By which friends find it, while it is being set. */
  word?: string;
}

/** How long each player may think in all, and has thought in seconds, by seats. */
export interface Clock {
  minutes: number;
  used: number[];
  /** The seats for which it runs on. */
  running: number[];
  /** When this was heard, by the browser's own time. */
  heard: number;
}

/** The whole of what a client may know of a table. The view is the game's own. */
export interface Table<View = unknown> {
  type: "table";
  version: number;
  table: {
    id: string;
    game: string;
    options: Record<string, unknown>;
    created: string;
    hot_seat: boolean;
    /** Seconds until somebody who left counts as absent; -1: never. */
    grace: number;
    /** By whoever runs the house: nobody can play on. */
    closed?: true;
    /** A seed that somebody has chosen, who may know what will be drawn. */
    seed?: number;
    /** Why somebody may know what is hidden or will be drawn. */
    known?: "brought" | "drawn_before";
    /** A table of a day: somebody's one try, or practice. */
    daily?: { day: string; kind: "counted" | "late" | "practice" };
    links?: Links;
  };
  seats: Seat[];
  mine: number[];
  /** The seats that a bot plays and to which this client may return. */
  away: number[];
  seat: number | null;
  /** The seat to whose player a shared screen has to be handed first. */
  hand_over: number | null;
  state: "choosing" | "waiting" | "over" | "gathering";
  /** While the table is being set: the seat of who sets it. */
  host?: number | null;
  n: number;
  to_move: number[];
  view: View;
  prompt: Message | null;
  actions: Action[];
  /** All verbs that the question knows; none unless choosing. */
  verbs: string[];
  /** What the game tells of the actions before one is played. */
  /** What the game tells besides is its own. `passed_over`: why nothing but one action is left, so that it plays itself. */
  preview: { ends_turn: string[]; passed_over?: Reason | null } | null;
  /** What can be done in one go: actions that are played one after the other, for the sake of `aim`. */
  deeds: Deed[];
  story: Entry[];
  scores: Score[];
  history: number[][];
  ranking?: number[];
  can_undo: boolean;
  /** Taking back is possible, but needs the consent of the others. */
  can_ask_undo: boolean;
  proposals: Proposal[];
  /** Where the table has one, and only of the table as it is now. */
  clock?: Clock;
  /** How often something was taken back at this table. */
  undone: number;
  rematch?: string;
}

/** A table as it was, without what is told once for all places; only the end of a game may have its own story. */
export type Place = Omit<Table, "story" | "history"> & { story?: Entry[] };

/** Some places of a log, and what is told of all of it. */
export interface Places {
  n: number;
  undone: number;
  story: Entry[];
  /** The totals, each with the length of the log at which they changed. */
  history: [number, number[]][];
  places: Place[];
}

export interface GameInfo {
  id: string;
  players: number[];
  options: unknown;
  score_lines: { key: string; clause: string }[];
  /** What the rulebook calls so many points in a solo game, from the least to the most. */
  verdicts: { points: number; key: string; clause: string }[];
  bots: string[];
  /** How many parts of its data tell where they are from, and how many of those no source tells. */
  components: number;
  reconstructed: number;
  /** Is there a guided first game? */
  guided: boolean;
}

/** Where a finished table stands among the own ones. */
export interface Bests {
  place: number;
  of: number;
  best: { points: number; created: string; link: string }[];
}

/** A bot on the ladder of a game; nobody is rated who plays alone. */
export interface Rung {
  name: string;
  rating: { points: number; low: number; high: number } | null;
  games: number;
  mean_score: number;
  mean_place: number;
  median_ms: number;
}

/** How the bots of a game did against each other; `rungs` from the best on. */
export interface Ladder {
  game: string;
  players: number;
  rungs: Rung[];
  meetings: { bot: string; other: string; games: number; ahead: number }[];
}

export interface TableInfo {
  id: string;
  game: string;
  seats: { name: string; kind: "human" | "bot"; bot?: string; choosing: boolean; free: boolean }[];
  mine: number[];
  gathering: boolean;
  over: boolean;
  my_turn: boolean;
  n: number;
  created: string;
  changed: string;
  link: string;
  result?: { totals: number[]; winners: number[] };
}

export interface Created {
  id: string;
  link: string;
  invitations: { seat: number; link: string }[];
  spectators: string;
}

export interface Clause {
  id: string;
  text: string;
  reading?: string;
}

export interface Rules {
  sections: { title: string; clauses: Clause[] }[];
}

/** Whom a recovery link would make of this browser. */
export interface Whose {
  name: string;
  is_me: boolean;
}

export interface Me {
  name: string;
  recovery: string;
}

/** Why an action is not possible: the clause that forbids it, and the sentence. */
export interface Reason {
  clause: string;
  message: Message;
}

/** A line of the score sheet, or `others`, and how much more of it is expected. */
export interface Gain {
  line: string;
  points: number;
}

/** Advice: in its first step where to look, in the second what to do and why. */
export interface Hint {
  stage: 1 | 2;
  look: Message;
  points: string[];
  /** The line of the score sheet that it is about. */
  about: string | null;
  /** There is nothing else to do. */
  only: boolean;
  action?: string;
  than?: { action: string; words: Message } | null;
  ahead?: number;
  give_or_take?: number | null;
  equal?: boolean;
  gains?: Gain[];
  /** There was no time to compare it with anything. */
  hurried?: boolean;
}

export type Answer =
  | { type: "ok"; id: string; n: number }
  | { type: "error"; id: string; error: Message }
  | ({ type: "hint"; id: string } & Hint)
  | { type: "why"; id: string; reasons: (Reason | null)[] };
