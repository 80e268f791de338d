// What lights up: from the legal actions and what the player has picked up to the one action behind each thing on the board.

import type { Action } from "../../core/protocol";
import type { Selection } from "../game";

export const FREE_DIE = 2; // the die of a castle
const NO_DISCARD = 3;

export interface Move {
  action: Action;
  verb: string;
  fields: number[];
}

export function parse(action: Action): Move {
  const [verb, ...fields] = action.action.split(":");
  return { action, verb: verb!, fields: fields.map(Number) };
}

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

const offer = (move: Move): Offer => ({
  action: move.action,
  workers: move.verb === "workers" ? 0 : Number(move.action.args?.workers ?? 0),
  points: Number(move.action.args?.points ?? 0),
});

const withDie = (move: Move): boolean => ["take", "place", "sell", "workers"].includes(move.verb);

/** The cheapest of several ways to the same thing, if one of them is clearly the cheapest. */
function cheapest(ways: Offer[]): Offer | undefined {
  const least = Math.min(...ways.map((way) => way.workers));
  const best = ways.filter((way) => way.workers === least);
  return best.length === 1 ? best[0] : undefined;
}

function group<K>(moves: Move[], key: (move: Move) => K): Map<K, Offer[]> {
  const out = new Map<K, Offer[]>();
  for (const move of moves) {
    const k = key(move);
    out.set(k, [...(out.get(k) ?? []), offer(move)]);
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
export function lights(actions: Action[], selection: Selection): Lights {
  const moves = actions.map(parse);
  const dice = [...new Set(moves.filter(withDie).map((move) => move.fields[0]!))].sort();
  const die = selection.die !== undefined && dice.includes(selection.die) ? selection.die : dice.length === 1 ? dice[0]! : null;
  const usable = moves.filter((move) => !withDie(move) || die === null || move.fields[0] === die);
  const calm = (move: Move) => die !== null || offer(move).workers === 0;
  const of = (verb: string) => usable.filter((move) => move.verb === verb);

  const discardOf = (move: Move) => move.fields[move.verb === "take" ? 3 : 2]!;
  const placeOf = (move: Move) => `${move.fields[move.verb === "take" ? 1 : 0]}:${move.fields[move.verb === "take" ? 2 : 1]}`;
  const roomy = (move: Move) => discardOf(move) === NO_DISCARD;
  const takes = of("take").filter(calm);
  const buys = of("buy");
  const full = new Map<string, Want>();
  for (const move of [...buys, ...takes]) if (!roomy(move)) full.set(placeOf(move), { buying: move.verb === "buy", price: offer(move) });

  const discard = new Map<number, Offer>();
  if (selection.slot !== undefined) {
    const wanted = `${selection.depot}:${selection.slot}`;
    const verb = selection.buying ? "buy" : "take";
    const ways = [...takes, ...buys].filter((move) => move.verb === verb && placeOf(move) === wanted && !roomy(move));
    for (const [storage, best] of decide(group(ways, discardOf))) discard.set(storage, best);
  }

  const places = [...of("place"), ...of("free_place")];
  const storageOf = (move: Move) => move.fields[move.verb === "place" ? 1 : 0]!;
  const cellOf = (move: Move) => move.fields[move.verb === "place" ? 2 : 1]!;
  const shown = selection.tile !== undefined ? places.filter((move) => storageOf(move) === selection.tile) : places.filter(calm);
  // of equal tiles in the storage the first one goes
  const twin = (move: Move) =>
    shown.some((other) => storageOf(other) < storageOf(move) && other.action.args?.tile === move.action.args?.tile);
  const placed = new Map<number, Offer>();
  const single = shown.filter((move) => !twin(move));
  for (const [cell, ways] of group(single, cellOf)) {
    const tiles = new Set(single.filter((move) => cellOf(move) === cell).map(storageOf));
    const best = tiles.size === 1 ? cheapest(ways) : undefined;
    if (best) placed.set(cell, best);
  }

  return {
    dice,
    die,
    workers: decide(
      group(
        moves.filter((move) => move.verb === "workers"),
        (move) => move.fields[0]!,
      ),
    ),
    take: new Map([
      ...decide(group(takes.filter(roomy), placeOf)),
      ...decide(group(of("free_take"), (move) => `${move.fields[0]}:${move.fields[1]}`)),
    ]),
    buy: decide(group(buys.filter(roomy), placeOf)),
    full,
    discard,
    placeable: new Set(places.map(storageOf)),
    place: placed,
    sell: new Map([
      ...decide(group(of("sell").filter(calm), (move) => move.fields[1]!)),
      ...decide(group(of("free_sell"), (move) => move.fields[0]!)),
    ]),
    load: decide(group(of("goods"), (move) => `${move.fields[0]}:${move.fields[1]}`)),
    sides: decide(group(of("choose_side"), (move) => move.fields[0]!)),
    castles: decide(group(of("choose_castle"), (move) => move.fields[0]!)),
  };
}

/** Verbs that have no place on the board. */
export const LOOSE = ["skip", "end_turn", "keep"];
