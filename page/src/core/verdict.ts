// What the rulebook calls so many points in a solo game.

import type { GameInfo } from "./protocol";

type Mark = GameInfo["verdicts"][number];

/** The highest mark that was reached, and the next one. */
export function verdictOn(points: number, marks: Mark[]): { reached: Mark | null; next: Mark | null } {
  return {
    reached: marks.filter((mark) => points >= mark.points).pop() ?? null,
    next: marks.find((mark) => points < mark.points) ?? null,
  };
}
