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

export type ProposalKind = "undo" | "takeover" | "resign" | "return" | "rematch";

export interface Proposal {
  what: ProposalKind;
  by: number;
  seat?: number;
  yes: number[];
  need: number[];
}

export interface Links {
  /** Of the seats that nobody has taken. */
  invitations: { seat: number; link: string }[];
  spectators: string;
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
    /** A seed that somebody has chosen, who may know what will be drawn. */
    seed?: number;
    links?: Links;
  };
  seats: Seat[];
  mine: number[];
  /** The seats that a bot plays and to which this client may return. */
  away: number[];
  seat: number | null;
  /** The seat to whose player a shared screen has to be handed first. */
  hand_over: number | null;
  state: "choosing" | "waiting" | "over";
  n: number;
  to_move: number[];
  view: View;
  prompt: Message | null;
  actions: Action[];
  /** What the game tells of the actions before one is played. */
  preview: unknown;
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
  bots: string[];
  /** Is there a guided first game? */
  guided: boolean;
}

export interface TableInfo {
  id: string;
  game: string;
  seats: { name: string; kind: "human" | "bot"; bot?: string }[];
  over: boolean;
  my_turn: boolean;
  n: number;
  created: string;
  link: string;
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

export type Answer =
  | { type: "ok"; id: string; n: number }
  | { type: "error"; id: string; error: Message }
  | { type: "hint"; id: string; action: string | null };
