// The games that the page has boards for. To add one, add its cover here: docs/page.md. Any other has the generic board.

import { cover as castlesOfBurgundy } from "./castles_of_burgundy/cover";
import { cover as craftsmen } from "./craftsmen/cover";
import type { GameCover } from "./game";
import { genericCover } from "./generic/cover";
import { cover as glassRoad } from "./glass_road/cover";
import { cover as woodcraft } from "./woodcraft/cover";

export const COVERS: GameCover[] = [castlesOfBurgundy, glassRoad, woodcraft, craftsmen];

/** The rules of a game in two pages, in a language of the player. */
export async function summaryOf(game: string, language: string): Promise<string> {
  const file = (await import(`../../../src/burgher/games/${game}/locale/summary.${language}.md`)) as { default: string };
  return file.default;
}

export function coverOf(id: string): GameCover {
  return COVERS.find((cover) => cover.id === id) ?? genericCover(id);
}
