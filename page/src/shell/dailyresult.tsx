// The end of one's own try: the final board, the points, the place, and what to do with it.

import { useEffect, useState } from "preact/hooks";
import { Icon } from "../art/art";
import * as api from "../core/api";
import type { Day } from "../core/days";
import { at } from "../core/home";
import type { Table } from "../core/protocol";
import { amount, type Words } from "../core/words";
import { passOn } from "./dailycard";
import { still } from "./still";
import { useLoaded } from "./table";
import { Button, copy, type Note } from "./ui";

interface Props {
  day: Day;
  streak: number;
  words: Words;
  onPractise: () => void;
  note: (note: Note) => void;
}

export function OwnResult({ day, streak, words, onPractise, note }: Props) {
  const mine = day.mine!;
  const points = mine.points!;
  const token = mine.link?.split("/").pop();
  const [table, setTable] = useState<Table | null>(null);
  const [loaded] = useLoaded(day.game);
  useEffect(() => {
    if (token) void api.tableAt(token, mine.n).then(setTable, () => undefined);
  }, [token]);
  const own = day.order?.find((line) => line.mine);
  const place = own && { place: own.place, of: day.order!.length };
  const text = [
    words.say("page.daily.text", { game: words.say(`page.games.${day.game}.name`), day: day.day, points: amount(points) }),
    ...(place ? [words.say("page.daily.text_place", place)] : []),
    new URL(at(`/daily/${day.game}/${day.day}`), location.href).href,
  ].join("\n");
  return (
    <>
      <div class="rs">
        <div class="final" data-game={day.game}>
          {table && loaded ? <loaded.board.Large scene={still(table, loaded, mine.seat)} /> : !token && <p class="quiet">{words.say("page.daily.gone")}</p>}
        </div>
        <div>
          <p class="sc">
            <Icon id="vp" size={52} />
            <b>{amount(points)}</b>
          </p>
          {place && <p class="rk">{words.say("page.daily.place", place)}</p>}
          <p>{remarks(day, streak, words).join(" ")}</p>
        </div>
      </div>
      {table && loaded && <Parts table={table} seat={mine.seat} words={loaded.words} />}
      <div class="acts">
        {mine.link && (
          <a class="btn pri" href={at(`${mine.link}/review`)}>
            <Icon id="ui-score" size={18} /> {words.say("review.title")}
          </a>
        )}
        <Button icon="ui-picture" onClick={() => void passOn(day.game, day.day, words.language, text).catch(() => note({ text: words.say("page.error.unreachable"), bad: true }))}>
          {words.say("page.daily.share")}
        </Button>
        <Button icon="ui-copy" onClick={() => void copy(text).then((done) => done && note({ text: words.say("page.daily.copied") }))}>
          {words.say("page.daily.copy")}
        </Button>
        <Button icon="ui-play" onClick={onPractise}>
          {words.say("page.daily.practise")}
        </Button>
      </div>
    </>
  );
}

/** How the result compares, in short sentences. */
function remarks(day: Day, streak: number, words: Words): string[] {
  const { points, kind, best_before } = day.mine!;
  const out: string[] = [];
  if (kind === "late") out.push(words.say("page.daily.late"));
  else if (day.best && day.best.points > points!)
    out.push(words.say("page.daily.behind", { points: amount(day.best.points - points!), name: day.best.name || words.say("page.daily.someone") }));
  else out.push(words.say("page.daily.leads"));
  for (const { bot, points: made } of day.bots ?? []) out.push(words.say("page.daily.bot_made", { bot: words.say(`page.bots.${bot}`), points: amount(made) }));
  if (best_before !== null && points! > best_before) out.push(words.say("page.daily.best_yet"));
  if (day.today && streak > 1) out.push(words.say("page.daily.streak", { days: streak }));
  return out;
}

/** The lines of the score sheet as one bar. */
function Parts({ table, seat, words }: { table: Table; seat: number; words: Words }) {
  const parts = Object.entries(table.scores[seat]!.parts).filter(([, points]) => points > 0);
  return (
    <>
      <div class="parts" aria-hidden="true">
        {parts.map(([key, points], i) => (
          <i key={key} class={`part-${(i % 8) + 1}`} style={{ flexGrow: points }} />
        ))}
      </div>
      <ul class="part-list">
        {parts.map(([key, points], i) => (
          <li key={key}>
            <u class={`part-${(i % 8) + 1}`} /> {words.say(`score.${key}`)} <b>{amount(points)}</b>
          </li>
        ))}
      </ul>
    </>
  );
}
