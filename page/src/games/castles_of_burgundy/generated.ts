// Made by tools/page_types.py from the game's view, facts, preview and verbs: ./run types writes it anew.

export type Pair = [number, number];

export interface DepotView {
  tiles: (string | null)[];
  goods: number[];
}

export const KINDS = ["castle", "mine", "building", "ship", "livestock", "knowledge"] as const;
export type Kind = (typeof KINDS)[number];

/** Who has the bonus tiles of a type. */
export interface BonusView {
  type: Kind;
  large: number | null;
  small: number | null;
}

export interface PlayerView {
  board: number | null;
  sides: Pair | null;
  start: number | null;
  estate: (string | null)[];
  storage: (string | null)[];
  goods: number[];
  sold: number[];
  silver: number;
  workers: number;
  worker_steps: number;
  dice: number[];
  used: boolean[];
  ships: number;
  score: number;
  parts: Record<string, number>;
}

export interface View {
  phase: string;
  round: number;
  region_points: number;
  sale_points: number;
  bonus_points: Pair;
  white: number;
  step: string | null;
  turn: number | null;
  order: number[];
  line: number[];
  bought: boolean;
  depots: DepotView[];
  round_goods: number[];
  bonus: BonusView[];
  stacks: Record<string, number>;
  players: PlayerView[];
}

export interface BoardFacts {
  number: number;
  types: Kind[];
  regions: number[];
}

export const PROVENANCES = ["confirmed", "reconstructed", "owner"] as const;
export type Provenance = (typeof PROVENANCES)[number];

export interface SheetFacts {
  sides: Pair[];
  provenance: Provenance;
}

export interface TileFacts {
  type: Kind;
  coloured: number;
  black: number;
  animals: number;
  clause: string;
}

export interface Facts {
  row_lengths: number[];
  numbers: number[];
  neighbours: number[][];
  boards: BoardFacts[];
  sheets: SheetFacts;
  slots: Kind[][];
  layout: Record<string, number[][]>;
  ring: number[];
  tiles: Record<string, TileFacts>;
  goods_tiles: number;
  region_points: number[];
  phase_points: number[];
  price: number;
}

export interface Preview {
  ends_turn: string[];
}

export type Move =
  | { verb: "take"; die: number; depot: number; slot: number; discard: number }
  | { verb: "place"; die: number; storage: number; cell: number }
  | { verb: "sell"; die: number; goods: number }
  | { verb: "workers"; die: number }
  | { verb: "buy"; depot: number; slot: number; discard: number }
  | { verb: "end_turn" }
  | { verb: "goods"; depot: number; other: number }
  | { verb: "keep"; types: number }
  | { verb: "free_sell"; goods: number }
  | { verb: "free_take"; depot: number; slot: number }
  | { verb: "free_place"; storage: number; cell: number }
  | { verb: "skip" }
  | { verb: "choose_side"; side: number }
  | { verb: "choose_castle"; cell: number };

export const VERBS = {
  take: ["die", "depot", "slot", "discard"],
  place: ["die", "storage", "cell"],
  sell: ["die", "goods"],
  workers: ["die"],
  buy: ["depot", "slot", "discard"],
  end_turn: [],
  goods: ["depot", "other"],
  keep: ["types"],
  free_sell: ["goods"],
  free_take: ["depot", "slot"],
  free_place: ["storage", "cell"],
  skip: [],
  choose_side: ["side"],
  choose_castle: ["cell"],
} as const;
