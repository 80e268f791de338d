// What the game sends and takes, and the scene of its board.

import type { Scene } from "../game";
import type { Facts, View } from "./generated";

export * from "./generated";

export type CraftScene = Scene<View, Facts>;

export const inputsOf = (facts: Facts, card: string): string[] => facts.goods[facts.cards[card]!.good]!.inputs;
/** The name of an input icon as the actions count them: 1 + 2 * place in the row + icon. */
export const iconNumber = (r: number, icon: number): number => 1 + 2 * r + icon;
export const mineAlone = (scene: CraftScene): boolean => scene.table.mine.length === 1 && scene.table.mine[0] === scene.own;
