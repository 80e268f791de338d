// The daily tables: what the server tells of them, and what is reckoned from it for drawing.

/** What somebody has made of a day. */
export interface OwnDay {
  kind: "counted" | "late";
  /** Once it is finished. */
  points: number | null;
  /** None once the table itself is no longer kept. */
  link: string | null;
  n: number;
  seat: number;
  best_before: number | null;
}

export interface DayInShort {
  game: string;
  mine: OwnDay | null;
  people: number;
  best: { name: string; points: number } | null;
}

export interface Today {
  day: string;
  ends: string;
  streak: number;
  games: DayInShort[];
}

export interface Result {
  name: string;
  points: number;
  mine: boolean;
  link: string | null;
}

export interface Day extends DayInShort {
  day: string;
  today: boolean;
  /** `human`, or the name of a bot. */
  seats: string[];
  /** Only for those who have finished it. */
  order?: (Result & { place: number })[];
  late?: Result[];
  bots?: { bot: string; points: number }[];
}

export type DayState = "counted" | "late" | "going";

export interface Month {
  first: string;
  today: string;
  days: Record<string, Record<string, DayState>>;
}

export interface Bin {
  from: number;
  count: number;
}

const WIDTHS = [1, 2, 5, 10, 20, 50, 100];
const MOST_BINS = 12;

/** The points of all, in bins of a round width. */
export function bins(points: readonly number[]): { width: number; bins: Bin[] } {
  if (!points.length) return { width: 1, bins: [] };
  const least = Math.min(...points);
  const most = Math.max(...points);
  const width = WIDTHS.find((each) => Math.floor(most / each) - Math.floor(least / each) < MOST_BINS) ?? 500;
  const first = Math.floor(least / width);
  const last = Math.max(first + 4, Math.floor(most / width));
  const out = Array.from({ length: last - first + 1 }, (_, i) => ({ from: (first + i) * width, count: 0 }));
  for (const point of points) out[Math.floor(point / width) - first]!.count++;
  return { width, bins: out };
}

/** The result in the middle. */
export function middle(points: readonly number[]): number {
  const sorted = [...points].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}

/** A day as a date at noon, so that no time zone makes it another one. */
export const dateOf = (day: string): Date => new Date(`${day}T12:00:00Z`);

/** The months before and after. */
export function monthBy(month: string, by: number): string {
  const date = dateOf(`${month}-15`);
  date.setUTCMonth(date.getUTCMonth() + by);
  return date.toISOString().slice(0, 7);
}

/** The days of a month, after as many empty places as its first week has before it; weeks begin on Monday. */
export function monthDays(month: string): { empty: number; days: string[] } {
  const first = dateOf(`${month}-01`);
  const days: string[] = [];
  for (const date = new Date(first); date.toISOString().startsWith(month); date.setUTCDate(date.getUTCDate() + 1)) {
    days.push(date.toISOString().slice(0, 10));
  }
  return { empty: (first.getUTCDay() + 6) % 7, days };
}
