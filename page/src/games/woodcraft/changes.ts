// What is different between two views: for the flights of pieces and for the marks of news.

import { TOKENS, type View } from "./types";

const places = (view: View): Map<string, string> =>
  new Map(view.wheel.tiles.map(({ tile, quadrant, space }) => [tile, `${quadrant}:${space}`]));
const laid = (view: View): Map<string, string> => {
  const out = new Map<string, string>();
  view.orders.forEach((code, slot) => code && out.set(`order:${code}`, `display:${slot}`));
  view.helpers.forEach((code, slot) => code && out.set(`helper:${code}`, `display:${slot}`));
  if (view.this_turn?.hiring) out.set(`helper:${view.this_turn.hiring}`, "hiring");
  view.players.forEach((player, seat) => {
    player.orders.forEach(({ card, row }) => out.set(`order:${card}`, `${seat}:${row}`));
    player.rooms.forEach((code, room) => code && out.set(`helper:${code}`, `${seat}:${room}`));
  });
  return out;
};

/** Tiles and cards keep their anchor when they move; a die from the yard flies to where the lumber grew, a tree to and from its pot. */
export function flights(before: View, after: View): [string, string][] {
  const out: [string, string][] = [];
  const [old, now] = [places(before), places(after)];
  for (const [tile, place] of now) if (old.get(tile) !== place) out.push([`tile:${tile}`, `tile:${tile}`]);
  const [was, is] = [laid(before), laid(after)];
  for (const [anchor, place] of is) if (was.has(anchor) && was.get(anchor) !== place) out.push([anchor, anchor]);
  const slot = before.market.findIndex((die, i) => die.value && die.value !== after.market[i]?.value);
  after.players.forEach((player, seat) => {
    const then = before.players[seat];
    if (!then || player.lumber.length <= then.lumber.length) return;
    const fresh = player.lumber.findIndex((die, i) => die.color !== then.lumber[i]?.color || die.value !== then.lumber[i]?.value);
    const die = player.lumber[fresh];
    if (!die) return;
    const tree = then.pots[die.color]?.tree;
    if (tree === die.value && !player.pots[die.color]?.tree) out.push([`pot:${seat}:${die.color}`, `lumber:${seat}:${fresh}`]);
    else if (slot >= 0 && before.market[slot]!.color === die.color && before.market[slot]!.value === die.value)
      out.push([`market:${slot}`, `lumber:${seat}:${fresh}`]);
  });
  return out;
}

/** Anchors of what others, or chance, have changed. */
export function changes(before: View, after: View): string[] {
  const out: string[] = [];
  const was = laid(before);
  for (const anchor of laid(after).keys()) if (!was.has(anchor) && before.round > 0) out.push(anchor);
  after.market.forEach((die, slot) => {
    if (die.value && before.market[slot]?.value !== die.value) out.push(`market:${slot}`);
  });
  after.players.forEach((player, seat) => {
    const then = before.players[seat];
    if (!then) return;
    for (const token of TOKENS) if (player.tokens[token] !== then.tokens[token]) out.push(`token:${seat}:${token}`);
    player.attic.forEach((kind, i) => {
      if (kind && kind !== then.attic[i]) out.push(`attic:${seat}:${i}`);
    });
  });
  return out;
}
