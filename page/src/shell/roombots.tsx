// The bots that may take a seat, each with a face and a word about itself.

import { Face, Icon } from "../art/art";
import type { Words } from "../core/words";

const UNPLAYED = "random"; // the measure of the others, no company

interface Props {
  bots: string[];
  /** The bot that sits there now. */
  sits: string | undefined;
  number: number;
  words: Words;
  onChoose: (bot: string) => void;
}

export function BotPicker({ bots, sits, number, words, onChoose }: Props) {
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
