import assert from "node:assert/strict";
import test from "node:test";
import { percent, plain, signed } from "../src/core/numbers";
import { layers, path, stageAt, stagesOf, ticks } from "../src/core/review";
import { Words } from "../src/core/words";

test("numbers have one decimal, a comma where it is one, and a minus sign that is one", () => {
  assert.equal(signed(4.06, "en"), "+4.1");
  assert.equal(signed(-1.25, "de"), "−1,3");
  assert.equal(signed(-0.04, "pl"), "0,0");
  assert.equal(plain(-12, "en", 0), "12");
  assert.equal(percent(0.912, "en"), "91%");
});

test("an axis has a few round figures, and none where there is little to see", () => {
  assert.deepEqual(ticks(-23, 18), [-20, 0]);
  assert.deepEqual(ticks(-9, 11), [-5, 0, 5, 10]);
  assert.deepEqual(ticks(-0.5, 0.5), [0]);
});

test("the chances lie on top of each other, the viewer's at the base", () => {
  const found = layers([0.2, 0.5, 0.3], 1);
  assert.deepEqual(
    found.map(({ seat }) => seat),
    [1, 0, 2],
  );
  assert.equal(found[0]!.from, 0);
  assert.equal(found[1]!.from, 0.5);
  assert.equal(found[2]!.to, 1);
});

test("a path goes through its points, and back along the others", () => {
  assert.equal(path([[0, 1], [2, 3]]), "M0.0 1.0L2.0 3.0");
  assert.equal(path([[0, 1], [2, 3]], [[0, 5], [2, 6]]), "M0.0 1.0L2.0 3.0L2.0 6.0L0.0 5.0Z");
});

test("phases hold their rounds, and places have names", () => {
  const words = new Words({ "phase.A": "Phase A", "page.reviews.when": "{stage}, round {round}", "review.place": "Entry {n}", "event.phase": "{phase} begins." }, "en");
  const event = (key: string, args = {}) => ({ key: `event.${key}`, args });
  const story = [
    { n: 3, seat: -1, messages: [event("phase", { phase: "A" }), event("round", { round: 1 })] },
    { n: 9, seat: -1, messages: [event("round", { round: 2 })] },
  ];
  const stages = stagesOf(story, { phase: "event.phase", round: "event.round" });
  assert.deepEqual(
    stages.map(({ n, rounds }) => [n, rounds]),
    [[4, [4, 10]]],
  );
  assert.equal(stageAt(stages, 12, words), "Phase A, round 2");
  assert.equal(stageAt(stages, 2, words), "Entry 2");
});
