// What a click on a thing could mean, possible or not.

import { first, type Meanings, Noting } from "../../core/means";
import { ON_BASE } from "./lights";
import { CATEGORIES, type GlassSight, isBuilding, isLandscape, type TileFacts, tileOf, WHEELS } from "./types";

const CONVERSIONS = 31; // tiles with a lower number convert
const ON_BOTH = ["food", "charcoal"];
const OPTIONS = [0, 1, 2, 3, 4, 5];

export function means(sight: GlassSight): Meanings {
  const { view, facts, own, verbs, asked, selection } = sight;
  const noting = new Noting(verbs);
  const player = view.players[own]!;
  const cells = player.plan.map((_, cell) => cell);
  const empty = cells.filter((cell) => player.plan[cell] === null);
  const entry = facts.specialists.find(({ name }) => name === view.evaluating[0]?.card)?.entry;

  facts.specialists.forEach(({ name }, card) => {
    for (const verb of ["pick", "lay", "play"]) noting.note(`card:${own}:${name}`, verb, card);
  });
  for (const option of OPTIONS) {
    noting.note("use:0", "use", 0, option);
    noting.note("use:1", "use", 1, option);
    if (entry) noting.note("entry", "enter", option);
  }

  const offered = CATEGORIES.flatMap((category) => view.board[category].map((name, place) => [`offer:${category}:${place}`, name] as const));
  const displayed = player.display.map((name) => [`display:${own}:${name}`, name] as const);
  const shelf: string[] = [];
  for (const [thing, name] of [...displayed, ...offered]) {
    if (name === null) continue;
    shelf.push(name);
    const { number, upgrade } = tileOf(facts, name);
    for (const cell of upgrade ? [ON_BASE] : first(cells, ...empty)) noting.note(thing, "build", number, cell);
    noting.note(thing, "give", number);
  }
  /** The building that a click on a cell would build: the one picked up, or any. */
  const wanted = (upgrade: string | null): number[] => {
    const fitting = shelf.map((name) => tileOf(facts, name)).filter((tile) => tile.upgrade === upgrade);
    return first(
      fitting.map(({ number }) => number),
      selection.tile,
    );
  };

  player.plan.forEach((content, cell) => {
    const thing = `cell:${own}:${cell}`;
    const forest = facts.forests.findIndex(([start], i) => start === cell && player.forests.includes(i));
    if (isBuilding(content)) {
      const tile = tileOf(facts, content);
      convert(thing, tile);
      noting.note(thing, "copy", tile.number);
    }
    if (content === "forest" && forest >= 0) {
      if (entry === "forest" && !view.evaluating[0]!.entered) noting.note(thing, "enter", forest);
      if (selection.convert !== undefined) noting.note(thing, "convert", selection.convert, forest);
    }
    if (content === "forest") noting.note(thing, "clear", cell);
    if (isLandscape(content)) {
      if (selection.convert !== undefined) noting.note(thing, "convert", selection.convert, cell);
      noting.note(thing, "clear", cell);
    }
    for (const kind of first([0, 1, 2], selection.kind)) noting.note(thing, "place", kind, cell);
    for (const tile of wanted(null)) noting.note(thing, "build", tile, cell);
    if (isLandscape(content)) noting.note(thing, "again", cell);
  });
  for (const { name } of facts.bases) {
    for (const tile of wanted(name)) noting.note(`base:${own}:${name}`, "build", tile, ON_BASE);
    const upgrade = player.upgrades[name];
    if (upgrade) noting.note(`base:${own}:${name}`, "copy", tileOf(facts, upgrade).number);
  }

  /** Using a conversion: each thing that could be given up, and where that is no question, simply using it. */
  function convert(thing: string, { number, does: { pay = {} } }: TileFacts): void {
    if (number >= CONVERSIONS) return;
    const given = cells.filter((cell) => isLandscape(player.plan[cell]!) && (player.plan[cell]! in pay || "tile" in pay));
    const targets = "forest" in pay ? player.forests : given.length ? given : [0, 1];
    for (const target of first(targets, targets[0] ?? 0)) noting.note(thing, "convert", number, target);
    if (!targets.length) noting.note(thing, "convert", number, 0);
  }
  for (const name of player.conversions) convert(`conversion:${name}`, tileOf(facts, name));

  WHEELS.forEach((wheel, w) => {
    for (const good of Object.keys(player.wheels[wheel])) {
      const thing = `good:${own}:${wheel}:${good}`;
      const both = ON_BOTH.includes(good);
      const number = facts.goods.findIndex((name) => name === good);
      if (good === entry) noting.note(thing, "enter", both ? w : 0);
      if (both) noting.note(thing, "from", w);
      if (good === asked?.args?.good) {
        noting.note(thing, "take", both ? w : 0, 1, 0);
        noting.note(thing, "gift", both ? w : 0, 1);
      }
      if (good === asked?.args?.second) noting.note(thing, "take", 0, 0, 1);
      if (number >= 0 && number < 6) {
        noting.note(thing, "good", number);
        noting.note(thing, "again", number);
      }
    }
  });
  return noting.found;
}
