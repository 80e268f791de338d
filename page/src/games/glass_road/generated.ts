// Made by tools/page_types.py from the game's view, facts, preview and verbs: ./run types writes it anew.

/** A card that is being evaluated: which of its two parts are used, and whether both may be. */
export interface EvaluationView {
  seat: number;
  card: string;
  used: [boolean, boolean];
  entered: boolean;
  both: boolean;
}

export const CATEGORIES = ["conversion", "immediate", "point"] as const;
export type Category = (typeof CATEGORIES)[number];

export const WHEELS = ["glass", "brick"] as const;
export type Wheel = (typeof WHEELS)[number];

export interface PlayerView {
  wheels: Record<Wheel, Record<string, number>>;
  plan: (string | null)[];
  forests: number[];
  upgrades: Record<string, string | null>;
  display: string[];
  conversions: string[];
  hand: string[] | null;
  cards: number;
  laid: boolean;
  laid_card: string | null;
  notches: string[];
  played: string[];
  resting: string[];
  buildings: number;
  score: number;
  parts: Record<string, number>;
}

export interface View {
  period: number;
  periods: number;
  round: number;
  first: number | null;
  step: string | null;
  evaluating: EvaluationView[];
  hand_size: number;
  places: number;
  board: Record<Category, (string | null)[]>;
  stacks: Record<Category, number>;
  removed: string[];
  bases_adjacent: boolean;
  starter: boolean;
  players: PlayerView[];
}

export const GOODS = ["sand", "food", "charcoal", "water", "wood", "clay", "glass", "brick"] as const;
export type Good = (typeof GOODS)[number];

export interface WheelFacts {
  markers: string[];
  highest: number;
  highest_refined: number;
}

export const PROVENANCES = ["confirmed", "reconstructed", "owner"] as const;
export type Provenance = (typeof PROVENANCES)[number];

export interface StartFacts {
  wheels: Record<Wheel, Record<string, number>>;
  plan: (string | null)[];
  provenance: Provenance;
}

export const KINDS = ["pit", "grove", "pond"] as const;
export type Kind = (typeof KINDS)[number];

export const BASES = ["forest_glassworks", "glass_painters_colony", "masons_brotherhood"] as const;
export type Base = (typeof BASES)[number];

export interface BaseFacts {
  name: Base;
  good: Good;
  points: number;
  beside: number;
  clause: string;
}

export interface CardAction {
  does: "gain" | "gain_per" | "place" | "build" | "draw" | "supply";
  gain: Partial<Record<Good, number>>;
  per: Kind | "hand" | null;
  choose: Good[];
  tile: Kind | "any" | null;
  own: number;
  others: number;
  solo: number;
  clause: string;
}

export interface SpecialistFacts {
  name: string;
  entry: string | null;
  actions: [CardAction, CardAction];
  clause: string;
}

export interface Score {
  rule: "per_good" | "per_good_lower" | "per_good_both" | "markers" | "per_adjacent" | "square" | "group" | "sets" | "per_owned" | "at_least" | "spent";
  points: number;
  what: Good | Kind | "empty" | "building" | "forest" | "immediate" | null;
  every: number;
  base: number;
  min: number;
}

/** What a building does. */
export interface Does {
  effect?: "gain" | "gain_on_each_wheel" | "gain_per" | "exchange" | "place_around" | "place_some" | "copy";
  per?: "wood" | "water" | "pond" | "adjacent_empty" | "adjacent_pond";
  tile?: Kind;
  count?: number;
  pay?: Partial<Record<Good | Kind | "forest" | "tile", number>>;
  gain?: Partial<Record<Good | "basic" | "choice" | "landscape", number>>;
  score?: Score;
}

export const CONFIDENCES = ["high", "medium", "medium-low", "low"] as const;
export type Confidence = (typeof CONFIDENCES)[number];

export interface TileFacts {
  name: string;
  number: number;
  category: Category;
  cost: Record<string, number>;
  points: number | null;
  starter: boolean;
  upgrade: Base | null;
  does: Does;
  clause: string;
  provenance: Provenance;
  confidence: Confidence | null;
}

export interface Facts {
  goods: Good[];
  wheels: Record<string, WheelFacts>;
  start: StartFacts;
  rows: number;
  columns: number;
  forests: [number, number][];
  kinds: Kind[];
  bases: BaseFacts[];
  specialists: SpecialistFacts[];
  tiles: TileFacts[];
  places: Record<string, number>;
  notches: number;
  hand: number;
  solo_hands: number[];
  anytime_limit: number;
}

/** The wheels after any of some actions, and how far each has turned. */
export interface Outcome {
  actions: string[];
  wheels: Record<Wheel, Record<string, number>>;
  turns: Record<Wheel, number>;
}

export interface Preview {
  ends_turn: string[];
  outcomes: Outcome[];
  worth: Record<string, number>;
}

export type Move =
  | { verb: "pick"; card: number }
  | { verb: "lay"; card: number }
  | { verb: "play"; card: number }
  | { verb: "skip" }
  | { verb: "enter"; source: number }
  | { verb: "use"; part: number; option: number }
  | { verb: "take"; wheel: number; first: number; second: number }
  | { verb: "place"; kind: number; cell: number }
  | { verb: "leave" }
  | { verb: "build"; tile: number; cell: number }
  | { verb: "from"; wheel: number }
  | { verb: "convert"; tile: number; target: number }
  | { verb: "give"; tile: number }
  | { verb: "good"; good: number }
  | { verb: "clear"; cell: number }
  | { verb: "again"; target: number }
  | { verb: "stop" }
  | { verb: "copy"; tile: number }
  | { verb: "gift"; wheel: number; count: number }
  | { verb: "done" };

export const VERBS = {
  pick: ["card"],
  lay: ["card"],
  play: ["card"],
  skip: [],
  enter: ["source"],
  use: ["part", "option"],
  take: ["wheel", "first", "second"],
  place: ["kind", "cell"],
  leave: [],
  build: ["tile", "cell"],
  from: ["wheel"],
  convert: ["tile", "target"],
  give: ["tile"],
  good: ["good"],
  clear: ["cell"],
  again: ["target"],
  stop: [],
  copy: ["tile"],
  gift: ["wheel", "count"],
  done: [],
} as const;
