// Where a move takes a tile or goods: from depots to storages, from there to the estate, and from the harbour away.

import type { Way } from "../game";
import { NO_DISCARD } from "./lights";
import type { BurgundySight, Move } from "./types";

const SPACES = 3; // for goods

export function path(move: Move, { view, own }: Pick<BurgundySight, "view" | "own">): Way | null {
  const { storage } = view.players[own]!;
  /** A tile of a depot, to the place of the one that is given up for it, or to the first free one. */
  const stored = (depot: number, slot: number, discard: number): Way | null => {
    const place = discard === NO_DISCARD ? storage.indexOf(null) : discard;
    return place < 0 ? null : [`depot:${depot}:${slot}`, `storage:${own}:${place}`];
  };
  switch (move.verb) {
    case "take":
    case "buy":
      return stored(move.depot, move.slot, move.discard);
    case "free_take":
      return stored(move.depot, move.slot, NO_DISCARD);
    case "place":
    case "free_place":
      return [`storage:${own}:${move.storage}`, `cell:${own}:${move.cell}`];
    case "sell":
    case "free_sell":
      return [`good:${own}:${move.goods}`, `sold:${own}`];
    case "goods":
      return loaded(move.depot, view.depots[move.depot]!.goods, view.players[own]!.goods, own);
    default:
      return null;
  }
}

/** Goods of a depot go to those of their type, or into a free space. */
function loaded(depot: number, goods: number[], have: number[], own: number): Way | null {
  const known = goods.find((type) => have[type - 1]! > 0);
  const types = have.filter((count) => count > 0).length;
  const goal = known ?? (goods.length && types < SPACES ? `space${types}` : null);
  return goal === null ? null : [`goods:${depot}`, `good:${own}:${goal}`];
}
