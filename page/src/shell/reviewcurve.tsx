// How the game went: the expected margins of all seats, what luck may still do for the viewer, and the chances of winning below.

import { percent, signed } from "../core/numbers";
import { type Division, layers, path, type Review, type Round, type Stage, shortName, shortRound, ticks } from "../core/review";
import type { Words } from "../core/words";
import { Icon, Shield } from "../art/art";
import type { GameBoard } from "../games/game";

interface CurveProps {
  review: Review;
  viewer: number;
  at: number;
  names: string[];
  stages: Stage[];
  words: Words;
  phone: boolean;
  go: (n: number) => void;
}

const DASHES = ["", "2 3", "7 4", "1 4", "9 3 2 3"];

export function Curve({ review, viewer, at, names, stages, words, phone, go }: CurveProps) {
  const { points } = review;
  const width = phone ? 372 : 1056;
  const [left, right] = [phone ? 34 : 44, phone ? 30 : 118];
  const [top, bottom] = [8, phone ? 100 : 120];
  const [high0, low0] = [bottom + 12, bottom + (phone ? 38 : 46)]; // of the chances
  const own = points.map((point) => [point.margins[viewer]! + point.spreads[viewer]!, point.margins[viewer]! - point.spreads[viewer]!]);
  const all = [...points.flatMap((point) => point.margins), ...own.flat(), 0];
  const [low, high] = [Math.min(...all) - 1, Math.max(...all) + 1];
  const alone = names.length === 1;
  const last = Math.max(1, review.points.length - 1, review.decisions.length);
  const x = (i: number) => left + ((width - left - right) * i) / last;
  const y = (margin: number) => top + ((high - margin) / (high - low)) * (bottom - top);
  const chance = (share: number) => low0 - share * (low0 - high0);
  const place = points.findIndex((point) => point.n >= at);
  const here = points[place]; // none as long as it has not been looked at
  const cursor = x(place);
  const line = (seat: number) => path(points.map((point, i) => [x(i), y(point.margins[seat]!)]));
  const order = [...names.keys()].sort((a, b) => Number(a === viewer) - Number(b === viewer));
  const ends = spread(names.map((_, seat) => y(points.at(-1)!.margins[seat]!)), phone ? 15 : 22);
  const index = (n: number) => points.findIndex((point) => point.n >= n);
  return (
    <svg
      class="rv-curve"
      viewBox={`0 0 ${width} ${low0 + (phone ? 6 : 10)}`}
      role="img"
      aria-label={`${words.say(alone ? "review.alone_note" : "review.went_note")}. ${
        here && alone
          ? signed(here.margins[viewer]!, words.language)
          : here
            ? words.say("page.reviews.from_to", { margin: signed(here.margins[viewer]!, words.language), chance: percent(here.chances[viewer]!, words.language) })
          : words.say("page.reviews.not_yet")
      }`}
      onClick={(event) => {
        const box = event.currentTarget.getBoundingClientRect();
        const wanted = Math.round((((event.clientX - box.left) / box.width) * width - left) / ((width - left - right) / last));
        const point = points[Math.max(0, Math.min(points.length - 1, wanted))];
        if (point) go(point.n);
      }}
    >
      <defs>
        <pattern id="rv-luck" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V6" class={`seat-line seat-${(viewer % 5) + 1}`} stroke-width="1.6" />
        </pattern>
      </defs>
      {stages.map((stage, i) => {
        const from = index(stage.n);
        const to = i + 1 < stages.length ? index(stages[i + 1]!.n) : last;
        return from >= 0 && i % 2 === 0 && <rect key={stage.n} class="rv-stage" x={x(from)} y={top} width={Math.max(0, x(to < 0 ? last : to) - x(from))} height={low0 - top} />;
      })}
      {ticks(low, high).map((value) => (
        <g key={value}>
          <path class={value ? "rv-tick" : "rv-zero"} d={`M${left} ${y(value)}H${width - right}`} />
          <text x={left - 6} y={y(value) + 4} text-anchor="end" class={value ? "" : "strong"}>
            {signed(value, words.language, 0)}
          </text>
        </g>
      ))}
      {points.length > 1 && (
        <path class={`rv-band seat-${(viewer % 5) + 1}`} fill="url(#rv-luck)" d={path(own.map(([up], i) => [x(i), y(up!)]), own.map(([, down], i) => [x(i), y(down!)]))} />
      )}
      {order.map((seat) => (
        <path key={seat} class={`rv-line seat-line seat-${(seat % 5) + 1}`} d={line(seat)} stroke-width={seat === viewer ? 3 : 2} stroke-dasharray={seat === viewer ? "" : DASHES[(seat % 4) + 1]} />
      ))}
      {!alone &&
        points.length > 1 &&
        names.map((_, seat) => {
          const of = (i: number, end: "from" | "to") => layers(points[i]!.chances, viewer).find((layer) => layer.seat === seat)![end];
          const tops: [number, number][] = points.map((_, i) => [x(i), chance(of(i, "to"))]);
          const lows: [number, number][] = points.map((_, i) => [x(i), chance(of(i, "from"))]);
          return <path key={seat} class={`rv-chance seat-fill seat-${(seat % 5) + 1}`} d={path(tops, lows)} />;
        })}
      {!alone && (
        <>
          <text x={left - 6} y={high0 + 8} text-anchor="end">
            100
          </text>
          <text x={left - 6} y={low0} text-anchor="end">
            0 %
          </text>
          {!phone && (
            <text x={width - right + 8} y={(high0 + low0) / 2 + 4} class="rv-note">
              {words.say("review.chances")}
            </text>
          )}
          {here && (
            <text x={cursor + (cursor < width / 2 ? 5 : -5)} y={low0 - 4} class="rv-here" text-anchor={cursor < width / 2 ? "start" : "end"}>
              {percent(here.chances[viewer]!, words.language)}
            </text>
          )}
        </>
      )}
      {names.map((name, seat) => (
        <g key={seat} transform={`translate(${width - right + 6} ${ends[seat]! - 8})`} class={seat === viewer ? "strong" : ""}>
          <g transform="scale(0.55)">
            <foreignObject width="30" height="30">
              <Shield seat={seat} size={30} />
            </foreignObject>
          </g>
          {!phone && (
            <>
              <text x="21" y="12">
                {name.length > 9 ? `${name.slice(0, 8)}…` : name}
              </text>
              <text x={right - 8} y="12" text-anchor="end">
                {signed(points.at(-1)!.margins[seat]!, words.language, 0)}
              </text>
            </>
          )}
        </g>
      ))}
      {here && <path class="rv-cursor" d={`M${cursor} ${top - 6}V${low0 + 4}`} />}
      {review.parts[viewer]?.turning_points.map((n, i) => (
        <Lozenge key={n} number={i + 1} x={x(index(n))} y={y(points[index(n)]?.margins[viewer] ?? 0)} on={n === at} />
      ))}
    </svg>
  );
}

