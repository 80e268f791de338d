// The thinking clock of a table. The server counts; between two messages the page counts on for show.

import type { Clock } from "./protocol";

/** The seconds that a seat has left at a moment of the browser's time; none when its time is up. */
export function secondsLeft(clock: Clock, seat: number, now: number): number {
  const since = clock.running.includes(seat) ? Math.max(0, now - clock.heard) / 1000 : 0;
  return Math.max(0, Math.ceil(60 * clock.minutes - clock.used[seat]! - since));
}

/** As clocks show it: minutes, and seconds in two figures. */
export const figures = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
