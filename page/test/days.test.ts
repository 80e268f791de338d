import assert from "node:assert/strict";
import { test } from "node:test";
import { bins, middle, monthBy, monthDays } from "../src/core/days";

test("points fall into bins of a round width", () => {
  const { width, bins: found } = bins([131, 139, 182, 212, 226]);
  assert.equal(width, 10);
  assert.equal(found[0]!.from, 130);
  assert.equal(found[0]!.count, 2);
  assert.equal(found.reduce((sum, { count }) => sum + count, 0), 5);
  assert.deepEqual(bins([]).bins, []);
  assert.equal(bins([20.5]).bins.length, 5, "a single result has room around it");
  assert.equal(bins([-3, 4]).bins[0]!.from, -3);
});

test("the middle is a result that somebody has made", () => {
  assert.equal(middle([1, 9, 4]), 4);
  assert.equal(middle([4, 1]), 1);
  assert.equal(middle([]), 0);
});

test("months begin on their weekday and follow one another", () => {
  const november = monthDays("2026-11");
  assert.equal(november.empty, 6, "the first was a Sunday");
  assert.equal(november.days.length, 30);
  assert.equal(monthDays("2028-02").days.at(-1), "2028-02-29");
  assert.equal(monthBy("2026-12", 1), "2027-01");
  assert.equal(monthBy("2026-01", -1), "2025-12");
});
