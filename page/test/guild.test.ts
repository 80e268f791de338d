// Which bot is suggested to whom.

import assert from "node:assert/strict";
import { test } from "node:test";
import type { TableInfo } from "../src/core/protocol";
import { suggested } from "../src/shell/guildmatch";

const LEVELS = ["apprentice", "journeyman", "master"];

function games(bot: string, won: number, lost: number): TableInfo[] {
  return Array.from({ length: won + lost }, (_, i) => ({
    id: `${bot}${i}`,
    game: "glass_road",
    seats: [
      { name: "Ada", kind: "human" as const, choosing: false, free: false },
      { name: "", kind: "bot" as const, bot, choosing: false, free: false },
    ],
    mine: [0],
    gathering: false,
    over: true,
    my_turn: false,
    n: 9,
    created: "",
    changed: "",
    link: "",
    result: { totals: [1, 1], winners: [i < won ? 0 : 1] },
  }));
}

const bot = (tables: TableInfo[]) => suggested("glass_road", LEVELS, tables).bot;

test("whoever is new begins with the gentlest", () => {
  assert.deepEqual(suggested("glass_road", LEVELS, []), { bot: "apprentice", won: 0, played: 0 });
  assert.equal(bot(games("apprentice", 1, 0)), "apprentice");
});

test("two wins of three lead on", () => {
  assert.equal(bot(games("apprentice", 2, 1)), "journeyman");
  assert.equal(bot([...games("apprentice", 3, 0), ...games("journeyman", 3, 0)]), "master");
  assert.equal(bot([...games("apprentice", 3, 0), ...games("journeyman", 1, 2)]), "journeyman");
});

test("whoever always loses is sent back, and the best stays the best", () => {
  assert.equal(bot(games("journeyman", 0, 4)), "apprentice");
  assert.equal(bot(games("master", 5, 0)), "master");
});

test("games of other games, and with friends, tell nothing", () => {
  const other = games("apprentice", 3, 0).map((table) => ({ ...table, game: "woodcraft" }));
  const friends = games("apprentice", 3, 0).map((table) => ({ ...table, mine: [0, 1] }));
  assert.equal(bot([...other, ...friends]), "apprentice");
});
