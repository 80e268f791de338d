// What the seats are called.

import type { Words } from "./words";

const BOT_NAMES = ["Agnes", "Berthe", "Odile", "Kacper", "Ilse"];

/** Bots have names too; a person without one is called by the seat; one person in several seats gets numbers. */
export function chairNames(seats: { name: string; kind: "human" | "bot" }[], words: Words): string[] {
  const names = seats.map(
    (seat, i) => seat.name || (seat.kind === "bot" ? BOT_NAMES[i % BOT_NAMES.length]! : words.say("page.seat_number", { number: i + 1 })),
  );
  const twice = (name: string) => names.filter((other) => other === name).length > 1;
  return names.map((name, i) => (twice(name) ? `${name} ${i + 1}` : name));
}
