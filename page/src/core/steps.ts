// Where a replay stops: after every turn, at every new round or phase, or after every entry; and what is marked on its way.

import { CHANCE } from "./acts";
import type { Entry } from "./protocol";

export type Step = "turn" | "round" | "phase" | "entry";
export const STEPS: Step[] = ["turn", "round", "phase", "entry"];

/** The keys of the events with which a round and a phase begin. */
export interface Parts {
  round: string;
  phase: string;
}

const tells = (entry: Entry, key: string): boolean => entry.messages.some((message) => message.key === key);

/** Places in the log, from its beginning to its end. */
export function stopsOf(story: Entry[], n: number, step: Step, parts: Parts): number[] {
  const told = story.filter((entry) => entry.n >= 0 && entry.n < n);
  const decisions = told.filter(({ seat }) => seat !== CHANCE);
  const ends = () => {
    if (step === "entry") return decisions;
    if (step === "turn") return decisions.filter(({ seat }, i) => decisions[i + 1]?.seat !== seat);
    return told.filter((entry) => tells(entry, parts[step]));
  };
  return [...new Set([0, ...ends().map((entry) => entry.n + 1), n])];
}

/** Where phases begin. */
export const phasesOf = (story: Entry[], parts: Parts): number[] =>
  story.filter((entry) => entry.n >= 0 && tells(entry, parts.phase)).map((entry) => entry.n + 1);

/** Where somebody made points, and who made most of them. */
export function scoredAt(course: readonly (readonly [number, readonly number[]])[]): { n: number; seat: number }[] {
  return course.slice(1).flatMap(([n, totals], i) => {
    const gains = totals.map((total, seat) => total - course[i]![1][seat]!);
    const most = Math.max(...gains);
    return most > 0 ? [{ n, seat: gains.indexOf(most) }] : [];
  });
}

/** The table before each decision of these seats, or of all if there are none. */
export const decisionsOf = (story: Entry[], mine: number[]): number[] =>
  story.filter(({ n, seat }) => n >= 0 && (mine.length ? mine.includes(seat) : seat !== CHANCE)).map(({ n }) => n);

/** The nearest stop after or before a place. */
export const next = (stops: number[], at: number, by: -1 | 1): number | undefined =>
  by > 0 ? stops.find((stop) => stop > at) : stops.filter((stop) => stop < at).pop();

/** The place that a link names, such as #at=42. */
export function placeOf(hash: string): number | null {
  const found = /^#at=(\d{1,9})$/.exec(hash);
  return found ? Number(found[1]) : null;
}
