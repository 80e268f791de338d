// Moves: what the text form of an action says, by the names of its fields. Which fields a verb has is generated with each game.

import type { Action } from "./protocol";

/** The fields of every verb, in the order of its text form. */
export type Verbs = Readonly<Record<string, readonly string[]>>;

/** A legal action, and what its text form says. */
export type Legal<Move> = Action & { move: Move };

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

/** The actions of some verbs, with the fields that these have. */
export function ofVerb<Move extends { verb: string }, V extends Move["verb"]>(
  moves: Legal<Move>[],
  ...verbs: V[]
): Legal<Extract<Move, { verb: V }>>[] {
  return moves.filter(({ move }) => (verbs as string[]).includes(move.verb)) as Legal<Extract<Move, { verb: V }>>[];
}

/** By one of its fields, or what else names the thing that an action belongs to: the action; the last of equal ones. */
export function keyed<K, A extends Legal<unknown>>(actions: A[], key: (move: A["move"]) => K): Map<K, A> {
  return new Map(actions.map((action) => [key(action.move), action]));
}
