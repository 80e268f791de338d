// Beside the board of a puzzle: the question and three moves; after the answer what each is worth, and why.

import { Face, Icon } from "../art/art";
import type { Action } from "../core/protocol";
import { type Answered, type Judged, LETTERS, type Puzzle, type PuzzlesInShort, reasons } from "../core/puzzles";
import type { Words } from "../core/words";
import { Rich } from "./rich";
import type { Loaded } from "./stage";
import { Button } from "./ui";

interface Props {
  puzzle: Puzzle;
  answer: Answered | null;
  short: PuzzlesInShort | null;
  loaded: Loaded;
  play: (action: string) => void;
  playOn: () => void;
  /** The address of the next puzzle. */
  next: string;
  /** Show a move on the board. */
  onPoint: (action: string | null) => void;
}

export function PuzzleSide({ puzzle, answer, short, loaded, play, playOn, next, onPoint }: Props) {
  const { words } = loaded;
  const three = puzzle.choices.map(({ action }) => action);
  const alone = puzzle.table.seats.length === 1;
  const outside = answer && !three.includes(answer.chosen.action) ? answer.chosen : null;
  return (
    <section class="puzzle-side" aria-label={words.say("page.puzzles.question")}>
      <header class="sheet">
        <h2>{words.say("page.puzzles.question")}</h2>
        <p role="status" aria-live="polite">
          {answer ? verdict(answer, three, words) : words.say("page.puzzles.about")}
        </p>
        {short && (
          <p class="quiet">
            {words.say("page.puzzles.ratings", { puzzle: puzzle.rating, mine: answer?.rating ?? short.mine.rating })}
            {answer?.counted && <b> {signed(answer.change, words)}</b>}
          </p>
        )}
      </header>
      {outside && <Card letter="" choice={outside} {...{ answer, alone, loaded, play, onPoint }} />}
      {puzzle.choices.map((choice, i) => (
        <Card key={choice.action} letter={LETTERS[i]!} choice={choice} {...{ answer, alone, loaded, play, onPoint }} />
      ))}
      {answer && (
        <div class="puzzle-foot">
          <Button icon="ui-play" onClick={playOn}>
            {words.say("page.puzzles.play_on")}
          </Button>
          <a class="btn pri" href={next}>
            {words.say("page.puzzles.next")} <Icon id="ui-on" size={15} />
          </a>
        </div>
      )}
    </section>
  );
}

interface CardProps {
  letter: string;
  choice: Action;
  answer: Answered | null;
  alone: boolean;
  loaded: Loaded;
  play: (action: string) => void;
  onPoint: (action: string | null) => void;
}

function Card({ letter, choice, answer, alone, loaded, play, onPoint }: CardProps) {
  const { words, board } = loaded;
  const { action } = choice;
  const judged = answer && [...answer.choices, answer.chosen].find((move) => move.action === action);
  const look = !answer ? "" : action === answer.best ? "best" : action === answer.chosen.action ? "chosen" : "";
  const pointing = { onPointerEnter: () => onPoint(action), onFocus: () => onPoint(action) };
  return (
    <button type="button" class={`sheet puzzle-card ${look}`} data-choice={action} onClick={() => play(action)} {...pointing}>
      <span class="puzzle-title">
        {letter && <span class="letter">{letter}</span>}
        <b>
          <Rich message={choice} words={words} board={board} size={16} />
        </b>
      </span>
      {answer && judged && <Worth {...{ judged, answer, alone, words }} />}
    </button>
  );
}

/** What a move is worth against the best, on which lines, and who plays it. */
function Worth({ judged, answer, alone, words }: { judged: Judged; answer: Answered; alone: boolean; words: Words }) {
  const best = judged.action === answer.best;
  const obvious = answer.choices.find(({ action }) => action === answer.obvious);
  const why = best ? (obvious ? reasons(obvious, -1) : []) : reasons(judged, 1);
  const name = (line: string | null) => words.say(line ? `score.${line}` : alone ? "review.rest" : "page.puzzles.others_and_rest");
  const share = answer.people ? Math.round((100 * judged.people) / answer.people) : 0;
  return (
    <span class="worth">
      <span class="much">
        {best
          ? words.say("page.puzzles.expected", { points: number(judged.points ?? 0, words) })
          : judged.behind
            ? fewer(judged.behind, judged.error ?? 0, words)
            : words.say("page.puzzles.same")}
      </span>
      {why.length > 0 && (
        <span class="reasons">
          {best && words.say("page.puzzles.than_obvious")}
          {why.map(({ line, points }) => (
            <span key={line}>{`${signed(points, words)} ${name(line)}`}</span>
          ))}
        </span>
      )}
      <span class="who">
        {judged.action === answer.obvious && (
          <span class="pill">
            <Face bot="journeyman" size={18} /> {words.say("page.bots.journeyman")}
          </span>
        )}
        {judged.action === answer.chosen.action && <span class="pill">{words.say("page.puzzles.yours")}</span>}
        <span class="share" aria-hidden="true">
          <i style={{ width: `${share}%` }} />
        </span>
        {words.say("page.puzzles.share", { share, count: answer.people })}
      </span>
    </span>
  );
}

/** How much less is expected, and how sure that is where it is not quite sure. */
function fewer(behind: number, error: number, words: Words): string {
  const points = number(behind, words);
  const sure = number(error, words);
  return sure === "0" ? words.say("page.puzzles.fewer_surely", { points }) : words.say("page.puzzles.fewer", { points, error: sure });
}

function verdict(answer: Answered, three: string[], words: Words): string {
  if (answer.solved) return words.say("page.puzzles.solved");
  const best = LETTERS[three.indexOf(answer.best)]!;
  return words.say("page.puzzles.missed", { best, points: number(answer.chosen.behind ?? 0, words) });
}

const number = (value: number, words: Words): string => new Intl.NumberFormat(words.language, { maximumFractionDigits: 1 }).format(value);
const signed = (value: number, words: Words): string =>
  new Intl.NumberFormat(words.language, { maximumFractionDigits: 1, signDisplay: "exceptZero" }).format(value).replace("-", "−");
