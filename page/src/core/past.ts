// The past of a table: places are fetched some at once and ahead of who steps through them, and the story only once.

import * as api from "./api";
import type { Entry, Place, Places, Table } from "./protocol";

const AT_ONCE = 16; // places that are asked for together
const AHEAD = 8; // when one of so many next places is not known, more are asked for
const MOST = 600; // places that are kept

type Fetch = (token: string, places: readonly number[], told: number) => Promise<Places>;

export class Past {
  private places = new Map<number, Place>();
  private asked = new Map<number, Promise<void>>();
  private story: Entry[] = [];
  private history: [number, number[]][] = [];
  private told = -1; // entries of which the story is known; -1: not even what was before the first
  private undone = 0;

  constructor(
    private readonly token: string,
    private readonly fetch: Fetch = api.places,
  ) {}

  /** The totals wherever they changed, as far as the story is known. */
  get course(): readonly [number, number[]][] {
    return this.history;
  }

  /** The live table tells when something was taken back: what was known is then another game's past. */
  hear(live: Table): void {
    if (live.undone > this.undone) this.begin(live.undone);
  }

  /** The table after `n` entries of its log. `next` are the places that may be asked for next, the likeliest first. */
  async at(n: number, next: readonly number[] = []): Promise<Table> {
    while (!this.places.has(n)) await (this.asked.get(n) ?? this.ask([n, ...next])); // more than once only after an undo
    const unknown = (other: number) => !this.places.has(other) && !this.asked.has(other);
    if (next.slice(0, AHEAD).some(unknown)) this.ask(next.filter(unknown)).catch(() => undefined);
    return this.whole(this.places.get(n)!);
  }

  private ask(wanted: readonly number[]): Promise<void> {
    const { places, asked } = this;
    const missing = wanted.filter((n) => !places.has(n) && !asked.has(n)).slice(0, AT_ONCE);
    const answer = this.fetch(this.token, missing, Math.max(this.told, 0)).then((found) => {
      if (places === this.places) this.take(found);
    });
    for (const n of missing) asked.set(n, answer);
    return answer.finally(() => missing.forEach((n) => asked.delete(n)));
  }

  private take(found: Places): void {
    if (found.undone > this.undone) return this.begin(found.undone);
    if (found.undone < this.undone) return;
    this.story.push(...found.story.filter((entry) => entry.n >= this.told));
    this.history.push(...found.history.filter(([n]) => n > this.told));
    this.told = Math.max(this.told, found.n);
    for (const place of found.places) this.places.set(place.n, place);
    const surplus = [...this.places.keys()].slice(0, Math.max(0, this.places.size - MOST));
    for (const n of surplus) this.places.delete(n); // those known longest
  }

  private begin(undone: number): void {
    this.undone = undone;
    [this.places, this.asked, this.story, this.history, this.told] = [new Map(), new Map(), [], [], -1];
  }

  private whole(place: Place): Table {
    return {
      story: this.story.filter((entry) => entry.n < place.n),
      history: this.history.filter(([n]) => n <= place.n).map(([, totals]) => totals),
      ...place, // the end of a game tells its own story: then everything may be known
    };
  }
}

/** The stops that follow `n`, or with `back` those before it, nearest first, and behind them a few on the other side. */
export function around(stops: readonly number[], n: number, back: boolean): number[] {
  const after = stops.filter((stop) => stop > n);
  const before = stops.filter((stop) => stop < n).reverse();
  const [first, second] = back ? [before, after] : [after, before];
  return [...first.slice(0, AT_ONCE), ...second.slice(0, AHEAD / 2)];
}
