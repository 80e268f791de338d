// Where a move takes a helper, a card or a good: into the town, onto the street, to icons, the granary, the fair and the ships.

import type { Way } from "../game";
import { CITIES, type CraftSight, type Markers, type Move } from "./types";

/** Where the next marker lies: a full queue moves up. */
const next = (markers: Markers): number => (markers[0] === null ? 0 : 1);

export function path(move: Move, { view, facts, own }: Pick<CraftSight, "view" | "facts" | "own">): Way | null {
  const { row, hand, fair } = view.players[own]!;
  const goodOf = (r: number) => facts.cards[row[r]!.card]!.good;
  /** The place of an icon, as actions count them. */
  const icon = (target: number) => `input:${own}:${Math.floor((target - 1) / 2)}:${(target - 1) % 2}`;
  switch (move.verb) {
    case "place": {
      const free = view.queues[CITIES[move.city - 1]!].findIndex((discs) => !discs.length);
      return [`helpers:${own}`, `space:${move.city - 1}:${move.space ? move.space - 1 : free}`];
    }
    case "swap_saw":
      return [`sawmill:${move.sawmill}`, `row:${own}:${row.findIndex(({ card }) => facts.cards[card]!.class === "sawmill")}`];
    case "build":
      return hand ? [`held:${own}:${hand[move.hand]}`, `end:${move.end}`] : null;
    case "bank":
      return move.places === 0 ? ["deck", `hand:${own}`] : move.places < 3 ? [`display:${move.places - 1}`, `hand:${own}`] : null;
    case "take":
      return [move.source === 2 ? "deck" : `display:${move.source}`, `hand:${own}`];
    case "buy_card":
      return [`market:${move.class}:${move.place}`, `hand:${own}`];
    case "raw":
      return [`row:${own}:${move.row}`, move.target ? icon(move.target) : `fair:${own}:${fair}`];
    case "redeem":
      return [`fair:${own}:${fair - 1}`, icon(move.target)];
    case "semi": {
      const good = goodOf(move.row);
      const column = () => `granary:${facts.granary.indexOf(good)}:${next(view.granary[good]!)}`;
      return [`row:${own}:${move.row}`, move.target ? icon(move.target) : column()];
    }
    case "ship": {
      const hold = view.ships[move.ship - 1]?.rows.findIndex(({ good }) => good === goodOf(move.row)) ?? -1;
      return hold < 0 ? null : [`row:${own}:${move.row}`, `hold:${move.ship - 1}:${hold}:${next(view.ships[move.ship - 1]!.rows[hold]!.markers)}`];
    }
    case "recall":
      return [move.target ? icon(move.target) : `fair:${own}:${fair - 1}`, `supply:${own}`];
    case "buy_good":
      return [`granary:${move.column}:0`, icon(move.target)];
    case "hall":
      return move.service === 1 ? ["pool:pool_privilege", `privileges:${own}`] : move.service === 2 ? ["pool:pool_work", `work:${own}`] : null;
    default:
      return null;
  }
}
