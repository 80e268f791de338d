import assert from "node:assert/strict";
import { test } from "node:test";
import { legal } from "../src/core/moves";
import type { Action } from "../src/core/protocol";
import { FREE_DIE, lights as lightsOf } from "../src/games/castles_of_burgundy/lights";
import { type Move, VERBS } from "../src/games/castles_of_burgundy/types";
import type { Selection } from "../src/games/game";

const lights = (actions: Action[], selection: Selection) => lightsOf({ moves: legal<Move>(VERBS, actions), selection });

const act = (action: string, args: Action["args"] = {}): Action => ({ action, key: "action", args });
const take = (die: number, depot: number, slot: number, discard: number, workers = 0) =>
  act(`take:${die}:${depot}:${slot}:${discard}`, { workers });
const place = (die: number, storage: number, cell: number, tile: string, workers = 0, points = 0) =>
  act(`place:${die}:${storage}:${cell}`, { tile, workers, points });

const WORKERS = [act("workers:0", { workers: 2 }), act("workers:1", { workers: 2 })];

test("while no die is chosen, only what is free lights up", () => {
  const lit = lights([take(0, 3, 0, 3), take(0, 4, 0, 3, 1), take(1, 5, 0, 3), ...WORKERS], {});
  assert.equal(lit.die, null);
  assert.deepEqual([...lit.take.keys()], ["3:0", "5:0"]);
  assert.equal(lit.take.get("5:0")!.action.action, "take:1:5:0:3");
});

test("a chosen die lights everything it can do, with the workers it costs", () => {
  const lit = lights([take(0, 3, 0, 3), take(0, 4, 0, 3, 1), take(1, 5, 0, 3), ...WORKERS], { die: 0 });
  assert.deepEqual(
    [...lit.take].map(([key, offer]) => [key, offer.workers]),
    [
      ["3:0", 0],
      ["4:0", 1],
    ],
  );
});

test("the last die needs no choosing", () => {
  const lit = lights([take(1, 4, 0, 3, 1), act("workers:1")], {});
  assert.equal(lit.die, 1);
  assert.equal(lit.take.size, 1);
});

test("the free die of a castle is chosen by itself", () => {
  assert.equal(lights([take(FREE_DIE, 1, 0, 3), act(`workers:${FREE_DIE}`)], {}).die, FREE_DIE);
});

test("what two dice could do equally well waits for the choice of a die", () => {
  const lit = lights([take(0, 3, 0, 3), take(1, 3, 0, 3), ...WORKERS], {});
  assert.equal(lit.take.size, 0);
  assert.equal(lights([take(0, 3, 0, 3), take(1, 3, 0, 3), ...WORKERS], { die: 1 }).take.get("3:0")!.action.action, "take:1:3:0:3");
});

test("with a full storage a tile is wanted first, and then a stored one given up", () => {
  const actions = [take(0, 3, 1, 0), take(0, 3, 1, 1), take(0, 3, 1, 2), act("workers:0")];
  const before = lights(actions, {});
  assert.equal(before.take.size, 0);
  assert.equal(before.full.get("3:1")!.buying, false);
  assert.equal(before.discard.size, 0);
  const after = lights(actions, { depot: 3, slot: 1, buying: 0 });
  assert.deepEqual(
    [...after.discard].map(([storage, offer]) => [storage, offer.action.action]),
    [
      [0, "take:0:3:1:0"],
      [1, "take:0:3:1:1"],
      [2, "take:0:3:1:2"],
    ],
  );
});

test("a space that two different tiles could take waits for the choice of a tile", () => {
  const actions = [place(0, 0, 7, "bank"), place(0, 1, 7, "church"), act("workers:0")];
  assert.equal(lights(actions, {}).place.size, 0);
  assert.deepEqual([...lights(actions, {}).placeable], [0, 1]);
  assert.equal(lights(actions, { tile: 1 }).place.get(7)!.action.action, "place:0:1:7");
});

test("of two equal tiles the first one goes", () => {
  const actions = [place(0, 0, 7, "mine"), place(0, 1, 7, "mine"), act("workers:0")];
  assert.equal(lights(actions, {}).place.get(7)!.action.action, "place:0:0:7");
});

test("a chosen tile shows all its spaces, with the cheaper die and the points at once", () => {
  const actions = [place(0, 0, 7, "cow_3", 2, 4), place(1, 0, 7, "cow_3", 1, 4), place(1, 0, 9, "cow_3", 0, 3), ...WORKERS];
  const lit = lights(actions, { tile: 0 });
  assert.equal(lit.place.get(7)!.action.action, "place:1:0:7");
  assert.deepEqual([lit.place.get(7)!.workers, lit.place.get(7)!.points], [1, 4]);
  assert.equal(lit.place.size, 2);
  assert.equal(lights(actions, {}).place.size, 1);
});

test("taking and buying the same tile are two offers", () => {
  const lit = lights([take(0, 2, 0, 3), act("buy:2:0:3"), act("workers:0")], {});
  assert.ok(lit.take.has("2:0") && lit.buy.has("2:0"));
});

test("ships load one depot or two neighbours", () => {
  const lit = lights([act("goods:3:0"), act("goods:3:4")], {});
  assert.deepEqual([...lit.load.keys()], ["3:0", "3:4"]);
});
