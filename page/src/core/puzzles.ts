// Puzzles: what the server tells of them, before and after the answer.

import type { Action, Table } from "./protocol";

export interface PuzzlesInShort {
  count: number;
  /** That have not been answered. */
  left: number;
  next: string | null;
  day: string | null;
  mine: { rating: number; tried: number; solved: number };
}

export interface Puzzle {
  id: string;
  rating: number;
  /** Three moves, in an order that tells nothing. */
  choices: Action[];
  /** The text that opens the position anywhere. */
  position: string;
  /** What was answered first, if it was. */
  answered: string | null;
  table: Table;
}

/** A move, and what was found of it. */
export interface Judged extends Action {
  /** How much less than the best is expected, and the error of that. */
  behind?: number;
  error?: number;
  /** On which lines of the score sheet, against the best. */
  lines?: Record<string, number>;
  points?: number;
  people: number;
}

export interface Answered {
  best: string;
  obvious: string;
  solved: boolean;
  /** Was it the first answer? */
  counted: boolean;
  rating: number;
  change: number;
  people: number;
  choices: Judged[];
  chosen: Judged;
}

const TOLD = 3;

/** The lines that tell most, each with how much more or less it brings than the other move. */
export function tellingLines(lines: Record<string, number> | undefined, sign: 1 | -1): { line: string; points: number }[] {
  return Object.entries(lines ?? {})
    .map(([line, points]) => ({ line, points: sign * points }))
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
    .slice(0, TOLD);
}

/** The letters of the three moves. */
export const LETTERS = ["A", "B", "C"] as const;
