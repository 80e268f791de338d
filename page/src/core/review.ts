// The review of a game, as the server tells it, and what is drawn of it.

import type { Action, Entry, Gain, Message } from "./protocol";
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

/** What is done in an act, in few words where its game has fewer for it. */
export function inBrief(message: Message, words: Words): Message {
  const key = message.key.replace(/^action\./, "brief.");
  return words.has(key) ? { ...message, key } : message;
}

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

/** The events by which a review divides a game: what begins a stage, and what begins a round in it. */
export interface Division {
  stage: string;
  round?: string;
  /** A value of the first event: a stage begins only where it has another one. */
  by?: string;
  /** The words for a stage, and for a round in it. */
  called?: { stage: string; round?: string };
}

export interface Round {
  /** The place in the log at which it begins. */
  n: number;
  message: Message;
}

export interface Stage extends Round {
  rounds: Round[];
}

/** The stages of a game with the rounds in each. */
export function stagesOf(story: Entry[], { stage, round, by }: Division): Stage[] {
  const out: Stage[] = [];
  const value = (message: Message | undefined) => (by ? message?.args?.[by] : undefined);
  for (const entry of story) {
    for (const message of entry.messages) {
      const here = { n: entry.n + 1, message };
      const begins = message.key === stage && (!by || !out.length || value(message) !== value(out.at(-1)!.message));
      if (begins) out.push({ ...here, rounds: [] });
      if (message.key !== round) continue;
      if (!out.length) out.push({ n: here.n, message: { key: "" }, rounds: [] }); // of a game that began in the midst of one
      out.at(-1)!.rounds.push(here);
    }
  }
  return out;
}

/** The letter or number by which an event can be called in little room. */
const shortValue = ({ args = {} }: Message, except = ""): string | undefined =>
  Object.entries(args).flatMap(([name, value]) => (name !== except && String(value).length < 3 ? [String(value)] : []))[0];

/** How a stage is called in little room: the letter or number that its event names, else its number. */
export const shortName = ({ message }: Stage, i: number): string => shortValue(message) ?? String(i + 1);

/** The same for a round of it; none where its event names no number of its own. */
export const shortRound = ({ message }: Round, { by }: Division): string | undefined => shortValue(message, by);

/** Where in the game an entry of the log lies, in words. */
export function stageAt(stages: Stage[], n: number, words: Words, { called }: Division): string {
  const stage = stages.findLast((one) => one.n <= n);
  if (!stage?.message.key) return words.say("review.place", { n });
  const round = stage.rounds.findLast((one) => one.n <= n);
  if (called) return words.say((round && called.round) || called.stage, { ...stage.message.args, ...round?.message.args });
  const named = Object.entries(stage.message.args ?? {}).find(([name, value]) => words.value(name, value) !== String(value));
  const name = named ? words.value(...named) : words.tell(stage.message).replace(/\.$/, "");
  return round ? words.say("page.reviews.when", { stage: name, round: stage.rounds.indexOf(round) + 1 }) : name;
}

export const SMALLEST = 0.05; // what is less is not told

/** The lines that make most of a difference, and the rest of it; some more lines where the rest would outweigh what is shown. */
export function shownGains(gains: Gain[], most: number, more = 0): { line: string | null; points: number }[] {
  const rest = gains.slice(most).reduce((sum, gain) => sum + gain.points, 0);
  if (more > 0 && gains.length > most && Math.abs(rest) > Math.abs(gains[most - 1]!.points)) return shownGains(gains, most + 1, more - 1);
  return [...gains.slice(0, most), ...(Math.abs(rest) >= SMALLEST ? [{ line: null, points: rest }] : [])];
}
