// Guided first games: what the server tells of one, and how far this browser has come at which table.

import type { Args, Table } from "./protocol";

export interface GuideStep {
  key: string;
  points: string[];
  does: string[];
  asks: string[];
  shows: string[];
  args: Args;
}

export interface LessonLine {
  key: string;
  parts: string[];
  good: number;
}

export interface Guide {
  seed: number;
  bots: string[];
  options: Record<string, unknown>;
  known: string[];
  steps: GuideStep[];
  lesson: LessonLine[];
}

/** How far somebody has come with the guide of one table. */
export interface Progress {
  game: string;
  link: string;
  /** The step, or as many as there are: gone through. */
  step: number;
  /** The length of the log when the step began: what happened since counts. */
  since: number;
  /** Sent away; it comes when called. */
  away: boolean;
}

const PREFIX = "burgher.guide.";

export function progressAt(id: string): Progress | null {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + id) ?? "null") as Progress | null;
  } catch {
    return null; // what is there was not written by us
  }
}

export function keepProgress(id: string, progress: Progress): void {
  localStorage.setItem(PREFIX + id, JSON.stringify(progress));
}

/** Guided tables of a game whose guide has not been gone through. */
export function unfinished(game: string, steps: number): Progress[] {
  const ids = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  return ids.flatMap((key) => {
    const found = progressAt(key.slice(PREFIX.length));
    return found && found.game === game && found.step < steps ? [found] : [];
  });
}

/** What a step asks of the reader now. */
export type Standing =
  | { kind: "read"; key: string; args: Args }
  /** A move is waited for; without `now`, others have to move first. */
  | { kind: "move"; now: boolean; acted: boolean }
  /** The move was made: these words say what it brought. */
  | { kind: "made"; key: string; args: Args };

export type Watched = Pick<Table, "story" | "actions" | "state">;

/** How a step stands at a table: whatever the player does, there is a way on. */
export function standing(step: GuideStep, table: Watched, own: number, since: number): Standing {
  const words = `guide.${step.key}`;
  if (!step.does.length) return { kind: "read", key: `${words}.text`, args: step.args };
  const lately = table.story.filter((entry) => entry.n >= since);
  const mine = lately.flatMap((entry) => entry.messages).filter((message) => message.args?.seat === own);
  for (const event of step.does) {
    const found = mine.find((message) => message.key === `event.${event}`);
    if (found) return { kind: "made", key: `${words}.after.${event}`, args: { ...step.args, ...found.args } };
  }
  const possible = table.state === "choosing" && (!step.asks.length || offered(table, step.asks) !== undefined);
  const past = table.state === "over" || (table.state === "choosing" && !possible);
  if (past) return { kind: "read", key: `${words}.${step.asks.length ? "told" : "text"}`, args: step.args };
  return { kind: "move", now: possible, acted: lately.some((entry) => entry.seat === own) };
}

/** The first of the legal actions that one of the patterns names, where earlier patterns count more. */
export function offered(table: Pick<Table, "actions">, patterns: string[]): string | undefined {
  for (const pattern of patterns) {
    const found = table.actions.find(({ action }) => fits(action, [pattern]));
    if (found) return found.action;
  }
  return undefined;
}

/** Does one of the patterns name the action? Without patterns every action will do. */
export function fits(action: string, patterns: string[]): boolean {
  const values = action.split(":");
  const named = (fields: string[]) => values.length === fields.length && fields.every((field, i) => field === "*" || field === values[i]);
  return !patterns.length || patterns.some((pattern) => named(pattern.split(":")));
}
