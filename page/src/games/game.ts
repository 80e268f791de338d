// What a game brings to the page. The shell knows nothing else about any game: docs/page.md.

import type { ComponentChildren, ComponentType } from "preact";
import type { Meanings } from "../core/means";
import type { Chain, Legal, Verbs } from "../core/moves";
import type { Message, Table, Value } from "../core/protocol";
import type { Division } from "../core/review";
import type { Parts } from "../core/steps";
import type { Words } from "../core/words";

/** What a player has picked up and not yet played: small numbers under the game's own names. */
export type Selection = Readonly<Record<string, number>>;

/** Attributes to spread on an element: what makes it a button of the board. */
export interface Attrs {
  role?: "button" | "img";
  tabindex?: number;
  "aria-label"?: string;
  "aria-pressed"?: boolean;
  onClick?: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  [data: `data-${string}`]: string | undefined;
}

export type { Chain };

/** What decides which action lies behind which thing of the board. */
export interface Sight<View = any, Facts = any, Move = any, Preview = any> {
  view: View;
  facts: Facts;
  /** The seat whose board is the large one. */
  own: number;
  /** What this client may do now, by the names of the fields. */
  moves: Legal<Move>[];
  /** What could be done now in one go, by the moves that it aims at. */
  deeds: (Chain & { move: Move })[];
  /** What is picked up; while a hint is shown, also what has to be for it to be seen. */
  selection: Selection;
  /** All verbs that the question knows, also those of which nothing is possible now. */
  verbs: readonly string[];
  /** What the server asks, and what it tells of the moves before they are made. */
  asked: Message | null;
  preview: Preview | null;
}

/** From which anchor to which (`data-anchor`) a piece goes. */
export type Way = [from: string, to: string];

/** All that a board needs to draw itself and to be played on. */
export interface Scene<View = any, Facts = any, Move = any, Lights = any, Preview = any> extends Sight<View, Facts, Move, Preview> {
  table: Table<View>;
  words: Words;
  /** What the game's `lights` found. */
  lights: Lights;
  select: (next: Selection) => void;
  /** Makes an element perform an action: click, Enter and Space play it. Without an action, nothing. */
  act: (action: Chain | undefined, label?: string) => Attrs;
  /** Makes an element change the selection. */
  pick: (label: string, chosen: boolean, next: Selection) => Attrs;
  /** Gives an element its hover card: an id that the game's `tip` knows. */
  tip: (id: string) => Attrs;
  /** Marks a piece that the move of a hint or of a review means before it can be played. */
  mean: (means: (move: Move) => boolean) => Attrs;
  /** The action that the pointer or the keyboard is on, for boards that want to know. */
  looked: Legal<Move> | null;
  /** Anchors of what has changed since the player last acted. */
  changed: ReadonlySet<string>;
}

/** A hover card. */
export interface Tip {
  title: string;
  lines: string[];
  clause?: string;
  /** The thing itself, larger than it lies on the board. */
  picture?: ComponentChildren;
}

/** A small figure beside a player's name. */
export interface Figure {
  icon: string;
  label: string;
  value?: number;
  dim?: boolean;
}

/** A picture for a value in a sentence: beside its word, or, with `alone`, in its place. */
export interface Picture {
  icon: string;
  alone?: boolean;
}

export interface GameBoard<View = any, Facts = any, Move = any, Lights = any, Preview = any> {
  /** The generated fields of the verbs. */
  verbs: Verbs;
  /** Which action lies behind which thing. A pure function: the shell asks it once for every message and selection. */
  lights: (sight: Sight<View, Facts, Move, Preview>) => Lights;
  /** What has to be picked up for a move to be seen on the board; what the player has picked up counts more. */
  toSee?: (move: Move) => Selection;
  /** By thing of the board: the actions that a click on it could mean in what is asked, possible or not, the likeliest first. */
  means: (sight: Sight<View, Facts, Move, Preview>) => Meanings;
  /** Does the board show what the action does that is looked at? */
  looks?: boolean;
  /** The table at desktop size: an SVG of 1086 x 660. */
  Board: ComponentType<{ scene: Scene<View, Facts, Move, Lights, Preview> }>;
  /** The table on a phone: the floors between prompt and bar. */
  Phone: ComponentType<{ scene: Scene<View, Facts, Move, Lights, Preview> }>;
  /** Another player's board, about 92 x 84. */
  Miniature: ComponentType<{ scene: Scene<View, Facts, Move, Lights, Preview>; seat: number }>;
  /** The board and possessions of the scene's seat, large, to look at. */
  Large: ComponentType<{ scene: Scene<View, Facts, Move, Lights, Preview> }>;
  /** The shared board alone, to look at beside the players on a phone, where the table shows only a part of it. */
  Shared?: ComponentType<{ scene: Scene<View, Facts, Move, Lights, Preview> }>;
  figures: (scene: Scene<View, Facts, Move, Lights, Preview>, seat: number) => Figure[];
  /** Where the game stands, for the header. */
  when: (view: View) => Message;
  /** A picture for a value of this name in a sentence, and for the word that goes with a number of this name. */
  picture: (name: string, value: Value) => Picture | null;
  unit: (name: string) => Picture | null;
  tip: (id: string, scene: Scene<View, Facts, Move, Lights, Preview>) => Tip | null;
  /** The sentence for what is picked up, if it should replace the server's prompt. */
  prompt: (scene: Scene<View, Facts, Move, Lights, Preview>) => Message | null;
  /** Actions that have no place on the board: shown as buttons beside the prompt, the most important last. */
  loose: (scene: Scene<View, Facts, Move, Lights, Preview>) => Chain[];
  /** Does the view hold something that others at the same screen must not see? */
  hidden: (view: View) => boolean;
  /** Which pieces moved between two views. */
  flights: (before: View, after: View) => Way[];
  /** The way of the piece that a move would take from one place of the board to another, if it takes one. */
  path: (move: Move, sight: Pick<Sight<View, Facts, Move, Preview>, "view" | "facts" | "own">) => Way | null;
  /** Anchors of what is different between two views. */
  changes: (before: View, after: View) => string[];
  /** Anchors of what gave the points of a line of the score sheet to the scene's own seat; with a star at the end, all that begin so. */
  scored: (line: string, scene: Scene<View, Facts, Move, Lights, Preview>) => string[];
  /** The keys of the events with which a round and a phase begin, for who goes through a game in such steps. */
  parts: Parts;
  /** How a review divides the game, if not by these phases and rounds in their own words. */
  division?: Division;
  /** Keys of events that head a part of the log. */
  headings: string[];
  /** The icon of what an event tells, for the chip of its act; without one, the first thing in its sentence that has a picture. */
  deed: (event: Message) => string | undefined;
  /** With what an act was done, such as a die: an icon for the corner of its chip. */
  badge?: (before: View, after: View, seat: number) => string | undefined;
}

/** A question of the start page; without choices it is not asked. Each choice has words under `page.options.<game>.<key>.<choice>`. */
export interface Question {
  key: string;
  choices: (players: number) => string[];
}

/** What the start page needs of a game before its board is loaded. */
export interface GameCover {
  id: string;
  cover: string;
  icon: string;
  questions: Question[];
  /** The options of the server for the choices made. */
  options: (choices: Record<string, string>, players: number) => Record<string, unknown>;
  /** The choices that made these options, as far as they differ from the first ones. */
  choices: (options: Record<string, unknown>) => Record<string, string>;
  load: () => Promise<GameBoard>;
}
