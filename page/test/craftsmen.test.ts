import assert from "node:assert/strict";
import { test } from "node:test";
import { legal, parse } from "../src/core/moves";
import type { Table } from "../src/core/protocol";
import { standing } from "../src/games/craftsmen/chains";
import { changes, flights } from "../src/games/craftsmen/changes";
import { shares } from "../src/games/craftsmen/hand";
import { FAIR, lights, toSee } from "../src/games/craftsmen/lights";
import { rowSpots } from "../src/games/craftsmen/street";
import { type CraftScene, type Facts, type Marker, type Move, VERBS, type View } from "../src/games/craftsmen/types";
import { yearEnd } from "../src/games/craftsmen/yearend";
import { sightOf } from "../src/shell/sight";

const facts = {
  cards: {
    S1: { building: "sawmill", good: "wood" },
    B09: { building: "wheat_field", good: "wheat" },
    E01: { building: "cooperage", good: "barrel" },
    A13: { building: "brewery", good: "beer" },
  },
  goods: {
    wood: { tier: "raw", building: "sawmill", inputs: [] },
    wheat: { tier: "raw", building: "wheat_field", inputs: [] },
    barrel: { tier: "semi_finished", building: "cooperage", inputs: ["wood"] },
    beer: { tier: "finished", building: "brewery", inputs: ["wheat", "barrel"] },
  },
  granary: ["barrel"],
} as unknown as Facts;

function view(cards: string[], icons: Marker[][] = [], part: Partial<View> = {}): View {
  const row = cards.map((card, r) => ({ card, icons: icons[r] ?? [null, null] }));
  const player = { row, hand: ["A13"], fair: 1, supply: 10 };
  return {
    players: [player],
    queues: {},
    ships: [],
    granary: { barrel: ["natural", 0] },
    buildings: [{ class: "advanced", display: ["A13", null] }],
    ...part,
  } as unknown as View;
}

const offered = (texts: string[]) => legal<Move>(VERBS, texts.map((action) => ({ action, key: "action" })));
const lit = (texts: string[], selection = {}, cards = ["S1", "B09", "E01", "A13"]) =>
  lights({ moves: offered(texts), selection, view: view(cards), facts, own: 0, asked: null, deeds: [], verbs: [], preview: null });

test("helpers light the leftmost free space, or the discs that can be covered", () => {
  const found = lit(["place:1:0", "place:4:2", "pass"]);
  assert.equal(found.place.get("1:0")?.action, "place:1:0");
  assert.equal(found.place.get("4:2")?.action, "place:4:2");
});

test("while no source is picked every destination lights up, and the own building comes before the fair", () => {
  const found = lit([
    "raw:0:0:0",
    "raw:0:5:0",
    "raw:1:0:0",
    "raw:1:7:0",
    "redeem:5",
    "redeem:7",
    "semi:2:0",
    "semi:2:8",
    "ship:3:1",
    "end",
  ]);
  assert.equal(found.icons.get(5)?.action, "raw:0:5:0");
  assert.equal(found.icons.get(7)?.action, "raw:1:7:0");
  assert.equal(found.icons.get(8)?.action, "semi:2:8");
  assert.equal(found.granary.get(0)?.action, "semi:2:0");
  assert.equal(found.ships.get("1:beer")?.action, "ship:3:1");
  assert.equal(found.fair?.action, "raw:0:0:0");
});

test("a picked source lights only where its goods can go", () => {
  const found = lit(["raw:0:5:0", "raw:1:7:0", "redeem:5", "redeem:7"], { source: FAIR });
  assert.deepEqual(
    [...found.icons.values()].map(({ action }) => action),
    ["redeem:5", "redeem:7"],
  );
  assert.equal(found.source, FAIR);
});

test("doubling is off until it is chosen, and then only doubled goods light up", () => {
  const texts = ["raw:0:5:0", "raw:0:5:1", "semi:2:0"];
  assert.equal(lit(texts).icons.get(5)?.action, "raw:0:5:0");
  assert.equal(lit(texts, { double: 1 }).icons.get(5)?.action, "raw:0:5:1");
  assert.ok(lit(texts).canDouble);
});

test("the first card that can be built is chosen until another one is picked", () => {
  const texts = ["build:1:0:0", "build:2:0:1", "build:2:1:0"];
  assert.equal(lit(texts).card, 1);
  const other = lit(texts, { card: 2 });
  assert.deepEqual(
    [...other.ends].map(([end, way]) => [end, way.action.action, way.privilege]),
    [
      [0, "build:2:0:1", true],
      [1, "build:2:1:0", false],
    ],
  );
});

