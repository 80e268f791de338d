// What decides which action lies behind which thing: the newest message, what is picked up, and what a hint wants to show.

import { type Chain, type Legal, parse } from "../core/moves";
import type { Table } from "../core/protocol";
import type { GameBoard, Scene, Selection, Sight, Way } from "../games/game";

export const NOTHING: Selection = {};

export function sightOf(
  board: Pick<GameBoard, "toSee">,
  given: { table: Table; facts: unknown; own: number; moves: Legal<unknown>[]; deeds: (Chain & { move: unknown })[] },
  picked: Selection,
  hint: unknown,
): Sight {
  const { table, facts, own, moves, deeds } = given;
  // what the player has picked up counts more than what the hint would show
  const selection = hint ? { ...board.toSee?.(hint), ...picked } : picked;
  return { view: table.view, facts, own, moves, deeds, selection, asked: table.prompt, verbs: table.verbs, preview: table.preview };
}

/** The way of the piece that an action moves; one that moves none, but begins the only deed of its kind, has the way of what that deed aims at. */
export function wayOf(board: Pick<GameBoard, "path" | "verbs">, sight: Sight, action: string): Way | null {
  const begun = sight.deeds.filter((deed) => deed.action === action);
  return board.path(parse(board.verbs, action), sight) ?? (begun.length === 1 ? board.path(begun[0]!.move, sight) : null);
}

/** The scene of somebody who looks at a seat's board and does nothing. */
export function lookingAt(scene: Scene, board: GameBoard, own: number): Scene {
  const still = { ...scene, own, moves: [], deeds: [], selection: NOTHING, verbs: [], preview: null, act: () => ({}), pick: () => ({}) };
  return { ...still, lights: board.lights(still) };
}
