// The month: a day has a mark for each game that was played; all days so far can be played.

import { useEffect, useState } from "preact/hooks";
import * as api from "../core/api";
import { type Day, dateOf, type DayState, type Month, monthBy, monthDays } from "../core/days";
import { at } from "../core/home";
import type { Words } from "../core/words";
import { COVERS } from "../games";
import { Button } from "./ui";

export function MonthSheet({ shown, words }: { shown: Day; words: Words }) {
  const [name, setName] = useState(shown.day.slice(0, 7));
  const [month, setMonth] = useState<Month | null>(null);
  useEffect(() => void api.month(name).then(setMonth, () => undefined), [name]);
  const { empty, days } = monthDays(name);
  const weekday = new Intl.DateTimeFormat(words.language, { weekday: "short", timeZone: "UTC" });
  const title = new Intl.DateTimeFormat(words.language, { month: "long", year: "numeric", timeZone: "UTC" });
  return (
    <section class="sheet rule">
      <h2>
        {title.format(dateOf(`${name}-15`))}
        <span class="sp" />
        <Button kind="bare" icon="ui-back" label={words.say("page.daily.month_back")} disabled={!month || name <= month.first.slice(0, 7)} onClick={() => setName(monthBy(name, -1))} />
        <Button kind="bare" icon="ui-on" label={words.say("page.daily.month_on")} disabled={!month || name >= month.today.slice(0, 7)} onClick={() => setName(monthBy(name, 1))} />
      </h2>
      <div class="cal">
        {Array.from({ length: 7 }, (_, i) => (
          <em key={i}>{weekday.format(dateOf(`2026-11-0${i + 2}`))}</em>
        ))}
        {Array.from({ length: empty }, (_, i) => (
          <span key={`e${i}`} />
        ))}
        {days.map((day) => (
          <DayCell key={day} {...{ day, month, words }} game={shown.game} on={day === shown.day} />
        ))}
      </div>
      <div class="leg">
        {COVERS.map(({ id }) => (
          <span key={id}>
            <Mark done={{ [id]: "counted" }} />
            {words.say(`page.games.${id}.name`)}
          </span>
        ))}
      </div>
    </section>
  );
}

function DayCell({ day, month, game, on, words }: { day: string; month: Month | null; game: string; on: boolean; words: Words }) {
  const number = Number(day.slice(8));
  if (!month || day > month.today || day < month.first) return <span class="day later">{number}</span>;
  const done = month.days[day] ?? {};
  const date = new Intl.DateTimeFormat(words.language, { day: "numeric", month: "long", timeZone: "UTC" }).format(dateOf(day));
  const told = COVERS.map(({ id }) => `${words.say(`page.games.${id}.name`)} ${words.say(`page.daily.state_${done[id] ?? "open"}`)}`);
  return (
    <a class={`day ${on ? "today" : ""}`} href={at(`/daily/${game}/${day}`)} aria-label={`${date}: ${told.join(", ")}`} aria-current={on ? "date" : undefined}>
      {number}
      <Mark done={done} />
    </a>
  );
}

/** Two by two: the place says which game it is, the colour repeats it. */
function Mark({ done }: { done: Record<string, DayState> }) {
  return (
    <span class="mk" aria-hidden="true">
      {COVERS.map(({ id }) => (
        <i key={id} data-game={id} class={done[id] === undefined ? "" : done[id] === "counted" ? "d" : "half"} />
      ))}
    </span>
  );
}
