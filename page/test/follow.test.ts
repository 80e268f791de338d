// What others did: the log as acts, and the show of them with a clock that the test turns.

import assert from "node:assert/strict";
import { test } from "node:test";
import { actsOf, caption, rowsOf } from "../src/core/acts";
import { actTime, flightTime, Follower } from "../src/core/follower";
import type { Entry, Message } from "../src/core/protocol";
import { verdictOn } from "../src/core/verdict";
import { chipOf } from "../src/shell/chip";

const told = (key: string, seat?: number): Message => ({ key, args: seat === undefined ? {} : { seat } });
const entry = (n: number, seat: number, ...messages: Message[]): Entry => ({ n, seat, messages });
const HEADINGS = ["event.round"];

test("each entry of a seat is an act; what chance gives it belongs to it", () => {
  const acts = actsOf([entry(4, 1, told("took", 1)), entry(5, -1, told("gained", 1)), entry(7, 1, told("placed", 1))], 4, 9, HEADINGS);
  assert.deepEqual(
    acts.map(({ seat, from, to, messages }) => [seat, from, to, messages.map(({ key }) => key)]),
    [
      [1, 4, 6, ["took", "gained"]],
      [1, 6, 9, ["placed"]],
    ],
  );
});

test("rolls and a new round are one act of the table, told by what heads the round", () => {
  const story = [entry(0, 2, told("took", 2)), entry(1, -1, told("rolled", 0)), entry(2, -1, told("rolled", 1)), entry(3, -1, told("event.round")), entry(4, 1, told("took", 1))];
  const acts = actsOf(story, 0, 5, HEADINGS);
  assert.deepEqual(
    acts.map(({ seat, from, to }) => [seat, from, to]),
    [
      [2, 0, 1],
      [-1, 1, 4],
      [1, 4, 5],
    ],
  );
  assert.equal(caption(acts[1]!, HEADINGS).key, "event.round");
  assert.equal(caption(acts[0]!, HEADINGS).key, "took");
});

test("a round that begins with somebody's act is told apart from it", () => {
  const acts = actsOf([entry(9, 0, told("passed", 0), told("event.round"))], 9, 10, HEADINGS);
  assert.deepEqual(
    acts.map(({ seat, to }) => [seat, to]),
    [
      [0, 10],
      [-1, 10],
    ],
  );
});

test("one row a player, anew after every heading", () => {
  const act = (seat: number) => ({ seat, from: 0, to: 1, messages: [told("x", seat)] });
  assert.deepEqual(rowsOf([act(1), act(2), act(1), act(-1), act(1)]), [
    { seat: 1, acts: [0, 2] },
    { seat: 2, acts: [1] },
    { seat: -1, acts: [3] },
    { seat: 1, acts: [4] },
  ]);
});

test("the chip of an act is its deed, else what its sentence names, else what it counts", () => {
  const board = {
    deed: ({ key }: Message) => (key === "passed" ? "ui-close" : undefined),
    picture: (name: string) => (name === "tile" ? { icon: "ship" } : null),
    unit: (name: string) => (name === "points" ? { icon: "vp" } : null),
  };
  const chip = (...messages: Message[]) => chipOf({ seat: 1, from: 0, to: 1, messages }, board);
  assert.deepEqual(chip({ key: "passed", args: { tile: "x" } }), { icon: "ui-close" });
  assert.deepEqual(chip({ key: "took", args: { seat: 1, tile: "x", points: 3 } }), { icon: "ship" });
  assert.deepEqual(chip({ key: "ended", args: { seat: 1 } }, { key: "got", args: { points: 3 } }), { icon: "vp", count: 3 });
  assert.deepEqual(chip({ key: "ended" }), { icon: "ui-check" });
});

interface Named {
  name: string;
  own: boolean;
}
const acts = (names: string): Named[] => [...names].map((name) => ({ name, own: name === name.toUpperCase() }));

