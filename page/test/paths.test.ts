// From where to where a move takes a piece, in every game; and how the arrows and tags of a review lie.

import assert from "node:assert/strict";
import { test } from "node:test";
import { chains, parse } from "../src/core/moves";
import { path as burgundy } from "../src/games/castles_of_burgundy/paths";
import { type View as BurgundyView, VERBS as BURGUNDY } from "../src/games/castles_of_burgundy/types";
import { path as craftsmen } from "../src/games/craftsmen/paths";
import { type Facts as CraftFacts, type View as CraftView, VERBS as CRAFTSMEN } from "../src/games/craftsmen/types";
import { path as glassRoad } from "../src/games/glass_road/paths";
import { type Facts as GlassFacts, type View as GlassView, VERBS as GLASS_ROAD } from "../src/games/glass_road/types";
import { path as woodcraft } from "../src/games/woodcraft/paths";
import { type Facts as WoodFacts, type Move as WoodMove, type View as WoodView, VERBS as WOODCRAFT, type WoodSight } from "../src/games/woodcraft/types";
import { arrow, type Box } from "../src/shell/pencil";
import { type Marked, strokes } from "../src/shell/reviewmarks";
import { wayOf } from "../src/shell/sight";

const OWN = 1;

/** Each move has this way; what has none moves no piece that could be followed. */
function expect(found: (text: string) => [string, string] | null, ways: Record<string, string | null>): void {
  for (const [text, way] of Object.entries(ways)) assert.equal(found(text)?.join(" > ") ?? null, way, text);
}

test("Burgundy: tiles go from depots into the storage and from there to the estate, goods to their kind or away", () => {
  const depots = [[], [], [], [5], [2, 4], [], []].map((goods) => ({ tiles: [], goods }));
  const player = (storage: (string | null)[], goods: number[]) => ({ storage, goods });
  const view = (storage: (string | null)[], goods = [0, 3, 0, 0, 0, 0]): BurgundyView =>
    ({ depots, players: [player([], []), player(storage, goods)] }) as unknown as BurgundyView;
  const way = (seen: BurgundyView) => (text: string) => burgundy(parse(BURGUNDY, text), { view: seen, own: OWN });
  expect(way(view(["ship", null, null])), {
    "take:0:3:1:3": "depot:3:1 > storage:1:1",
    "take:0:3:1:0": "depot:3:1 > storage:1:0",
    "buy:0:4:3": "depot:0:4 > storage:1:1",
    "free_take:5:0": "depot:5:0 > storage:1:1",
    "place:1:0:19": "storage:1:0 > cell:1:19",
    "free_place:0:7": "storage:1:0 > cell:1:7",
    "sell:0:2": "good:1:2 > sold:1",
    "free_sell:2": "good:1:2 > sold:1",
    "goods:4:0": "goods:4 > good:1:2",
    "goods:3:4": "goods:3 > good:1:space1",
    "goods:5:0": null,
    "workers:0": null,
    end_turn: null,
    "choose_castle:3": null,
  });
  expect(way(view(["ship", "bank", "mine"], [1, 1, 1, 0, 0, 0])), { "free_take:5:0": null, "goods:3:0": null });
});

test("Glass Road: buildings go from where they lie to a space or a base, cards to those of the round", () => {
  const facts = {
    tiles: [{ name: "inn", upgrade: null }, { name: "guild", upgrade: "forest_glassworks" }, { name: "shed", upgrade: null }],
    specialists: [{ name: "builder" }, { name: "woodsman" }],
  } as unknown as GlassFacts;
  const player = (display: string[]) => ({ display, plan: [], upgrades: {} });
  const view = {
    board: { conversion: [null, "inn"], immediate: [], point: [] },
    players: [player([]), player(["guild"])],
  } as unknown as GlassView;
  expect((text) => glassRoad(parse(GLASS_ROAD, text), { view, facts, own: OWN }), {
    "build:0:7": "offer:conversion:1 > cell:1:7",
    "build:1:20": "display:1:guild > base:1:forest_glassworks",
    "build:2:7": null,
    "lay:1": "card:1:woodsman > seat-card:1",
    "play:0": "card:1:builder > seat-card:1",
    "pick:0": null,
    "place:0:3": null,
    "clear:3": null,
  });
});

