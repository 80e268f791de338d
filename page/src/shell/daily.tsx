// The daily table: one's own try, everybody's points, the order, the other tables, and the month.

import { useEffect, useState } from "preact/hooks";
import { Face, Icon } from "../art/art";
import * as api from "../core/api";
import { type Day, dateOf, type Today } from "../core/days";
import { at } from "../core/home";
import type { Message } from "../core/protocol";
import type { Words } from "../core/words";
import { COVERS, coverOf } from "../games";
import { Order, Spread } from "./dailyboard";
import { MonthSheet } from "./dailymonth";
import { OwnResult } from "./dailyresult";
import { inShort } from "./dailystrip";
import { SettingsDialog } from "./dialogs";
import { Head } from "./start";
import { Trouble } from "./trouble";
import { Button, Notes, useNotes } from "./ui";

export function Daily({ game, day, words }: { game: string; day: string; words: Words }) {
  const [today, setToday] = useState<Today | null>(null);
  const [shown, setShown] = useState<Day | null>(null);
  const [fault, setFault] = useState<Message | null>(null);
  const [puzzle, setPuzzle] = useState<string | null>(null);
  const [settings, setSettings] = useState(false);
  const [notes, note] = useNotes();
  const said = (error: unknown): Message => (error instanceof api.Fault ? error.said : { key: "page.error.unreachable" });
  useEffect(() => {
    const open = async () => {
      const now = await api.today();
      setToday(now);
      const found = await api.day(game || COVERS[0]!.id, day || now.day);
      setShown(found);
      setPuzzle((await api.puzzles(found.game)).day);
    };
    open().catch((error) => setFault(said(error)));
  }, [game, day]);
  useEffect(() => void (document.title = `${words.say("page.daily.title")} · Burgher`), [words]);

  if (fault) return <Trouble message={fault} words={words} />;
  const begin = (practice: boolean) =>
    void api.beginDay(shown!.game, shown!.day, practice).then(
      ({ link }) => (location.href = at(link)),
      (error) => note({ text: words.tell(said(error)), bad: true }),
    );
  return (
    <div class="page daily-page" data-state="waiting" data-game={shown?.game ?? (game || COVERS[0]!.id)}>
      <Head words={words} onSettings={() => setSettings(true)} rules={`/rules/${shown?.game ?? COVERS[0]!.id}`} />
      {shown && today && (
        <main class="daily">
          <div class="col">
            <section class="sheet rule mine">
              <header class="dt">
                <h1>{new Intl.DateTimeFormat(words.language === "en" ? "en-GB" : words.language, { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" }).format(dateOf(shown.day))}</h1>
                <span>{words.say(`page.games.${shown.game}.name`)}</span>
              </header>
              {shown.mine?.points != null ? (
                <OwnResult day={shown} streak={today.streak} words={words} onPractise={() => begin(true)} note={note} />
              ) : (
                <Before day={shown} words={words} onBegin={() => begin(false)} />
              )}
            </section>
            <Others day={shown} today={today} words={words} />
          </div>
          <div class="col">
            <Spread day={shown} words={words} />
            <Order day={shown} words={words} />
          </div>
          <div class="col">
            <MonthSheet shown={shown} words={words} />
            {puzzle && (
              <section class="sheet rule">
                <h2>{words.say("page.puzzles.of_day")}</h2>
                <p>{words.say("page.puzzles.about")}</p>
                <div class="acts">
                  <a class="btn" href={at(`/puzzles/${shown.game}/${puzzle}`)}>
                    <Icon id="ui-puzzle" size={17} /> {words.say("page.puzzles.question")}
                  </a>
                  <a class="btn" href={at("/puzzles")}>
                    {words.say("page.puzzles.title")}
                  </a>
                </div>
              </section>
            )}
          </div>
        </main>
      )}
      {settings && <SettingsDialog words={words} onClose={() => setSettings(false)} />}
      <Notes notes={notes} />
    </div>
  );
}

/** Before the try, or amid it. */
function Before({ day, words, onBegin }: { day: Day; words: Words; onBegin: () => void }) {
  const rivals = day.seats.filter((who) => who !== "human");
  return (
    <div class="before">
      <span class="cv" aria-hidden="true" dangerouslySetInnerHTML={{ __html: coverOf(day.game).cover }} />
      <div>
        <p class="rivals">
          {rivals.map((bot, i) => (
            <Face key={i} bot={bot} size={44} />
          ))}
          {rivals.length ? words.say("page.daily.against", { bots: rivals.map((bot) => words.say(`page.bots.${bot}`)) }) : words.say("page.daily.alone")}
        </p>
        {!day.today && <p>{words.say("page.daily.missed")}</p>}
        <p>{words.say("page.daily.rules")}</p>
        <p class="quiet">{words.say("page.daily.cheating")}</p>
        <Button kind="primary" icon="ui-play" class="big" onClick={onBegin}>
          {words.say(day.mine ? "page.daily.go_on" : "page.daily.play")}
        </Button>
      </div>
    </div>
  );
}

/** The tables of the other games of the same day. */
function Others({ day, today, words }: { day: Day; today: Today; words: Words }) {
  const hours = Math.max(1, Math.ceil((Date.parse(today.ends) - Date.now()) / 3_600_000));
  return (
    <section class="sheet rule">
      <h2>
        {words.say("page.daily.others")}
        {day.today && <small>{words.say("page.daily.ends", { hours })}</small>}
      </h2>
      <div class="o3">
        {COVERS.filter(({ id }) => id !== day.game).map(({ id, cover }) => {
          const short = day.today ? today.games.find((other) => other.game === id) : undefined;
          return (
            <a key={id} class="og" data-game={id} href={at(`/daily/${id}/${day.day}`)}>
              <span class="cv" aria-hidden="true" dangerouslySetInnerHTML={{ __html: cover }} />
              <span class="tt">
                <b>{words.say(`page.games.${id}.name`)}</b>
                <small>{short ? inShort(short, words) : words.say("page.daily.see")}</small>
                <Icon id="ui-on" size={15} />
              </span>
            </a>
          );
        })}
      </div>
    </section>
  );
}
