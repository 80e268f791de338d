// What lights up: from the legal actions and what the player has picked up to the one action behind each thing on the board.

import { type Legal, ofVerb } from "../../core/moves";
import type { Action } from "../../core/protocol";
import type { Selection } from "../game";
import type { BurgundySight, Move } from "./types";

export const FREE_DIE = 2; // the die of a castle
export const NO_DISCARD = 3; // there is room in the storage

/** Something that a click plays at once, with the workers it costs and the points it scores. */
export interface Offer {
  action: Action;
  workers: number;
  points: number;
}

/** A tile that can only be had by giving up a stored one. */
export interface Want {
  buying: boolean;
  price: Offer;
}

export interface Lights {
  /** Dice that can be chosen, and the one that is: null while there is a choice to make. */
  dice: number[];
  die: number | null;
  workers: Map<number, Offer>;
  /** By `depot:slot`. */
  take: Map<string, Offer>;
  buy: Map<string, Offer>;
  /** Tiles to take or buy for which a stored tile has to go first. */
  full: Map<string, Want>;
  /** By place in the storage: what giving it up for the wanted tile plays. */
  discard: Map<number, Offer>;
  /** Stored tiles that could be placed somewhere. */
  placeable: Set<number>;
  /** By cell. */
  place: Map<number, Offer>;
  sell: Map<number, Offer>;
  /** Loading a ship, by `depot:other depot or 0`. */
  load: Map<string, Offer>;
  sides: Map<number, Offer>;
  castles: Map<number, Offer>;
}

const offer = (action: Legal<Move>): Offer => ({
  action,
  workers: action.move.verb === "workers" ? 0 : Number(action.args?.workers ?? 0),
  points: Number(action.args?.points ?? 0),
});

/** The cheapest of several ways to the same thing, if one of them is clearly the cheapest. */
function cheapest(ways: Offer[]): Offer | undefined {
  const least = Math.min(...ways.map((way) => way.workers));
  const best = ways.filter((way) => way.workers === least);
  return best.length === 1 ? best[0] : undefined;
}

function group<K, M extends Move>(ways: Legal<M>[], key: (move: M) => K): Map<K, Offer[]> {
  const out = new Map<K, Offer[]>();
  for (const way of ways) {
    const k = key(way.move);
    out.set(k, [...(out.get(k) ?? []), offer(way)]);
  }
  return out;
}

function decide<K>(groups: Map<K, Offer[]>): Map<K, Offer> {
  const out = new Map<K, Offer>();
  for (const [key, ways] of groups) {
    const best = cheapest(ways);
    if (best) out.set(key, best);
  }
  return out;
}

/**
 * The selection has a `die`, a stored `tile`, or a tile of a depot that is wanted (`depot`, `slot`, `buying`).
 * While no die is chosen, only what costs no workers lights up, so that the board stays calm; a chosen stored tile shows all its ways.
 */
export function lights({ moves, selection }: Pick<BurgundySight, "moves" | "selection">): Lights {
  const dice = [...new Set(moves.flatMap(({ move }) => ("die" in move ? [move.die] : [])))].sort();
  const die = selection.die !== undefined && dice.includes(selection.die) ? selection.die : dice.length === 1 ? dice[0]! : null;
  const usable = moves.filter(({ move }) => !("die" in move) || die === null || move.die === die);
  const calm = (action: Legal<Move>) => die !== null || offer(action).workers === 0;

  const placeOf = (move: { depot: number; slot: number }) => `${move.depot}:${move.slot}`;
  const roomy = ({ move }: { move: { discard: number } }) => move.discard === NO_DISCARD;
  const takes = ofVerb(usable, "take").filter(calm);
  const buys = ofVerb(usable, "buy");
  const full = new Map<string, Want>();
  for (const way of buys) if (!roomy(way)) full.set(placeOf(way.move), { buying: true, price: offer(way) });
  for (const way of takes) if (!roomy(way)) full.set(placeOf(way.move), { buying: false, price: offer(way) });

  const wanted = `${selection.depot}:${selection.slot}`;
  const ways: Legal<Extract<Move, { discard: number }>>[] = selection.slot === undefined ? [] : selection.buying ? buys : takes;
  const givingUp = ways.filter((way) => placeOf(way.move) === wanted && !roomy(way));

  const places = ofVerb(usable, "place", "free_place");
  const shown = selection.tile !== undefined ? places.filter(({ move }) => move.storage === selection.tile) : places.filter(calm);
  // of equal tiles in the storage the first one goes
  const single = shown.filter(
    ({ move, args }) => !shown.some((other) => other.move.storage < move.storage && other.args?.tile === args?.tile),
  );
  const placed = new Map<number, Offer>();
  for (const [cell, ways] of group(single, (move) => move.cell)) {
    const tiles = new Set(single.filter(({ move }) => move.cell === cell).map(({ move }) => move.storage));
    const best = tiles.size === 1 ? cheapest(ways) : undefined;
    if (best) placed.set(cell, best);
  }

  return {
    dice,
    die,
    workers: decide(group(ofVerb(moves, "workers"), (move) => move.die)),
    take: decide(new Map([...group(takes.filter(roomy), placeOf), ...group(ofVerb(usable, "free_take"), placeOf)])),
    buy: decide(group(buys.filter(roomy), placeOf)),
    full,
    discard: decide(group(givingUp, (move) => move.discard)),
    placeable: new Set(places.map(({ move }) => move.storage)),
    place: placed,
    sell: decide(
      new Map([
        ...group(ofVerb(usable, "sell").filter(calm), (move) => move.goods),
        ...group(ofVerb(usable, "free_sell"), (move) => move.goods),
      ]),
    ),
    load: decide(group(ofVerb(usable, "goods"), (move) => `${move.depot}:${move.other}`)),
    sides: decide(group(ofVerb(usable, "choose_side"), (move) => move.side)),
    castles: decide(group(ofVerb(usable, "choose_castle"), (move) => move.cell)),
  };
}

/** What has to be picked up for a move to be seen on the board. */
export function toSee(move: Move): Selection {
  const die: Selection = "die" in move ? { die: move.die } : {};
  if ("storage" in move) return { ...die, tile: move.storage };
  const open: Selection = "depot" in move ? { open: move.depot } : {}; // a phone shows one depot at a time
  if ("discard" in move && move.discard !== NO_DISCARD)
    return { ...die, ...open, depot: move.depot, slot: move.slot, buying: move.verb === "buy" ? 1 : 0 };
  return { ...die, ...open };
}

/** Verbs that have no place on the board. */
export const LOOSE = ["skip", "end_turn", "keep"] as const;
