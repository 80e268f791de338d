import assert from "node:assert/strict";
import { test } from "node:test";
import { chains, legal, parse } from "../src/core/moves";
import { changes, flights } from "../src/games/woodcraft/changes";
import { faceFeatures } from "../src/games/woodcraft/faces";
import { BONUS, lights, loose, SWAP, toSee } from "../src/games/woodcraft/lights";
import { abilityBits, gainBits } from "../src/games/woodcraft/pieces";
import { type Helper, type Move, type Preview, VERBS, type View, type WoodSight } from "../src/games/woodcraft/types";

test("every helper has a face, and no two are alike", () => {
  const faces = faceFeatures();
  assert.equal(faces.length, 49);
  assert.equal(new Set(faces.map(([, features]) => features)).size, 49);
});

test("a gain is drawn in the order in which it is carried out", () => {
  const bits = gainBits({ points: 3, blueberries: 6, dice: [{ color: "brown", value: 1 }], hazelnut_income: 1 });
  assert.deepEqual(bits, [
    { icon: "wc-blueberry", n: 6 },
    { icon: "vp", n: 3 },
    { icon: "wc-die-brown-1" },
    { icon: "wc-hazelnut", up: true },
  ]);
});

test("an ability that costs something shows the cost first", () => {
  const helper = { effect: { adjust: { by: [1] }, pay: { scrap: 1 } }, ability: "per_turn" } as unknown as Helper;
  assert.deepEqual(
    abilityBits(helper).map((bit) => bit.icon ?? bit.sign),
    ["wc-scrap", "→", "wc-die-green-4", "+1"],
  );
});

const table = (tile: number, market: number[], lumber: { color: string; value: number }[], order: string | null): View =>
  ({
    round: 2,
    wheel: { tiles: [{ tile: "buy_lumber", quadrant: 1, space: tile }] },
    market: market.map((value) => ({ color: "green", value: value || null })),
    orders: [order],
    helpers: [],
    players: [{ tokens: {}, lumber, pots: {}, attic: [], orders: [], rooms: [] }],
  }) as unknown as View;

test("a tile that moved, and a die that was bought, fly", () => {
  const before = table(1, [4], [], "S01");
  const after = table(7, [0], [{ color: "green", value: 4 }], "S02");
  assert.deepEqual(flights(before, after), [
    ["tile:buy_lumber", "tile:buy_lumber"],
    ["market:0", "lumber:0:0"],
  ]);
  assert.deepEqual(changes(before, after), ["order:S02"]);
});

const offered = (...texts: string[]) => legal<Move>(VERBS, texts.map((action) => ({ action, key: "" })));

const told = (...deeds: string[][]) =>
  chains<Move>(VERBS, deeds.map((actions) => ({ actions, aim: actions.at(-1)!, key: "", args: {}, asks: false, ends_turn: false })));

/** The tile of the turn is buy_lumber, the first one. */
const lit = (texts: string[], selection = {}, preview: Preview | null = null, deeds = told()) => {
  const view = { this_turn: { tile: "buy_lumber" } } as unknown as View;
  return lights({ moves: offered(...texts), deeds, selection, view, preview } as unknown as WoodSight);
};

test("clicks on the wheel mean what is chosen: the tile of the turn, another one, or a bonus", () => {
  const texts = ["main:0", "main:1", "swap:2", "bonus:3"];
  const said = (selection = {}) => [...lit(texts, selection).tiles].map(([tile, { action }]) => [tile, action]);
  assert.deepEqual(said(), [[0, "main:0"]]);
  assert.deepEqual(said({ mode: SWAP }), [[2, "swap:2"]]);
  assert.deepEqual(said({ mode: BONUS }), [[3, "bonus:3"]]);
  assert.ok(lit(texts).canSwap && lit(texts).canBonus && !lit(["main:0"]).canSwap);
});

test("what can be had by choosing its tile lights up with the tile, unless the wheel means something else", () => {
  const deeds = told(["tile:0", "main:0", "buy_die:3"], ["tile:3", "main:0", "take_order:1"]);
  const bought = lit(["tile:0", "tile:3"], {}, null, deeds).market.get(3);
  assert.deepEqual(bought, { ...deeds[0], action: "tile:0", then: ["main:0", "buy_die:3"], aim: "buy_die:3" });
  assert.equal(lit(["tile:0", "bonus:0"], { mode: BONUS }, null, deeds).orderOffers.size, 0);
});

