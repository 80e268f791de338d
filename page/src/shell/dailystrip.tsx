// The torn-off strip of a cover: today's table of the game.

import { Icon } from "../art/art";
import { at } from "../core/home";
import type { Today } from "../core/days";
import { amount, type Words } from "../core/words";

type Short = Today["games"][number];

export function DailyStrip({ today, short, words }: { today: string; short: Short; words: Words }) {
  const { mine, game } = short;
  const done = mine?.points != null;
  const key = done ? "see" : mine ? "go_on" : "play";
  const name = words.say(`page.games.${game}.name`);
  return (
    <div class="day-strip">
      <span>
        <small>{words.say("page.daily.today")}</small>
        <span class="said">{inShort(short, words)}</span>
      </span>
      <a class="btn" href={at(`/daily/${game}/${today}`)} aria-label={`${words.say(`page.daily.${key}`)}: ${words.say("page.daily.title")}, ${name}`}>
        {done ? "→" : words.say(`page.daily.${key}`)}
      </a>
    </div>
  );
}

/** In the header of a daily table: what holds there, and the way to its day. */
export function DailyMark({ day, kind, game, words }: { day: string; kind: string; game: string; words: Words }) {
  const text = words.say(kind === "practice" ? "page.daily.at_practice" : "page.daily.at_table");
  return (
    <a class="ib daily-mark" href={at(`/daily/${game}/${day}`)} title={text} aria-label={text}>
      <Icon id="ui-calendar" size={17} />
      <span class="wide-only">{words.say("page.daily.title")}</span>
    </a>
  );
}

/** The own result, or the best. */
export function inShort({ mine, best }: Short, words: Words): string {
  const name = best?.name || words.say("page.daily.someone");
  if (mine && mine.points === null) return words.say("page.daily.begun");
  if (mine?.points != null) {
    const points = amount(mine.points);
    if (!best || best.points <= mine.points) return words.say("page.daily.you_first", { points });
    return words.say("page.daily.you_best", { points, best: amount(best.points), name });
  }
  return best ? words.say("page.daily.best", { points: amount(best.points), name }) : words.say("page.daily.nobody");
}
