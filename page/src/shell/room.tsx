// The waiting room: a table before its game begins. The host sets it, guests sit down and say that they are ready.

import { useEffect, useState } from "preact/hooks";
import { Icon } from "../art/art";
import * as api from "../core/api";
import { chairNames } from "../core/names";
import type { Answer, GameInfo, Table } from "../core/protocol";
import type { Asked } from "../core/socket";
import type { Words } from "../core/words";
import { coverOf } from "../games";
import { SettingsDialog } from "./dialogs";
import { Invitation } from "./invite";
import { NameDialog } from "./naming";
import { chosen, Explained, Options, Told } from "./options";
import { BotPicker } from "./roombots";
import { Places } from "./roomplaces";
import { Head } from "./start";
import { Button, Segments, Switch } from "./ui";

interface Chair {
  was?: number;
  bot?: string;
  name?: string;
}

interface Plan {
  seats?: Chair[];
  made?: Record<string, string>;
  set?: { hot_seat?: boolean; by_turns?: boolean; clock?: number };
}

export interface RoomProps {
  table: Table;
  token: string;
  words: Words;
  online: boolean;
  ask: (message: Asked) => Promise<Answer>;
}

const BY_TURNS = -1;
const CLOCKS = ["0", "30", "60"]; // minutes

export function Room({ table, token, words, online, ask }: RoomProps) {
  const cover = coverOf(table.table.game);
  const [info, setInfo] = useState<GameInfo | null>(null);
  const [picked, setPicked] = useState<number | null>(null);
  const [settings, setSettings] = useState(false);
  const [nameless, setNameless] = useState(false);
  useEffect(() => {
    void api.games().then((games) => setInfo(games.find((game) => game.id === cover.id)!));
    void api.me().then((me) => setNameless(!me.name), () => undefined);
  }, []);
  if (!info) return <div class="page loading" data-state="gathering" role="status" aria-label={words.say("page.loading")} />;

  const { seats, mine } = table;
  const hosting = table.host !== undefined && table.host !== null && mine.includes(table.host);
  const hot_seat = table.table.hot_seat;
  const by_turns = table.table.grace === BY_TURNS;
  const clock = table.clock?.minutes ?? 0;
  const made = cover.choices(table.table.options);
  const kept = (): Chair[] => seats.map((seat, i) => ({ was: i, bot: seat.bot ?? "", name: hot_seat ? seat.name : "" }));

  /** The whole table as it should be: what is not said stays. */
  const arrange = (plan: Plan) => {
    const chairs = plan.seats ?? kept();
    const options = cover.options(chosen(cover, plan.made ?? made, chairs.length), chairs.length);
    void ask({ type: "arrange", seats: chairs, options, hot_seat, by_turns, clock, ...plan.set });
  };
  const put = (at: number, chair: Chair) => arrange({ seats: kept().map((old, i) => (i === at ? chair : old)) });

  const free = seats.findIndex((seat) => seat.free);
  const at = picked !== null && seats[picked] && (seats[picked].free || seats[picked].bot) ? picked : free >= 0 ? free : null;
  const others = seats.filter((seat, i) => seat.kind === "human" && !seat.free && !mine.includes(i)).length;
  const names = chairNames(seats, words);
  const away = seats.flatMap((seat, i) => (seat.kind === "human" && !seat.free && !seat.connected && !mine.includes(i) ? [names[i]!] : []));
  const ready = mine.length > 0 && mine.every((seat) => seats[seat]!.ready);
  const game = words.say(`page.games.${cover.id}.name`);
  const named = async (name: string) => {
    setNameless(false);
    await ask({ type: "rename", name });
    if (!mine.length && free >= 0) void ask({ type: "sit", seat: free });
  };

  return (
    <div class="page room-page" data-state="gathering" data-game={cover.id}>
      <Head words={words} onSettings={() => setSettings(true)} rules={`/rules/${cover.id}`} />
      {!online && (
        <div class="offline" role="status">
          {words.say("page.offline")}
        </div>
      )}
      <main class="room">
        <div class="room-side">
          <div class="room-cover">
            <span aria-hidden="true" dangerouslySetInnerHTML={{ __html: cover.cover }} />
            <strong>{game}</strong>
            <small>{words.say("page.players_range", { least: info.players[0]!, most: info.players.at(-1)! })}</small>
          </div>
          <section class="sheet ruled inviting">
            <h2>{words.say("page.invite")}</h2>
            <Invitation link={table.table.links?.spectators ?? `/t/${token}`} word={table.table.links?.word} title={words.say("page.room.share_title", { name: game })} words={words} />
          </section>
        </div>
        <div class="room-middle">
          <section class="sheet ruled sitting">
            <h1>{words.say("page.room.who_sits")}</h1>
            <p class="room-game">{game}</p>
            <Places
              table={table}
              words={words}
              hosting={hosting}
              least={info.players[0]!}
              most={info.players.at(-1)!}
              picked={hosting ? at : null}
              pick={setPicked}
              open={(seat) => put(seat, seats[seat]!.bot ? { was: seat } : {})}
              remove={(seat) => arrange({ seats: kept().filter((_, i) => i !== seat) })}
              add={() => (setPicked(seats.length), arrange({ seats: [...kept(), {}] }))}
              sit={(seat) => void ask({ type: "sit", seat })}
              call={(seat, name) => put(seat, { ...kept()[seat]!, name })}
            />
          </section>
          {hosting && at !== null && (
            <BotPicker game={cover.id} bots={info.bots} sits={seats[at]!.bot} number={at + 1} words={words} onChoose={(bot) => (setPicked(null), put(at, { was: at, bot }))} />
          )}
        </div>
        <section class="sheet ruled arranging">
          <h2>{words.say("page.room.the_table")}</h2>
          <Options cover={cover} players={seats.length} made={made} words={words} onChange={hosting ? (next) => arrange({ made: next }) : undefined} />
          <Explained about={words.say(by_turns ? "page.room.by_turns_about" : "page.room.live_about")}>
            {hosting ? (
              <Segments
                label={words.say("page.room.pace")}
                value={by_turns ? "by_turns" : "live"}
                choices={["live", "by_turns"]}
                name={(pace) => words.say(`page.room.${pace}`)}
                onChange={(pace) => arrange({ set: { by_turns: pace === "by_turns" } })}
              />
            ) : (
              <Told label={words.say("page.room.pace")} value={words.say(by_turns ? "page.room.by_turns" : "page.room.live")} />
            )}
          </Explained>
          {!by_turns && !hot_seat && (
            <Explained about={words.say(clock ? "page.clock.about" : "page.clock.none_about")}>
              {hosting ? (
                <Segments
                  label={words.say("page.clock.label")}
                  value={`${clock}`}
                  choices={CLOCKS}
                  name={(minutes) => clockName(minutes, words)}
                  onChange={(minutes) => arrange({ set: { clock: Number(minutes) } })}
                />
              ) : (
                <Told label={words.say("page.clock.label")} value={clockName(`${clock}`, words)} />
              )}
            </Explained>
          )}
          {hosting && !others && (
            <Explained about={words.say("page.hot_seat_about")}>
              <Switch label={words.say("page.hot_seat")} value={hot_seat} onChange={(value) => arrange({ set: { hot_seat: value } })} />
            </Explained>
          )}
          <div class="room-start">
            {hosting ? (
              <>
                <button type="button" class="btn pri big" onClick={() => void ask({ type: "begin" })}>
                  <Icon id="ui-check" size={20} />
                  {words.say("page.room.start_now")}
                </button>
                {free >= 0 ? <p>{words.say("page.room.bot_keeps")}</p> : away.length ? <p>{words.say("page.room.waiting_for", { list: away })}</p> : null}
              </>
            ) : mine.length ? (
              <>
                <button type="button" class={`btn big ${ready ? "" : "pri"}`} aria-pressed={ready} onClick={() => void ask({ type: "ready", yes: !ready })}>
                  <Icon id="ui-check" size={20} />
                  {words.say(ready ? "page.room.not_ready" : "page.room.ready")}
                </button>
                <Button onClick={() => void ask({ type: "stand" })}>{words.say("page.room.stand_up")}</Button>
                <p>{words.say("page.room.host_starts")}</p>
              </>
            ) : (
              <p>{words.say(free >= 0 ? "page.room.take_seat" : "page.room.all_taken")}</p>
            )}
          </div>
        </section>
      </main>
      {nameless && !hot_seat && (
        <NameDialog words={words} action={words.say(mine.length ? "page.save" : "page.room.sit_down")} onName={(name) => void named(name)} onClose={() => setNameless(false)} />
      )}
      {settings && <SettingsDialog words={words} onClose={() => setSettings(false)} />}
    </div>
  );
}

const clockName = (minutes: string, words: Words): string =>
  minutes === "0" ? words.say("page.clock.none") : words.say("page.clock.minutes", { minutes });
