// Which action lies behind a thing on the board. Every decision of this game is one verb with small numbers, so that
// a thing only has to know its own name.

import type { Action } from "../../core/protocol";
import type { Chain, Selection } from "../game";
import { type Die, TILES, type WoodScene, COLORS } from "./types";

/** What the clicks on the wheel mean besides choosing the tile of the turn. */
export const SWAP = 1;
export const BONUS = 2;

/** A hint at another action opens its chip, unless the player has picked something else. */
export function withHint(scene: WoodScene): WoodScene {
  const mode = scene.hint?.startsWith("swap:") ? SWAP : scene.hint?.startsWith("bonus:") ? BONUS : 0;
  return mode ? { ...scene, selection: { mode, ...scene.selection } } : scene;
}

export function find(scene: WoodScene, name: string): Action | undefined {
  return scene.actions.find((action) => action.action === name);
}

export function all(scene: WoodScene, verb: string): { action: Action; fields: number[] }[] {
  return scene.actions.flatMap((action) => {
    const [name, ...fields] = action.action.split(":");
    return name === verb ? [{ action, fields: fields.map(Number) }] : [];
  });
}

export const can = (scene: WoodScene, verb: string): boolean => all(scene, verb).length > 0;

/** The action behind a tile of the wheel, by what the clicks mean now. */
export function tileAction(scene: WoodScene, tile: number): Action | undefined {
  if (scene.selection.mode === SWAP) return find(scene, `swap:${tile}`);
  if (scene.selection.mode === BONUS) return find(scene, `bonus:${tile}`);
  return find(scene, `tile:${tile}`) ?? (TILES[tile] === scene.view.this_turn?.tile ? find(scene, "main:0") : undefined);
}

/** The action behind a die of the lumber. */
export function lumberAction(scene: WoodScene, die: Die): Action | undefined {
  const name = `${COLORS.indexOf(die.color)}:${die.value}`;
  return find(scene, `die:${name}`) ?? find(scene, `sell:${name}`);
}

/** Dice that free actions could work on while the turn is open: clicking one shows the ways. */
export function workable(scene: WoodScene, die: Die): boolean {
  return (die.value > 1 && can(scene, "saw")) || (die.value < 6 && can(scene, "splice"));
}

export const without = (selection: Selection, ...names: string[]): Selection =>
  Object.fromEntries(Object.entries(selection).filter(([name]) => !names.includes(name)));

/** Ways to cut a die, by number of parts and then larger parts first, as the server counts them. */
export function cuts(value: number): number[][] {
  const out: number[][] = [];
  const go = (left: number, most: number, parts: number[]) => {
    if (!left && parts.length > 1) out.push(parts);
    for (let part = Math.min(left, most); part > 0; part--) go(left - part, part, [...parts, part]);
  };
  go(value, value, []);
  return out.sort((a, b) => a.length - b.length || b.join("").localeCompare(a.join("")));
}

/** Verbs whose answers stand beside the prompt. */
const LOOSE = ["main", "mode", "market", "done", "end_actions"];

/** The other way out beside what the turn is about: the berries instead of the action, no marketing. */
const ASIDE = ["main:1", "market:0"];

export function loose(scene: WoodScene): Chain[] {
  const found = scene.actions.filter((action) => LOOSE.includes(action.action.split(":")[0]!));
  const aside = (action: Action) => ASIDE.includes(action.action);
  return [...found.filter(aside).map((action) => ({ ...action, quiet: true })), ...found.filter((action) => !aside(action))];
}
