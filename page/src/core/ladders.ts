// What was measured of bots, in the words of a player.

import type { Ladder, Rung } from "./protocol";
import type { Words } from "./words";

/** How a bot did in a game for two, if that was measured. */
export const rungOf = (ladders: readonly Ladder[], game: string, bot: string): Rung | undefined =>
  ladders.find((ladder) => ladder.game === game && ladder.players === 2)?.rungs.find(({ name }) => name === bot);

export interface Share {
  ahead: number; // from 0 to 1
  games: number;
}

/** How often a bot was ahead of another one, in all companies in which they met. */
export function shareOf(ladder: Ladder, bot: string, other: string): Share | undefined {
  const met = ladder.meetings.filter((one) => one.bot === bot && one.other === other);
  const games = met.reduce((sum, one) => sum + one.games, 0);
  return games ? { ahead: met.reduce((sum, one) => sum + one.ahead * one.games, 0) / games, games } : undefined;
}

/** A share in hundredths. Halves go to the even number, so that what two share comes to a hundred. */
export function hundredths(share: number): number {
  const exact = Math.round(1e6 * share) / 1e4;
  const below = Math.floor(exact);
  return exact - below === 0.5 ? below + (below % 2) : Math.round(exact);
}

/** Milliseconds of thinking: what nobody notices is at once. */
export function thinkingTime(ms: number, words: Words): string {
  if (ms < 50) return words.say("page.guild.at_once");
  return words.say("page.guild.seconds", { seconds: (ms / 1000).toLocaleString(words.language, { maximumSignificantDigits: 1 }) });
}
