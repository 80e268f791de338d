// What the end of a year brought, read from the log.

import type { Message } from "../../core/protocol";
import type { CraftScene } from "./types";

export interface YearRow {
  seat: number;
  goods: number;
  bonus: number;
  town: number;
  granary: number;
  invested: number;
  total: number;
}

const SCORED = ["event.ship_scored", "event.town", "event.granary", "event.invested"];

/** The last scoring of a year, if there was one. */
export function yearEnd(scene: CraftScene): { seats: YearRow[] } | null {
  const found: Message[] = [];
  const { story } = scene.table;
  for (let i = story.length - 1; i >= 0; i--) {
    const messages = story[i]!.messages;
    for (let j = messages.length - 1; j >= 0; j--) {
      const message = messages[j]!;
      if (SCORED.includes(message.key)) found.push(message);
      else if (found.length && message.key === "event.round") return sum(found, scene.view.players.length);
    }
  }
  return found.length ? sum(found, scene.view.players.length) : null;
}

function sum(messages: Message[], players: number): { seats: YearRow[] } {
  const seats = Array.from({ length: players }, (_, seat): YearRow => ({
    seat,
    goods: 0,
    bonus: 0,
    town: 0,
    granary: 0,
    invested: 0,
    total: 0,
  }));
  for (const { key, args } of messages) {
    const row = seats[Number(args?.seat)]!;
    const points = Number(args?.points ?? 0);
    if (key === "event.ship_scored") {
      row.goods += Number(args?.goods ?? 0);
      row.bonus += Number(args?.bonus ?? 0);
    } else if (key === "event.town") row.town += points;
    else if (key === "event.granary") row.granary += points;
    else row.invested += points;
    row.total = row.goods + row.bonus + row.town + row.granary + row.invested;
  }
  return { seats };
}
