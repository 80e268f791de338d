// Where a replay stops, and what is marked on its way.

import assert from "node:assert/strict";
import { test } from "node:test";
import type { Entry } from "../src/core/protocol";
import { decisionsOf, next, phasesOf, placeOf, scoredAt, stopsOf } from "../src/core/steps";

const PARTS = { round: "event.round", phase: "event.phase" };
const entry = (n: number, seat: number, ...keys: string[]): Entry => ({ n, seat, messages: keys.map((key) => ({ key })) });
const STORY = [
  entry(-1, -1, "event.dealt"),
  entry(0, -1, "event.phase"),
  entry(1, -1, "event.round"),
  entry(2, 0, "took"),
  entry(3, 0, "placed"),
  entry(5, 1, "took"),
  entry(6, -1, "event.round"),
  entry(7, 1, "took"),
  entry(8, 0, "took", "event.phase"),
];

test("stops by turns, rounds, phases and entries, always with the beginning and the end", () => {
  assert.deepEqual(stopsOf(STORY, 10, "entry", PARTS), [0, 3, 4, 6, 8, 9, 10]);
  assert.deepEqual(stopsOf(STORY, 10, "turn", PARTS), [0, 4, 8, 9, 10]);
  assert.deepEqual(stopsOf(STORY, 10, "round", PARTS), [0, 2, 7, 10]);
  assert.deepEqual(stopsOf(STORY, 10, "phase", PARTS), [0, 1, 9, 10]);
  assert.deepEqual(phasesOf(STORY, PARTS), [1, 9]);
});

test("the table before each own decision; before every one for who only watches", () => {
  assert.deepEqual(decisionsOf(STORY, [0]), [2, 3, 8]);
  assert.deepEqual(decisionsOf(STORY, []), [2, 3, 5, 7, 8]);
});

test("points are marked where they were made, by who made most", () => {
  const course: [number, number[]][] = [
    [0, [0, 0]],
    [4, [3, 0]],
    [6, [4, 5]],
    [7, [2, 5]],
  ];
  assert.deepEqual(scoredAt(course), [
    { n: 4, seat: 0 },
    { n: 6, seat: 1 },
  ]);
});

test("the nearest stop on either side, and the place that a link names", () => {
  assert.equal(next([0, 4, 9], 4, 1), 9);
  assert.equal(next([0, 4, 9], 4, -1), 0);
  assert.equal(next([0, 4, 9], 9, 1), undefined);
  assert.equal(placeOf("#at=42"), 42);
  assert.equal(placeOf("#rules"), null);
});
