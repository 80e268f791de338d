// The view and the facts of this game: src/burgher/games/castles_of_burgundy/view.py.

import type { Scene } from "../game";

export type Kind = "castle" | "mine" | "building" | "ship" | "livestock" | "knowledge";
export const KINDS: Kind[] = ["castle", "mine", "building", "ship", "livestock", "knowledge"];

export interface PlayerView {
  board: number | null;
  sides: [number, number] | null;
  start: number | null;
  estate: (string | null)[];
  storage: (string | null)[];
  goods: number[];
  sold: number[];
  silver: number;
  workers: number;
  dice: number[];
  used: boolean[];
  ships: number;
  score: number;
}

export interface View {
  phase: string;
  round: number;
  region_points: number;
  sale_points: number;
  bonus_points: [number, number];
  white: number;
  step: string | null;
  turn: number | null;
  order: number[];
  line: number[];
  bought: boolean;
  depots: { tiles: (string | null)[]; goods: number[] }[];
  round_goods: number[];
  bonus: { type: Kind; large: number | null; small: number | null }[];
  stacks: Record<string, number>;
  players: PlayerView[];
}

export interface Facts {
  row_lengths: number[];
  numbers: number[];
  neighbours: number[][];
  boards: { number: number; types: Kind[]; regions: number[] }[];
  sheets: { sides: [number, number][]; provenance: string };
  slots: Kind[][];
  layout: Record<string, number[][]>;
  ring: number[];
  tiles: Record<string, { type: Kind; coloured: number; black: number; animals: number; clause: string }>;
  region_points: number[];
  phase_points: number[];
  price: number;
}

export type BurgundyScene = Scene<View, Facts>;
