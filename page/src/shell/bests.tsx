// After the end: what the rulebook calls the result, and its place among the own ones.

import { useEffect, useState } from "preact/hooks";
import { Icon } from "../art/art";
import * as api from "../core/api";
import { at } from "../core/home";
import type { Bests, GameInfo } from "../core/protocol";
import { verdictOn } from "../core/verdict";
import { amount, type Words } from "../core/words";

/** What the rulebook says of a solo result. */
export function Verdict({ points, info, words, openRule }: { points: number; info: GameInfo; words: Words; openRule: (clause: string) => void }) {
  const { reached, next } = verdictOn(points, info.verdicts);
  const shown = reached ?? next;
  if (!shown) return null;
  return (
    <p class="verdict">
      {reached && <b>{words.say(`verdict.${reached.key}`)} </b>}
      {next && words.say("page.bests.next", { points: next.points, missing: amount(next.points - points) })}{" "}
      <button type="button" class="link small" onClick={() => openRule(shown.clause)}>
        {shown.clause}
      </button>
    </p>
  );
}

/** The place of this game among the own ones, and the best of them. */
export function OwnBests({ token, words }: { token: string; words: Words }) {
  const [bests, setBests] = useState<Bests | null>(null);
  useEffect(() => void api.bests(token).then(setBests, () => undefined), [token]);
  if (!bests) return null;
  const { place, of, best } = bests;
  const day = new Intl.DateTimeFormat(words.language, { dateStyle: "medium" });
  const key = of === 1 ? "first" : place === 1 ? "best" : "place";
  return (
    <section class="bests">
      <h3>
        <Icon id="ui-score" size={17} /> {words.say(`page.bests.${key}`, { place, of })}
      </h3>
      {of > 1 && (
        <ol>
          {best.map(({ points, created, link }) => (
            <li key={link} class={link.endsWith(`/${token}`) ? "on" : ""}>
              <b>{amount(points)}</b> <a href={at(`${link}/replay`)}>{day.format(new Date(created))}</a>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
