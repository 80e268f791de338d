// Play now: against bots of one level at once, or with others at a table that is set first.

import { useState } from "preact/hooks";
import { Face, Icon } from "../art/art";
import * as api from "../core/api";
import { at } from "../core/home";
import type { Created, GameInfo } from "../core/protocol";
import type { Words } from "../core/words";
import type { GameCover } from "../games/game";
import { chosen, Options } from "./options";
import { SpokenForm } from "./spoken";
import { Button, Segments } from "./ui";

const LEVEL = "burgher.level"; // under which a browser remembers against whom somebody plays
const UNPLAYED = "random"; // the measure of the others, no company

interface Props {
  cover: GameCover;
  info: GameInfo;
  words: Words;
  trouble: (error: unknown) => void;
}

export function PlayNow({ cover, info, words, trouble }: Props) {
  const company = info.bots.filter((bot) => bot !== UNPLAYED);
  const levels = company.length ? company : info.bots;
  const kept = localStorage.getItem(LEVEL);
  const [level, setLevel] = useState(kept !== null && levels.includes(kept) ? kept : levels[0]!);
  const [players, setPlayers] = useState(Math.max(2, info.players[0]!));
  const [made, setMade] = useState<Record<string, string>>({});
  const [options, setOptions] = useState(false);
  const [busy, setBusy] = useState(false);

  const go = async (making: () => Promise<Created>) => {
    setBusy(true);
    try {
      location.href = at((await making()).link);
    } catch (error) {
      trouble(error instanceof SyntaxError ? new api.Fault({ key: "page.error.no_save" }) : error);
      setBusy(false);
    }
  };
  const open = (others: string, gather: boolean) =>
    void go(() =>
      api.create({
        game: cover.id,
        seats: ["human", ...Array.from({ length: players - 1 }, () => others)],
        options: cover.options(chosen(cover, made, players), players),
        gather,
      }),
    );
  const choose = (bot: string) => {
    localStorage.setItem(LEVEL, bot);
    setLevel(bot);
  };

  return (
    <section class="set" aria-label={words.say("page.now.title")}>
      <h2>{words.say("page.now.title")}</h2>
      <div class="gname">{words.say(`page.games.${cover.id}.name`)}</div>
      {players > 1 && (
        <>
          <h3>{words.say("page.now.against")}</h3>
          <div class="levels" role="radiogroup" aria-label={words.say("page.now.against")}>
            {levels.map((bot) => (
              <button type="button" role="radio" key={bot} aria-checked={bot === level} class={bot === level ? "on" : ""} onClick={() => choose(bot)}>
                <Face bot={bot} size={44} />
                {words.say(`page.bots.${bot}`)}
              </button>
            ))}
          </div>
          <p class="quote">{words.say(`page.bot_quote.${level}`)}</p>
        </>
      )}
      <Segments
        label={words.say("page.players")}
        value={String(players)}
        choices={info.players.map(String)}
        name={(count) => count}
        onChange={(count) => setPlayers(Number(count))}
      />
      {options && <Options cover={cover} players={players} made={made} words={words} onChange={setMade} />}
      <div class="set-foot">
        <button type="button" class="btn pri big" disabled={busy} onClick={() => open(level, false)}>
          <Icon id="ui-check" size={20} />
          {words.say("page.now.play")}
        </button>
        <div class="row">
          <Button icon="ui-link" disabled={busy || players < 2} onClick={() => open("human", true)}>
            {words.say("page.now.open_table")}
          </Button>
          <Button icon="ui-settings" pressed={options} onClick={() => setOptions(!options)}>
            {words.say("page.options_title")}
          </Button>
        </div>
        <label class="btn">
          <Icon id="ui-upload" size={16} />
          {words.say("page.load_save")}
          <input
            type="file"
            class="sr"
            accept=".json,application/json"
            onChange={(event) => {
              const file = event.currentTarget.files?.[0];
              if (file) void go(async () => api.upload(JSON.parse(await file.text())));
            }}
          />
        </label>
        <SpokenForm words={words} />
      </div>
    </section>
  );
}
