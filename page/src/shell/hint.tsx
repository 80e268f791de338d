// A hint in two steps: where to look, then what to do and why. It never covers a board; on a phone it lies at the bottom.

import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../art/art";
import { plain, signed } from "../core/numbers";
import type { Action, Gain, Hint } from "../core/protocol";
import type { Words } from "../core/words";
import type { GameBoard } from "../games/game";
import { hand } from "./keys";
import { Rich } from "./rich";
import { Button } from "./ui";

const SMALLEST = 0.05; // what is less is not told
const SHOWN = 3; // lines of the score sheet that make the difference

interface HintProps {
  advice: Hint;
  hinted?: Action;
  words: Words;
  board: GameBoard;
  pondering: boolean;
  low?: boolean;
  onNext: () => void;
  onPlay: (action: Action) => void;
  onHide: () => void;
}

/** What a line of the score sheet, or what the others get, is called. */
export const lineName = (line: string, words: Words): string => words.say(line === "others" ? "review.others" : `score.${line}`);

/** The lines that make most of a difference, and the rest of it. */
export function shownGains(gains: Gain[], most: number): { line: string | null; points: number }[] {
  const rest = gains.slice(most).reduce((sum, gain) => sum + gain.points, 0);
  return [...gains.slice(0, most), ...(Math.abs(rest) >= SMALLEST ? [{ line: null, points: rest }] : [])];
}

export function HintSheet({ advice, hinted, words, board, pondering, low, onNext, onPlay, onHide }: HintProps) {
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => {
    if (hand.keyboard) sheet.current?.querySelector<HTMLElement>(".btn")?.focus();
  }, [advice.stage]);
  return (
    <section class={`sheet hint-sheet ${low ? "low" : ""}`} aria-label={words.say("page.hint")} ref={sheet} data-stage={advice.stage}>
      <h2>
        <Icon id="ui-hint" size={17} />
        {words.say("page.hint")}
        <span class="hint-steps" aria-hidden="true">
          <i class="on">1</i>
          <i class={advice.stage === 2 ? "on" : ""}>2</i>
        </span>
      </h2>
      <div role="status" aria-live="polite">
        {advice.stage === 1 ? <Look advice={advice} words={words} /> : <Why advice={advice} hinted={hinted} words={words} board={board} />}
      </div>
      <div class="hint-ways">
        {advice.stage === 1 ? (
          <Button shortcut={low ? undefined : "H"} onClick={onNext} disabled={pondering}>
            {words.say("page.hints.show_move")}
          </Button>
        ) : (
          hinted && (
            <Button kind="primary" icon="ui-check" onClick={() => onPlay(hinted)}>
              {words.say("page.hints.play_it")}
            </Button>
          )
        )}
        <Button onClick={onHide}>{words.say("page.hints.hide")}</Button>
      </div>
    </section>
  );
}

function Look({ advice, words }: { advice: Hint; words: Words }) {
  return (
    <>
      <p class="hint-text">{words.tell(advice.look)}</p>
      {advice.about && <p class="hint-more">{words.say("page.hints.about", { line: lineName(advice.about, words) })}</p>}
    </>
  );
}

function Why({ advice, hinted, words, board }: Pick<HintProps, "advice" | "hinted" | "words" | "board">) {
  const { than, ahead = 0, give_or_take: error, equal, gains = [] } = advice;
  const { language } = words;
  return (
    <>
      {hinted && (
        <p class="hint-text">
          <Rich message={hinted} words={words} board={board} size={16} />
        </p>
      )}
      {advice.only && <p class="hint-more">{words.say("page.hints.only")}</p>}
      {than && !equal && (
        <dl class="hint-gains">
          {shownGains(gains, SHOWN).map(({ line, points }) => (
            <div key={line ?? "rest"}>
              <dd class={points < 0 ? "less" : "more"}>{signed(points, language)}</dd>
              <dt>{line === null ? words.say("review.rest") : lineName(line, words)}</dt>
            </div>
          ))}
        </dl>
      )}
      {than && (
        <div class="hint-than">
          <span>
            <small>{words.say(equal ? "page.hints.as_good" : "page.hints.next_best")}</small>
            <Rich message={than.words} words={words} board={board} size={15} />
          </span>
          {!equal && <b>{words.say("page.hints.less", { points: plain(ahead, language) })}</b>}
        </div>
      )}
      {than && !equal && typeof error === "number" && error >= SMALLEST && <p class="hint-sure">{words.say("review.sure", { error: plain(error, language) })}</p>}
    </>
  );
}
