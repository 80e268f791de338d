// The score sheet: every line with the clause that gave it, and the course of the scores.

import type { ComponentChildren } from "preact";
import { Icon, Shield, ShieldMark } from "../art/art";
import { at } from "../core/home";
import type { GameInfo, Message, Table } from "../core/protocol";
import { amount, type Words } from "../core/words";
import { OwnBests, Verdict } from "./bests";
import { Dialog } from "./ui";

interface SheetProps {
  table: Table;
  info: GameInfo;
  words: Words;
  names: string[];
  openRule: (clause: string) => void;
  onClose: () => void;
  rematch?: () => void;
  token: string;
  /** What is proposed: the sheet covers the place where it is asked otherwise. */
  children?: ComponentChildren;
}

/** Who has won: several, where a game lets them share the victory. */
function winnersOf(table: Table): number[] {
  const told = table.story.flatMap(({ messages }) => messages.filter(({ key }) => key === "event.winner"));
  return told.length ? told.map(({ args }) => Number(args?.seat)) : (table.ranking ?? []).slice(0, 1);
}

/** How the game has ended, as a sentence. */
export function ending(table: Table, names: string[]): Message {
  const winners = winnersOf(table);
  const first = winners[0] ?? 0;
  const points = table.scores[first]!.total;
  if (table.seats.length === 1) return { key: "page.alone_over", args: { points } };
  if (winners.length > 1) return { key: "page.share", args: { list: winners.map((seat) => names[seat]!), points } };
  if (table.mine.length === 1 && table.mine[0] === first) return { key: "page.you_win", args: { points } };
  return { key: "page.wins", args: { name: names[first]!, points } };
}

export function ScoreSheet({ table, info, words, names, openRule, onClose, rematch, token, children }: SheetProps) {
  const over = table.state === "over";
  const lines = info.score_lines.filter(({ key }) => table.scores.some((score) => score.parts[key]));
  const order = table.ranking ?? names.map((_, seat) => seat);
  const winners = winnersOf(table);
  return (
    <Dialog title={words.say(over ? "page.final_score" : "page.score_sheet")} words={words} onClose={onClose} wide>
      {over && (
        <p class="winner">
          {winners.map((seat) => (
            <Shield key={seat} seat={seat} size={30} />
          ))}
          {words.tell(ending(table, names))}
        </p>
      )}
      {over && table.seats.length === 1 && <Verdict points={table.scores[0]!.total} info={info} words={words} openRule={openRule} />}
      <div class="scores-scroll" tabIndex={0} role="region" aria-label={words.say("page.score_sheet")}>
        <table class="scores">
          <thead>
            <tr>
              <th scope="col">{words.say("page.points_for")}</th>
              {order.map((seat, place) => (
                <th scope="col" key={seat}>
                  <Shield seat={seat} size={20} />
                  <span>
                    {over && order.length > 1 && `${winners.includes(seat) ? 1 : place + 1}. `}
                    {names[seat]}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ key, clause }) => (
              <tr key={key}>
                <th scope="row">
                  {words.say(`score.${key}`)}{" "}
                  <button type="button" class="link small" onClick={() => openRule(clause)}>
                    {clause}
                  </button>
                </th>
                {order.map((seat) => (
                  <td key={seat}>{table.scores[seat]!.parts[key] ? amount(table.scores[seat]!.parts[key]) : <span class="nil">0</span>}</td>
                ))}
              </tr>
            ))}
            {!lines.length && (
              <tr>
                <td colSpan={order.length + 1}>{words.say("page.no_points")}</td>
              </tr>
            )}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{words.say("page.total")}</th>
              {order.map((seat) => (
                <td key={seat}>{amount(table.scores[seat]!.total)}</td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
      {over && table.mine.length === 1 && <OwnBests token={token} words={words} />}
      <Chart history={table.history} words={words} names={names} />
      {children}
      {over && (
        <div class="dialog-foot">
          {table.table.daily && (
            <a class="btn pri" href={at(`/daily/${table.table.game}/${table.table.daily.day}`)}>
              <Icon id="ui-calendar" size={17} /> {words.say("page.daily.see")}
            </a>
          )}
          <a class="btn" href={at(`/t/${token}/review`)}>
            <Icon id="ui-score" size={17} /> {words.say("review.title")}
          </a>
          <a class="btn" href={at(`/t/${token}/replay`)}>
            <Icon id="ui-replay" size={17} /> {words.say("page.replay")}
          </a>
          {table.rematch ? (
            <a class="btn pri" href={at(table.rematch)}>
              {words.say("page.go_to_rematch")}
            </a>
          ) : (
            rematch &&
            !table.proposals.length && (
              <button type="button" class={`btn ${table.table.daily ? "" : "pri"}`} onClick={rematch}>
                {words.say("page.rematch")}
              </button>
            )
          )}
        </div>
      )}
    </Dialog>
  );
}

const WIDEST = 640;
const HEIGHT = 140;
const DASHES = ["", "7 4", "2 3", "10 3 2 3", "4 2 1 2"];

/** Everyone's points over the game, as lines that differ in colour and in dashes. */
export function Chart({ history, words, names }: { history: number[][]; words: Words; names: string[] }) {
  if (history.length < 2) return null;
  const width = Math.max(280, Math.min(WIDEST, innerWidth - 90)); // one to one, so that figures stay readable on a phone
  const top = Math.max(10, ...history.flat());
  const x = (i: number) => 34 + (i / (history.length - 1)) * (width - 60);
  const y = (points: number) => HEIGHT - 18 - (points / top) * (HEIGHT - 34);
  const step = top > 120 ? 50 : top > 40 ? 20 : 10;
  const marks = Array.from({ length: Math.floor(top / step) + 1 }, (_, i) => i * step);
  const last = history[history.length - 1]!;
  const label = words.say("page.chart", { list: names.map((name, seat) => `${name} ${last[seat]}`) });
  return (
    <svg class="chart" viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={label}>
      {marks.map((mark) => (
        <g key={mark}>
          <path d={`M34 ${y(mark)}H${width - 26}`} stroke="var(--line)" stroke-width="1" />
          <text x={28} y={y(mark) + 4} text-anchor="end" font-size="11" fill="var(--ink-2)">
            {mark}
          </text>
        </g>
      ))}
      {names.map((_, seat) => (
        <g key={seat}>
          <path
            d={`M${history.map((totals, i) => `${x(i).toFixed(1)} ${y(totals[seat]!).toFixed(1)}`).join("L")}`}
            fill="none"
            stroke={`var(--seat-${(seat % 5) + 1})`}
            stroke-width="2.4"
            stroke-dasharray={DASHES[seat % 5]}
            stroke-linejoin="round"
          />
          <ShieldMark seat={seat} x={x(history.length - 1) + 6} y={y(last[seat]!)} size={15} />
        </g>
      ))}
    </svg>
  );
}