test("a turn is closed with one click, with marketing or without", () => {
  const deeds = told(["done", "end_actions", "market:0"], ["done", "end_actions", "market:1"]);
  const shown = (...texts: string[]) =>
    loose({ moves: offered(...texts), deeds }).map(({ aim, action, quiet }) => [aim ?? action, quiet ?? false]);
  assert.deepEqual(shown("buy_die:1", "done"), [
    ["done", true],
    ["market:0", false],
  ]);
  assert.deepEqual(shown("saw:0", "end_actions"), [
    ["market:1", true],
    ["market:0", false],
  ]);
});

test("choosing a die comes before selling it, and growing before harvesting", () => {
  const found = lit(["sell:0:3", "die:0:3", "sell:1:2", "grow:1", "harvest:1", "harvest:2"]);
  assert.deepEqual(
    [...found.dice.values()].map(({ action }) => action),
    ["die:0:3", "sell:1:2"],
  );
  assert.deepEqual(
    [...found.pots].map(([pot, { action }]) => [pot, action]),
    [
      [1, "grow:1"],
      [2, "harvest:2"],
    ],
  );
});

test("a hint at another action opens its chip", () => {
  const mode = (hint: string) => toSee(parse<Move>(VERBS, hint)).mode;
  assert.equal(mode("swap:3"), SWAP);
  assert.equal(mode("bonus:3"), BONUS);
  assert.equal(mode("main:0"), undefined);
});

test("the way around an action is a quiet button before the action itself", () => {
  const found = loose({ moves: offered("main:0", "main:1", "swap:2"), deeds: [] }).map(({ action, quiet }) => [action, quiet ?? false]);
  assert.deepEqual(found, [
    ["main:1", true],
    ["main:0", false],
  ]);
});

const sawing: Preview = {
  ends_turn: [],
  dice: [
    {
      die: { color: "green", value: 3 },
      ways: [
        {
          work: "saw",
          actions: ["saw:0", "die:0:3", "cut:0"],
          other: null,
          made: [
            { color: "green", value: 2 },
            { color: "green", value: 1 },
          ],
          cost: {},
        },
      ],
    },
  ],
};

test("free actions light up between the parts of an action, whatever is asked", () => {
  const found = lit(["buy_die:1", "saw:0", "harvest:2", "ability:3", "glue", "done"], {}, sawing);
  assert.deepEqual(
    [...found.work].map(([die, ways]) => [die, ways.map(({ action, then }) => [action.action, ...then])]),
    [["0:3", [["saw:0", "die:0:3", "cut:0"]]]],
  );
  assert.deepEqual([...found.market.keys(), ...found.pots.keys(), ...found.helpers.keys()], [1, 2, 3]);
  assert.deepEqual([found.saw?.action, found.glue?.action, found.done?.action], ["saw:0", "glue", "done"]);
  assert.deepEqual(
    loose({ moves: offered("buy_die:1", "saw:0", "done"), deeds: [] }).map(({ action }) => action),
    ["done"],
  );
});

test("dice can be worked only by what may be done now", () => {
  assert.equal(lit(["saw:0"]).work.size, 0); // to lookers-on nothing is told
  assert.equal(lit([], {}, sawing).work.size, 0); // a turn's end is being confirmed
});

test("a helper flies to where it waits for a room, and from there into it", () => {
  const row = { ...table(1, [], [], null), helpers: ["A02"] };
  const hiring = { ...row, helpers: ["A05"], this_turn: { hiring: "A02" } } as View;
  const placed = { ...hiring, this_turn: null, players: [{ ...row.players[0]!, rooms: ["A02"] }] };
  assert.deepEqual(flights(row, hiring), [["helper:A02", "helper:A02"]]);
  assert.deepEqual(changes(row, hiring), ["helper:A05"]);
  assert.deepEqual(flights(hiring, placed), [["helper:A02", "helper:A02"]]);
});
