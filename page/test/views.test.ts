import assert from "node:assert/strict";
import { test } from "node:test";
import type { Action, Rules, Table } from "../src/core/protocol";
import { Words } from "../src/core/words";
import { changes, flights } from "../src/games/castles_of_burgundy/changes";
import { borders, spots } from "../src/games/castles_of_burgundy/estate";
import type { Facts, View } from "../src/games/castles_of_burgundy/types";
import { search } from "../src/shell/actions";
import { findClauses } from "../src/shell/rules";
import { ending } from "../src/shell/score";

const ROWS = [4, 5, 6, 7, 6, 5, 4];

function view(part: {
  depot?: (string | null)[];
  goods?: number[];
  storage?: (string | null)[];
  cell?: string | null;
  stored?: number[];
  dice?: number[];
}): View {
  const estate = Array<string | null>(37).fill(null);
  estate[4] = part.cell ?? null;
  const player = {
    estate,
    storage: part.storage ?? [null, null, null],
    goods: part.stored ?? [0, 0, 0, 0, 0, 0],
    dice: part.dice ?? [1, 2],
    used: [false, false],
  };
  const depot = { tiles: part.depot ?? [null, null, null, null], goods: part.goods ?? [] };
  return { depots: [{ tiles: [], goods: [] }, depot], players: [player] } as unknown as View;
}

test("a taken tile flies from its depot into the storage", () => {
  assert.deepEqual(flights(view({ depot: ["bank", null] }), view({ storage: ["bank", null, null] })), [["depot:1:0", "storage:0:0"]]);
});

test("a placed tile flies from the storage to its space", () => {
  assert.deepEqual(flights(view({ storage: [null, "mine", null] }), view({ cell: "mine" })), [["storage:0:1", "cell:0:4"]]);
});

test("loaded goods fly from the depot to their owner", () => {
  assert.deepEqual(flights(view({ goods: [3, 3] }), view({ stored: [0, 0, 2, 0, 0, 0] })), [["goods:1", "good:0:3"]]);
});

test("new goods and new tiles on estates are news", () => {
  assert.deepEqual(changes(view({}), view({ goods: [2], cell: "ship" })), ["goods:1", "cell:0:4"]);
});

test("dice that were rolled show themselves", () => {
  assert.deepEqual(changes(view({}), view({ dice: [1, 5] })), ["die:0:1"]);
});

test("the cells of an estate lie in seven rows around its middle", () => {
  const middle = spots(ROWS, 100, 100, 10);
  assert.equal(middle.length, 37);
  assert.deepEqual(middle[18], { x: 100, y: 100 });
  assert.equal(Math.round((middle[19]!.x - middle[18]!.x) * 100), Math.round(Math.sqrt(3) * 1000));
});

test("a border is drawn around the estate and between regions, once each", () => {
  const middle = spots(ROWS, 0, 0, 10);
  const near = (a: number, b: number) => Math.hypot(middle[a]!.x - middle[b]!.x, middle[a]!.y - middle[b]!.y) < 18;
  const neighbours = middle.map((_, a) => middle.flatMap((__, b) => (a !== b && near(a, b) ? [b] : [])));
  const facts = { neighbours } as unknown as Facts;
  const edges = (regions: number[]) => borders(facts, regions, middle, 10).split("M").length - 1;
  assert.equal(edges(Array<number>(37).fill(0)), 42);
  assert.equal(edges(middle.map((_, cell) => (cell === 18 ? 1 : 0))), 48);
});

test("moves are found by number or by words", () => {
  const words = new Words({ "action.take": "Take {tile} from depot {depot}" }, "en");
  const actions: Action[] = ["Bank", "Church", "Barn"].map((tile, i) => ({
    action: `take:${i}`,
    key: "action.take",
    args: { tile, depot: i + 1 },
  }));
  assert.deepEqual(
    search(actions, "2", words).map(({ action }) => action.action),
    ["take:1"],
  );
  assert.deepEqual(
    search(actions, "TAKE ba", words).map(({ number }) => number),
    [1, 3],
  );
  assert.equal(search(actions, "", words).length, 3);
});

test("clauses are found by all words, wherever they stand", () => {
  const rules: Rules = {
    sections: [
      {
        title: "Dice",
        clauses: [
          { id: "CB-001", text: "Two dice.", reading: "" },
          { id: "CB-002", text: "A worker changes a die.", reading: "6 and 1 are neighbours" },
        ],
      },
      { title: "End", clauses: [{ id: "CB-003", text: "Points." }] },
    ],
  };
  assert.deepEqual(
    findClauses(rules, "neighbours worker").map((section) => section.clauses.map((clause) => clause.id)),
    [["CB-002"]],
  );
  assert.deepEqual(findClauses(rules, "cb-003")[0]!.title, "End");
  assert.equal(findClauses(rules, "").length, 2);
});

test("a game ends with one winner, a shared victory, or alone", () => {
  const names = ["Hanna", "Berthe"];
  const over = (winners: number[], seats = 2, mine = [0]) =>
    ending(
      {
        seats: names.slice(0, seats),
        mine,
        ranking: [1, 0].slice(2 - seats),
        scores: names.map(() => ({ total: 7, parts: {} })),
        story: [{ n: 9, seat: 0, messages: winners.map((seat) => ({ key: "event.winner", args: { seat } })) }],
      } as unknown as Table,
      names,
    );
  assert.equal(over([0]).key, "page.you_win");
  assert.deepEqual(over([1]), { key: "page.wins", args: { name: "Berthe", points: 7 } });
  assert.deepEqual(over([0, 1]), { key: "page.share", args: { list: names, points: 7 } });
  assert.equal(over([], 1).key, "page.alone_over");
});
