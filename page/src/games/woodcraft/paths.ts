// Where a move takes a die, a token or a card: from the shop and the pots to the own workshop, from there to what is completed.

import type { Way } from "../game";
import { COLORS, type Move, type WoodSight } from "./types";

export function path(move: Move, { view, facts, own }: Pick<WoodSight, "view" | "facts" | "own">): Way | null {
  const { lumber, hand } = view.players[own]!;
  const orders = Object.keys(facts.orders);
  const fresh = `next_die:${own}`;
  const row = (code: string) => `row:${own}:${view.start_rows[code] ?? facts.orders[code]!.start_row}`;
  switch (move.verb) {
    case "buy_die":
      return [`market:${move.slot}`, fresh];
    case "buy_six":
      return [`six:${COLORS[move.color]}`, fresh];
    case "buy_material":
      return [`material:${move.line}`, `token:${own}:${facts.board.shop.materials[move.line]!.kind}`];
    case "take_order": {
      const code = view.orders[move.slot];
      return code ? [`order:${code}`, row(code)] : null;
    }
    case "lay_order": {
      const code = orders[move.order]!;
      return hand?.includes(code) ? [`hand:${code}`, row(code)] : null;
    }
    case "take_helper": {
      const code = view.helpers[move.slot];
      return code ? [`helper:${code}`, `rooms:${own}`] : null;
    }
    case "room":
      return view.this_turn?.hiring ? [`helper:${view.this_turn.hiring}`, `room:${move.room}`] : null;
    case "plant": {
      const color = COLORS[move.pot]!;
      const die = lumber.findIndex((one) => one.color === color && one.value === move.value);
      return die < 0 ? null : [`lumber:${own}:${die}`, `pot:${own}:${color}`];
    }
    case "harvest":
      return [`pot:${own}:${COLORS[move.pot]}`, fresh];
    case "complete":
      return [`order:${orders[move.order]}`, `completed:${own}`];
    default:
      return null;
  }
}
