// Builds the page into the Python package, or, with --test, the unit tests into page/out.
import { build } from "esbuild";
import { createHash } from "node:crypto";
import { cp, mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";

const here = path.dirname(fileURLToPath(import.meta.url));
const out = path.join(here, "../src/burgher/server/page");
const LANGUAGES = ["en", "pl", "de"];
const common = {
  bundle: true,
  target: "es2022",
  jsx: "automatic",
  jsxImportSource: "preact",
  loader: { ".svg": "text", ".md": "text", ".woff2": "file" },
  logLevel: "warning",
};

async function tests() {
  const names = (await readdir(path.join(here, "test"))).filter((name) => name.endsWith(".test.ts"));
  await rm(path.join(here, "../.cache/page-tests"), { recursive: true, force: true });
  await build({
    ...common,
    entryPoints: names.map((name) => path.join(here, "test", name)),
    outdir: path.join(here, "../.cache/page-tests"),
    platform: "node",
    format: "esm",
    sourcemap: "inline",
  });
}

/** A file and all that is loaded with it. */
function loaded({ outputs }, name) {
  const found = new Set();
  const add = (file) => {
    if (found.has(file)) return;
    found.add(file);
    for (const { path: other, kind } of outputs[file].imports) if (kind === "import-statement") add(other);
  };
  add(Object.keys(outputs).find((file) => file.endsWith(name)));
  return [...found].map((file) => `/assets/${path.basename(file)}`);
}

async function page() {
  const result = await build({
    ...common,
    entryPoints: { main: path.join(here, "src/main.tsx"), theme: path.join(here, "src/theme.ts"), style: path.join(here, "src/style.css"), operator: path.join(here, "src/operator.css") },
    outdir: path.join(out, "assets"),
    entryNames: "[name]-[hash]",
    chunkNames: "[name]-[hash]",
    assetNames: "[name]-[hash]",
    format: "esm",
    splitting: true,
    minify: true,
    metafile: true,
    write: false,
  });
  await rm(out, { recursive: true, force: true });
  await mkdir(path.join(out, "assets"), { recursive: true });
  for (const file of result.outputFiles) await writeFile(file.path, file.contents);
  await cp(path.join(here, "static"), out, { recursive: true });
  const names = Object.keys(result.metafile.outputs).map((name) => path.basename(name));
  const find = (stem, ext) => `/assets/${names.find((name) => name.startsWith(`${stem}-`) && name.endsWith(ext))}`;
  const worker = path.join(here, "src/sw.ts");
  const stamp = createHash("sha256").update(names.join() + (await readFile(worker, "utf8"))).digest("hex").slice(0, 12);
  const html = (await readFile(path.join(here, "index.html"), "utf8"))
    .replace("BUILD", stamp)
    .replace("THEME", find("theme", ".js"))
    .replace("STYLE", find("style", ".css"))
    .replace("MAIN", find("main", ".js"));
  await writeFile(path.join(out, "index.html"), html);
  const first = [find("theme", ".js"), find("style", ".css"), ...loaded(result.metafile, find("main", ".js"))].map((name) => name.slice(1));
  const told = ["api/games", ...LANGUAGES.map((language) => `api/words/${language}`)];
  await build({
    ...common,
    entryPoints: { sw: worker },
    outdir: out,
    minify: true,
    define: { BUILD: JSON.stringify(stamp), SHELL: JSON.stringify(["", ...first, ...told]) },
  });
}

await (process.argv.includes("--test") ? tests() : page());
