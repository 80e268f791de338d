// What the game sends and takes, and the scene of its board.

import type { Scene, Sight } from "../game";
import type { Facts, Move, Preview, View } from "./generated";
import type { Lights } from "./lights";

export * from "./generated";

export type CraftSight = Sight<View, Facts, Move, Preview>;
export type CraftScene = Scene<View, Facts, Move, Lights, Preview>;

export const inputsOf = (facts: Facts, card: string): string[] => facts.goods[facts.cards[card]!.good]!.inputs;
/** The name of an input icon as the actions count them: 1 + 2 * place in the row + icon. */
export const iconNumber = (r: number, icon: number): number => 1 + 2 * r + icon;
export const mineAlone = (scene: CraftScene): boolean => scene.table.mine.length === 1 && scene.table.mine[0] === scene.own;