/** A show, what was on in which order, and the time that passes. */
function stage(pace: () => number = () => 600) {
  let now = 0;
  let jobs: { at: number; job: () => void }[] = [];
  const clock = {
    after: (ms: number, job: () => void) => {
      const entry = { at: now + ms, job };
      jobs.push(entry);
      return () => void (jobs = jobs.filter((each) => each !== entry));
    },
  };
  const seen: string[] = [];
  const follower: Follower<Named> = new Follower<Named>(clock, pace, () => {
    const name = follower.current?.name ?? "-";
    if (seen[seen.length - 1] !== name) seen.push(name);
  });
  const pass = (ms: number) => {
    const until = now + ms;
    for (;;) {
      const next = jobs.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      now = next.at;
      jobs = jobs.filter((each) => each !== next);
      next.job();
    }
    now = until;
  };
  return { follower, pass, seen, waiting: () => jobs.length };
}

test("acts are on one after the other, each for its time and a pause; then the show has caught up", () => {
  const { follower, pass, seen } = stage();
  follower.push(acts("ab"), true);
  assert.equal(follower.current!.name, "a");
  pass(799);
  assert.equal(follower.current!.name, "a");
  pass(1);
  assert.equal(follower.current!.name, "b");
  assert.equal(follower.live, false);
  pass(800);
  assert.equal(follower.live, true);
  assert.deepEqual(seen, ["a", "b", "-"]);
});

test("what happens meanwhile waits its turn; own acts take no time; the next own turn begins the list anew", () => {
  const { follower, pass, seen } = stage();
  follower.push(acts("a"), true);
  pass(100);
  follower.push(acts("Bc"), true);
  pass(2000);
  assert.deepEqual(seen, ["a", "c", "-"]);
  assert.equal(follower.acts.length, 3);
  follower.push(acts("d"), true);
  assert.deepEqual(
    follower.acts.map(({ name }) => name),
    ["d"],
  );
});

test("a skip ends the show, a pause holds it, and any act can be looked at again", () => {
  const { follower, pass, waiting } = stage();
  follower.push(acts("abc"), true);
  follower.pause();
  pass(10_000);
  assert.equal(follower.current!.name, "a");
  follower.pause();
  assert.equal(follower.current!.name, "b");
  follower.skip();
  assert.equal(follower.live, true);
  assert.equal(waiting(), 0);
  follower.look(0);
  pass(10_000);
  assert.equal(follower.current!.name, "a");
  follower.look(3);
  assert.equal(follower.live, true);
  assert.equal(follower.held, false);
});

test("what happened while an earlier act is looked at is shown afterwards", () => {
  const { follower, pass } = stage();
  follower.begin(acts("ab"));
  assert.equal(follower.live, true);
  follower.look(0);
  follower.push(acts("c"), false);
  follower.pause();
  assert.equal(follower.current!.name, "b");
  pass(800);
  assert.equal(follower.current!.name, "c");
});

test("at once nothing is shown, and a change of pace counts for the act that is on", () => {
  let time = 0;
  const { follower, pass, seen } = stage(() => time);
  follower.push(acts("ab"), true);
  assert.equal(follower.live, true);
  assert.deepEqual(seen, ["-"]);
  time = 1100;
  follower.push(acts("c"), true);
  pass(500);
  time = 250;
  follower.retime();
  pass(450);
  assert.equal(follower.live, true);
});

test("the paces: slow, normal, quick, at once; where nothing moves the sentence stays longer", () => {
  assert.deepEqual(
    (["slow", "normal", "quick", "at_once"] as const).map((pace) => [actTime(pace, true), actTime(pace, false), flightTime(pace)]),
    [
      [1100, 1100, 600],
      [600, 900, 600],
      [250, 900, 250],
      [0, 0, 0],
    ],
  );
});

test("a solo result is called by the highest mark that it reaches, and told how far the next one is", () => {
  const marks = [
    { points: 110, key: "good", clause: "WC-448" },
    { points: 140, key: "great", clause: "WC-448" },
  ];
  const keys = (points: number) => {
    const { reached, next } = verdictOn(points, marks);
    return [reached?.key, next?.key];
  };
  assert.deepEqual([109.5, 110, 139, 140].map(keys), [
    [undefined, "good"],
    ["good", "great"],
    ["good", "great"],
    ["great", undefined],
  ]);
  assert.deepEqual(verdictOn(20, []), { reached: null, next: null });
});
