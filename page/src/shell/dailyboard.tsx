// The results of a day: how they are spread, and their order. They are shown to those who have finished it.

import { useState } from "preact/hooks";
import { Face, Icon } from "../art/art";
import { bins, type Day, middle } from "../core/days";
import { at } from "../core/home";
import { amount, type Words } from "../core/words";

const WIDTH = 364;
const HEIGHT = 200;
const TOP = 34; // of the bars, below the pins
const LABEL = 22; // how tall a bar has to be for its number
const SHOWN = 8;

/** Everybody's points as bars, with pins for oneself and for the best bot. */
export function Spread({ day, words }: { day: Day; words: Words }) {
  if (!day.order) return <Closed day={day} words={words} />;
  const points = day.order.map((line) => line.points);
  if (!points.length && !day.bots?.length) return null;
  const bot = day.bots?.[0];
  const { width, bins: bars } = bins([...points, ...(bot ? [bot.points] : [])]);
  const counted = bars.map(({ from }) => points.filter((each) => each >= from && each < from + width).length);
  const most = Math.max(...counted, 1);
  const step = WIDTH / bars.length;
  const place = (value: number) => ((value - bars[0]!.from) / width) * step;
  const own = day.mine?.kind === "counted" ? day.mine.points : null;
  const tall = (count: number) => (count / most) * (HEIGHT - TOP - 24);
  const isOwn = (from: number) => own !== null && own >= from && own < from + width;
  const inside = (count: number) => tall(count) >= LABEL;
  const ownCount = counted.find((_, i) => isOwn(bars[i]!.from)) ?? 0;
  const tip = HEIGHT - 20 - tall(ownCount) - (inside(ownCount) ? 0 : LABEL); // of the own pin, on its bar
  return (
    <section class="sheet rule">
      <h2>
        {words.say("page.daily.everybody")}
        <small>{words.say("page.daily.people", { count: points.length, middle: amount(middle(points)) })}</small>
      </h2>
      <svg class="spread" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={words.say("page.daily.people", { count: points.length, middle: amount(middle(points)) })}>
        {bars.map(({ from }, i) => {
          const count = counted[i]!;
          const mine = isOwn(from);
          return (
            <g key={from}>
              {count > 0 && <rect class={mine ? "heap own" : "heap"} x={i * step + 2} y={HEIGHT - 20 - tall(count)} width={step - 4} height={tall(count)} rx="3" />}
              {count > 0 && (
                <text class={mine && inside(count) ? "own" : ""} x={i * step + step / 2} y={HEIGHT - (mine && inside(count) ? 4 : 24) - tall(count)}>
                  {count}
                </text>
              )}
              {i % (step < 34 ? 2 : 1) === 0 && (
                <text x={i * step + 2} y={HEIGHT - 4} class="axis">
                  {from}
                </text>
              )}
            </g>
          );
        })}
        <path class="ground" d={`M0 ${HEIGHT - 20}H${WIDTH}`} />
        {bot && <path class="pin bot" d={`M${place(bot.points)} 26V${HEIGHT - 20}`} />}
        {own !== null && <path class="pin" d={`M${place(own)} 26V${tip}`} />}
        {bot && (
          <svg x={Math.min(WIDTH - 24, Math.max(0, place(bot.points) - 12))} y="0" width="24" height="24">
            <Face bot={bot.bot} size={24} />
          </svg>
        )}
        {own !== null && <use href="#ui-person" x={Math.min(WIDTH - 20, Math.max(0, place(own) - 10))} y="2" width="20" height="20" />}
      </svg>
      <p class="quiet">{words.say("page.daily.same")}</p>
    </section>
  );
}

/** What may be known before one has finished the day. */
function Closed({ day, words }: { day: Day; words: Words }) {
  return (
    <section class="sheet rule">
      <h2>{words.say("page.daily.everybody")}</h2>
      <p>
        {day.best
          ? `${words.say("page.daily.finished", { count: day.people })} ${words.say("page.daily.best", { points: amount(day.best.points), name: day.best.name || words.say("page.daily.someone") })}.`
          : words.say("page.daily.nobody_finished")}
      </p>
      <p class="quiet">{words.say("page.daily.open_to")}</p>
    </section>
  );
}

/** The order of the day; bots and those who came later stand outside it. */
export function Order({ day, words }: { day: Day; words: Words }) {
  const [all, setAll] = useState(false);
  if (!day.order) return null;
  const lines = [
    ...day.order.map((line) => ({ ...line, bot: "", late: false })),
    ...(day.late ?? []).map((line) => ({ ...line, place: 0, bot: "", late: true })),
    ...(day.bots ?? []).map(({ bot, points }) => ({ name: words.say(`page.bots.${bot}`), points, mine: false, link: null, place: 0, bot, late: false })),
  ].sort((a, b) => b.points - a.points || (a.place || 1e6) - (b.place || 1e6));
  const shown = all ? lines : lines.filter((line, i) => i < SHOWN || line.mine || line.bot);
  return (
    <section class="sheet rule order">
      <h2>
        {words.say("page.daily.order")}
        {shown.length < lines.length && (
          <button type="button" class="link" onClick={() => setAll(true)}>
            {words.say("page.show_all", { count: lines.length })}
          </button>
        )}
      </h2>
      <table class="rank">
        <tbody>
          {shown.map((line, i) => (
            <tr key={i} class={line.mine ? "you" : line.bot ? "bot" : ""}>
              <td class="n">{line.place || ""}</td>
              <td>
                {line.bot ? <Face bot={line.bot} size={22} /> : <Icon id="ui-person" size={17} />} <Name line={line} words={words} />
                {line.bot && <small> {words.say("page.daily.outside")}</small>}
                {line.late && <small> {words.say("page.daily.later")}</small>}
              </td>
              <td class="fig">{amount(line.points)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="quiet">{words.say(day.bots?.length ? "page.daily.open_to" : "page.daily.bot_plays")}</p>
    </section>
  );
}

function Name({ line, words }: { line: { name: string; link: string | null }; words: Words }) {
  const name = line.name || words.say("page.daily.someone");
  return line.link ? <a href={at(`${line.link}/replay`)}>{name}</a> : <>{name}</>;
}
