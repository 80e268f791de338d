// What lies beside what: the worth of a building by the cell it would stand on.

import { effect, iconOf, type Token } from "./formula";
import { type Facts, isBuilding, type PlayerView, type TileFacts, type View } from "./types";

/** Cells that share an edge. */
export function neighbours(facts: Facts, cell: number): number[] {
  const { columns, rows } = facts;
  const [row, column] = [Math.floor(cell / columns), cell % columns];
  const around = [
    [row - 1, column],
    [row, column - 1],
    [row, column + 1],
    [row + 1, column],
  ] as const;
  return around.filter(([r, c]) => r >= 0 && r < rows && c >= 0 && c < columns).map(([r, c]) => r * columns + c);
}

/** How many neighbours of a cell hold this: a kind, "empty" or "building". */
export function beside(view: View, facts: Facts, player: PlayerView, cell: number, what: string): number {
  const around = neighbours(facts, cell).map((other) => player.plan[other] ?? null);
  if (what === "empty") return around.filter((content) => content === null).length;
  if (what !== "building") return around.filter((content) => content === what).length;
  const bases = view.bases_adjacent ? facts.bases.filter((base) => base.beside === cell).length : 0;
  return around.filter(isBuilding).length + bases;
}

/** What a building that looks at its neighbours would give on a cell, as a formula; nothing for other buildings. */
export function worth(view: View, facts: Facts, player: PlayerView, tile: TileFacts, cell: number): Token[] | null {
  const { does } = tile;
  const text = (value: number): Token => ({ text: String(value) });
  if (does.per?.startsWith("adjacent_")) {
    const [[good, n] = ["", 0]] = Object.entries(does.gain ?? {});
    return [text(n * beside(view, facts, player, cell, does.per.slice("adjacent_".length))), { icon: iconOf(good) }];
  }
  if (does.effect === "place_around") return [text(beside(view, facts, player, cell, "empty")), ...effect(tile).tokens.slice(0, 1)];
  if (does.score?.rule === "per_adjacent") {
    const { base, points, what } = does.score;
    return [text(base + points * beside(view, facts, player, cell, what!)), { icon: "vp" }];
  }
  return null;
}
