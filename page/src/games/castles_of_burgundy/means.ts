// What a click on a thing could mean, possible or not: the die that is nearest to the number comes first.

import { first, type Meanings, Noting } from "../../core/means";
import { FREE_DIE } from "./lights";
import type { BurgundySight } from "./types";

const NO_DISCARD = 3;
const SPACES = [0, 1, 2];

export function means({ view, facts, own, verbs, selection }: BurgundySight): Meanings {
  const noting = new Noting(verbs);
  const { dice, used, storage, estate, goods, board } = view.players[own]!;
  const printed = facts.boards.find(({ number }) => number === board);
  const steps = (from: number, to: number) => Math.min((from - to + 6) % 6, (to - from + 6) % 6);
  /** The dice in the order in which one would use them for a number. */
  const near = (number: number): number[] => {
    if (view.step === "castle") return [FREE_DIE];
    const rank = (die: number) => (used[die] ? 10 : 0) + steps(dice[die]!, number);
    return first(
      [0, 1].sort((a, b) => rank(a) - rank(b)),
      selection.die,
    );
  };

  view.depots.forEach((_, depot) => {
    for (const slot of facts.layout[String(view.players.length)]![depot]!) {
      const thing = `depot:${depot}:${slot}`;
      for (const discard of [NO_DISCARD, ...SPACES]) {
        if (depot) for (const die of near(depot)) noting.note(thing, "take", die, depot, slot, discard);
        if (!depot) noting.note(thing, "buy", depot, slot, discard);
      }
      if (depot) noting.note(thing, "free_take", depot, slot);
      if (depot) for (const discard of [NO_DISCARD, ...SPACES]) noting.note(thing, "buy", depot, slot, discard);
    }
    if (!depot) return;
    for (const other of [0, 1, 2, 3, 4, 5, 6]) noting.note(`goods:${depot}`, "goods", depot, other);
  });

  /** Placing a stored tile, or what lies in an empty space of the storage. */
  const place = (thing: string, space: number, cell: number) => {
    for (const die of near(facts.numbers[cell]!)) noting.note(thing, "place", die, space, cell);
    noting.note(thing, "free_place", space, cell);
  };
  const kindOf = (face: string | null) => (face ? facts.tiles[face]?.type : undefined);
  estate.forEach((_, cell) => {
    const thing = `cell:${own}:${cell}`;
    const fitting = SPACES.filter((space) => kindOf(storage[space]!) === printed?.types[cell]);
    const stored = SPACES.filter((space) => storage[space]);
    for (const space of first(stored.length ? stored : SPACES, selection.tile, ...fitting)) place(thing, space, cell);
    noting.note(thing, "choose_castle", cell);
  });
  for (const space of SPACES) {
    const empty = estate.flatMap((face, cell) => (face ? [] : [cell]));
    const fitting = empty.filter((cell) => printed?.types[cell] === kindOf(storage[space]!));
    for (const cell of first(empty, ...fitting)) place(`storage:${own}:${space}`, space, cell);
  }
  goods.forEach((_, i) => {
    for (const die of near(i + 1)) noting.note(`good:${own}:${i + 1}`, "sell", die, i + 1);
    noting.note(`good:${own}:${i + 1}`, "free_sell", i + 1);
  });
  for (const die of view.step === "castle" ? [FREE_DIE] : [0, 1]) noting.note(`die:${own}:${die}`, "workers", die);
  for (const side of [0, 1]) noting.note(`value:side:${side}`, "choose_side", side);
  for (let types = 1; types < 64; types++) noting.note("value:keep:all", "keep", types);
  return noting.found;
}
