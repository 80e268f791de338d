// What is different between two views: for the flights of pieces and for the marks of news.

import { CATEGORIES, isBuilding, isLandscape, type View, WHEELS } from "./types";

/** Where each building tile lies. */
export function tilePlaces(view: View): Map<string, string> {
  const out = new Map<string, string>();
  for (const category of CATEGORIES) view.board[category].forEach((name, place) => name && out.set(name, `offer:${category}:${place}`));
  view.players.forEach((player, seat) => {
    for (const name of player.display) out.set(name, `display:${seat}:${name}`);
    player.plan.forEach((content, cell) => isBuilding(content) && out.set(content, `cell:${seat}:${cell}`));
    for (const [base, name] of Object.entries(player.upgrades)) if (name) out.set(name, `base:${seat}:${base}`);
  });
  return out;
}

/** Buildings fly from where they lay, or from their stack. */
export function flights(before: View, after: View): [string, string][] {
  const was = tilePlaces(before);
  const out: [string, string][] = [];
  for (const [name, place] of tilePlaces(after)) {
    const from = was.get(name);
    if (from === place) continue;
    if (from) out.push([from, place]);
    else {
      const category = CATEGORIES.find((entry) => place.startsWith(`offer:${entry}`) || before.stacks[entry] > after.stacks[entry]);
      if (category) out.push([`stack:${category}`, place]);
    }
  }
  return out;
}

/** Anchors of what others, or chance, have changed. */
export function changes(before: View, after: View): string[] {
  const out: string[] = [];
  for (const category of CATEGORIES)
    after.board[category].forEach(
      (name, place) => name && before.board[category][place] !== name && out.push(`offer:${category}:${place}`),
    );
  after.players.forEach((player, seat) => {
    const was = before.players[seat];
    if (!was) return;
    player.plan.forEach((content, cell) => {
      if ((isBuilding(content) || isLandscape(content)) && was.plan[cell] !== content) out.push(`cell:${seat}:${cell}`);
    });
    for (const wheel of WHEELS)
      for (const [good, n] of Object.entries(player.wheels[wheel]))
        if (was.wheels[wheel][good] !== n) out.push(`good:${seat}:${wheel}:${good}`);
  });
  return out;
}
