// The view and the facts of this game: src/burgher/games/woodcraft/view.py and facts.py.

import type { Scene } from "../game";

export type Wood = "green" | "yellow" | "brown";
export const WOODS: Wood[] = ["green", "yellow", "brown"];

export type Token = "blueberries" | "lantern" | "sawblade" | "glue" | "scrap" | "reuse";
export const TOKENS: Token[] = ["blueberries", "lantern", "sawblade", "glue", "scrap", "reuse"];

export const TILES = [
  "buy_lumber",
  "exchange_dice",
  "buy_materials",
  "choose_orders",
  "choose_helper",
  "produce_plant",
  "improve_workshop",
] as const;
export type TileName = (typeof TILES)[number];
export const TOOLS = ["hammer", "wrench", "saw", "plane", "chisel"];
export const ROOMS = ["R1C1", "R1C2", "R1C3", "R2C1", "R2C2", "R2C3"];
export const IMPROVEMENTS = ["pot", "saw", "splicing", "gluing"] as const;

export interface Die {
  color: Wood;
  value: number;
}

/** A gain of the data files; what is missing is none. */
export interface Gain extends Partial<Record<Token, number>> {
  points?: number;
  dice?: Die[];
  tree?: Die;
  blueberry_income?: number;
  hazelnut_income?: number;
  reputation?: number;
  tool?: string[];
  produce?: number;
  choose?: [Gain, Gain];
  claim_commission?: boolean;
}

/** Where a table or a card of the data comes from. */
export interface Marked {
  provenance: string;
  reconstructed?: boolean;
  note?: string;
}

export interface OrderDie {
  color: Wood | "any" | Wood[];
  value: number | "any";
}

export interface Order extends Marked {
  name: string;
  start_row: string;
  dice: OrderDie[];
  tokens?: Partial<Record<Token, number>>;
  reward: Gain;
}

export interface Effect {
  gain?: Gain;
  pay?: Partial<Record<Token, number>>;
  event?: string;
  where?: { value: number };
  discount?: number;
  gain_per?: { count: string; each: Gain; max: number };
  do?: { action: TileName; discount?: number };
  adjust?: { by: number[] };
  recolor?: { from: Wood[]; to: Wood[] };
  grow?: { pips: number };
  saw?: { cuts: number };
  glue?: { tile: boolean };
  sell?: { multiplier: number; bonus: number; color_adder: boolean };
}

export interface Helper extends Marked {
  name: string;
  cost: number;
  production: Gain;
  ability: "immediate" | "per_turn" | "permanent";
  effect: Effect;
}

export interface Commission extends Marked {
  name: string;
  count: string;
  each: number;
  per?: number;
  above?: number;
  max: number;
}

export interface Facts {
  board: {
    rim: Record<"Q1" | "Q2" | "Q3" | "Q4", Gain[]> & Marked;
    saw: Record<"age_0" | "age_1" | "age_2" | "age_3", Gain> & Marked;
    wheel: { replacement_blueberries: number; replacement_lanterns: number; bonus_action_lanterns: number };
    shop: { color_adder: Record<Wood, number>; second_order: number; materials: { kind: Token; count: number; price: number }[] };
    rooms: { gains: Gain[] } & Marked;
    pots: { cost: number[]; gains: Gain[]; growth: number } & Marked;
    sawing: { cost: number[]; gains: Gain[]; discount_on_sixes: number } & Marked;
    splicing: { cost: number[]; gains: Gain[]; adds: number[][] } & Marked;
    gluing: { cost: number; gain: Gain; two_colors_points: number } & Marked;
    rows: { names: string[]; gains: Gain[]; fallen_reputation: number } & Marked;
    marketing: { cost: number[]; points: number[] } & Marked;
    attic: { spaces: string[]; needs: Record<string, string[]>; links: { between: [string, string]; gain: Gain }[] } & Marked;
    income: { tool_line: number; points_line: number; line_points: number; track?: number } & Marked;
    reputation: { values: number[]; tile_spaces: number[] } & Marked;
    reputation_tiles: Record<string, { two_four: Gain[]; three: Gain[] }> & Marked;
    solo: { removal_rounds: number[]; good: number; great: number };
  };
  orders: Record<string, Order>;
  helpers: Record<string, Helper>;
  commissions: Record<string, Commission>;
}

export type TileState = "none" | "ready" | "used";

export interface OrderView {
  card: string;
  row: string;
  can_complete: boolean;
  missing_dice: { colors: Wood[]; value: number | null }[];
  missing_tokens: Partial<Record<Token, number>>;
}

export interface PlayerView {
  tokens: Record<Token, number>;
  lumber: Die[];
  pots: Record<Wood, { tree: number | null } | null>;
  saws: TileState[];
  splicers: TileState[];
  gluer: TileState;
  rooms: (string | null)[];
  used_abilities: number[];
  attic: (string | null)[];
  orders: OrderView[];
  completed: string[];
  hand_size: number;
  hand: string[] | null;
  offered_orders: (string | null)[] | null;
  offered_helpers: (string | null)[] | null;
  claimed: Record<string, number>;
  claimable: string[];
  marketing: number;
  income: { blueberry: number; hazelnut: number };
  reputation: number;
  reached_tiles: boolean[];
  fallen: number;
  unfinished: number;
  prices: {
    market: (number | null)[];
    sixes: number[];
    materials: number[];
    helpers: (number | null)[];
    improvements: (number | null)[];
    marketing: number;
  };
  score: number;
}

export interface View {
  round: number;
  rounds: number;
  income_after: number[];
  first: number;
  turn: number | null;
  step: string | null;
  this_turn: { tile: TileName | null; settled: boolean; bonus_used: boolean; bonus_lanterns: number; abilities: number[] } | null;
  wheel: {
    tiles: { tile: TileName; quadrant: number | null; space: number | null; blocked: boolean }[];
    arrow: number;
    start: number;
    arc: boolean;
    ages: number[];
  };
  market: { color: Wood; value: number | null }[];
  orders: (string | null)[];
  helpers: (string | null)[];
  decks: { final: boolean; orders: number; helpers: number; discarded_orders: number; discarded_helpers: number; solo: number | null };
  commissions: string[];
  reputation_tiles: (string | null)[];
  tools: Record<string, number>;
  rival: number | null;
  players: PlayerView[];
}

export type WoodScene = Scene<View, Facts>;
