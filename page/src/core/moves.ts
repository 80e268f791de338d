// Moves: what the text form of an action says, by the names of its fields. Which fields a verb has is generated with each game.

import type { Action, Deed } from "./protocol";

/** The fields of every verb, in the order of its text form. */
export type Verbs = Readonly<Record<string, readonly string[]>>;

/** A legal action, and what its text form says. */
export type Legal<Move> = Action & { move: Move };

/** Actions that are played one after the other as one deed. */
export interface Chain extends Action {
  /** The texts of the later ones. */
  then?: string[];
  /** Of a deed that the server tells: the one for whose sake it is done, which is none of the legal actions yet. */
  aim?: string;
  /** The player has to answer something on the way. */
  asks?: boolean;
  endsTurn?: boolean;
  /** As a button: one way out of many, not the obvious one. */
  quiet?: boolean;
  /** As a button: not where the others are, so that it is not clicked by accident. */
  apart?: boolean;
}

/** The move that a text form like `take:0:3` names. */
export function parse<Move extends { verb: string }>(verbs: Verbs, text: string): Move {
  const [verb, ...values] = text.split(":") as [string, ...string[]];
  const fields = Object.hasOwn(verbs, verb) ? verbs[verb]! : null;
  if (!fields) throw new Error(`there is no verb ${verb}`);
  if (fields.length !== values.length) throw new Error(`${text} does not have the form ${[verb, ...fields].join(":")}`);
  return Object.fromEntries([["verb", verb], ...fields.map((field, i) => [field, Number(values[i])])]) as Move;
}

export const legal = <Move extends { verb: string }>(verbs: Verbs, actions: Action[]): Legal<Move>[] =>
  actions.map((action) => ({ ...action, move: parse<Move>(verbs, action.action) }));

/** The deeds that the server tells: each with the move that it aims at. */
export const chains = <Move extends { verb: string }>(verbs: Verbs, deeds: Deed[]): (Chain & { move: Move })[] =>
  deeds.map(({ actions: [first, ...then], aim, asks, ends_turn, key, args }) => ({
    action: first!,
    then,
    aim: aim === first ? undefined : aim, // (a legal action with what follows it is no more than that action)
    asks,
    endsTurn: ends_turn,
    key,
    args,
    move: parse<Move>(verbs, aim),
  }));

/** The actions of some verbs, with the fields that these have. */
export function ofVerb<Move extends { verb: string }, V extends Move["verb"]>(
  moves: (Chain & { move: Move })[],
  ...verbs: V[]
): (Chain & Legal<Extract<Move, { verb: V }>>)[] {
  return moves.filter(({ move }) => (verbs as string[]).includes(move.verb)) as (Chain & Legal<Extract<Move, { verb: V }>>)[];
}

/** By one of its fields, or what else names the thing that an action belongs to: the action; the last of equal ones. */
export function keyed<K, A extends Legal<unknown>>(actions: A[], key: (move: A["move"]) => K): Map<K, A> {
  return new Map(actions.map((action) => [key(action.move), action]));
}
