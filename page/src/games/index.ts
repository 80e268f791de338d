// The games that the page can show. To add one, add its cover here: docs/page.md.

import { cover as castlesOfBurgundy } from "./castles_of_burgundy/cover";
import { cover as craftsmen } from "./craftsmen/cover";
import type { GameCover } from "./game";

export const COVERS: GameCover[] = [castlesOfBurgundy, craftsmen];

export function coverOf(id: string): GameCover | undefined {
  return COVERS.find((cover) => cover.id === id);
}
