import assert from "node:assert/strict";
import test from "node:test";
import { type GuideStep, offered, standing, type Watched } from "../src/core/guides";

const step = (more: Partial<GuideStep>): GuideStep => ({ key: "take", points: [], does: [], asks: [], shows: [], args: {}, ...more });
const act = (action: string) => ({ action, key: "" });
const told = (n: number, seat: number, key: string, args = {}) => ({ n, seat, messages: [{ key, args: { seat, ...args } }] });
const at = (more: Partial<Watched>): Watched => ({ story: [], actions: [], state: "choosing", ...more });

test("patterns name actions, and earlier ones count more", () => {
  const table = { actions: [act("take:0:3"), act("take:1:2"), act("end")] };
  assert.equal(offered(table, ["take:*:2", "take:*:*"]), "take:1:2");
  assert.equal(offered(table, ["take:*"]), undefined);
  assert.equal(offered(table, ["end"]), "end");
});

test("a step without a move is read", () => {
  assert.equal(standing(step({}), at({}), 0, 0).kind, "read");
});

test("the own move counts once it is made, and only since the step began", () => {
  const doing = step({ does: ["placed", "took"] });
  const story = [told(3, 0, "event.took", { tile: "mine" }), told(4, 1, "event.placed")];
  assert.deepEqual(standing(doing, at({ story }), 0, 3), { kind: "made", key: "guide.take.after.took", args: { seat: 0, tile: "mine" } });
  assert.deepEqual(standing(doing, at({ story }), 0, 4), { kind: "move", now: true, acted: false });
});

test("of several events the first that the step names is told", () => {
  const story = [told(1, 0, "event.took"), told(1, 0, "event.placed")];
  const found = standing(step({ does: ["placed", "took"] }), at({ story }), 0, 0);
  assert.equal(found.kind === "made" && found.key, "guide.take.after.placed");
});

test("what cannot be done now is told in words, unless others have to move first", () => {
  const doing = step({ does: ["took"], asks: ["take:*"] });
  const other = [act("end")];
  assert.equal(standing(doing, at({ actions: [act("take:1")] }), 0, 0).kind, "move");
  assert.deepEqual(standing(doing, at({ actions: other }), 0, 0), { kind: "read", key: "guide.take.told", args: {} });
  assert.deepEqual(standing(doing, at({ state: "waiting" }), 0, 0), { kind: "move", now: false, acted: false });
  assert.equal(standing(doing, at({ state: "over" }), 0, 0).kind, "read");
  assert.deepEqual(standing(step({ does: ["took"] }), at({ state: "over" }), 0, 0), { kind: "read", key: "guide.take.text", args: {} });
});
