// What a click on a thing could mean, possible or not.

import { first, type Meanings, Noting } from "../../core/means";
import { BONUS, SWAP } from "./lights";
import { COLORS, TILES, TOOLS, type WoodSight } from "./types";

const IMPROVE = { pot: 0, saw: 1, splicing: 2, gluing: 3 };
const SIX = [1, 2, 3, 4, 5, 6];

export function means({ view, facts, own, verbs, selection }: WoodSight): Meanings {
  const noting = new Noting(verbs);
  const player = view.players[own]!;
  const orders = Object.keys(facts.orders);

  TILES.forEach((tile, i) => {
    const thing = `tile:${tile}`;
    const modes = first(["tile", "swap", "bonus"], selection.mode === SWAP ? "swap" : selection.mode === BONUS ? "bonus" : null);
    const [now, ...others] = view.this_turn?.tile ? first(modes, selection.mode ? modes[0] : "tile") : modes;
    noting.note(thing, now!, i);
    if (view.this_turn?.tile === tile) noting.note(thing, "main", 0);
    for (const verb of others) noting.note(thing, verb, i);
    noting.note("turn_swap", "swap", i);
    noting.note("turn_bonus", "bonus", i);
  });
  noting.note("turn_main", "main", 0);
  noting.note("turn_main", "main", 1);

  view.market.forEach((_, slot) => noting.note(`market:${slot}`, "buy_die", slot));
  facts.board.shop.materials.forEach((_, line) => noting.note(`material:${line}`, "buy_material", line));
  view.orders.forEach((code, slot) => code && noting.note(`order:${code}`, "take_order", slot));
  view.helpers.forEach((code, slot) => code && noting.note(`helper:${code}`, "take_helper", slot));
  Object.keys(facts.commissions).forEach((code, i) => noting.note(`commission:${code}`, "claim", i));
  player.offered_orders?.forEach((code, place) => code && noting.note(`order:${code}`, "keep_order", place));
  player.offered_helpers?.forEach((code, place) => code && noting.note(`helper:${code}`, "start_helper", place));
  for (const { card } of player.orders) noting.note(`order:${card}`, "complete", orders.indexOf(card));
  for (const card of player.hand ?? []) noting.note(`hand:${card}`, "lay_order", orders.indexOf(card));

  player.rooms.forEach((helper, room) => {
    noting.note(`room:${room}`, "room", room);
    for (const verb of ["room", "produce", "ability"]) if (helper) noting.note(`helper:${helper}`, verb, room);
    if (!helper) noting.note(`room:${room}`, "produce", room);
    if (helper) noting.note("turn_abilities", "ability", room);
  });
  player.lumber.forEach(({ color, value }, i) => {
    for (const verb of ["die", "sell"]) noting.note(`lumber:${own}:${i}`, verb, COLORS.indexOf(color), value);
  });
  COLORS.forEach((color, pot) => {
    const thing = player.pots[color] ? `pot:${own}:${color}` : `pot:${color}`;
    const values = player.lumber.flatMap((die) => (die.color === color ? [die.value] : []));
    for (const piece of [1, 2]) for (const value of first(SIX, ...values)) noting.note(thing, "plant", pot, value, piece);
    noting.note(thing, "grow", pot);
    if (!player.pots[color]) noting.note(thing, "improve", IMPROVE.pot);
    noting.note(thing, "harvest", pot);
    noting.note(`six:${color}`, "buy_six", pot);
    noting.note(`value:color:${color}`, "color", pot);
  });
  player.saws.forEach((state, slot) => {
    noting.note(`tool_tile:saw:${slot}`, "improve", IMPROVE.saw);
    noting.note(`tool_tile:saw:${slot}`, "saw", state === "used" ? 1 : 0);
  });
  player.splicers.forEach((_, slot) => {
    noting.note(`tool_tile:splicing:${slot}`, "improve", IMPROVE.splicing);
    noting.note(`tool_tile:splicing:${slot}`, "splice", slot);
  });
  noting.note("tool_tile:gluing:0", "improve", IMPROVE.gluing);
  noting.note("tool_tile:gluing:0", "glue");
  player.attic.forEach((_, space) => noting.note(`attic:${own}:${space}`, "space", space));
  facts.board.marketing.cost.forEach((_, i) => {
    noting.note(i === player.marketing ? `marketing:${own}` : `marketing:${i}`, "market", 1);
  });

  // what is chosen from a row of buttons, where only the possible ones are shown
  TOOLS.forEach((kind, i) => noting.note(`value:kind:${kind}`, "tool", i));
  for (const i of [0, 1]) noting.note(`value:choice:${i}`, "choice", i);
  for (const i of [0, 1]) noting.note(`value:mode:${["two_productions", "production_and_plant"][i]}`, "mode", i);
  for (let cut = 0; cut < 10; cut++) noting.note(`value:cut:${cut}`, "cut", cut);
  for (const add of [-1, 0, 1, 2, 3, 4]) noting.note(`value:add:${add}`, "add", add);
  return noting.found;
}
