import assert from "node:assert/strict";
import { test } from "node:test";
import type { Action } from "../src/core/protocol";
import { handActions, lights, previewOf, takingOf } from "../src/games/glass_road/lights";
import { beside, neighbours } from "../src/games/glass_road/neighbours";
import { outcome, parse, turnsDue } from "../src/games/glass_road/outcome";
import type { Facts, GlassScene, PlayerView, TileFacts, View } from "../src/games/glass_road/types";
import { twoLines } from "../src/games/glass_road/pieces";
import { turned } from "../src/games/glass_road/wheels";

const CARDS = [
  "lord",
  "pit",
  "grove",
  "pond",
  "master",
  "supplier",
  "builder",
  "carpenter",
  "burner",
  "woods",
  "clay",
  "fuel",
  "coal",
  "fish",
  "water",
];

const tile = (number: number, name: string, more: Partial<TileFacts> = {}): TileFacts => ({
  name,
  number,
  category: "conversion",
  cost: {},
  points: 0,
  starter: false,
  upgrade: null,
  does: {},
  clause: "",
  provenance: "confirmed",
  confidence: null,
  ...more,
});

const facts = {
  goods: ["sand", "food", "charcoal", "water", "wood", "clay", "glass", "brick"],
  rows: 4,
  columns: 5,
  forests: [
    [0, 1],
    [2, 3],
  ],
  kinds: ["pit", "grove", "pond"],
  bases: [{ name: "forest_glassworks", good: "glass", points: 1, beside: 0, clause: "" }],
  specialists: CARDS.map((name) => ({ name, entry: name === "fish" ? "charcoal" : null, clause: "" })),
  tiles: [
    tile(0, "inn", { does: { pay: { charcoal: 1 }, gain: { food: 2 } } }),
    tile(1, "kiln", { does: { pay: { charcoal: 1 }, gain: { clay: 2 } } }),
    tile(2, "hut", { does: { pay: { grove: 1 }, gain: { clay: 2 } } }),
    tile(3, "house", { cost: { wood: 2, brick: 1 } }),
    tile(4, "guild", { cost: { wood: 1 }, upgrade: "forest_glassworks" }),
  ],
} as unknown as Facts;

function player(more: Partial<PlayerView> = {}): PlayerView {
  return {
    wheels: { glass: { sand: 0, food: 1, charcoal: 2, water: 3, wood: 4, glass: 0 }, brick: { clay: 1, charcoal: 1, food: 0, brick: 0 } },
    plan: Array.from({ length: 20 }, (_, cell) => (cell < 4 ? "forest" : null)),
    forests: [0, 1],
    upgrades: { forest_glassworks: null },
    display: [],
    conversions: [],
    hand: [],
    cards: 0,
    laid: false,
    laid_card: null,
    notches: [],
    played: [],
    resting: [],
    buildings: 0,
    score: 0,
    parts: {},
    ...more,
  };
}

const view = (me: PlayerView, more: Partial<View> = {}): View =>
  ({
    period: 1,
    periods: 4,
    round: 1,
    first: 0,
    step: null,
    evaluating: [],
    hand_size: 5,
    places: 4,
    board: { conversion: ["house", "inn"], immediate: [], point: ["guild"] },
    stacks: { conversion: 0, immediate: 0, point: 0 },
    removed: [],
    bases_adjacent: false,
    players: [me, player()],
    ...more,
  }) as View;

const act = (action: string, args: Action["args"] = {}, key = "action"): Action => ({ action, key, args });

function scene(
  actions: Action[],
  selection: Record<string, number> = {},
  me = player(),
  prompt: Action["args"] = {},
  more: Partial<View> = {},
): GlassScene {
  return {
    view: view(me, more),
    facts,
    own: 0,
    actions,
    selection,
    table: { n: 7, prompt: { key: "", args: prompt } },
  } as unknown as GlassScene;
}

test("a wheel turns until one of its brown spaces is taken", () => {
  assert.equal(turnsDue({ sand: 2, food: 3, charcoal: 2, water: 4, wood: 2, glass: 0 }, "glass"), 2);
  assert.equal(turnsDue({ sand: 2, food: 3, charcoal: 2, water: 4, wood: 2, glass: 2 }, "glass"), 1);
  assert.equal(turnsDue({ clay: 2, charcoal: 0, food: 1, brick: 0 }, "brick"), 0);
  assert.equal(turnsDue({ clay: 2, charcoal: 2, food: 1, brick: 3 }, "brick"), 0);
});

