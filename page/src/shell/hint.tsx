// A hint in two steps: where to look, then what to do and why. It never covers a board; on a phone it lies at the bottom.

import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../art/art";
import { plain, signed } from "../core/numbers";
import type { Action, Hint } from "../core/protocol";
import { shownGains, SMALLEST } from "../core/review";
import type { Words } from "../core/words";
import type { GameBoard } from "../games/game";
import { hand } from "./keys";
import { around, type Box, useBoxes } from "./pencil";
import { Rich } from "./rich";
import { Button } from "./ui";

const BAR = 72; // pixels below the sheet of a phone, and above it where it lies under the prompt
const TOP = 100;
const GAP = 24; // between the sheet and what it must not cover: the head of an arrow has room
const SHOWN = 3; // lines of the score sheet that make the difference,
const MORE = 2; // and so many more where many small ones make it

interface HintProps {
  advice: Hint;
  hinted?: Action;
  words: Words;
  board: GameBoard;
  pondering: boolean;
  low?: boolean;
  /** What the pencil marks, which the sheet must not cover; and the ends of its arrow, which it covers only if it has to. */
  marks: () => Element[];
  ends: () => Element[];
  onNext: () => void;
  onPlay: (action: Action) => void;
  onHide: () => void;
}

/** How sure a difference is, in these words; nothing where that would be rounded to nothing, for it is never known for certain. */
export const giveOrTake = (key: string, error: number, words: Words): string | null =>
  error < SMALLEST ? null : words.say(key, { error: plain(error, words.language) });

/** What a line of the score sheet, or what the others get, is called. */
export const lineName = (line: string, words: Words): string => words.say(line === "others" ? "review.others" : `score.${line}`);

/** The lowest place for a sheet of this height that covers none of these boxes: its distance from the top, if there is one. */
export function freePlace(boxes: Box[], height: number, floor: number): number | null {
  const free = (y: number) => y >= TOP && y + height <= floor && boxes.every((box) => y + height <= box.y || y >= box.y + box.height);
  const places = [floor - height, ...boxes.map((box) => box.y - GAP - height)];
  return places.filter(free).sort((a, b) => b - a)[0] ?? null;
}

export function HintSheet({ advice, hinted, words, board, pondering, low, marks, ends, onNext, onPlay, onHide }: HintProps) {
  const sheet = useRef<HTMLElement>(null);
  const find = () => [around(marks()), ...ends().map((element) => around([element]))];
  const [meant, ...others] = useBoxes(() => (low ? find() : []), `${low} ${advice.stage}`);
  const height = sheet.current?.offsetHeight ?? 0;
  const floor = window.innerHeight - BAR;
  const boxes = [meant, ...others].flatMap((box) => box ?? []);
  const top = freePlace(boxes, height, floor) ?? freePlace(boxes.slice(0, 1), height, floor) ?? floor - height;
  const high = top < floor - height;
  useEffect(() => {
    if (hand.keyboard) sheet.current?.querySelector<HTMLElement>(".btn")?.focus();
  }, [advice.stage]);
  return (
    <section class={`sheet hint-sheet ${low ? "low" : ""} ${high ? "high" : ""}`} style={{ "--top": `${top}px` }} aria-label={words.say("page.hint")} ref={sheet} data-stage={advice.stage}>
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
  const sure = than && !equal && typeof error === "number" && giveOrTake("review.sure", error, words);
  return (
    <>
      {hinted && (
        <p class="hint-text">
          <Rich message={hinted} words={words} board={board} size={16} />
        </p>
      )}
      {advice.only && <p class="hint-more">{words.say("page.hints.only")}</p>}
      {advice.hurried && <p class="hint-more">{words.say("page.hints.no_time")}</p>}
      {than && !equal && (
        <dl class="hint-gains">
          {shownGains(gains, SHOWN, MORE).map(({ line, points }) => (
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
      {sure && <p class="hint-sure">{sure}</p>}
    </>
  );
}
