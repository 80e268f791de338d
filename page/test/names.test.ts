import assert from "node:assert/strict";
import { test } from "node:test";
import { chairNames } from "../src/core/names";
import { Words } from "../src/core/words";

const words = new Words({ "page.seat_number": "Seat {number}" }, "en");

test("everybody has a name of their own", () => {
  const seats = [
    { name: "Hanna", kind: "human" as const },
    { name: "", kind: "bot" as const },
    { name: "Hanna", kind: "human" as const },
    { name: "", kind: "human" as const },
  ];
  assert.deepEqual(chairNames(seats, words), ["Hanna 1", "Berthe", "Hanna 3", "Seat 4"]);
});
