// Every key that the page says exists in the words files, and every key of the page is said somewhere.

import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";

const SOURCE = "page/src";
const LOCALE = "src/burgher/locale/en.toml";

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const name = path.join(folder, entry.name);
    return entry.isDirectory() ? files(name) : /\.tsx?$/.test(name) ? [name] : [];
  });
}

/** The keys of a words file: tables and plain entries are all it has. */
function keys(file: string, wanted: string): Set<string> {
  const found = new Set<string>();
  let table = "";
  for (const line of readFileSync(file, "utf8").split("\n")) {
    table = /^\[(.+)\]$/.exec(line)?.[1] ?? table;
    const key = /^(\w+) = /.exec(line)?.[1];
    if (key && (table === wanted || table.startsWith(`${wanted}.`))) found.add(`${table}.${key}`);
  }
  return found;
}

/** The keys in quotes, and the beginnings of those that are put together. */
function spoken(folder: string, table: string): { whole: Set<string>; begun: string[] } {
  const text = files(folder)
    .map((name) => readFileSync(name, "utf8"))
    .join("\n");
  const whole = new Set([...text.matchAll(new RegExp(`"(${table}\\.[\\w.]+)"`, "g"))].map((match) => match[1]!));
  const begun = [...text.matchAll(new RegExp(`\`(${table}\\.[\\w.]*)\\$\\{`, "g"))].map((match) => match[1]!);
  return { whole, begun };
}

/** The names that the drawing of a game for the terminal puts in quotes: it shares the words of the table. */
function drawn(game: string): Set<string> {
  const file = `src/burgher/games/${game}/text.py`;
  const text = existsSync(file) ? readFileSync(file, "utf8") : "";
  return new Set([...text.matchAll(/["'](\w+)["']/g)].map((match) => match[1]!));
}

function check(folder: string, locale: string, table: string, elsewhere = new Set<string>()): void {
  const known = keys(locale, table);
  const { whole, begun } = spoken(folder, table);
  assert.ok(known.size > 20);
  assert.ok(!begun.includes(`${table}.`), "a key that could be any");
  assert.deepEqual(
    [...whole].filter((key) => !known.has(key)),
    [],
    "keys without words",
  );
  assert.deepEqual(
    [...known].filter(
      (key) => !whole.has(key) && !begun.some((start) => key.startsWith(start)) && !elsewhere.has(key.slice(table.length + 1)),
    ),
    [],
    "words that nobody says",
  );
}

test("the words of the shell", () => check(SOURCE, LOCALE, "page"));

for (const game of readdirSync(path.join(SOURCE, "games"), { withFileTypes: true }).filter((entry) => entry.isDirectory())) {
  const folder = path.join(SOURCE, "games", game.name);
  if (files(folder).length && game.name !== "generic")
    test(`the words on the table of ${game.name}`, () =>
      check(folder, `src/burgher/games/${game.name}/locale/en.toml`, "table", drawn(game.name)));
}
