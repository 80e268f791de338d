// What a click on a thing of the board could mean: actions of the verbs that the question knows, the likeliest first.

/** By thing: the texts of the actions. A thing is named by its `data-thing`, or by its `data-anchor` where it has none. */
export type Meanings = ReadonlyMap<string, readonly string[]>;

/** Notes what things could mean; what is not asked is left out. Each list is in the order in which it was noted. */
export class Noting {
  readonly found = new Map<string, string[]>();

  constructor(private readonly verbs: readonly string[]) {}

  asks(verb: string): boolean {
    return this.verbs.includes(verb);
  }

  /** The thing could mean this action. */
  note(thing: string, verb: string, ...values: number[]): void {
    if (!this.asks(verb)) return;
    const text = [verb, ...values].join(":");
    const known = this.found.get(thing);
    if (!known) this.found.set(thing, [text]);
    else if (!known.includes(text)) known.push(text);
  }
}

/** With these first, in this order; the others after them. */
export const first = <T>(all: readonly T[], ...wanted: (T | undefined | null)[]): T[] => {
  const front = wanted.filter((one): one is T => one !== undefined && one !== null && all.includes(one));
  return [...new Set([...front, ...all])];
};
