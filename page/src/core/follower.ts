// The show of what others did: which act is on, for how long, and when it has caught up with the game. It knows no page and no clock of its own.

export interface Clock {
  /** Calls back after so many milliseconds; the answer stops it. */
  after: (ms: number, job: () => void) => () => void;
}

export type Pace = "slow" | "normal" | "quick" | "at_once";
export const PACES: Pace[] = ["slow", "normal", "quick", "at_once"];

const ACT: Record<Exclude<Pace, "at_once">, number> = { slow: 1100, normal: 600, quick: 250 };
const BETWEEN = 200;
const STILL = 900; // where nothing may move, the sentence stays longer

/** How long an act is on, without the pause after it. */
export function actTime(pace: Pace, moving: boolean): number {
  if (pace === "at_once") return 0;
  return moving ? ACT[pace] : Math.max(STILL, ACT[pace]);
}

/** How long a piece is on its way: nobody wants to watch it crawl. */
export const flightTime = (pace: Pace): number => Math.min(600, actTime(pace, true));

export interface Shown {
  /** Own acts are in the list for the order of things, and take no time. */
  own: boolean;
}

/**
 * The acts since the own turn and which of them is on. `at` is its place, or their number when the show has caught up; `held`: it waits,
 * because somebody paused it or looks at an earlier act.
 */
export class Follower<A extends Shown> {
  acts: A[] = [];
  at = 0;
  held = false;
  private stop: (() => void) | null = null;

  constructor(
    private readonly clock: Clock,
    private readonly time: () => number,
    /** Called whenever another act is on, or none. */
    private readonly changed: () => void,
  ) {}

  get current(): A | null {
    return this.acts[this.at] ?? null;
  }

  get live(): boolean {
    return this.at >= this.acts.length;
  }

  /** What happened before somebody came: to be looked at, not shown. */
  begin(acts: A[]): void {
    this.halt();
    this.acts = acts;
    this.at = acts.length;
    this.held = false;
    this.changed();
  }

  /** What has just happened. After an own turn the list begins anew. */
  push(acts: A[], anew: boolean): void {
    if (!acts.length) return;
    const idle = this.live;
    if (anew && idle) {
      this.acts = [];
      this.at = 0;
    }
    this.acts = [...this.acts, ...acts];
    if (idle) this.show();
  }

  /** To the end of the show. */
  skip(): void {
    this.halt();
    this.held = false;
    this.at = this.acts.length;
    this.changed();
  }

  /** Waits on the act that is on, or goes on. */
  pause(): void {
    if (this.live) return;
    this.held = !this.held;
    if (this.held) this.halt();
    else this.next();
    if (this.held) this.changed();
  }

  /** Looks at an act again, and stays there. */
  look(at: number): void {
    this.halt();
    this.held = true;
    this.at = Math.max(0, Math.min(at, this.acts.length));
    if (this.live) this.held = false;
    this.changed();
  }

  /** The time that an act takes has changed: the one that is on begins anew with it. */
  retime(): void {
    if (!this.live && !this.held) this.arm();
  }

  private next(): void {
    this.at += 1;
    this.show();
  }

  private show(): void {
    while (this.current?.own) this.at += 1;
    if (this.time() === 0) this.at = this.acts.length;
    this.changed();
    if (!this.live && !this.held) this.arm();
  }

  private arm(): void {
    this.halt();
    const time = this.time();
    if (time === 0) return this.skip();
    this.stop = this.clock.after(time + BETWEEN, () => this.next());
  }

  halt(): void {
    this.stop?.();
    this.stop = null;
  }
}
