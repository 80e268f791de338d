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
const SMALLEST = 0.05; // what is shown as nothing

/** Why a move is behind the best, or with -1 why the best is ahead of it: the lines of the own score sheet that tell
    most, and with `null` all that is missing, which at a table of several is mostly what the others get. Together they
    are the difference; the greatest comes first. */
export function reasons({ lines = {}, behind = 0 }: Pick<Judged, "lines" | "behind">, sign: 1 | -1): { line: string | null; points: number }[] {
  const most = <T extends { points: number }>(list: T[]) => list.sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
  const told = most(Object.entries(lines).map(([line, points]) => ({ line: line as string | null, points: sign * points }))).slice(0, TOLD);
  const missing = -sign * behind - told.reduce((sum, { points }) => sum + points, 0);
  return most(Math.abs(missing) < SMALLEST ? told : [...told, { line: null, points: missing }]);
}

/** The letters of the three moves. */
export const LETTERS = ["A", "B", "C"] as const;
