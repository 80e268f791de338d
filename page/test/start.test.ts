import assert from "node:assert/strict";
import { test } from "node:test";
import type { TableInfo } from "../src/core/protocol";
import { COVERS } from "../src/games";
import { chosen } from "../src/shell/options";
import { inOrder } from "../src/shell/tables";

test("the choices of a game can be read from the options they made", () => {
  for (const cover of COVERS)
    for (const players of [2, 3, 4])
      for (const { key, choices } of cover.questions)
        for (const choice of choices(players)) {
          const made = chosen(cover, { [key]: choice }, players);
          assert.deepEqual(chosen(cover, cover.choices(cover.options(made, players)), players), made, `${cover.id} ${key} ${choice}`);
        }
});

test("a choice that is not there with so many players is the first one", () => {
  const castles = COVERS.find(({ id }) => id === "castles_of_burgundy")!;
  assert.equal(chosen(castles, { first_player: "3" }, 2).first_player, "chance");
  assert.equal(chosen(castles, { first_player: "3" }, 4).first_player, "3");
});

test("tables that wait for me come first, finished ones last", () => {
  const table = (id: string, part: Partial<TableInfo>) => ({ id, my_turn: false, over: false, changed: "2026-01-01", ...part }) as TableInfo;
  const tables = [
    table("over", { over: true, changed: "2026-03-01" }),
    table("old", {}),
    table("new", { changed: "2026-02-01" }),
    table("mine", { my_turn: true, changed: "2025-01-01" }),
  ];
  assert.deepEqual(inOrder(tables).map(({ id }) => id), ["mine", "new", "old", "over"]);
});