const wood = {
  facts: {
    orders: { S01: { start_row: "rep2" }, S02: { start_row: "rep1" } },
    board: { shop: { materials: [{ kind: "glue" }, { kind: "scrap" }] } },
  } as unknown as WoodFacts,
  view: {
    orders: ["S01", null],
    helpers: [null, "H07"],
    start_rows: { S02: "rep3" },
    this_turn: { hiring: "H09" },
    players: [{}, { lumber: [{ color: "green", value: 3 }, { color: "brown", value: 2 }], hand: ["S02"] }],
  } as unknown as WoodView,
  own: OWN,
};

test("Woodcraft: what is bought or harvested goes into the workshop, what is completed leaves it", () => {
  expect((text) => woodcraft(parse(WOODCRAFT, text), wood), {
    "buy_die:4": "market:4 > next_die:1",
    "buy_six:2": "six:brown > next_die:1",
    "buy_material:1": "material:1 > token:1:scrap",
    "take_order:0": "order:S01 > row:1:rep2",
    "take_order:1": null,
    "lay_order:1": "hand:S02 > row:1:rep3",
    "lay_order:0": null,
    "take_helper:1": "helper:H07 > rooms:1",
    "room:3": "helper:H09 > room:3",
    "plant:2:2:1": "lumber:1:1 > pot:1:brown",
    "plant:1:2:1": null,
    "harvest:0": "pot:1:green > next_die:1",
    "complete:0": "order:S01 > completed:1",
    "tile:3": null,
    end_actions: null,
  });
});

test("an action that moves nothing has the way of what it begins, if that is one thing only", () => {
  const deed = (...actions: string[]) => ({ actions, aim: actions.at(-1)!, key: "", args: {}, asks: false, ends_turn: false });
  const way = (...deeds: string[][]) => {
    const sight = { ...wood, deeds: chains<WoodMove>(WOODCRAFT, deeds.map((texts) => deed(...texts))) } as unknown as WoodSight;
    return wayOf({ path: woodcraft, verbs: WOODCRAFT }, sight, "tile:0");
  };
  assert.deepEqual(way(["tile:0", "main:0", "buy_die:4"]), ["market:4", "next_die:1"]);
  assert.equal(way(["tile:0", "main:0", "buy_die:4"], ["tile:0", "main:0", "buy_die:5"]), null);
  assert.equal(way(["tile:1", "main:0", "buy_six:0"]), null);
});

test("Craftsmen: helpers go into the town, cards to the hand and the street, goods from where they are made", () => {
  const facts = {
    cards: {
      S1: { good: "wood", class: "sawmill" },
      E01: { good: "barrel", class: "extended" },
      A13: { good: "beer", class: "advanced" },
    },
    granary: ["cloth", "barrel"],
  } as unknown as CraftFacts;
  const player = { row: [{ card: "S1" }, { card: "E01" }, { card: "A13" }], hand: ["B09", "A02"], fair: 2 };
  const view = {
    queues: { bankers_guild: [[0], [], []], builders_guild: [[1], [0], []] },
    granary: { barrel: ["natural", null] },
    ships: [{ rows: [] }, { rows: [{ good: "wine", markers: [null, null] }, { good: "beer", markers: [0, 1] }] }],
    players: [{}, player],
  } as unknown as CraftView;
  expect((text) => craftsmen(parse(CRAFTSMEN, text), { view, facts, own: OWN }), {
    "place:1:0": "helpers:1 > space:0:1",
    "place:2:2": "helpers:1 > space:1:1",
    "swap_saw:3": "sawmill:3 > row:1:0",
    "build:1:0:0": "held:1:A02 > end:0",
    "bank:0": "deck > hand:1",
    "bank:2": "display:1 > hand:1",
    "bank:3": null,
    "take:0": "display:0 > hand:1",
    "take:2": "deck > hand:1",
    "buy_card:2:1": "market:2:1 > hand:1",
    "raw:0:3:0": "row:1:0 > input:1:1:0",
    "raw:0:0:0": "row:1:0 > fair:1:2",
    "redeem:6": "fair:1:1 > input:1:2:1",
    "semi:1:6": "row:1:1 > input:1:2:1",
    "semi:1:0": "row:1:1 > granary:1:1",
    "ship:2:2": "row:1:2 > hold:1:1:1",
    "ship:2:1": null,
    "ship:2:0": null,
    "recall:3": "input:1:1:0 > supply:1",
    "recall:0": "fair:1:1 > supply:1",
    "buy_good:1:6:0": "granary:1:0 > input:1:2:1",
    "hall:1": "pool:pool_privilege > privileges:1",
    "hall:2": "pool:pool_work > work:1",
    "hall:3": null,
    pass: null,
    "pay:0:2": null,
  });
});

