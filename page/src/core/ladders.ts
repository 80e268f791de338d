// What was measured of bots, in the words of a player.

import type { Ladder, Rung } from "./protocol";
import type { Words } from "./words";

/** How a bot did in a game for two, if that was measured. */
export const rungOf = (ladders: readonly Ladder[], game: string, bot: string): Rung | undefined =>
  ladders.find((ladder) => ladder.game === game && ladder.players === 2)?.rungs.find(({ name }) => name === bot);

/** Milliseconds of thinking: what nobody notices is at once. */
export function thinkingTime(ms: number, words: Words): string {
  if (ms < 50) return words.say("page.guild.at_once");
  return words.say("page.guild.seconds", { seconds: (ms / 1000).toLocaleString(words.language, { maximumSignificantDigits: 1 }) });
}
