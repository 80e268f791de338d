// The tables at which somebody sits: what happened there, and whether they are waited for.

import { useState } from "preact/hooks";
import { Icon } from "../art/art";
import { at } from "../core/home";
import { chairNames } from "../core/names";
import type { TableInfo } from "../core/protocol";
import { amount, type Words } from "../core/words";
import { coverOf } from "../games";
import { Button } from "./ui";

const SHOWN = 6;

/** Those that wait for me come first, those that are over last; else the one at which something happened last. */
export function inOrder(tables: TableInfo[]): TableInfo[] {
  const rank = (table: TableInfo) => (table.my_turn ? 0 : table.over ? 2 : 1);
  return [...tables].sort((a, b) => rank(a) - rank(b) || b.changed.localeCompare(a.changed));
}

export function Tables({ tables, words, onHide }: { tables: TableInfo[]; words: Words; onHide: (table: TableInfo) => void }) {
  const [all, setAll] = useState(false);
  if (!tables.length) return null;
  const ordered = inOrder(tables);
  return (
    <section class="tabs">
      <h2>
        {words.say("page.your_tables")}
        {tables.length > SHOWN && (
          <button type="button" class="link small" onClick={() => setAll(!all)}>
            {words.say(all ? "page.show_fewer" : "page.show_all", { count: tables.length })}
          </button>
        )}
      </h2>
      <ul class="rr">
        {(all ? ordered : ordered.slice(0, SHOWN)).map((table) => (
          <Row key={table.id} table={table} words={words} onHide={() => onHide(table)} />
        ))}
      </ul>
    </section>
  );
}

function Row({ table, words, onHide }: { table: TableInfo; words: Words; onHide: () => void }) {
  const names = chairNames(table.seats, words);
  const others = names.filter((_, i) => !table.mine.includes(i) && !table.seats[i]!.free);
  const game = words.say(`page.games.${table.game}.name`);
  return (
    <li class="res-row" data-game={table.game}>
      <a class="res" href={at(table.link)}>
        <Icon id={coverOf(table.game).icon} size={30} />
        <span>
          <b>{game}</b>
          <small>
            {[others.join(", ") || (table.seats.length === 1 ? words.say("page.tables.alone") : ""), moment(table.changed, words)].filter(Boolean).join(" · ")}
          </small>
        </span>
        <span class={table.my_turn ? "go" : "wait"}>{standing(table, names, words)}</span>
      </a>
      {table.over && (
        <a class="ib" href={at(`${table.link}/review`)} aria-label={words.say("page.reviews.of", { name: game })} title={words.say("review.title")}>
          <Icon id="ui-score" size={18} />
        </a>
      )}
      <Button kind="bare" icon="ui-close" label={words.say("page.tables.hide", { name: game })} onClick={onHide} />
    </li>
  );
}

/** How a table stands, for me. */
function standing(table: TableInfo, names: string[], words: Words): string {
  if (table.gathering) return words.say("page.tables.gathering");
  if (table.my_turn) return words.say("page.tables.your_turn");
  if (!table.over) {
    const movers = table.seats.flatMap((seat, i) => (seat.choosing ? [names[i]!] : []));
    return movers.length ? words.say("page.turn_of", { name: movers.join(", ") }) : words.say("page.table_waiting");
  }
  if (!table.result) return words.say("page.table_over");
  const { totals, winners } = table.result;
  const points = [...table.mine, ...totals.keys()].filter((seat, i, all) => all.indexOf(seat) === i).map((seat) => amount(totals[seat]!));
  const key = totals.length === 1 || table.mine.length > 1 ? "ended" : table.mine.some((seat) => winners.includes(seat)) ? "won" : "lost";
  return words.say(`page.tables.${key}`, { points: points.join(" : ") });
}

/** The time of today, the day of other days. */
function moment(iso: string, words: Words): string {
  const date = new Date(iso);
  const today = date.toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(words.language, today ? { timeStyle: "short" } : { dateStyle: "medium" }).format(date);
}
