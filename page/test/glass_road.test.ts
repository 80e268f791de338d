import assert from "node:assert/strict";
import { test } from "node:test";
import { legal } from "../src/core/moves";
import type { Action } from "../src/core/protocol";
import { worth } from "../src/games/glass_road/formula";
import { handActions, lights, previewOf, takingOf } from "../src/games/glass_road/lights";
import { type Facts, type GlassScene, type Move, type PlayerView, type Preview, type TileFacts, VERBS, type View } from "../src/games/glass_road/types";
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

const nothing = { glass: 0, brick: 0 };
const wheels = (glass: number) => ({ glass: { glass }, brick: { brick: 0 } });
/** What the server tells of actions: only how far the wheels turn matters here, and by the glass which outcome it is. */
const tells = (...outcomes: [action: string, turns: Partial<typeof nothing>, glass?: number][]): Preview => ({
  ends_turn: [],
  outcomes: outcomes.map(([action, turns, glass = 0]) => ({ actions: [action], turns: { ...nothing, ...turns }, wheels: wheels(glass) })),
  worth: {},
});

function scene(
  actions: Action[],
  selection: Record<string, number> = {},
  me = player(),
  prompt: Action["args"] = {},
  preview: Preview | null = null,
): GlassScene {
  const moves = legal<Move>(VERBS, actions);
  const sight = { view: view(me), facts, own: 0, moves, deeds: [], verbs: [], selection, asked: { key: "", args: prompt }, preview };
  return { ...sight, lights: lights(sight), looked: null, table: { n: 7 } } as unknown as GlassScene;
}

test("everything is taken unless the player wants less, and the wheel can be kept still", () => {
  const offers = [0, 1, 2].flatMap((n) => [0, 1].map((m) => act(`take:0:${n}:${m}`, { good: n ? "water" : "sand", second: "sand" })));
  const prompt = { good: "water", second: "sand" };
  const told = tells(...offers.slice(1).map(({ action }): [string, object] => [action, { glass: Number(action.at(-1)) }]));
  const taking = takingOf(scene(offers, {}, player(), prompt, told))!;
  assert.deepEqual(
    taking.goods.map(({ good, most, n }) => [good, most, n]),
    [
      ["water", 2, 2],
      ["sand", 1, 1],
    ],
  );
  assert.equal(taking.ways[0]!.take.action, "take:0:2:1");
  assert.equal(taking.ways[0]!.result.turns.glass, 1);
  assert.equal(taking.still!.action, "take:0:2:0");
  assert.equal(taking.none!.action, "take:0:0:0");
  assert.equal(takingOf(scene(offers, { m: 0 }, player(), prompt, told))!.ways[0]!.take.action, "take:0:2:0");
});

test("food has a way onto each wheel, with as much as there is room for", () => {
  const offers = [
    act("take:0:0:0"),
    ...[1, 2].map((n) => act(`take:0:${n}:0`, { good: "food", wheel: "glass" })),
    act("take:1:1:0", { good: "food", wheel: "brick" }),
  ];
  const told = tells(["take:0:1:0", {}], ["take:0:2:0", {}], ["take:1:1:0", {}]);
  assert.deepEqual(
    takingOf(scene(offers, {}, player(), { good: "food" }, told))!.ways.map(({ wheel, take }) => [wheel, take.move.first]),
    [
      ["glass", 2],
      ["brick", 1],
    ],
  );
});

test("before the click each wheel shows where its own way would end; one that is looked at, only that", () => {
  const offers = [act("take:0:2:0", { good: "charcoal", wheel: "glass" }), act("take:1:2:0", { good: "charcoal", wheel: "brick" })];
  const given = scene(offers, {}, player(), { good: "charcoal" }, tells(["take:0:2:0", { glass: 1 }, 1], ["take:1:2:0", { brick: 2 }, 0]));
  const shown = previewOf(given)!;
  assert.deepEqual([shown.turns, shown.wheels.glass], [{ glass: 1, brick: 2 }, { glass: 1 }]);
  const looked = previewOf({ ...given, looked: given.moves[1]! })!;
  assert.deepEqual([looked.turns, looked.wheels.glass], [{ glass: 0, brick: 2 }, { glass: 0 }]);
});

