// The start page: choose a game, set the table, go on with a table.

import { useEffect, useState } from "preact/hooks";
import { COVERS, coverOf } from "../games";
import { Brand, Face, Icon, Shield } from "../art/art";
import * as api from "../core/api";
import { at } from "../core/home";
import { chairNames } from "../core/names";
import type { GameInfo, TableInfo } from "../core/protocol";
import { moving } from "../core/settings";
import type { Words } from "../core/words";
import type { GameCover } from "../games/game";
import { LanguageMenu, SettingsDialog } from "./dialogs";
import { Button, Notes, Segments, Switch, useNotes } from "./ui";

export function Head({ words, onSettings, rules }: { words: Words; onSettings: () => void; rules: string }) {
  return (
    <header class="head">
      <a class="brand" href={at("/")}>
        <Brand />
        <span>Burgher</span>
      </a>
      <span class="sp" />
      <a class="ib wide-text" href={at(rules)} aria-label={words.say("page.rules")}>
        <Icon id="ui-rules" size={18} />
        <span class="btn-text">{words.say("page.rules")}</span>
      </a>
      <a class="ib" href={at("/about")}>
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
  const [chosen, setChosen] = useState(COVERS[0]!.id);
  const [settings, setSettings] = useState(false);
  const [notes, note] = useNotes();
  const trouble = (error: unknown) =>
    note({ text: words.tell(error instanceof api.Fault ? error.said : { key: "page.error.unreachable" }), bad: true });

  useEffect(() => {
    api.games().then(setGames, trouble);
    api.tables().then(setTables, trouble);
  }, []);

  // where the table is set below the games, the choice leads there
  const choose = (id: string) => {
    setChosen(id);
    const below = matchMedia("(max-width: 1080px)").matches;
    if (below) requestAnimationFrame(() => document.querySelector(".set")?.scrollIntoView({ behavior: moving() ? "smooth" : "auto" }));
  };

  const known = COVERS.filter((cover) => games.some((game) => game.id === cover.id));
  const cover = known.find((entry) => entry.id === chosen) ?? known[0];
  const info = cover && games.find((game) => game.id === cover.id);
  return (
    <div class="page start-page" data-state="waiting" data-game={cover?.id ?? "castles_of_burgundy"}>
      <Head words={words} onSettings={() => setSettings(true)} rules={`/rules/${cover?.id ?? chosen}`} />
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
                on={entry === cover}
                onChoose={() => choose(entry.id)}
              />
            ))}
          </div>
          <Learns covers={known.filter(({ id }) => games.find((game) => game.id === id)?.guided)} words={words} />
          <Tables tables={tables} words={words} />
        </div>
        {cover && info && <SetTable key={cover.id} cover={cover} info={info} words={words} trouble={trouble} />}
      </main>
      {settings && <SettingsDialog words={words} onClose={() => setSettings(false)} />}
      <Notes notes={notes} />
    </div>
  );
}

function Box({ cover, info, words, on, onChoose }: { cover: GameCover; info: GameInfo; words: Words; on: boolean; onChoose: () => void }) {
  const least = info.players[0]!;
  const most = info.players[info.players.length - 1]!;
  return (
    <button type="button" role="radio" aria-checked={on} class={`box ${on ? "on" : ""}`} data-game={cover.id} onClick={onChoose}>
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
  );
}

