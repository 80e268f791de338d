// A view of which nothing is known but its form: what its parts are called, and how they are said.

import type { Verbs } from "../../core/moves";
import type { Words } from "../../core/words";

export type Part = null | boolean | number | string | Part[] | { [key: string]: Part };
export type View = { [key: string]: Part };

/** What a part of the view is called. */
export const called = (key: string, words: Words): string => (words.has(`view.${key}`) ? words.say(`view.${key}`) : key.replaceAll("_", " "));

export const isList = (part: Part): part is Part[] => Array.isArray(part);
export const isTree = (part: Part): part is { [key: string]: Part } => typeof part === "object" && part !== null && !isList(part);
export const isPlain = (part: Part): boolean => !isList(part) && !isTree(part);

/** A plain part in words. */
export function said(key: string, part: Part, words: Words): string {
  if (part === null || part === "") return "–";
  if (typeof part === "boolean") return words.say(part ? "page.generic.yes" : "page.generic.no");
  return words.value(key, part as number | string);
}

/** The words and numbers of a view, for a sentence. */
export function plain(view: View): Record<string, number | string> {
  const found = Object.entries(view).filter(([, part]) => typeof part === "number" || typeof part === "string");
  return Object.fromEntries(found) as Record<string, number | string>;
}

/** The verbs as the server tells them. */
export type VerbTable = { verb: string; fields: { name: string }[] }[];

/** The fields of every verb, in the order of its text form. */
export const fieldsOf = (verbs: VerbTable): Verbs => Object.fromEntries(verbs.map(({ verb, fields }) => [verb, fields.map(({ name }) => name)]));
