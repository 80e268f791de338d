// What the reviews of one's own games come to: where points are lost, beside the levels of the bots.

import { useEffect, useState } from "preact/hooks";
import { Face } from "../art/art";
import * as api from "../core/api";
import { percent, plain } from "../core/numbers";
import type { Figures } from "../core/review";
import type { Words } from "../core/words";
import { lineName } from "./hint";
import { Dialog } from "./ui";

const SHOWN = 8; // lines of each table

export function Habits({ game, words, onClose }: { game: string; words: Words; onClose: () => void }) {
  const [found, setFound] = useState<{ mine: Figures; levels: Record<string, Figures> } | null>(null);
  useEffect(() => void api.ownReviews(game).then(setFound, () => onClose()), [game]);
  if (!found) return null;
  const { mine, levels } = found;
  const names = Object.keys(levels);
  const rows = (of: (figures: Figures) => Record<string, number>, name: (key: string) => string) =>
    Object.entries(of(mine))
      .filter(([, points]) => points >= 0.05)
      .slice(0, SHOWN)
      .map(([key, points]) => (
        <tr key={key}>
          <th scope="row">{name(key)}</th>
          <td>
            <b>{plain(points, words.language)}</b>
          </td>
          {names.map((level) => (
            <td key={level}>{plain(of(levels[level]!)[key] ?? 0, words.language)}</td>
          ))}
        </tr>
      ));
  const head = (title: string) => (
    <tr>
      {title ? <th scope="col">{title}</th> : <td />}
      <th scope="col">{words.say("page.reviews.you")}</th>
      {names.map((level) => (
        <th scope="col" key={level} title={words.say(`page.bots.${level}`)}>
          <Face bot={level} size={24} />
          <span class="name">{words.say(`page.bots.${level}`)}</span>
        </th>
      ))}
    </tr>
  );
  return (
    <Dialog title={words.say("page.reviews.habits_title")} words={words} onClose={onClose} wide>
      {mine.games ? (
        <>
          <p>{words.say("page.reviews.habits_of", { count: mine.games })}</p>
          <table class="scores rv-habits">
            <tbody>
              {head("")}
              <tr>
                <th scope="row">{words.say("review.accuracy")}</th>
                <td>
                  <b>{percent(mine.accuracy, words.language)}</b>
                </td>
                {names.map((level) => (
                  <td key={level}>{percent(levels[level]!.accuracy, words.language)}</td>
                ))}
              </tr>
              <tr>
                <th scope="row">{words.say("review.lost")}</th>
                <td>
                  <b>{plain(mine.lost, words.language)}</b>
                </td>
                {names.map((level) => (
                  <td key={level}>{plain(levels[level]!.lost, words.language)}</td>
                ))}
              </tr>
              {head(words.say("page.reviews.kind"))}
              {rows(
                ({ places }) => places,
                (place) => words.say(`habit.${place}`),
              )}
              {head(words.say("page.reviews.line"))}
              {rows(
                ({ lines }) => lines,
                (line) => (line === "others" ? words.say("page.reviews.habits_others") : lineName(line, words)), // what one lost they got
              )}
            </tbody>
          </table>
        </>
      ) : (
        <p>{words.say("page.reviews.no_habits")}</p>
      )}
    </Dialog>
  );
}
