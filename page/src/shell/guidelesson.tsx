// After the guide: what one knows now, and the second lesson, which compares one's own score sheet with a good game's.

import type { Guide, LessonLine } from "../core/guides";
import type { Table } from "../core/protocol";
import { amount, type Words } from "../core/words";
import { Icon } from "../art/art";
import { Card } from "./guidecard";
import type { Box } from "./guideplace";
import { Button, Dialog } from "./ui";

interface KnownProps {
  guide: Guide;
  game: string;
  words: Words;
  phone: boolean;
  holes: Box[];
  over: boolean;
  onLesson: () => void;
  onBack: () => void;
  onClose: () => void;
}

export function Known({ guide, over, onLesson, onBack, ...card }: KnownProps) {
  const { words } = card;
  const steps = guide.steps.length;
  return (
    <div class="guide" data-step="known" data-standing="read">
      <Card {...card} id={`known ${over}`} name={words.say("guide.master")} title={words.say("page.guide.known")} progress={{ at: steps, of: steps }}>
        <ul>
          {guide.known.map((key) => (
            <li key={key}>
              <span class="guide-tick">
                <Icon id="ui-check" size={13} />
              </span>
              {words.say(`guide.known.${key}`)}
            </li>
          ))}
        </ul>
        <div class="guide-ways">
          {!over && (
            <Button kind="primary" icon="ui-check" onClick={card.onClose}>
              {words.say("page.guide.play_on")}
            </Button>
          )}
          <Button kind={over ? "primary" : "plain"} icon="ui-score" onClick={onLesson}>
            {words.say("page.guide.lesson")}
          </Button>
          <Button kind="bare" class="guide-back" icon="ui-chevron" onClick={onBack}>
            {words.say("page.guide.back")}
          </Button>
        </div>
      </Card>
    </div>
  );
}

/** What a part of one's own score sheet has brought so far, beside a good game. */
function compare(line: LessonLine, parts: Record<string, number>): { line: LessonLine; own: number; short: number } {
  const own = line.parts.reduce((sum, part) => sum + (parts[part] ?? 0), 0);
  return { line, own, short: line.good - own };
}

const ADVICE = 3;

export function Lesson({ guide, table, own, words, onClose }: { guide: Guide; table: Table; own: number; words: Words; onClose: () => void }) {
  const lines = guide.lesson.map((line) => compare(line, table.scores[own]!.parts));
  const most = Math.max(1, ...lines.flatMap(({ line, own: points }) => [Math.abs(line.good), Math.abs(points)]));
  const missed = [...lines].sort((a, b) => b.short - a.short).slice(0, ADVICE);
  return (
    <Dialog title={words.say("page.guide.lesson")} words={words} onClose={onClose} wide>
      <p class="lesson-intro">{words.say(table.state === "over" ? "page.guide.lesson_over" : "page.guide.lesson_so_far")}</p>
      <table class="lesson-lines">
        <thead>
          <tr>
            <th scope="col">
              <span class="sr">{words.say("page.score_sheet")}</span>
            </th>
            <th scope="col">{words.say("page.you")}</th>
            <th scope="col">{words.say("page.guide.good_game")}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {lines.map(({ line, own: points }) => (
            <tr key={line.key}>
              <th scope="row">{words.say(`guide.lesson.${line.key}.title`)}</th>
              <td>{amount(points)}</td>
              <td>{amount(line.good)}</td>
              <td class="lesson-bars" aria-hidden="true">
                <svg viewBox="0 0 200 18" width="200" height="18">
                  <rect y="1" height="7" width={Math.max(1, (200 * Math.max(0, points)) / most)} rx="2" fill="var(--accent)" />
                  <rect y="10" height="7" width={Math.max(1, (200 * Math.max(0, line.good)) / most)} rx="2" fill="var(--line-2)" />
                </svg>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <h3>{words.say("page.guide.missed")}</h3>
      <ul class="lesson-advice">
        {missed.map(({ line }) => (
          <li key={line.key}>
            <b>{words.say(`guide.lesson.${line.key}.title`)}.</b> {words.say(`guide.lesson.${line.key}.text`)}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
