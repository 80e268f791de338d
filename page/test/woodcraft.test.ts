import assert from "node:assert/strict";
import { test } from "node:test";
import { BONUS, cuts, loose, SWAP, withHint } from "../src/games/woodcraft/acts";
import { changes, flights } from "../src/games/woodcraft/changes";
import { faceFeatures } from "../src/games/woodcraft/faces";
import { orderNumber } from "../src/games/woodcraft/orders";
import { abilityBits, gainBits } from "../src/games/woodcraft/pieces";
import type { Helper, View, WoodScene } from "../src/games/woodcraft/types";

test("the ways to cut a die are counted as the server counts them", () => {
  const said = (value: number) => cuts(value).map((parts) => parts.join(""));
  assert.deepEqual(said(2), ["11"]);
  assert.deepEqual(said(4), ["31", "22", "211", "1111"]);
  assert.deepEqual(said(6), ["51", "42", "33", "411", "321", "222", "3111", "2211", "21111", "111111"]);
});

test("every helper has a face, and no two are alike", () => {
  const faces = faceFeatures();
  assert.equal(faces.length, 49);
  assert.equal(new Set(faces.map(([, features]) => features)).size, 49);
});

test("order cards are numbered through all decks", () => {
  assert.deepEqual(["S01", "S32", "F01", "N08"].map(orderNumber), [0, 31, 32, 71]);
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

test("a hint at another action opens its chip, and the player may close it again", () => {
  const mode = (hint: string, selection = {}) => withHint({ hint, selection } as unknown as WoodScene).selection.mode;
  assert.equal(mode("swap:3"), SWAP);
  assert.equal(mode("bonus:3"), BONUS);
  assert.equal(mode("bonus:3", { mode: 0 }), 0);
  assert.equal(mode("main:0"), undefined);
});

test("the way around an action is a quiet button before the action itself", () => {
  const actions = ["main:0", "main:1", "swap:2"].map((action) => ({ action, key: "" }));
  const offered = loose({ actions } as unknown as WoodScene).map(({ action, quiet }) => [action, quiet ?? false]);
  assert.deepEqual(offered, [
    ["main:1", true],
    ["main:0", false],
  ]);
});
