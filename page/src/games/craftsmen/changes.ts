// What is different between two views: for the flights of pieces and for the marks of news.

import { CITIES, type Marker, type View } from "./types";

/** Every place for a disc or a marker, with what lies there. */
function places(view: View): Map<string, string> {
  const out = new Map<string, string>();
  const add = (anchor: string, marker: Marker | undefined) => marker !== null && marker !== undefined && out.set(anchor, String(marker));
  CITIES.forEach((city, number) =>
    view.queues[city]?.forEach((discs, space) => discs.forEach((seat, level) => add(`disc:${number}:${space}:${level}`, seat))),
  );
  view.ships.forEach((ship, i) => ship.rows.forEach((row, j) => row.markers.forEach((marker, k) => add(`hold:${i}:${j}:${k}`, marker))));
  Object.values(view.granary).forEach((markers, column) => markers.forEach((marker, i) => add(`granary:${column}:${i}`, marker)));
  view.players.forEach((player, seat) => {
    player.row.forEach((built, r) => built.icons.forEach((marker, i) => add(`icon:${seat}:${r}:${i}`, marker)));
    for (let i = 0; i < player.fair; i++) add(`fair:${seat}:${i}`, seat);
  });
  return out;
}

function displays(view: View): Map<string, string> {
  const out = new Map<string, string>();
  view.buildings.forEach((each, number) => each.display.forEach((card, i) => card && out.set(`market:${number}:${i}`, card)));
  return out;
}

/** Discs come from the hand of their owner, cubes from where an equal one has gone or from the supply; cards from the display. */
export function flights(before: View, after: View): [string, string][] {
  const old = places(before);
  const now = places(after);
  const gone = [...old].filter(([anchor, marker]) => now.get(anchor) !== marker);
  const out: [string, string][] = [];
  for (const [anchor, marker] of now) {
    if (old.get(anchor) === marker) continue;
    if (anchor.startsWith("disc:")) {
      out.push([`helpers:${marker}`, anchor], [`seat:${marker}`, anchor]);
      continue;
    }
    const from = gone.findIndex(([place, other]) => other === marker && !place.startsWith("disc:"));
    if (from >= 0) out.push([gone.splice(from, 1)[0]![0], anchor]);
    else if (marker !== "natural") out.push([`supply:${marker}`, anchor]);
  }
  const sold = displays(before);
  after.players.forEach((player, seat) => {
    const had = before.players[seat];
    player.row.forEach((built, r) => {
      if (had && !had.row.some((each) => each.card === built.card)) out.push([`held:${seat}:${built.card}`, `row:${seat}:${r}`]);
    });
    player.hand?.forEach((card) => {
      const from = [...sold].find(([, other]) => other === card);
      if (from && !had?.hand?.includes(card)) out.push([from[0], `held:${seat}:${card}`]);
    });
  });
  return out;
}

/** Anchors of what others, or chance, have changed. */
export function changes(before: View, after: View): string[] {
  const old = new Map([...places(before), ...displays(before)]);
  const now = new Map([...places(after), ...displays(after)]);
  return [...now].filter(([anchor, what]) => old.get(anchor) !== what).map(([anchor]) => anchor);
}
