// The view and the facts of this game: src/burgher/games/glass_road/view.py.

import type { Scene } from "../game";

export type Wheel = "glass" | "brick";
export const WHEELS: Wheel[] = ["glass", "brick"];
export type Kind = "pit" | "grove" | "pond";
export type Category = "conversion" | "immediate" | "point";
export const CATEGORIES: Category[] = ["conversion", "immediate", "point"];

/** Amounts by good. */
export type Goods = Record<string, number>;

export interface PlayerView {
  wheels: Record<Wheel, Goods>;
  /** What each cell holds: a kind of landscape, "forest", the name of a building, or nothing. */
  plan: (string | null)[];
  forests: number[];
  upgrades: Record<string, string | null>;
  display: string[];
  conversions: string[];
  /** The own cards; of others only how many. */
  hand: string[] | null;
  cards: number;
  laid: boolean;
  laid_card: string | null;
  notches: string[];
  played: string[];
  resting: string[];
  buildings: number;
  score: number;
}

export interface Evaluation {
  seat: number;
  card: string;
  used: [boolean, boolean];
  entered: boolean;
  both: boolean;
}

export interface View {
  period: number;
  periods: number;
  round: number;
  first: number | null;
  step: string | null;
  evaluating: Evaluation[];
  hand_size: number;
  places: number;
  board: Record<Category, (string | null)[]>;
  stacks: Record<Category, number>;
  removed: string[];
  bases_adjacent: boolean;
  players: PlayerView[];
}

export interface Scoring {
  rule: string;
  points: number;
  what: string;
  every: number;
  base: number;
  min: number;
}

export interface Does {
  effect?: string;
  pay?: Goods;
  gain?: Goods;
  per?: string;
  tile?: string;
  count?: number;
  score?: Scoring;
}

export interface TileFacts {
  name: string;
  number: number;
  category: Category;
  cost: Goods;
  points: number | null;
  upgrade: string | null;
  does: Does;
  clause: string;
  provenance: string;
  confidence: string;
}

export interface Facts {
  goods: string[];
  rows: number;
  columns: number;
  forests: [number, number][];
  kinds: Kind[];
  bases: { name: string; good: string; points: number; beside: number; clause: string }[];
  specialists: { name: string; entry: string | null; clause: string }[];
  tiles: TileFacts[];
  start: { provenance: string };
  notches: number;
  hand: number;
  solo_hands: number[];
}

export type GlassScene = Scene<View, Facts>;

const found = new WeakMap<Facts, Map<string, TileFacts>>();

/** The facts of a building, by its name. */
export function tileOf(facts: Facts, name: string): TileFacts {
  let byName = found.get(facts);
  if (!byName) found.set(facts, (byName = new Map(facts.tiles.map((tile) => [tile.name, tile]))));
  return byName.get(name)!;
}

export const isLandscape = (content: string | null): content is Kind => content === "pit" || content === "grove" || content === "pond";
export const isBuilding = (content: string | null): content is string => content !== null && content !== "forest" && !isLandscape(content);

const GOODS = ["sand", "food", "charcoal", "water", "wood", "clay", "glass", "brick"];
export const isGoodName = (what: string): boolean => GOODS.includes(what);