test("one lot at a time can be put up for auction", () => {
  const texts = ["auction:0:0:1", "auction:0:0:2", "auction:2:1:1", "buy_card:2:1"];
  assert.deepEqual([...lit(texts).bids.keys()], [1, 2]);
  assert.deepEqual(
    [...lit(texts, { lot: 5 }).bids.values()].map(({ action }) => action),
    ["auction:2:1:1"],
  );
  assert.equal(lit(texts).buy.get(5)?.action, "buy_card:2:1");
});

test("an investment proposes the highest card of each colour", () => {
  const texts = ["invest:1:2:3:1", "invest:2:2:3:1"];
  assert.equal(lit(texts).invest?.action?.action, "invest:2:2:3:1");
  assert.equal(lit(texts, { invest0: 1 }).invest?.action?.action, "invest:1:2:3:1");
});

test("a fair marker pays only if that is chosen, or if there is no card", () => {
  assert.equal(lit(["buy_good:0:8:0", "buy_good:0:8:1"]).granary.get(0)?.action, "buy_good:0:8:0");
  assert.equal(lit(["buy_good:0:8:0", "buy_good:0:8:1"], { payFair: 1 }).icons.get(8)?.action, "buy_good:0:8:1");
  assert.equal(lit(["buy_good:0:8:1"]).icons.get(8)?.action, "buy_good:0:8:1");
});

test("the diagram knows what the row can make and what it lacks", () => {
  const scene = { view: view(["S1", "E01"]), facts, own: 0 } as unknown as CraftScene;
  const stands = standing(scene);
  assert.ok(stands.get("barrel")!.can);
  assert.ok(stands.get("barrel")!.granary);
  assert.deepEqual(stands.get("beer")!.lacks, ["brewery", "wheat_field"]);
  assert.equal(stands.get("beer")!.held, 1);
  assert.equal(stands.get("beer")!.open, 1);
});

test("a good that is made moves its cube from the card to where it goes", () => {
  const before = view(["E01"], [[0, null]], { granary: { barrel: ["natural", null] } });
  const after = view(["E01"], [[null, null]], { granary: { barrel: ["natural", 0] } });
  assert.deepEqual(flights(before, after), [["icon:0:0:0", "granary:0:1"]]);
  assert.deepEqual(changes(before, after), ["granary:0:1"]);
});

test("cards of a row never leave their room, however many there are", () => {
  for (const count of [1, 6, 12, 13, 30])
    for (const spot of rowSpots(count, 10, 0, 500, 150))
      assert.ok(spot.x >= 9.9 && spot.x + spot.width <= 511 && spot.y + spot.height <= 150.1);
});

test("the fan closes before the building cards overlap", () => {
  const roomy = shares(5, 2, 454, 60, 74);
  const full = shares(10, 4, 454, 60, 74);
  assert.ok(roomy.slide >= 74 && roomy.step > full.step);
  assert.ok(full.left + 74 + 3 * full.slide <= 454.01);
});

test("the end of a year is told by seat", () => {
  const told = (key: string, args: Record<string, number>) => ({ key: `event.${key}`, args });
  const story = [
    { n: 1, seat: -1, messages: [told("round", { year: 1 }), told("ship_scored", { ship: 1, seat: 1, goods: 6, bonus: 4 })] },
    { n: 2, seat: -1, messages: [told("town", { seat: 0, sets: 1, points: 3 }), told("granary", { seat: 1, points: 2 })] },
  ];
  const scene = { table: { story }, view: { players: [{}, {}] } } as unknown as CraftScene;
  assert.deepEqual(
    yearEnd(scene)!.seats.map(({ total }) => total),
    [3, 12],
  );
});

test("a hint picks what it needs to be seen, and what the player has picked counts more", () => {
  const table = { view: view([]), prompt: null } as unknown as Table;
  const picked = (hint: string | null, selection = {}) =>
    sightOf({ toSee }, { table, facts, own: 0, moves: [], deeds: [] }, selection, hint && parse(VERBS, hint)).selection;
  assert.deepEqual(picked(null, { card: 1 }), { card: 1 });
  assert.deepEqual(picked("build:2:0:0"), { card: 2 });
  assert.deepEqual(picked("build:2:0:0", { card: 1 }), { card: 1 });
  assert.deepEqual(picked("auction:2:1:9"), { lot: 5 });
  assert.deepEqual(picked("raw:1:0:1"), { source: 1, double: 1 });
  assert.deepEqual(picked("invest:3:1:2:2"), { invest0: 3, invest1: 1, invest2: 2, invest3: 2 });
  assert.deepEqual(picked("pass"), {});
});
