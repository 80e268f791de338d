// The view and the facts of this game: src/burgher/games/craftsmen/view.py.

import type { Scene } from "../game";

export type Colour = "violet" | "green" | "blue" | "red";
export const COLOURS: Colour[] = ["violet", "green", "blue", "red"];
export const CITY = ["bankers_guild", "builders_guild", "notary", "craft_guild", "merchants_guild", "town_hall"] as const;
export const SEASONS = ["spring", "summer", "autumn", "winter"] as const;
export const CLASSES = ["basic", "extended", "advanced"] as const;

/** Colour and value of a capital card, as the actions name them. */
export type Capital = [colour: number, value: number];
/** The seat that owns a cube, a natural marker, or nothing. */
export type Marker = number | "natural" | null;

export interface PlayerView {
  capital: Capital[] | null;
  worth: number | null;
  cards: number;
  sum: number | null;
  hand: string[] | null;
  buildings: number;
  row: { card: string; icons: [Marker, Marker] }[];
  supply: number;
  fair: number;
  helpers: number;
  passed: boolean;
  privileges: number;
  work: number;
  used: number;
  score: number;
  parts: Record<string, number>;
}

export interface Auction {
  class: string;
  place: number;
  card: string | null;
  opener: number;
  bid: number;
  bidder: number;
  bidders: { seat: number; in: boolean; most: number }[];
  mayor: Capital[];
  mayor_bid: number;
}

export interface Payment {
  seat: number;
  price: number;
  colours: Colour[];
  paid: Capital[];
  worth: number;
  cheapest?: string[];
}

export interface View {
  year: number;
  season: (typeof SEASONS)[number];
  stage: (typeof CITY)[number] | null;
  step: string | null;
  labour: number;
  labour_left: number | null;
  fee_points: number;
  order: number[];
  queues: Record<string, number[][]>;
  /** The disc that somebody is paying for. */
  covering: { seat: number; city: string; space: number } | null;
  change: number[];
  capital: { deck: number; discard: Capital[]; display: (Capital | null)[] };
  buildings: { class: string; pile: number; known: { above: number; card: string }[]; display: (string | null)[] }[];
  box: string[];
  granary: Record<string, [Marker, Marker]>;
  ships: { ship: number; bonus: number[]; rows: { good: string; points: number; markers: [Marker, Marker] }[] }[];
  natural: number;
  privileges: number;
  work: number;
  bonus: { good: string; points: number; holder: number | null }[];
  payment: Payment | null;
  auction: Auction | null;
  looking: { cards: (string | null)[] } | null;
  players: PlayerView[];
}

export interface CardFacts {
  building: string;
  class: string;
  good: string;
  top: Colour;
  bottom: Colour;
  house: boolean;
  reconstructed: boolean;
}

export interface GoodFacts {
  tier: "raw" | "semi_finished" | "finished";
  building: string;
  inputs: string[];
  points: number;
  reconstructed: boolean;
  bonus: number;
  line: string[];
}

export interface Facts {
  cards: Record<string, CardFacts>;
  goods: Record<string, GoodFacts>;
  capital: { copies: Record<string, number>; reconstructed: boolean; set_value: number };
  limits: { capital: number; round: number; fair: number; tokens: number; cubes: number };
  prices: { build: number[]; notary: number[]; mayor_cards: number[] };
  labour: number[];
  fee_points: number[];
  discs: Record<string, number>;
  granary: string[];
  ships: { bonus: number[]; rows: { good: string; points: number; reconstructed: boolean }[] }[];
}

export type CraftScene = Scene<View, Facts>;

export const inputsOf = (facts: Facts, card: string): string[] => facts.goods[facts.cards[card]!.good]!.inputs;
/** The name of an input icon as the actions count them: 1 + 2 * place in the row + icon. */
export const iconNumber = (r: number, icon: number): number => 1 + 2 * r + icon;
export const mineAlone = (scene: CraftScene): boolean => scene.table.mine.length === 1 && scene.table.mine[0] === scene.own;
