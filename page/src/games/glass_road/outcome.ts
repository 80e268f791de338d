// What an action would do to the own wheels, worked out before the click: payment, gain, and the turns that follow.

import type { Action } from "../../core/protocol";
import { type Facts, type Goods, isGoodName, type PlayerView, tileOf, type View, type Wheel, WHEELS } from "./types";

export const HIGHEST = 7;
export const HIGHEST_REFINED = 3;
const BOTH = ["food", "charcoal"];

export type Wheels = Record<Wheel, Goods>;

export interface Outcome {
  wheels: Wheels;
  /** How far each wheel turns. */
  turns: Record<Wheel, number>;
}

export interface Move {
  action: Action;
  verb: string;
  fields: number[];
}

export function parse(action: Action): Move {
  const [verb, ...fields] = action.action.split(":");
  return { action, verb: verb!, fields: fields.map(Number) };
}

/** The wheel on which a good lies; food and charcoal lie on both. */
export function homeOf(good: string, wanted: Wheel = "glass"): Wheel {
  if (BOTH.includes(good)) return wanted;
  return good === "clay" || good === "brick" ? "brick" : "glass";
}

export const onBoth = (good: string): boolean => BOTH.includes(good);

const copy = (wheels: Wheels): Wheels => ({ glass: { ...wheels.glass }, brick: { ...wheels.brick } });

function add(wheels: Wheels, good: string, n: number, wheel: Wheel): void {
  const amounts = wheels[homeOf(good, wheel)];
  const most = good === "glass" || good === "brick" ? HIGHEST_REFINED : HIGHEST;
  amounts[good] = Math.max(0, Math.min(most, (amounts[good] ?? 0) + n));
}

/** A wheel turns as long as both of its brown spaces are empty. */
export function turnsDue(amounts: Goods, wheel: Wheel): number {
  const basic = Object.entries(amounts).filter(([good]) => good !== wheel);
  return Math.min(HIGHEST_REFINED - amounts[wheel]!, ...basic.map(([, n]) => n));
}

function settle(wheels: Wheels): Outcome {
  const turns = { glass: 0, brick: 0 };
  for (const wheel of WHEELS) {
    const due = turnsDue(wheels[wheel], wheel);
    turns[wheel] = due;
    for (const good of Object.keys(wheels[wheel])) wheels[wheel][good]! += good === wheel ? due : -due;
  }
  return { wheels, turns };
}

/** The wheels after an action, if it touches them at once and without a further question. */
export function outcome(move: Move, view: View, facts: Facts, player: PlayerView, asked?: string): Outcome | null {
  const wheels = copy(player.wheels);
  const [a = 0, b = 0, c = 0] = move.fields;
  const args = move.action.args ?? {};
  const wheel = WHEELS[a] ?? "glass";
  switch (move.verb) {
    case "take": {
      const [first, second] = [String(args.good ?? ""), String(args.second ?? args.good ?? "")];
      if (move.action.key === "action.take_each") {
        add(wheels, first, b, "glass");
        add(wheels, first, c, "brick");
      } else {
        // a sentence about one good only does not say which of the two it is
        if (b) add(wheels, first, b, wheel);
        if (c) add(wheels, b ? second : first, c, wheel);
      }
      return settle(wheels);
    }
    case "gift":
      if (b) add(wheels, String(args.good), 1, wheel);
      return settle(wheels);
    case "enter": {
      const entry = facts.specialists.find((card) => card.name === view.evaluating[0]?.card)?.entry;
      if (!entry || entry === "forest") return null;
      add(wheels, entry, -1, wheel);
      return { wheels, turns: { glass: 0, brick: 0 } };
    }
    case "from":
      add(wheels, String(args.good), -1, wheel);
      return { wheels, turns: { glass: 0, brick: 0 } };
    case "good": {
      const good = facts.goods[a]!;
      if (onBoth(good)) return null;
      add(wheels, good, Number(args.count ?? 1), "glass");
      return settle(wheels);
    }
    case "build": {
      const { cost } = facts.tiles[a]!;
      for (const [good, n] of Object.entries(cost)) {
        if (onBoth(good) && wheels.glass[good]! && wheels.brick[good]! && wheels.glass[good]! + wheels.brick[good]! > n) return null;
        const fromGlass = onBoth(good) ? Math.min(n, wheels.glass[good]!) : n;
        add(wheels, good, -fromGlass, "glass");
        if (n > fromGlass) add(wheels, good, fromGlass - n, "brick");
      }
      return settle(wheels);
    }
    case "convert":
      return exchanged(wheels, facts.tiles[a]!.does, WHEELS[b] ?? "glass");
    case "again":
      if (move.action.key === "action.again_good")
        return exchanged(wheels, { pay: { wood: 1 }, gain: { [String(args.good)]: Number(args.count) } }, "glass");
      return asked ? exchanged(wheels, tileOf(facts, asked).does, "glass") : null;
    default:
      return null;
  }
}

/** Pay and gain of an exchange, taken in full; where the gain asks for a choice, only what is paid. */
function exchanged(wheels: Wheels, does: { pay?: Goods; gain?: Goods }, wheel: Wheel): Outcome {
  for (const [what, n] of Object.entries(does.pay ?? {})) if (isGoodName(what)) add(wheels, what, -n, wheel);
  const gain = Object.entries(does.gain ?? {});
  if (gain.some(([what]) => !isGoodName(what) || onBoth(what))) return { wheels, turns: { glass: 0, brick: 0 } };
  for (const [good, n] of gain) add(wheels, good, n, "glass");
  return settle(wheels);
}

/** Are two wheels alike? */
export const same = (a: Wheels, b: Wheels): boolean =>
  WHEELS.every((wheel) => Object.entries(a[wheel]).every(([good, n]) => b[wheel][good] === n));
