// The guild of bots: how strong each of them is in each game, who beats whom, and who is right for you.

import { useEffect, useState } from "preact/hooks";
import { Face, Icon } from "../art/art";
import * as api from "../core/api";
import { at } from "../core/home";
import { hundredths, shareOf, thinkingTime } from "../core/ladders";
import type { GameInfo, Ladder, Rung, TableInfo } from "../core/protocol";
import type { Words } from "../core/words";
import { COVERS, coverOf } from "../games";
import { SettingsDialog } from "./dialogs";
import { suggested } from "./guildmatch";
import { Head } from "./start";
import { Button, Notes, useNotes } from "./ui";

const LEVELS = ["guildmaster", "master", "journeyman", "apprentice"];
const SIMPLE = ["random"];
const ANCHOR = "journeyman"; // whose rating is fixed
const LOW = 1000; // the ends of the line on which a rating is drawn
const HIGH = 2000;
const CLEAR = 0.75; // from which share of wins on a field is dark

export function Guild({ words }: { words: Words }) {
  const [ladders, setLadders] = useState<Ladder[]>([]);
  const [games, setGames] = useState<GameInfo[]>([]);
  const [tables, setTables] = useState<TableInfo[]>([]);
  const [game, setGame] = useState(COVERS[0]!.id);
  const [players, setPlayers] = useState(2);
  const [settings, setSettings] = useState(false);
  const [notes, note] = useNotes();
  const trouble = (error: unknown) =>
    note({ text: words.tell(error instanceof api.Fault ? error.said : { key: "page.error.unreachable" }), bad: true });
  useEffect(() => {
    api.ladders().then(setLadders, trouble);
    api.games().then(setGames, trouble);
    api.tables().then(setTables, () => undefined); // without them everybody is new
  }, []);
  const known = COVERS.filter(({ id }) => games.some((info) => info.id === id));
  const measured = (id: string) => ladders.find((ladder) => ladder.game === id && ladder.players === players);
  const counts = [...new Set(ladders.map((ladder) => ladder.players))].filter((count) => count > 1).sort();
  const rows = (names: string[]) => names.filter((name) => games.some(({ bots }) => bots.includes(name)));
  return (
    <div class="page paper-page guild-page" data-state="waiting" data-game={game}>
      <Head words={words} onSettings={() => setSettings(true)} rules={`/rules/${game}`} />
      <main class="guild-wrap">
        <section class="sheet ruled guild">
          <header>
            <h1>{words.say("page.guild.title")}</h1>
            <p>{words.say("page.guild.subtitle")}</p>
            {counts.length > 1 && (
              <span class="seg" role="radiogroup" aria-label={words.say("page.players")}>
                {counts.map((count) => (
                  <button
                    key={count}
                    type="button"
                    role="radio"
                    aria-checked={count === players}
                    class={count === players ? "on" : ""}
                    onClick={() => setPlayers(count)}
                  >
                    {words.say("page.guild.seats", { players: count })}
                  </button>
                ))}
              </span>
            )}
          </header>
          <table>
            <thead>
              <tr>
                <td />
                <th scope="col">{words.say("page.guild.thinks")}</th>
                {known.map((cover) => (
                  <th key={cover.id} scope="col" class="of-game" data-game={cover.id}>
                    <Icon id={cover.icon} size={20} /> {words.say(`page.guild.short.${cover.id}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows(LEVELS).map((name) => (
                <BotRow key={name} name={name} games={games} ladders={known.map(({ id }) => measured(id))} words={words} />
              ))}
            </tbody>
            <tbody class="simple">
              {rows(SIMPLE).map((name) => (
                <BotRow key={name} name={name} games={games} ladders={known.map(({ id }) => measured(id))} words={words} />
              ))}
            </tbody>
          </table>
          <p class="small-print">{words.say("page.guild.scale", { low: LOW, high: HIGH, anchor: words.say(`page.bots.${ANCHOR}`) })}</p>
        </section>
        <div>
          <section class="sheet ruled meets">
            <header>
              <h2>{words.say("page.guild.beats")}</h2>
              <span class="seg" role="radiogroup" aria-label={words.say("page.choose_game")}>
                {known.map((cover) => (
                  <button
                    key={cover.id}
                    type="button"
                    role="radio"
                    aria-checked={cover.id === game}
                    class={cover.id === game ? "on" : ""}
                    aria-label={words.say(`page.games.${cover.id}.name`)}
                    onClick={() => setGame(cover.id)}
                  >
                    <Icon id={cover.icon} size={20} />
                  </button>
                ))}
              </span>
            </header>
            <Matrix ladder={measured(game)} words={words} />
          </section>
          <RightForYou game={game} info={games.find(({ id }) => id === game)} tables={tables} words={words} trouble={trouble} />
        </div>
      </main>
      {settings && <SettingsDialog words={words} onClose={() => setSettings(false)} />}
      <Notes notes={notes} />
    </div>
  );
}

interface RowProps {
  name: string;
  games: GameInfo[];
  ladders: (Ladder | undefined)[];
  words: Words;
}

function BotRow({ name, games, ladders, words }: RowProps) {
  const rungs = ladders.map((ladder) => ladder?.rungs.find((rung) => rung.name === name));
  const times = rungs.flatMap((rung) => (rung ? [rung.median_ms] : []));
  return (
    <tr>
      <th scope="row">
        <Face bot={name} size={LEVELS.includes(name) ? 64 : 44} />
        <span>
          <b>{words.say(`page.bots.${name}`)}</b>
          <small>{words.say(`page.guild.how.${name}`)}</small>
        </span>
      </th>
      <td class="thinks">{times.length ? thinkingTime(Math.max(...times), words) : "–"}</td>
      {COVERS.filter(({ id }) => games.some((info) => info.id === id)).map((cover, i) => (
        <td key={cover.id} data-game={cover.id} class="rated" data-label={words.say(`page.guild.short.${cover.id}`)}>
          <Rated rung={rungs[i]} unmeasured={!ladders[i]} words={words} />
        </td>
      ))}
    </tr>
  );
}

function Rated({ rung, unmeasured, words }: { rung: Rung | undefined; unmeasured: boolean; words: Words }) {
  const rating = rung?.rating;
  if (!rating) return <span aria-label={words.say(unmeasured ? "page.guild.unmeasured" : "page.guild.not_here")}>–</span>;
  const half = (rating.high - rating.low) / 2;
  const x = (points: number) => (100 * (Math.min(HIGH, Math.max(LOW, points)) - LOW)) / (HIGH - LOW);
  const out = rating.points < LOW ? "low" : rating.points > HIGH ? "high" : "";
  return (
    <>
      <span class="num">{String(Math.round(rating.points)).replace("-", "−")}</span>{" "}
      <small>{rung.name === ANCHOR ? words.say("page.guild.fixed") : `± ${Math.round(half)}`}</small>
      <svg class="rail" viewBox="-2 0 104 16" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 8H100M0 4v8M50 4v8M100 4v8" />
        {out ? (
          <path class="here" d={out === "low" ? "M6 2 0 8 6 14Z" : "M94 2 100 8 94 14Z"} />
        ) : (
          <rect class="here" x={Math.max(0, x(rating.low) - 1)} y="1" width={Math.max(3, x(rating.high) - x(rating.low))} height="14" rx="2" />
        )}
      </svg>
    </>
  );
}

function Matrix({ ladder, words }: { ladder: Ladder | undefined; words: Words }) {
  if (!ladder) return <p>{words.say("page.guild.unmeasured")}</p>;
  const names = ladder.rungs.map(({ name }) => name);
  const counts = names.flatMap((bot) => names.flatMap((other) => shareOf(ladder, bot, other)?.games ?? []));
  return (
    <>
      <table class="matrix">
        <thead>
          <tr>
            <td />
            {names.map((name) => (
              <th key={name} scope="col">
                <Face bot={name} size={30} />
                <span class="sr">{words.say(`page.bots.${name}`)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {names.map((bot) => (
            <tr key={bot}>
              <th scope="row">{words.say(`page.bots.${bot}`)}</th>
              {names.map((other) => {
                const share = shareOf(ladder, bot, other);
                if (!share) return <td key={other} class="none" />;
                const tone = share.ahead >= CLEAR ? "dark" : share.ahead > 0.5 ? "half" : "";
                return (
                  <td key={other} class={tone}>
                    {hundredths(share.ahead)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p class="small-print">
        {words.say("page.guild.matrix", {
          game: words.say(`page.games.${ladder.game}.name`),
          players: ladder.players,
          least: Math.min(...counts),
          most: Math.max(...counts),
        })}
      </p>
    </>
  );
}

interface RightProps {
  game: string;
  info: GameInfo | undefined;
  tables: TableInfo[];
  words: Words;
  trouble: (error: unknown) => void;
}

function RightForYou({ game, info, tables, words, trouble }: RightProps) {
  const [busy, setBusy] = useState(false);
  if (!info) return null;
  const levels = LEVELS.filter((name) => info.bots.includes(name)).reverse();
  const { bot, won, played } = suggested(game, levels, tables);
  const next = levels[levels.indexOf(bot) + 1];
  const sit = (seats: string[], options: Record<string, unknown>) => {
    setBusy(true);
    api.create({ game, seats, options }).then(
      (made) => (location.href = at(seats.includes("human") ? made.link : made.spectators)),
      (error) => (setBusy(false), trouble(error)),
    );
  };
  const plain = coverOf(game).options({}, 2);
  return (
    <section class="sheet ruled right">
      <h2>{words.say("page.guild.who")}</h2>
      <div class="one">
        <Face bot={bot} size={92} />
        <p>
          <strong>{words.say(played ? "page.guild.match" : "page.guild.begin", { bot: words.say(`page.bots.${bot}`), won, played })}</strong>
          {next && <small>{words.say("page.guild.then", { bot: words.say(`page.bots.${next}`) })}</small>}
        </p>
      </div>
      <div class="row">
        <button type="button" class="btn pri big" disabled={busy} onClick={() => sit(["human", bot], plain)}>
          <Icon id="ui-check" size={20} /> {words.say("page.guild.play", { bot: words.say(`page.bots.${bot}`) })}
        </button>
        <Button icon="ui-play" disabled={busy} onClick={() => sit([bot, next ?? bot], plain)}>
          {words.say("page.guild.watch")}
        </Button>
      </div>
    </section>
  );
}