test("a gift that is only looked at, as in a review, shows no wheels", () => {
  const gifts = [act("gift:1:1"), act("gift:0:0")];
  assert.equal(previewOf(scene(gifts)), null);
  assert.deepEqual(previewOf(scene(gifts, {}, player(), {}, tells(["gift:1:1", { brick: 1 }])))!.turns, { glass: 0, brick: 1 });
});

test("what is picked up to be built shows what it costs", () => {
  const builds = [act("build:3:9"), act("build:3:8")];
  assert.equal(previewOf(scene(builds, {}, player(), {}, tells(["build:3:9", {}, 2])))!.wheels.glass.glass, 2);
  assert.equal(previewOf(scene(builds)), null, "not while a wheel is still to be chosen");
});

test("a hand is sent in ascending order, whatever the order of choosing", () => {
  const picks = CARDS.slice(0, 11).map((_, i) => act(`pick:${i}`));
  const bits = [9, 6, 5, 0, 13].reduce((sum, card) => sum | (1 << card), 0);
  const chosen = scene(picks, { hand: bits });
  const [take] = handActions(chosen, chosen.lights.hand!);
  assert.deepEqual([take!.action, ...take!.then!], ["pick:0", "pick:5", "pick:6", "pick:9", "pick:13"]);
  const begun = scene(picks, { hand: 1 << 6 });
  const [fill] = handActions(begun, begun.lights.hand!);
  assert.equal(fill!.then!.length, 4);
  assert.ok([fill!.action, ...fill!.then!].includes("pick:6"));
});

test("cards that rest, or lie below one that was sent, cannot be chosen", () => {
  const me = player({ hand: ["pit"], resting: ["water"] });
  const { hand } = scene([act("pick:2")], {}, me).lights;
  assert.equal(hand!.free[0], "grove");
  assert.ok(!hand!.free.includes("water"));
  assert.equal(hand!.missing, 4);
});

test("the first building that can be built is picked up until another one is", () => {
  const builds = [act("build:0:9"), act("build:3:9"), act("build:3:8"), act("build:4:20")];
  const first = scene(builds).lights;
  assert.equal(first.tile, "house");
  assert.deepEqual([...first.cells.keys()], [9, 8]);
  const upgrade = scene(builds, { tile: 4 }).lights;
  assert.equal(upgrade.cells.size, 0);
  assert.equal(upgrade.bases.get("forest_glassworks")!.action, "build:4:20");
});

test("tiles are removed, and given up for a conversion, only after that was asked for", () => {
  const me = player({ conversions: ["hut"] });
  const actions = [act("convert:2:7"), act("convert:2:8"), act("clear:7"), act("done")];
  assert.equal(scene(actions, {}, me).lights.cells.size, 0);
  assert.equal(scene(actions, { clear: 1 }, me).lights.cells.get(7)!.action, "clear:7");
  const giving = scene(actions, { convert: 2 }, me).lights;
  assert.deepEqual(
    [...giving.cells.values()].map(({ action }) => action),
    ["convert:2:7", "convert:2:8"],
  );
});

test("what a place is worth is told in what the building brings", () => {
  assert.deepEqual(worth(tile(5, "well", { does: { effect: "gain_per", per: "adjacent_pond", gain: { water: 1 } } }), 3), [
    { text: "3" },
    { icon: "gr-water" },
  ]);
  const score = { rule: "per_adjacent", points: 2, what: "empty", every: 1, base: 0, min: 0 } as const;
  assert.deepEqual(worth(tile(6, "manor", { does: { score } }), 4), [{ text: "4" }, { icon: "vp" }]);
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
