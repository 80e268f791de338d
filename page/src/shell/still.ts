// A table to look at outside its own page: the scene of somebody who does nothing.

import type { Table } from "../core/protocol";
import type { Scene } from "../games/game";
import { NOTHING, sightOf } from "./sight";
import type { Loaded } from "./stage";

export function still(table: Table, { board, facts, words }: Loaded, own: number): Scene {
  const sight = sightOf(board, { table, facts, own, moves: [], deeds: [] }, NOTHING, null);
  return {
    ...sight,
    verbs: [],
    preview: null,
    table,
    words,
    lights: board.lights(sight),
    select: () => undefined,
    act: () => ({}),
    pick: () => ({}),
    tip: () => ({}),
    mean: () => ({}),
    looked: null,
    changed: new Set(),
  };
}
