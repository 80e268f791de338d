// What the game sends and takes, and the scene of its board.

import type { Scene, Sight } from "../game";
import { type Facts, GOODS, type Good, type Kind, KINDS, type Move, type Preview, type TileFacts, type View } from "./generated";
import type { Lights } from "./lights";

export * from "./generated";

/** Amounts by good. */
export type Goods = Record<string, number>;

export type GlassSight = Sight<View, Facts, Move, Preview>;
export type GlassScene = Scene<View, Facts, Move, Lights, Preview>;

const found = new WeakMap<Facts, Map<string, TileFacts>>();

/** The facts of a building, by its name. */
export function tileOf(facts: Facts, name: string): TileFacts {
  let byName = found.get(facts);
  if (!byName) found.set(facts, (byName = new Map(facts.tiles.map((tile) => [tile.name, tile]))));
  return byName.get(name)!;
}

export const isLandscape = (content: string | null): content is Kind => KINDS.includes(content as Kind);
export const isBuilding = (content: string | null): content is string => content !== null && content !== "forest" && !isLandscape(content);
export const isGoodName = (what: string): what is Good => GOODS.includes(what as Good);
