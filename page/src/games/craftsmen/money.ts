// What capital cards are worth together: src/burgher/games/craftsmen/money.py.

import type { Capital } from "./types";

/** The value of cards of one colour: sets are worth more than their numbers. */
export function colourWorth(values: number[], set: number): number {
  const printed = values.reduce((sum, value) => sum + value, 0);
  if (values.length > 2) return set * (values.length - 1);
  return values.length === 2 ? Math.max(set, printed) : printed;
}

export const ofColour = (cards: Capital[], colour: number): number[] => cards.filter((card) => card[0] === colour).map((card) => card[1]);
