// Which bot is an even match: told by how one's own games with bots ended.

import type { TableInfo } from "../core/protocol";

const ENOUGH = 3; // games against a level before they tell something
const READY = 2 / 3; // share of wins from which on the next level is the better company
const HARD = 1 / 4; // and up to which the one before is

export interface Suggested {
  bot: string;
  /** Of the games against that bot. */
  won: number;
  played: number;
}

/** The level to play next; `levels` from the weakest to the strongest. */
export function suggested(game: string, levels: string[], tables: TableInfo[]): Suggested {
  const against = levels.map((bot) => {
    const met = tables.filter(
      (table) =>
        table.game === game &&
        table.result &&
        table.mine.length === 1 &&
        table.seats.some((seat) => seat.bot === bot) &&
        table.seats.every((seat, i) => table.mine.includes(i) || seat.bot === bot),
    );
    return { bot, played: met.length, won: met.filter((table) => table.result!.winners.includes(table.mine[0]!)).length };
  });
  let found = against[0]!;
  for (const [i, one] of against.entries()) {
    if (one.played < ENOUGH && one !== found) continue;
    const share = one.played >= ENOUGH ? one.won / one.played : 0;
    if (share >= READY && against[i + 1]) found = against[i + 1]!;
    else if (one.played >= ENOUGH) found = share <= HARD && i > 0 ? against[i - 1]! : one;
  }
  return found;
}