export function Lozenge({ number, x, y, on }: { number: number; x: number; y: number; on?: boolean }) {
  const r = on ? 15 : 11;
  return (
    <g class={`rv-lozenge ${on ? "on" : ""}`} transform={`translate(${x} ${y})`}>
      <path d={`M0 ${-r}L${r} 0L0 ${r}L${-r} 0Z`} />
      <text y="4.5" text-anchor="middle">
        {number}
      </text>
    </g>
  );
}

type JumpProps = Pick<CurveProps, "stages" | "at" | "words" | "go"> & { division: Division; board: GameBoard };

/** The phases and rounds, to jump to. */
export function JumpBar({ stages, division, at, words, board, go }: JumpProps) {
  const current = stages.filter((stage) => stage.n <= at).at(-1);
  const here = current?.rounds.filter((round) => round.n <= at).at(-1);
  return (
    <nav class="rv-jump" aria-label={words.say("page.replays.step")}>
      {stages.map((stage, i) => (
        <span key={stage.n} class={stage === current ? "on" : ""}>
          <button type="button" onClick={() => go(stage.n)} aria-label={words.tell(stage.message)}>
            {shortName(stage, i)}
          </button>
          {stage.rounds.map((round, r) => (
            <button key={round.n} type="button" class={round === here ? "here" : ""} onClick={() => go(round.n)} aria-label={words.tell(round.message)}>
              <RoundName round={round} board={board} name={shortRound(round, division)} i={r} />
            </button>
          ))}
        </span>
      ))}
    </nav>
  );
}

/** A round by its number, or by a picture of what it is called. */
function RoundName({ round, board, name, i }: { round: Round; board: GameBoard; name: string | undefined; i: number }) {
  const picture = Object.entries(round.message.args ?? {}).flatMap(([key, value]) => board.picture(key, value) ?? [])[0];
  if (name === undefined && picture) return <Icon id={picture.icon} size={16} />;
  return <>{name ?? i + 1}</>;
}

/** Labels at the end of the lines, moved apart so that none covers another. */
function spread(wanted: number[], room: number): number[] {
  const order = [...wanted.keys()].sort((a, b) => wanted[a]! - wanted[b]!);
  const out = [...wanted];
  order.forEach((seat, i) => {
    if (i) out[seat] = Math.max(out[seat]!, out[order[i - 1]!]! + room);
  });
  const over = Math.max(0, out[order.at(-1)!]! - 128);
  return out.map((one) => one - over);
}
