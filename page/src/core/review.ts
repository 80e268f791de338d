// The review of a game, as the server tells it, and what is drawn of it.

import type { Action, Entry, Gain, Message } from "./protocol";
import type { Parts } from "./steps";
import type { Words } from "./words";

export const MARKS = ["best", "good", "inaccurate", "mistake"] as const;
export type Mark = (typeof MARKS)[number];

/** How the game stood before an entry of the log, for each seat. */
export interface Point {
  n: number;
  by: number;
  margins: number[];
  chances: number[];
  spreads: number[];
}

export interface Act {
  seat: number;
  action: string;
  words: Message;
}

export interface Decision {
  n: number;
  seat: number;
  step: string;
  verb: string;
  played: Act;
  /** In expected points; null while it has not been looked at. */
  loss: number | null;
  error: number;
  mark: Mark | "";
  better: Act | null;
  gains: Gain[];
  line: Act[];
  deep: boolean;
}

export interface Part {
  start: number;
  luck: number;
  own: number;
  others: number;
  unforeseen: number;
  result: number;
  lost: number;
  accuracy: number;
  marks: Record<Mark, number>;
  turning_points: number[];
}

export interface Review {
  game: string;
  n: number;
  over: boolean;
  progress: number;
  points: Point[];
  decisions: Decision[];
  parts: Part[];
}

export interface Reviewed {
  step: number;
  done: boolean;
  review: Review;
}

/** What reviews of several games come to, for one game. */
export interface Figures {
  games: number;
  lost: number;
  mistakes: number;
  accuracy: number;
  places: Record<string, number>;
  lines: Record<string, number>;
}

/** What all decisions changed: with the start and luck it adds up to the result. */
export const decisionsOf = ({ own, others, unforeseen }: Part): number => own + others + unforeseen;

/** An act as an action that a board can show. */
export const actionOf = ({ action, words }: Act): Action => ({ action, key: words.key, args: words.args ?? {} });

/** A round figure between the lines of an axis, so that there are about four of them. */
export function spacing(low: number, high: number): number {
  const rough = Math.max(1, (high - low) / 4);
  const power = 10 ** Math.floor(Math.log10(rough));
  return [1, 2, 5, 10].map((n) => n * power).find((n) => n >= rough)!;
}

/** Where the lines of an axis are. */
export function ticks(low: number, high: number): number[] {
  const by = spacing(low, high);
  const first = Math.ceil(low / by);
  return Array.from({ length: Math.floor(high / by) - first + 1 }, (_, i) => (first + i) * by);
}

/** A line through points; with two lists, the area between them. */
export function path(tops: [number, number][], bottoms: [number, number][] = []): string {
  const say = ([x, y]: [number, number]) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const line = tops.map(say).join("L");
  return bottoms.length ? `M${line}L${[...bottoms].reverse().map(say).join("L")}Z` : `M${line}`;
}

/** The chances of all seats as layers on top of each other, the viewer's at the base: for each, from where to where. */
export function layers(chances: number[], viewer: number): { seat: number; from: number; to: number }[] {
  const order = [viewer, ...chances.keys()].filter((seat, i, all) => all.indexOf(seat) === i);
  const total = chances.reduce((sum, one) => sum + one, 0) || 1;
  let from = 0;
  return order.map((seat) => {
    const to = from + chances[seat]! / total;
    const layer = { seat, from, to };
    from = to;
    return layer;
  });
}

export interface Stage {
  /** The place in the log at which it begins. */
  n: number;
  message: Message;
  rounds: number[];
}

/** The phases of a game with the rounds in each; a game without phases has one. */
export function stagesOf(story: Entry[], parts: Parts): Stage[] {
  const out: Stage[] = [];
  for (const entry of story) {
    for (const message of entry.messages) {
      if (message.key === parts.phase) out.push({ n: entry.n + 1, message, rounds: [] });
      if (message.key === parts.round) {
        if (!out.length) out.push({ n: entry.n + 1, message, rounds: [] });
        if (parts.phase !== parts.round) out.at(-1)!.rounds.push(entry.n + 1);
      }
    }
  }
  return out;
}

/** How a stage is called in little room: the letter or number that its event names, else its number. */
export const shortName = ({ message }: Stage, i: number): string => String(Object.values(message.args ?? {}).find((value) => String(value).length < 3) ?? i + 1);

/** Where in the game an entry of the log lies, in words. */
export function stageAt(stages: Stage[], n: number, words: Words): string {
  const i = stages.findLastIndex((stage) => stage.n <= n);
  if (i < 0) return words.say("review.place", { n });
  const stage = stages[i]!;
  const named = Object.entries(stage.message.args ?? {}).find(([name, value]) => words.value(name, value) !== String(value));
  const name = named ? words.value(...named) : words.tell(stage.message).replace(/\.$/, "");
  const round = stage.rounds.findLastIndex((first) => first <= n);
  return round < 0 ? name : words.say("page.reviews.when", { stage: name, round: round + 1 });
}
