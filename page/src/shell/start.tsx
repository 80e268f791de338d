// The start page: choose a game, set the table, go on with a table.

import { useEffect, useMemo, useState } from "preact/hooks";
import { COVERS, coverOf } from "../games";
import { Brand, Icon } from "../art/art";
import * as api from "../core/api";
import { at } from "../core/home";
import type { Today } from "../core/days";
import type { GameInfo, TableInfo } from "../core/protocol";
import { moving } from "../core/settings";
import type { Words } from "../core/words";
import type { GameCover } from "../games/game";
import { LanguageMenu, SettingsDialog } from "./dialogs";
import { Components } from "./components";
import { DailyStrip } from "./dailystrip";
import { PlayNow } from "./playnow";
import { Offline } from "./offline";
import { Tables } from "./tables";
import { Button, Notes, useNotes } from "./ui";

export function Head({ words, onSettings, rules }: { words: Words; onSettings: () => void; rules: string }) {
  return (
    <header class="head">
      <a class="brand" href={at("/")}>
        <Brand />
        <span>Burgher</span>
      </a>
      <span class="sp" />
      <a class="ib wide-text" href={at("/daily")} aria-label={words.say("page.daily.title")}>
        <Icon id="ui-calendar" size={18} />
        <span class="btn-text">{words.say("page.daily.title")}</span>
      </a>
      <a class="ib wide-text" href={at("/puzzles")} aria-label={words.say("page.puzzles.title")}>
        <Icon id="ui-puzzle" size={18} />
        <span class="btn-text">{words.say("page.puzzles.title")}</span>
      </a>
      <a class="ib wide-text" href={at(rules)} aria-label={words.say("page.rules")}>
        <Icon id="ui-rules" size={18} />
        <span class="btn-text">{words.say("page.rules")}</span>
      </a>
      <a class="ib wide-text wide-only" href={at("/bots")} aria-label={words.say("page.guild.link")}>
        <Icon id="ui-bot" size={18} />
        <span class="btn-text">{words.say("page.guild.link")}</span>
      </a>
      <a class="ib wide-only" href={at("/about")}>
        {words.say("page.about")}
      </a>
      <LanguageMenu words={words} />
      <Button kind="bare" icon="ui-settings" label={words.say("page.settings.title")} onClick={onSettings} />
    </header>
  );
}

export function Start({ words }: { words: Words }) {
  const [games, setGames] = useState<GameInfo[]>([]);
  const [tables, setTables] = useState<TableInfo[]>([]);
  const [today, setToday] = useState<Today | null>(null);
  const [chosen, setChosen] = useState(COVERS[0]!.id);
  const [settings, setSettings] = useState(false);
  const [notes, note] = useNotes();
  const trouble = (error: unknown) =>
    note({ text: words.tell(error instanceof api.Fault ? error.said : { key: "page.error.unreachable" }), bad: true });

  const [down, setDown] = useState(false);
  useEffect(() => {
    const ask = () => {
      api.games().then(setGames, trouble);
      api.today().then(setToday, () => undefined);
      api.tables().then((found) => (setTables(found), setDown(false)), () => setDown(true));
    };
    ask();
    addEventListener("online", ask);
    return () => removeEventListener("online", ask);
  }, []);

  const hide = (table: TableInfo) => {
    setTables((all) => all.filter((other) => other !== table));
    api.hide(table.link).catch(trouble);
  };

  // where the table is set below the games, the choice leads there
  const choose = (id: string) => {
    setChosen(id);
    const below = matchMedia("(max-width: 760px)").matches;
    if (below) requestAnimationFrame(() => document.querySelector(".set")?.scrollIntoView({ behavior: moving() ? "smooth" : "auto" }));
  };

  const known = useMemo(() => games.map(({ id }) => coverOf(id)), [games]);
  const cover = known.find((entry) => entry.id === chosen) ?? known[0];
  const info = cover && games.find((game) => game.id === cover.id);
  return (
    <div class="page start-page" data-state="waiting" data-game={cover?.id ?? "castles_of_burgundy"}>
      <Head words={words} onSettings={() => setSettings(true)} rules={`/rules/${cover?.id ?? chosen}`} />
      {down && <Offline words={words} />}
      <main class="start-wrap">
        <div>
          <div class="hero">
            <h1>{words.say("page.choose_game")}</h1>
            <p>{words.say("page.sit_down")}</p>
          </div>
          <div class="boxes" role="radiogroup" aria-label={words.say("page.choose_game")}>
            {known.map((entry) => (
              <Box
                key={entry.id}
                cover={entry}
                info={games.find((game) => game.id === entry.id)!}
                words={words}
                today={today}
                on={entry === cover}
                onChoose={() => choose(entry.id)}
              />
            ))}
          </div>
          <Learns covers={known.filter(({ id }) => games.find((game) => game.id === id)?.guided)} words={words} />
          <Tables tables={tables} words={words} onHide={hide} />
          <Components games={games} words={words} />
        </div>
        {cover && info && <PlayNow key={cover.id} cover={cover} info={info} words={words} trouble={trouble} />}
      </main>
      {settings && <SettingsDialog words={words} onClose={() => setSettings(false)} />}
      <Notes notes={notes} />
    </div>
  );
}

interface BoxProps {
  cover: GameCover;
  info: GameInfo;
  words: Words;
  today: Today | null;
  on: boolean;
  onChoose: () => void;
}

function Box({ cover, info, words, today, on, onChoose }: BoxProps) {
  const short = today?.games.find((day) => day.game === cover.id);
  const least = info.players[0]!;
  const most = info.players[info.players.length - 1]!;
  return (
    <div class={`cover ${on ? "on" : ""}`} data-game={cover.id}>
      <button type="button" role="radio" aria-checked={on} class="box" onClick={onChoose}>
        <span class="cv" aria-hidden="true" dangerouslySetInnerHTML={{ __html: cover.cover }} />
        <span class="tt">
          <strong>{words.say(`page.games.${cover.id}.name`)}</strong>
          <span>{words.say(`page.games.${cover.id}.blurb`)}</span>
          <small>
            <Icon id="ui-person" size={15} />
            {words.say("page.players_range", { least, most })}
          </small>
        </span>
      </button>
      {short && <DailyStrip today={today!.day} short={short} words={words} />}
    </div>
  );
}

/** Under each cover, the way into its guided first game. */
function Learns({ covers, words }: { covers: GameCover[]; words: Words }) {
  return (
    <nav class="learns" aria-label={words.say("page.guide.first_games")}>
      {covers.map(({ id }) => {
        const name = words.say(`page.games.${id}.name`);
        return (
          <a key={id} class="btn" href={at(`/learn/${id}`)} data-game={id} title={words.say("page.guide.learn_game", { name })}>
            <Icon id="ui-play" size={15} />
            <span>
              {words.say("page.guide.learn")} <small>{name}</small>
            </span>
          </a>
        );
      })}
    </nav>
  );
}
