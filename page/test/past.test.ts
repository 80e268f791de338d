import assert from "node:assert/strict";
import { test } from "node:test";
import { around, Past } from "../src/core/past";
import type { Place, Places, Table } from "../src/core/protocol";

/** A server whose log has `n` entries, each with a line of the story and a change of the totals. */
function server(n: number) {
  const asked: { places: number[]; told: number }[] = [];
  const house = { n, undone: 0, asked, hold: Promise.resolve() };
  const fetch = async (_: string, places: readonly number[], told: number): Promise<Places> => {
    asked.push({ places: [...places], told });
    const { n, undone } = house;
    await house.hold;
    const all = Array.from({ length: n + 1 }, (_, i) => i - 1);
    return {
      n,
      undone,
      story: all.filter((i) => i >= (told || -1)).map((i) => ({ n: i, seat: 0, messages: [{ key: `${undone}:${i}` }] })),
      history: all.map((i): [number, number[]] => [i + 1, [i + 1]]).filter(([i]) => i > told || !told),
      places: places.map((place) => ({ n: place, view: undone, undone }) as unknown as Place),
    };
  };
  return { house, past: new Past("token", fetch) };
}

const stops = (n: number) => Array.from({ length: n + 1 }, (_, i) => i);
const settled = () => new Promise((done) => setTimeout(done));

test("a place is the table as it was then, with the story up to it", async () => {
  const { past } = server(40);
  const then = await past.at(3);
  assert.equal(then.n, 3);
  assert.deepEqual(
    then.story.map((entry) => entry.n),
    [-1, 0, 1, 2],
  );
  assert.deepEqual(then.history, [[0], [1], [2], [3]]);
});

test("who steps through a game asks seldom, and the story is sent once", async () => {
  const { past, house } = server(100);
  for (const n of stops(100)) {
    await past.at(n, around(stops(100), n, false));
    await settled();
  }
  assert.ok(house.asked.length <= 14, `${house.asked.length} requests`);
  assert.deepEqual(
    house.asked.map(({ told }) => told),
    [0, ...house.asked.slice(1).map(() => 100)],
  );
  const places = house.asked.flatMap(({ places }) => places);
  assert.equal(new Set(places).size, places.length);
});

test("two places asked for at the same time tell the story once", async () => {
  const { past, house } = server(0);
  await Promise.all([past.at(0), past.at(0)]);
  assert.equal(house.asked.length, 1);
  const long = server(50);
  const [one, two] = await Promise.all([long.past.at(10), long.past.at(50)]);
  assert.deepEqual([one.story.length, two.story.length], [11, 51]);
});

test("after an undo nothing known before is shown", async () => {
  const { past, house } = server(20);
  assert.equal((await past.at(5)).view, 0);
  house.undone = 1;
  past.hear({ undone: 1 } as Table);
  const then = await past.at(5);
  assert.equal(then.view, 1);
  assert.deepEqual(then.story[0]!.messages, [{ key: "1:-1" }]);
  house.undone = 2; // and the answer comes before the live table tells
  const later = await past.at(6);
  assert.deepEqual([later.view, later.story.length, later.story[0]!.messages[0]!.key], [2, 7, "2:-1"]);
  past.hear({ undone: 1 } as Table);
  assert.equal((await past.at(6)).view, 2);
});

test("an answer from before an undo counts for nothing", async () => {
  const { past, house } = server(20);
  let free = () => {};
  house.hold = new Promise((done) => (free = done));
  const asked = past.at(5);
  house.undone = 1;
  past.hear({ undone: 1 } as Table);
  free();
  assert.equal((await asked).view, 1);
});

test("a place that is refused is asked for again", async () => {
  let calls = 0;
  const past = new Past("token", () => Promise.reject(new Error(`${++calls}`)));
  await assert.rejects(past.at(1, [2, 3]), /1/);
  await assert.rejects(past.at(1, [2, 3]), /2/);
});

test("the next places in the direction of the walk come first", () => {
  assert.deepEqual(around([0, 2, 4, 6, 8], 4, false), [6, 8, 2, 0]);
  assert.deepEqual(around([0, 2, 4, 6, 8], 4, true), [2, 0, 6, 8]);
});
