// Where a move takes a building or a card: from the shelf or the own display to the landscape, from the hand to the cards of the round.

import type { Way } from "../game";
import { tilePlaces } from "./changes";
import { ON_BASE } from "./lights";
import type { GlassSight, Move } from "./types";

export function path(move: Move, { view, facts, own }: Pick<GlassSight, "view" | "facts" | "own">): Way | null {
  switch (move.verb) {
    case "build": {
      const { name, upgrade } = facts.tiles[move.tile]!;
      const from = tilePlaces(view).get(name);
      return from ? [from, move.cell === ON_BASE ? `base:${own}:${upgrade}` : `cell:${own}:${move.cell}`] : null;
    }
    case "lay":
    case "play":
      return [`card:${own}:${facts.specialists[move.card]!.name}`, `seat-card:${own}`];
    default:
      return null;
  }
}
