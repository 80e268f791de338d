// The questions of a game before it begins, each with a line that says what the choice means.

import type { Words } from "../core/words";
import type { GameCover } from "../games/game";
import { Segments } from "./ui";

/** What is chosen of each question that is asked with so many players: the first choice unless another was made. */
export function chosen(cover: GameCover, made: Record<string, string>, players: number): Record<string, string> {
  const asked = cover.questions.map(({ key, choices }) => [key, choices(players)] as const).filter(([, of]) => of.length > 0);
  return Object.fromEntries(asked.map(([key, of]) => [key, of.includes(made[key] ?? "") ? made[key]! : of[0]!]));
}

interface Props {
  cover: GameCover;
  players: number;
  made: Record<string, string>;
  words: Words;
  /** Without it, the choices are only told. */
  onChange?: (made: Record<string, string>) => void;
}

export function Options({ cover, players, made, words, onChange }: Props) {
  return (
    <>
      {Object.entries(chosen(cover, made, players)).map(([key, value]) => {
        const label = words.say(`page.options.${cover.id}.${key}.label`);
        return (
          <Explained key={key} about={about(words, cover.id, key, value)}>
            {onChange ? (
              <Segments
                label={label}
                value={value}
                choices={cover.questions.find((question) => question.key === key)!.choices(players)}
                name={(choice) => optionName(words, cover.id, key, choice)}
                onChange={(choice) => onChange({ ...made, [key]: choice })}
              />
            ) : (
              <Told label={label} value={optionName(words, cover.id, key, value)} />
            )}
          </Explained>
        );
      })}
    </>
  );
}

/** A choice that others make. */
export function Told({ label, value }: { label: string; value: string }) {
  return (
    <div class="opt">
      <span>{label}</span>
      <b>{value}</b>
    </div>
  );
}

/** Anything that can be chosen, and what it means. */
export function Explained({ about, children }: { about: string; children: preact.ComponentChildren }) {
  return (
    <div class="explained">
      {children}
      <p>{about}</p>
    </div>
  );
}

/** A choice without words of its own is a seat number. */
function optionName(words: Words, game: string, key: string, value: string): string {
  const own = `page.options.${game}.${key}.${value}`;
  return words.has(own) ? words.say(own) : `${Number(value) + 1}`;
}

function about(words: Words, game: string, key: string, value: string): string {
  const own = `page.options.${game}.${key}.about.${value}`;
  return words.has(own) ? words.say(own) : words.say(`page.options.${game}.${key}.about.seat`, { number: Number(value) + 1 });
}