const box = (x: number, y: number, size = 40): Box => ({ x, y, width: size, height: size });
const inside = ([x, y]: readonly [number, number], around: Box) =>
  x >= around.x && x <= around.x + around.width && y >= around.y && y <= around.y + around.height;
const covers = (a: Box, b: Box) => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

test("an arrow leaves its source free, and ends in its goal or at the goal's loop", () => {
  const [from, to] = [box(0, 100), box(400, 60)];
  const [plain, looped] = [arrow(from, to)!, arrow(from, to, { looped: true })!];
  assert.ok(!inside(plain.at(0), from));
  assert.ok(inside(plain.at(1), to));
  assert.ok(!inside(looped.at(1), to));
  assert.ok(plain.at(0.5)[1] < 90, "upwards");
  assert.ok(arrow(to, from)!.at(0.5)[1] < 90, "upwards as well");
  assert.ok(arrow(from, to, { down: true })!.at(0.5)[1] > 90);
});

test("what lies close has an arrow from its middle, and what is the same has none", () => {
  assert.deepEqual(arrow(box(0, 0), box(46, 0))!.at(0), [20, 20]);
  assert.equal(arrow(box(0, 0), box(4, 0)), null);
});

const mark = (kind: Marked["kind"], from: Box | null, to: Box | null, around: Box | null = null): Marked => ({
  kind,
  text: kind === "played" ? "gespielt" : "+12.5",
  from,
  to,
  around,
});

test("two arrows of the same way lie apart, and so do their tags", () => {
  const [from, to] = [box(10, 300), box(500, 300)];
  const [played, better] = strokes([mark("played", from, to), mark("better", from, to)], 1366);
  assert.ok(played!.arrow!.at(0.5)[1] - better!.arrow!.at(0.5)[1] > 20);
  assert.ok(!covers(played!.tag!, better!.tag!));
});

test("no tag covers the other or what the arrows point at, and a short arrow has its tag beside it", () => {
  const goal = box(300, 200);
  for (const y of [200, 220, 260, 320]) {
    const [from, other] = [box(60, y), box(80, 200)];
    const [played, better] = strokes([mark("played", from, goal), mark("better", other, goal)], 1366);
    assert.ok(!covers(played!.tag!, better!.tag!));
    for (const tag of [played!.tag!, better!.tag!]) for (const end of [from, other, goal]) assert.ok(!covers(tag, end));
  }
  const [short] = strokes([mark("played", box(300, 280), goal)], 1366);
  assert.ok([0, 0.5, 1].every((part) => !inside(short!.arrow!.at(part), short!.tag!)));
  const [edge] = strokes([mark("better", box(345, 280), box(345, 200))], 390);
  assert.ok(edge!.tag!.x + edge!.tag!.width < 365, "to the left, where there is room");
});

test("a move without a way, or with an end that is not seen, is looped; what is nowhere is not marked", () => {
  const [played, ...more] = strokes([mark("played", null, box(0, 0), box(100, 100)), mark("better", null, null)], 390);
  assert.deepEqual(more, []);
  assert.equal(played!.arrow, null);
  assert.deepEqual(played!.loop, { x: 95, y: 95, width: 50, height: 50 });
  const [left, other] = strokes([mark("played", null, null, box(2, 100)), mark("better", null, null, box(2, 150))], 390);
  assert.ok(left!.tag!.x > 0 && other!.tag!.x > 0 && !covers(left!.tag!, other!.tag!));
});