test("what is taken is shown with the turns that follow", () => {
  const me = player();
  const taken = outcome(parse(act("take:0:2:1", { good: "water", second: "sand", count: 2, more: 1 })), view(me), facts, me)!;
  assert.deepEqual(taken.turns, { glass: 1, brick: 0 });
  assert.deepEqual(taken.wheels.glass, { sand: 0, food: 0, charcoal: 1, water: 4, wood: 3, glass: 1 });
  assert.equal(me.wheels.glass.water, 3, "the player's own wheels are left alone");
});

test("the second good alone is taken as such", () => {
  const me = player();
  const taken = outcome(parse(act("take:0:0:1", { good: "sand", count: 1 })), view(me), facts, me)!;
  assert.equal(taken.turns.glass, 1);
  assert.equal(taken.wheels.glass.water, 2);
});

test("a building is paid for before its wheels turn", () => {
  const me = player();
  me.wheels.brick = { clay: 2, charcoal: 1, food: 2, brick: 3 };
  const built = outcome(parse(act("build:3:9")), view(me), facts, me)!;
  assert.deepEqual(built.turns, { glass: 0, brick: 1 });
  assert.deepEqual(built.wheels.brick, { clay: 1, charcoal: 0, food: 1, brick: 3 });
  assert.equal(built.wheels.glass.wood, 2);
});

test("a conversion shows what is gained only where that is no question", () => {
  const me = player();
  assert.equal(outcome(parse(act("convert:1:0")), view(me), facts, me)!.wheels.brick.clay, 3);
  const food = outcome(parse(act("convert:0:1")), view(me), facts, me)!;
  assert.equal(food.wheels.brick.charcoal, 0);
  assert.equal(food.wheels.glass.food, 1);
});

test("everything is taken unless the player wants less, and the wheel can be kept still", () => {
  const offers = [0, 1, 2].flatMap((n) => [0, 1].map((m) => act(`take:0:${n}:${m}`, { good: n ? "water" : "sand", second: "sand" })));
  const prompt = { good: "water", second: "sand" };
  const all = scene(offers, {}, player(), prompt);
  const taking = takingOf(all, lights(all))!;
  assert.deepEqual(
    taking.goods.map(({ good, most, n }) => [good, most, n]),
    [
      ["water", 2, 2],
      ["sand", 1, 1],
    ],
  );
  assert.equal(taking.ways[0]!.move.action.action, "take:0:2:1");
  assert.equal(taking.ways[0]!.result.turns.glass, 1);
  assert.equal(taking.still!.action.action, "take:0:2:0");
  const fewer = scene(offers, { m: 0 }, player(), prompt);
  assert.equal(takingOf(fewer, lights(fewer))!.ways[0]!.move.action.action, "take:0:2:0");
});

test("food has a way onto each wheel, with as much as there is room for", () => {
  const me = player();
  me.wheels.brick.food = 6;
  const offers = [
    act("take:0:0:0"),
    ...[1, 2].map((n) => act(`take:0:${n}:0`, { good: "food", wheel: "glass" })),
    act("take:1:1:0", { good: "food", wheel: "brick" }),
  ];
  const given = scene(offers, {}, me, { good: "food" });
  assert.deepEqual(
    takingOf(given, lights(given))!.ways.map(({ wheel, move }) => [wheel, move.fields[1]]),
    [
      ["glass", 2],
      ["brick", 1],
    ],
  );
});

test("before the click each wheel shows where its own way would end; one that is looked at, only that", () => {
  const me = player();
  me.wheels.glass.sand = 2;
  me.wheels.glass.charcoal = 0;
  const offers = [act("take:0:2:0", { good: "charcoal", wheel: "glass" }), act("take:1:2:0", { good: "charcoal", wheel: "brick" })];
  const given = scene(offers, {}, me, { good: "charcoal" });
  const shown = previewOf(given, lights(given), null)!;
  assert.deepEqual(shown.turns, { glass: 1, brick: 0 });
  assert.equal(shown.wheels.brick.charcoal, 3);
  const looked = previewOf(given, lights(given), "take:1:2:0")!;
  assert.deepEqual(looked.turns, { glass: 0, brick: 0 });
  assert.equal(looked.wheels.glass.charcoal, 0);
});

