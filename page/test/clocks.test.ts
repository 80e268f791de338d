import assert from "node:assert/strict";
import { test } from "node:test";
import { figures, secondsLeft } from "../src/core/clocks";

const clock = { minutes: 30, used: [60, 1799.5, 1900], running: [0], heard: 1000 };

test("the clock runs on only for those who think", () => {
  assert.equal(secondsLeft(clock, 0, 1000), 1740);
  assert.equal(secondsLeft(clock, 0, 11_000), 1730);
  assert.equal(secondsLeft(clock, 1, 11_000), 1);
});

test("nobody has less than nothing, and no time is won by a moment before the message", () => {
  assert.equal(secondsLeft(clock, 2, 1000), 0);
  assert.equal(secondsLeft(clock, 0, 9_000_000), 0);
  assert.equal(secondsLeft(clock, 0, 0), 1740);
});

test("minutes and seconds are written as clocks do", () => {
  assert.deepEqual([0, 9, 65, 3600].map(figures), ["0:00", "0:09", "1:05", "60:00"]);
});
