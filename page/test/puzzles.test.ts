import assert from "node:assert/strict";
import test from "node:test";
import { reasons } from "../src/core/puzzles";

test("the reasons of a puzzle add up to what a move is behind", () => {
  const move = { behind: 6.3, lines: { orders: -1.1, marketing: 5.3, commission_6: 5.1, completed_orders: -7.8, wheel: 0.4 } };
  const found = reasons(move, 1);
  assert.deepEqual(
    found.map(({ line }) => line),
    [null, "completed_orders", "marketing", "commission_6"],
  );
  const sum = (list: { points: number }[]) => Math.round(10 * list.reduce((all, { points }) => all + points, 0)) / 10;
  assert.equal(sum(found), -6.3);
  assert.equal(sum(reasons(move, -1)), 6.3);
});

test("what the others get is the first reason where it is most of the difference", () => {
  const found = reasons({ behind: 21.5, lines: { granary: 1.5, idle_helpers: -1, ships_goods: -0.6 } }, 1);
  assert.equal(found[0]!.line, null);
  assert.equal(Math.round(10 * found[0]!.points), -214);
  assert.equal(found.length, 4);
});

test("where the lines tell everything, nothing is missing", () => {
  assert.deepEqual(reasons({ behind: 2, lines: { wheel: -2 } }, -1), [{ line: "wheel", points: 2 }]);
  assert.deepEqual(reasons({}, 1), []);
});
