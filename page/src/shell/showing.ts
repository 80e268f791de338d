// What is on the table while others' acts are shown: the list since the own turn, and for each act the table before and after it.

import { useEffect, useRef, useState } from "preact/hooks";
import { type Act, actsOf } from "../core/acts";
import { actTime, Follower, flightTime } from "../core/follower";
import { Past } from "../core/past";
import type { Table } from "../core/protocol";
import { moving, settings, useSettings } from "../core/settings";
import type { GameBoard } from "../games/game";
import { clock } from "./clock";
import { capture, type Departure } from "./journey";

export interface ShownAct extends Act {
  own: boolean;
}

/** What the page needs to know of the show. */
export interface Show {
  acts: ShownAct[];
  /** The place of the act that is on; the number of acts when the show has caught up. */
  at: number;
  act: ShownAct | null;
  held: boolean;
  /** The pieces of the act that leave their places now. */
  departures: Departure[];
  /** How long they are on their way. */
  time: number;
  skip: () => void;
  pause: () => void;
  look: (at: number) => void;
  /** The views before and after an act, if they are known. */
  views: (act: Act) => [before: unknown, after: unknown] | null;
}

/** One table's show. It hears every message; the game never waits for it. */
class Showing {
  live: Table | null = null;
  room: Table | null = null; // while the table is being set
  displayed: Table | null = null;
  departures: Departure[] = [];
  board: GameBoard | null = null;
  private seen = 0; // the log's length up to which acts are in the list
  private acted = false; // has this player acted since others last did?
  private frames = new Map<number, Table>();
  private asked = new Set<number>();
  readonly follower = new Follower<ShownAct>(
    clock,
    () => actTime(settings().pace, moving()),
    () => this.turn(),
  );

  private readonly past: Past;

  constructor(
    token: string,
    private readonly redraw: () => void,
  ) {
    this.past = new Past(token);
  }

  hear(table: Table): void {
    this.room = table.state === "gathering" ? table : null;
    if (this.room) return this.redraw();
    const before = this.live;
    this.live = table;
    this.past.hear(table);
    if (!before || !this.board || table.undone !== before.undone || table.seat !== before.seat) return this.restart();
    this.frames.set(table.n, table);
    if (table.n > this.seen) this.grow(before, table);
    if (this.follower.live) this.settle();
    this.redraw();
  }

  /** The board is there: from now on there is something to show. */
  seat(board: GameBoard): void {
    this.board = board;
    if (this.live) this.restart();
  }

  private restart(): void {
    const table = this.live!;
    this.frames = new Map([[table.n, table]]);
    this.seen = table.n;
    this.acted = false;
    const last = table.story.reduce((n, entry) => (table.mine.includes(entry.seat) ? entry.n + 1 : n), 0);
    this.follower.begin(this.board && table.mine.length ? this.acts(last, table) : []);
    this.settle();
    this.redraw();
  }

  private acts(since: number, table: Table): ShownAct[] {
    return actsOf(table.story, since, table.n, this.board!.headings).map((act) => ({ ...act, own: table.mine.includes(act.seat) }));
  }

  private grow(before: Table, table: Table): void {
    const acts = this.acts(this.seen, table);
    this.seen = table.n;
    const together = table.to_move.length > 1 && table.to_move.some((seat) => table.mine.includes(seat));
    const mine = acts.findIndex(({ own }) => own);
    // whoever is being asked is not interrupted by those who choose at the same time
    const quiet = together ? acts.length : before.state === "choosing" ? (mine < 0 ? acts.length : mine + 1) : 0;
    const first = acts.findIndex((act, i) => i >= quiet && !act.own && act.seat >= 0);
    if (mine >= 0) this.acted = true;
    if (first < 0) return;
    if (this.acted && this.follower.live) {
      const from = acts[first]!.from;
      for (const n of this.frames.keys()) if (n < from) this.frames.delete(n);
      const start = this.displayed ?? before;
      if (start.n <= from) this.frames.set(from, { ...start, n: from });
    }
    const shown = acts.slice(first);
    for (const { to } of shown) this.want(to);
    this.follower.push(shown, this.acted);
    this.acted = shown.some(({ own }) => own);
  }

  /** The server tells how the table was, where messages were missed. */
  private want(n: number): void {
    if (this.frames.has(n) || this.asked.has(n)) return;
    this.asked.add(n);
    void this.past.at(n).then(
      (table) => {
        this.frames.set(n, table);
        this.asked.delete(n);
        if (this.follower.current?.to === n || this.follower.current?.from === n) this.turn();
      },
      () => this.asked.delete(n),
    );
  }

  /** Another act is on, or none. */
  private turn(): void {
    const act = this.follower.current;
    if (!act || !this.live || !this.board) {
      this.settle();
      return this.redraw();
    }
    this.want(act.from);
    this.want(act.to);
    const before = this.frames.get(act.from);
    const after = this.frames.get(act.to);
    if (!after) return this.redraw();
    if (before && this.displayed?.n !== act.from && this.displayed?.n !== act.to) {
      // an act that is looked at again begins where it began
      this.display(before, []);
      requestAnimationFrame(() => this.follower.current === act && this.leave(before, after));
      return;
    }
    this.leave(before ?? this.displayed ?? after, after);
  }

  private leave(before: Table, after: Table): void {
    this.display(after, capture(this.board!.flights(before.view, after.view)));
  }

  private display(frame: Table, departures: Departure[]): void {
    const live = this.live!;
    this.departures = departures;
    this.displayed = {
      ...live,
      n: frame.n,
      view: frame.view,
      scores: frame.scores,
      history: frame.history,
      to_move: frame.to_move,
      seats: live.seats.map((seat, i) => ({ ...seat, choosing: frame.to_move.includes(i) })),
      story: live.story.filter((entry) => entry.n < frame.n),
      state: "waiting",
      ranking: undefined,
      prompt: null,
      actions: [],
      preview: null,
    };
    this.redraw();
  }

  private settle(): void {
    this.displayed = this.live;
    this.departures = [];
  }

  show(): Show {
    const { follower } = this;
    return {
      acts: follower.acts,
      at: follower.at,
      act: follower.current,
      held: follower.held,
      departures: this.departures,
      time: flightTime(settings().pace),
      skip: () => follower.skip(),
      pause: () => follower.pause(),
      look: (at) => follower.look(at),
      views: ({ from, to }) => {
        const [before, after] = [this.frames.get(from), this.frames.get(to)];
        return before && after ? [before.view, after.view] : null;
      },
    };
  }
}

/** The table as it is shown now, as it is, and while it is being set; with the show itself, and what hears the messages. */
interface Shown {
  table: Table | null;
  live: Table | null;
  room: Table | null;
  show: Show;
  hear: (table: Table) => void;
  seat: (board: GameBoard) => void;
}

export function useShowing(token: string): Shown {
  const [, again] = useState(0);
  const kept = useRef<Showing | null>(null);
  kept.current ??= new Showing(token, () => again((n) => n + 1));
  const showing = kept.current;
  const { pace, animation } = useSettings();
  useEffect(() => showing.follower.retime(), [pace, animation]);
  useEffect(() => () => showing.follower.halt(), []);
  return {
    table: showing.displayed,
    live: showing.live,
    room: showing.room,
    show: showing.show(),
    hear: (table) => showing.hear(table),
    seat: (board) => showing.seat(board),
  };
}
