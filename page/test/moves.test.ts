import assert from "node:assert/strict";
import { test } from "node:test";
import { legal, ofVerb, parse } from "../src/core/moves";

type Move = { verb: "take"; die: number; depot: number } | { verb: "add"; add: number } | { verb: "skip" };
const VERBS = { take: ["die", "depot"], add: ["add"], skip: [] } as const;

test("a text form names a move with its fields", () => {
  assert.deepEqual(parse<Move>(VERBS, "take:0:3"), { verb: "take", die: 0, depot: 3 });
  assert.deepEqual(parse<Move>(VERBS, "add:-1"), { verb: "add", add: -1 });
  assert.deepEqual(parse<Move>(VERBS, "skip"), { verb: "skip" });
});

test("what has no such form is refused", () => {
  for (const text of ["steal:1", "take:0", "take:0:3:1", "skip:0", "", "toString"]) assert.throws(() => parse<Move>(VERBS, text), text);
});

test("a legal action keeps its sentence and has the fields of its verb", () => {
  const moves = legal<Move>(VERBS, [
    { action: "take:1:6", key: "action.take", args: { tile: "mine" } },
    { action: "skip", key: "action.skip" },
  ]);
  const [take] = ofVerb(moves, "take");
  assert.equal(take!.move.depot, 6);
  assert.deepEqual(take!.args, { tile: "mine" });
  assert.deepEqual(
    ofVerb(moves, "skip", "add").map(({ action }) => action),
    ["skip"],
  );
});
