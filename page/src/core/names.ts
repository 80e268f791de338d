// What a seat is called when nobody gave it a name.

import type { Words } from "./words";

const BOT_NAMES = ["Agnes", "Berthe", "Odile", "Kacper", "Ilse"];

/** Bots have names too; a person without one is called by the seat. */
export function chairName(seat: { name: string; kind: "human" | "bot" }, i: number, words: Words): string {
  return seat.name || (seat.kind === "bot" ? BOT_NAMES[i % BOT_NAMES.length]! : words.say("page.seat_number", { number: i + 1 }));
}