test("a hand is sent in ascending order, whatever the order of choosing", () => {
  const picks = CARDS.slice(0, 11).map((_, i) => act(`pick:${i}`));
  const bits = [9, 6, 5, 0, 13].reduce((sum, card) => sum | (1 << card), 0);
  const chosen = scene(picks, { hand: bits });
  const [take] = handActions(chosen, lights(chosen).hand!);
  assert.deepEqual([take!.action, ...take!.then!], ["pick:0", "pick:5", "pick:6", "pick:9", "pick:13"]);
  const begun = scene(picks, { hand: 1 << 6 });
  const [fill] = handActions(begun, lights(begun).hand!);
  assert.equal(fill!.then!.length, 4);
  assert.ok([fill!.action, ...fill!.then!].includes("pick:6"));
});

test("cards that rest, or lie below one that was sent, cannot be chosen", () => {
  const me = player({ hand: ["pit"], resting: ["water"] });
  const { hand } = lights(scene([act("pick:2")], {}, me));
  assert.equal(hand!.free[0], "grove");
  assert.ok(!hand!.free.includes("water"));
  assert.equal(hand!.missing, 4);
});

test("the first building that can be built is picked up until another one is", () => {
  const builds = [act("build:0:9"), act("build:3:9"), act("build:3:8"), act("build:4:20")];
  const first = lights(scene(builds));
  assert.equal(first.tile, "house");
  assert.deepEqual([...first.cells.keys()], [9, 8]);
  const upgrade = lights(scene(builds, { tile: 4 }));
  assert.equal(upgrade.cells.size, 0);
  assert.equal(upgrade.bases.get("forest_glassworks")!.action, "build:4:20");
});

test("tiles are removed, and given up for a conversion, only after that was asked for", () => {
  const me = player({ conversions: ["hut"] });
  const actions = [act("convert:2:7"), act("convert:2:8"), act("clear:7"), act("done")];
  assert.equal(lights(scene(actions, {}, me)).cells.size, 0);
  assert.equal(lights(scene(actions, { clear: 1 }, me)).cells.get(7)!.action, "clear:7");
  const giving = lights(scene(actions, { convert: 2 }, me));
  assert.deepEqual(
    [...giving.cells.values()].map(({ action }) => action),
    ["convert:2:7", "convert:2:8"],
  );
});

test("neighbours share an edge", () => {
  assert.deepEqual(neighbours(facts, 0).sort(), [1, 5]);
  assert.deepEqual(
    neighbours(facts, 7).sort((a, b) => a - b),
    [2, 6, 8, 12],
  );
  assert.deepEqual(
    neighbours(facts, 9).sort((a, b) => a - b),
    [4, 8, 14],
  );
  const me = player();
  me.plan[8] = "inn";
  assert.equal(beside(view(me), facts, me, 9, "building"), 1);
  assert.equal(beside(view(me), facts, me, 9, "empty"), 2);
  assert.equal(beside(view(me, { bases_adjacent: true }), facts, me, 0, "building"), 1);
});

test("the hands have turned as far as the story tells", () => {
  const turn = (seat: number, wheel: string, times: number) => ({
    n: 1,
    seat,
    messages: [{ key: "event.turned", args: { seat, wheel, times } }],
  });
  const story = [turn(0, "glass", 1), turn(1, "glass", 3), turn(0, "brick", 2), turn(0, "glass", 2)];
  assert.equal(turned(story, 0, "glass"), 3);
  assert.equal(turned(story, 0, "brick"), 2);
});

test("a long name breaks at a space, a hyphen, or before the last part of a German compound", () => {
  assert.deepEqual(twoLines("Hardware Store", 60, 12), ["Hardware", "Store"]);
  assert.deepEqual(twoLines("Slash-and-Burn Farmer", 60, 12), ["Slash-and-", "Burn Farmer"]);
  assert.deepEqual(twoLines("Maurerbrüderschaft", 60, 12), ["Maurer-", "brüderschaft"]);
  assert.deepEqual(twoLines("Forstmeisterei", 60, 12), ["Forst-", "meisterei"]);
  assert.deepEqual(twoLines("Gospodarstwo", 60, 12), ["Gospodarstwo"]);
});
