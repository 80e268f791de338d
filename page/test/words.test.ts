import assert from "node:assert/strict";
import { test } from "node:test";
import { pluralForm, Words } from "../src/core/words";

const english = new Words(
  {
    sold: "sold {count} {goods}{workers? with {workers} {workers|worker|workers}}",
    "goods.3": "cloth",
    list: "Load {goods}",
    who: "{seat} {seat:begins|begin}{again? and {seat:goes|go} on}.",
    lone: "Now {seat} begins.",
    "page.you": "You",
  },
  "en",
);

test("values with words of their own are replaced by them", () => {
  assert.equal(english.say("sold", { count: 2, goods: 3, workers: 1 }), "sold 2 cloth with 1 worker");
});

test("an optional part is left out when its value is nothing", () => {
  assert.equal(english.say("sold", { count: 2, goods: 3, workers: 0 }), "sold 2 cloth");
});

test("lists are joined", () => {
  assert.equal(english.say("list", { goods: ["3", "5"] }), "Load cloth, 5");
  assert.equal(english.say("list", { goods: ["3", "5", "3"] }), "Load 2 × cloth, 5");
});

test("Polish has three forms", () => {
  const polish = new Words({ n: "{n} {n|ruch|ruchy|ruchów}" }, "pl");
  const said = [1, 2, 4, 5, 12, 14, 21, 22, 112].map((n) => polish.say("n", { n }));
  assert.deepEqual(said, ["1 ruch", "2 ruchy", "4 ruchy", "5 ruchów", "12 ruchów", "14 ruchów", "21 ruchów", "22 ruchy", "112 ruchów"]);
  assert.equal(pluralForm("de", 0), 1);
  assert.equal(new Words({ n: "{n} {n|ruch|ruchy|ruchów|ruchu}" }, "pl").say("n", { n: 2.5 }), "2½ ruchu");
});

test("pieces keep what a value stands for, so that it can be drawn", () => {
  const pieces = english.pieces("sold", { count: 2, goods: 3, workers: 1 });
  assert.deepEqual(pieces[3], { text: "cloth", name: "goods", value: 3 });
  assert.deepEqual(pieces.at(-1), { text: "worker", name: "workers", value: 1, form: true });
});

test("players are called by their names", () => {
  assert.equal(english.withSeats(["Hanna", "Kacper"]).say("who", { seat: 1, again: 0 }), "Kacper begins.");
});

test("who sits alone at this screen is you, and the verb goes with it", () => {
  const alone = english.withSeats(["Hanna", "Kacper"], [0]);
  assert.equal(alone.say("who", { seat: 0, again: 1 }), "You begin and go on.");
  assert.equal(alone.say("who", { seat: 1, again: 1 }), "Kacper begins and goes on.");
  assert.equal(alone.say("lone", { seat: 0 }), "Now Hanna begins.");
  assert.equal(english.withSeats(["Hanna", "Kacper"], [0, 1]).say("who", { seat: 0, again: 0 }), "Hanna begins.");
});
