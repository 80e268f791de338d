import assert from "node:assert/strict";
import { test } from "node:test";
import { hundredths, shareOf } from "../src/core/ladders";
import type { Ladder } from "../src/core/protocol";

test("what two bots share comes to a hundred", () => {
  assert.deepEqual([0.765, 0.235, 0.975, 0.025, 1, 0, 0.333333].map(hundredths), [76, 24, 98, 2, 100, 0, 33]);
});

test("bots that met in two companies have one share", () => {
  const meeting = (ahead: number, games: number) => ({ bot: "master", other: "journeyman", ahead, games });
  const ladder = { meetings: [meeting(0.5, 30), meeting(0.8, 90)] } as unknown as Ladder;
  assert.deepEqual(shareOf(ladder, "master", "journeyman"), { ahead: 0.725, games: 120 });
  assert.equal(shareOf(ladder, "journeyman", "random"), undefined);
});
