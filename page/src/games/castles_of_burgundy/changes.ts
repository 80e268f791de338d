// What is different between two views: for the flights of pieces and for the marks of news.

import type { View } from "./types";

interface Place {
  anchor: string;
  face: string;
}

function tilePlaces(view: View): Place[] {
  const out: Place[] = [];
  const add = (anchor: string, face: string | null) => face && out.push({ anchor, face });
  view.depots.forEach((depot, d) => depot.tiles.forEach((face, slot) => add(`depot:${d}:${slot}`, face)));
  view.players.forEach((player, seat) => {
    player.storage.forEach((face, i) => add(`storage:${seat}:${i}`, face));
    player.estate.forEach((face, cell) => add(`cell:${seat}:${cell}`, face));
  });
  return out;
}

/** Tiles that lie somewhere new came from where an equal one has gone; goods go from a depot to who loaded them. */
export function flights(before: View, after: View): [string, string][] {
  const old = new Map(tilePlaces(before).map((place) => [place.anchor, place.face]));
  const now = new Map(tilePlaces(after).map((place) => [place.anchor, place.face]));
  const gone = [...old].filter(([anchor, face]) => now.get(anchor) !== face);
  const out: [string, string][] = [];
  for (const [anchor, face] of now) {
    if (old.get(anchor) === face || anchor.startsWith("depot:")) continue;
    const from = gone.findIndex(([, other]) => other === face);
    if (from >= 0) out.push([gone.splice(from, 1)[0]![0], anchor]);
  }
  after.players.forEach((player, seat) => {
    const was = before.players[seat];
    if (!was) return;
    player.goods.forEach((count, i) => {
      const depot = before.depots.findIndex((d, n) => n > 0 && d.goods.includes(i + 1) && !after.depots[n]!.goods.includes(i + 1));
      if (count > was.goods[i]! && depot > 0) out.push([`goods:${depot}`, `good:${seat}:${i + 1}`]);
    });
  });
  return out;
}

/** Anchors of what others, or chance, have changed. */
export function changes(before: View, after: View): string[] {
  const out: string[] = [];
  after.depots.forEach((depot, d) => {
    if (depot.goods.length > (before.depots[d]?.goods.length ?? 0)) out.push(`goods:${d}`);
  });
  after.players.forEach((player, seat) => {
    const was = before.players[seat];
    player.estate.forEach((face, cell) => {
      if (face && was?.estate[cell] !== face) out.push(`cell:${seat}:${cell}`);
    });
    player.dice.forEach((value, die) => {
      if (value !== was?.dice[die] || (was.used[die] && !player.used[die])) out.push(`die:${seat}:${die}`);
    });
  });
  return out;
}
