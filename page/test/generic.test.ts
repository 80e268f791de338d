import assert from "node:assert/strict";
import { test } from "node:test";
import { Words } from "../src/core/words";
import { called, fieldsOf, plain, said } from "../src/games/generic/view";

const words = new Words({ "view.stall": "Stall", "good.bread": "Brot", "page.generic.yes": "ja" }, "de");

test("parts of a view are called by their words, or else by their keys", () => {
  assert.equal(called("stall", words), "Stall");
  assert.equal(called("goods_left", words), "goods left");
});

test("values are said in words where they have some", () => {
  assert.equal(said("good", "bread", words), "Brot");
  assert.equal(said("coins", 3, words), "3");
  assert.equal(said("used", true, words), "ja");
  assert.equal(said("good", null, words), "–");
});

test("the verbs of the server are what moves are read with", () => {
  assert.deepEqual(fieldsOf([{ verb: "stock", fields: [{ name: "good" }] }, { verb: "end", fields: [] }]), { stock: ["good"], end: [] });
});

test("words and numbers of a view may stand in a sentence", () => {
  assert.deepEqual(plain({ day: 2, prices: { bread: 3 }, phase: "A", over: null }), { day: 2, phase: "A" });
});
