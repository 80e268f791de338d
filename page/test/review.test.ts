import assert from "node:assert/strict";
import test from "node:test";
import { percent, plain, signed } from "../src/core/numbers";
import { inBrief, layers, path, shortName, shortRound, shownGains, stageAt, stagesOf, ticks } from "../src/core/review";
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
  const division = { stage: "event.phase", round: "event.round" };
  const stages = stagesOf(story, division);
  assert.deepEqual(
    stages.map(({ n, rounds }) => [n, rounds.map((round) => round.n)]),
    [[4, [4, 10]]],
  );
  assert.equal(stageAt(stages, 12, words, division), "Phase A, round 2");
  assert.equal(stageAt(stages, 2, words, division), "Entry 2");
  assert.deepEqual([shortName(stages[0]!, 0), shortRound(stages[0]!.rounds[1]!, division)], ["A", "2"]);
  const called = { stage: "table.stage", round: "table.stage_round" };
  const shorter = new Words({ "phase.A": "Phase A", "table.stage": "{phase}", "table.stage_round": "{phase}/{round}" }, "en");
  assert.equal(stageAt(stages, 12, shorter, { ...division, called }), "Phase A/2");
});

test("a game whose rounds tell the year is divided by years", () => {
  const words = new Words({ "table.stage": "Year {year}", "table.stage_round": "Year {year}, {season}" }, "en");
  const seasons = ["spring", "winter", "spring", "winter"];
  const story = seasons.map((season, i) => ({ n: 10 * i, seat: -1, messages: [{ key: "event.round", args: { season, year: 1 + (i >> 1) } }] }));
  const division = { stage: "event.round", by: "year", round: "event.round", called: { stage: "table.stage", round: "table.stage_round" } };
  const stages = stagesOf(story, division);
  assert.deepEqual(
    stages.map(({ n, rounds }) => [n, rounds.map((round) => round.n)]),
    [
      [1, [1, 11]],
      [21, [21, 31]],
    ],
  );
  assert.equal(stageAt(stages, 25, words, division), "Year 2, spring");
  assert.deepEqual([shortName(stages[1]!, 1), shortRound(stages[1]!.rounds[0]!, division)], ["2", undefined]);
});

test("acts are told in few words where there are fewer", () => {
  const words = new Words({ "action.take": "Take {tile}", "brief.take": "{tile}", "action.skip": "Decline" }, "en");
  assert.equal(words.tell(inBrief({ key: "action.take", args: { tile: "Mine" } }, words)), "Mine");
  assert.equal(words.tell(inBrief({ key: "action.skip" }, words)), "Decline");
});

test("a hint names more lines where the rest of many would outweigh what it shows", () => {
  const gains = (...points: number[]) => points.map((of, i) => ({ line: `line${i}`, points: of }));
  const shown = (...points: number[]) => shownGains(gains(...points), 3, 2).map(({ points: of }) => of);
  assert.deepEqual(shown(5, -2, 1, -0.5), [5, -2, 1, -0.5]);
  assert.deepEqual(shown(-4.8, 4, -4, 2.5, 2.4, 1), [-4.8, 4, -4, 2.5, 2.4, 1]);
  assert.deepEqual(shown(3, 2, 1, 1, 1, 1, 1), [3, 2, 1, 1, 1, 2], "but not all of them");
  assert.deepEqual(shownGains(gains(1, 1), 3, 2).length, 2);
});