/** Under each cover, the way into its guided first game. */
function Learns({ covers, words }: { covers: GameCover[]; words: Words }) {
  return (
    <nav class="learns" aria-label={words.say("page.guide.first_games")}>
      {covers.map(({ id }) => {
        const name = words.say(`page.games.${id}.name`);
        return (
          <a key={id} class="btn" href={at(`/learn/${id}`)} data-game={id} aria-label={words.say("page.guide.learn_game", { name })}>
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

function Tables({ tables, words }: { tables: TableInfo[]; words: Words }) {
  const [all, setAll] = useState(false);
  if (!tables.length) return null;
  const shown = all ? tables : tables.slice(0, 6);
  return (
    <section class="tabs">
      <h2>
        {words.say("page.your_tables")}
        {tables.length > 6 && (
          <button type="button" class="link small" onClick={() => setAll(!all)}>
            {words.say(all ? "page.show_fewer" : "page.show_all", { count: tables.length })}
          </button>
        )}
      </h2>
      <div class="rr">
        {shown.map((table) => (
          <a class="res" key={table.id} href={at(table.link)} data-game={table.game}>
            <Icon id={coverOf(table.game)?.icon ?? "ui-list"} size={30} />
            <span>
              <b>{words.say(`page.games.${table.game}.name`)}</b>
              <small>{chairNames(table.seats, words).join(", ")}</small>
              <span class={table.my_turn ? "go" : "wait"}>
                {words.say(table.over ? "page.table_over" : table.my_turn ? "page.table_your_turn" : "page.table_waiting", {
                  count: table.n,
                })}
              </span>
            </span>
          </a>
        ))}
      </div>
    </section>
  );
}

interface SetTableProps {
  cover: GameCover;
  info: GameInfo;
  words: Words;
  trouble: (error: unknown) => void;
}

function SetTable({ cover, info, words, trouble }: SetTableProps) {
  const bots = info.bots;
  const strongest = bots[bots.length - 1] ?? "human";
  const [seats, setSeats] = useState<string[]>(() =>
    ["human", ...Array.from({ length: Math.max(1, info.players[0]! - 1) }, () => strongest)].slice(0, Math.max(info.players[0]!, 2)),
  );
  const [choices, setChoices] = useState<Record<string, string>>({});
  const [hotSeat, setHotSeat] = useState(false);
  const [busy, setBusy] = useState(false);
  const [name, setName] = useState<string | null>(null);
  useEffect(() => void api.me().then((me) => setName(me.name), trouble), []);
  const least = info.players[0]!;
  const most = info.players[info.players.length - 1]!;
  const humans = seats.filter((seat) => seat === "human").length;
  const choice = (key: string, options: string[]) => (options.includes(choices[key] ?? "") ? choices[key]! : options[0]!);

  const names = chairNames(
    seats.map((kind) => ({ name: "", kind: kind === "human" ? "human" : "bot" })),
    words,
  );
  const asked = cover.questions.filter(({ choices: of }) => of(seats.length).length > 0);

  const start = async () => {
    setBusy(true);
    try {
      if (name?.trim()) await api.rename(name.trim());
      const picked = Object.fromEntries(asked.map(({ key, choices: of }) => [key, choice(key, of(seats.length))]));
      const made = await api.create({
        game: cover.id,
        seats,
        options: cover.options(picked, seats.length),
        hot_seat: hotSeat && humans > 1,
        gather: humans > 1,
      });
      location.href = at(made.link);
    } catch (error) {
      trouble(error);
      setBusy(false);
    }
  };
  const load = async (file: File | undefined) => {
    if (!file) return;
    try {
      const record: unknown = JSON.parse(await file.text());
      location.href = at((await api.upload(record)).link);
    } catch (error) {
      trouble(error instanceof SyntaxError ? new api.Fault({ key: "page.error.no_save" }) : error);
    }
  };
  const setSeat = (at: number, kind: string) => setSeats(seats.map((seat, i) => (i === at ? kind : seat)));

  return (
    <section class="set" aria-label={words.say("page.set_table")}>
      <h2>{words.say("page.set_table")}</h2>
      <div class="gname">{words.say(`page.games.${cover.id}.name`)}</div>
      <h3>{words.say("page.seats")}</h3>
      {seats.map((kind, seat) => {
        const person = kind === "human";
        const about = person
          ? seat === seats.indexOf("human")
            ? "page.at_this_browser"
            : hotSeat
              ? "page.same_screen"
              : "page.by_invitation"
          : `page.bot_about.${kind}`;
        return (
          <div class="seat" key={seat}>
            {person ? <Shield seat={seat} size={30} /> : <Face bot={kind} size={34} />}
            <div>
              {person && seat === seats.indexOf("human") && name !== null ? (
                <input
                  type="text"
                  class="name"
                  value={name}
                  maxLength={30}
                  placeholder={words.say("page.my_name")}
                  aria-label={words.say("page.my_name")}
                  onInput={(event) => setName(event.currentTarget.value)}
                />
              ) : (
                <b>{person ? words.say("page.a_person") : names[seat]}</b>
              )}
              <small>
                {person && <Icon id="ui-person" size={13} />}
                {words.has(about) ? words.say(about) : kind}
              </small>
            </div>
            <select
              value={kind}
              aria-label={words.say("page.seat_number", { number: seat + 1 })}
              onChange={(event) => setSeat(seat, event.currentTarget.value)}
            >
              <option value="human">{words.say("page.person")}</option>
              {bots.map((bot) => (
                <option key={bot} value={bot}>
                  {words.has(`page.bots.${bot}`) ? words.say(`page.bots.${bot}`) : bot}
                </option>
              ))}
            </select>
            {seats.length > least && (
              <button
                type="button"
                class="ib"
                aria-label={words.say("page.remove_seat", { number: seat + 1 })}
                onClick={() => setSeats(seats.filter((_, i) => i !== seat))}
              >
                <Icon id="ui-close" size={15} />
              </button>
            )}
          </div>
        );
      })}
      {seats.length < most && (
        <button type="button" class="seat em" onClick={() => setSeats([...seats, strongest])}>
          <Shield seat={seats.length} size={30} />
          <span>
            <b>{words.say("page.open_seat")}</b>
            <small>{words.say("page.open_seat_about")}</small>
          </span>
          <span class="btn">
            <Icon id="ui-plus" size={16} />
            {words.say("page.add")}
          </span>
        </button>
      )}
      <h3>{words.say("page.options_title")}</h3>
      {asked.map(({ key, choices: of }) => (
        <Segments
          key={key}
          label={words.say(`page.options.${cover.id}.${key}.label`)}
          value={choice(key, of(seats.length))}
          choices={of(seats.length)}
          name={(value) => optionName(words, cover.id, key, value)}
          onChange={(value) => setChoices({ ...choices, [key]: value })}
        />
      ))}
      {humans > 1 && <Switch label={words.say("page.hot_seat")} value={hotSeat} onChange={setHotSeat} />}
      <div class="set-foot">
        <button type="button" class="btn pri big" disabled={busy} onClick={() => void start()}>
          <Icon id="ui-check" size={20} />
          {words.say("page.start_game")}
        </button>
        <label class="btn">
          <Icon id="ui-upload" size={16} />
          {words.say("page.load_save")}
          <input type="file" class="sr" accept=".json,application/json" onChange={(event) => void load(event.currentTarget.files?.[0])} />
        </label>
      </div>
    </section>
  );
}

function optionName(words: Words, game: string, key: string, value: string): string {
  const own = `page.options.${game}.${key}.${value}`;
  return words.has(own) ? words.say(own) : `${Number(value) + 1}`;
}
