import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";

const source = path.resolve("page", "src"); // npm runs the tests in the folder of the package

/** The plain classes that a style sheet dresses, outside of media queries. */
function dressed(file: string): string[] {
  const text = readFileSync(path.join(source, file), "utf-8").replace(/\/\*[^]*?\*\//g, "");
  const everywhere = text.replace(/@media[^{]*\{(?:[^{}]|\{[^{}]*\})*\}/g, "");
  return [...everywhere.matchAll(/([^{}]+)\{/g)].flatMap(([, selectors]) => selectors!.split(",").map((one) => one.trim())).filter((one) => /^\.[\w-]+$/.test(one));
}

test("a class is dressed in one style sheet only, for all of them are loaded together", () => {
  const files = (readdirSync(source, { recursive: true }) as string[]).filter((file) => file.endsWith(".css") && file !== "operator.css");
  assert.ok(files.length > 10);
  const owner = new Map<string, string>();
  for (const file of files)
    for (const name of dressed(file)) {
      assert.equal(owner.get(name) ?? file, file, name);
      owner.set(name, file);
    }
});
