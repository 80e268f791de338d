// The bots that may take a seat, each with a face and a word about itself.

import { useEffect, useState } from "preact/hooks";
import { Face, Icon } from "../art/art";
import * as api from "../core/api";
import { rungOf, thinkingTime } from "../core/ladders";
import type { Ladder, Rung } from "../core/protocol";
import type { Words } from "../core/words";

const UNPLAYED = "random"; // the measure of the others, no company

interface Props {
  game: string;
  bots: string[];
  /** The bot that sits there now. */
  sits: string | undefined;
  number: number;
  words: Words;
  onChoose: (bot: string) => void;
}

export function BotPicker({ game, bots, sits, number, words, onChoose }: Props) {
  const [ladders, setLadders] = useState<Ladder[]>([]);
  useEffect(() => void api.ladders().then(setLadders, () => undefined), []); // their faces tell enough without
  return (
    <section class="sheet ruled picker" aria-label={words.say("page.room.bot_for", { number })}>
      <h2>
        {words.say("page.room.bot_for", { number })}
        <small>{words.say(sits ? "page.room.or_another" : "page.room.or_guest")}</small>
      </h2>
      <div class="bots">
        {bots
          .filter((bot) => bot !== UNPLAYED)
          .map((bot) => (
            <button type="button" key={bot} class={`bot-card ${bot === sits ? "on" : ""}`} aria-pressed={bot === sits} onClick={() => onChoose(bot)}>
              <Face bot={bot} size={84} />
              <b>{words.say(`page.bots.${bot}`)}</b>
              <q>{words.say(`page.bot_quote.${bot}`)}</q>
              <small>{words.say(`page.bot_about.${bot}`)}</small>
              <Measured rung={rungOf(ladders, game, bot)} words={words} />
              <span class="btn">{words.say(bot === sits ? "page.room.sits_here" : "page.room.choose")}</span>
            </button>
          ))}
      </div>
      <p class="small-print">
        <Icon id="ui-bot" size={15} /> {words.say("page.room.faces")}
      </p>
    </section>
  );
}

/** How strong a bot is at a table for two, and how fast. */
function Measured({ rung, words }: { rung: Rung | undefined; words: Words }) {
  if (!rung?.rating) return null;
  const row = (label: string, value: string) => (
    <span class="measured">
      {label} <b>{value}</b>
    </span>
  );
  return (
    <>
      {row(words.say("page.room.rating"), `${Math.round(rung.rating.points)}`)}
      {row(words.say("page.guild.thinks"), thinkingTime(rung.median_ms, words))}
    </>
  );
}
