// What a review says beside the board: luck and decisions, turning points, and every decision with its mark.

import { useEffect, useRef } from "preact/hooks";
import { Icon, Shield } from "../art/art";
import { percent, plain, signed } from "../core/numbers";
import { type Decision, decisionsOf, inBrief, type Mark, MARKS, type Review, shownGains, type Stage } from "../core/review";
import type { Table } from "../core/protocol";
import { amount, type Words } from "../core/words";
import type { GameBoard } from "../games/game";
import { lineName } from "./hint";
import { Rich } from "./rich";
import { Lozenge } from "./reviewcurve";

export interface PartProps {
  review: Review;
  table: Table;
  viewer: number;
  at: number;
  names: string[];
  words: Words;
  board: GameBoard;
  go: (n: number) => void;
}

/** A mark by its shape: disc with a star, ring with a tick, triangle, lozenge. */
export function MarkSign({ mark, words }: { mark: Mark | ""; words: Words }) {
  return (
    <svg class={`mark ${mark}`} width="18" height="18" viewBox="0 0 18 18" role="img" aria-label={mark ? words.say(`review.mark.${mark}`) : words.say("page.reviews.not_yet")}>
      {mark === "best" && <path d="M9 1a8 8 0 1 1 0 16A8 8 0 0 1 9 1zm0 3.4L7.700 7.300l-3.200.4 2.300 2.200-.6 3.100L9 11.500l2.800 1.500-.6-3.100 2.300-2.200-3.200-.4z" fill-rule="evenodd" />}
      {mark === "good" && (
        <>
          <circle cx="9" cy="9" r="7.200" class="ring" />
          <path d="M5.300 9.300l2.600 2.600 4.800-5.600" class="stroke" />
        </>
      )}
      {mark === "inaccurate" && (
        <>
          <path d="M9 1.800L17 16H1z" class="stroke" />
          <path d="M9 7v4M9 13v.8" class="stroke" />
        </>
      )}
      {mark === "mistake" && (
        <>
          <path d="M9 .5L17.500 9 9 17.500.5 9z" />
          <path d="M6.500 6.500l5 5M11.500 6.500l-5 5" class="cross" />
        </>
      )}
      {mark === "" && <circle cx="9" cy="9" r="2.500" class="ring" />}
    </svg>
  );
}

export function LuckPanel({ review, table, viewer, names, words, choose }: PartProps & { choose: (seat: number) => void }) {
  const { parts } = review;
  const decisions = (seat: number) => decisionsOf(parts[seat]!);
  const most = Math.max(1, ...parts.flatMap((part, seat) => [Math.abs(part.luck), Math.abs(decisions(seat))]));
  const part = parts[viewer];
  const whole = review.points.at(-1)?.n === review.n; // until then it is not known what they come to
  return (
    <section class="sheet rv-luck-panel" aria-label={words.say("review.parts")}>
      <h2>
        {words.say("review.parts")}
        <small>
          <i class="key luck" /> {words.say("review.luck")} <i class="key" /> {words.say("review.decisions")}
        </small>
      </h2>
      {parts.map((own, seat) => (
        <button key={seat} type="button" class={`rv-seat ${seat === viewer ? "me" : ""}`} title={names[seat]} aria-pressed={seat === viewer} onClick={() => choose(seat)}>
          <Shield seat={seat} size={20} />
          <span class="who">
            <b>{names[seat]}</b>
            <span class="sc">{amount(table.scores[seat]!.total)}</span>
          </span>
          {whole && (
            <span class="bars">
              <Bar value={own.luck} most={most} luck label={words.say("review.luck")} words={words} />
              <Bar value={decisions(seat)} most={most} label={words.say("review.decisions")} words={words} />
            </span>
          )}
        </button>
      ))}
      {!whole && <p class="rv-sum">{words.say("page.reviews.not_yet")}</p>}
      {part && whole && (
        <p class="rv-sum">
          {words.say("review.adds_up", {
            start: signed(part.start, words.language),
            luck: signed(part.luck, words.language),
            decisions: signed(decisions(viewer), words.language),
            result: signed(part.result, words.language),
          })}
        </p>
      )}
    </section>
  );
}

function Bar({ value, most, luck, label, words }: { value: number; most: number; luck?: boolean; label: string; words: Words }) {
  const share = (50 * Math.abs(value)) / most;
  return (
    <span class="rv-bar">
      <span class="track">
        <i class={luck ? "luck" : ""} style={{ width: `${share}%`, [value < 0 ? "right" : "left"]: "50%" }} />
      </span>
      <span class="sr">{label}</span>
      <b>{signed(value, words.language)}</b>
    </span>
  );
}

export function TurningPoints({ review, viewer, at, names, words, board, go, when, mine }: PartProps & { when: (n: number) => string; mine: boolean }) {
  const part = review.parts[viewer];
  const found = (part?.turning_points ?? []).map((n) => review.decisions.find((decision) => decision.n === n)!);
  const sum = found.reduce((total, decision) => total + (decision.loss ?? 0), 0);
  return (
    <section class="sheet rv-turning">
      <h2>
        {mine ? words.say("page.reviews.your_points") : words.say("page.reviews.points_of", { name: names[viewer]! })}
        {part && found.length > 0 && <small>{words.say("review.lost_of", { part: plain(sum, words.language), all: plain(part.lost, words.language) })}</small>}
      </h2>
      {!found.length && <p class="rv-none">{words.say(review.progress < 1 ? "page.reviews.not_yet" : "review.no_turning_points")}</p>}
      {found.map((decision, i) => (
        <button key={decision.n} type="button" class={`rv-card ${decision.n === at ? "on" : ""}`} aria-pressed={decision.n === at} onClick={() => go(decision.n)}>
          <span class="h">
            <svg class="n" viewBox="-12 -12 24 24" aria-hidden="true">
              <Lozenge number={i + 1} x={0} y={0} />
            </svg>
            {when(decision.n)}
            <em>{signed(-(decision.loss ?? 0), words.language)}</em>
          </span>
          <Pair decision={decision} words={words} board={board} />
          <Reasons decision={decision} words={words} short={decision.n !== at} />
        </button>
      ))}
    </section>
  );
}

function Pair({ decision, words, board }: { decision: Decision; words: Words; board: GameBoard }) {
  return (
    <span class="pair">
      <small>{words.say("review.played")}</small>
      <span>
        <Rich message={inBrief(decision.played.words, words)} words={words} board={board} size={15} />
      </span>
      {decision.better && (
        <>
          <small>{words.say("review.better")}</small>
          <span>
            <Rich message={inBrief(decision.better.words, words)} words={words} board={board} size={15} />
          </span>
        </>
      )}
    </span>
  );
}

/** Why: the lines of the score sheet that make the difference, as bars or, in short, in a row. */
export function Reasons({ decision, words, short }: { decision: Decision; words: Words; short?: boolean }) {
  const gains = shownGains(decision.gains, short ? 2 : 4);
  const name = (line: string | null) => (line === null ? words.say("review.rest") : lineName(line, words));
  if (short) return <span class="rv-short">{gains.map(({ line, points }) => `${signed(points, words.language)} ${name(line)}`).join(", ")}</span>;
  const most = Math.max(...gains.map(({ points }) => Math.abs(points)), 0.1);
  return (
    <span class="rv-why">
      {gains.map(({ line, points }) => (
        <span key={line ?? "rest"}>
          <span>{name(line)}</span>
          <i aria-hidden="true">
            <u class={points < 0 ? "less" : ""} style={{ width: `${(60 * Math.abs(points)) / most}%`, ...(points < 0 ? { right: "67%" } : { left: "33%" }) }} />
          </i>
          <b class={points < 0 ? "less" : ""}>{signed(points, words.language)}</b>
        </span>
      ))}
    </span>
  );
}

export function Decisions({ review, viewer, at, words, board, names, go, choose, stages, when }: PartProps & { choose: (seat: number) => void; stages: Stage[]; when: (n: number) => string }) {
  const list = useRef<HTMLOListElement>(null);
  const own = review.decisions.filter((decision) => decision.seat === viewer);
  const part = review.parts[viewer];
  const looked = own.filter(({ loss }) => loss !== null).length;
  useEffect(() => {
    const row = list.current?.querySelector<HTMLElement>(".on");
    if (row && list.current) list.current.scrollTop = row.offsetTop - list.current.clientHeight / 2;
  }, [at, viewer]);
  const rounds = stages.flatMap((stage, s) => (stage.rounds.length ? stage.rounds : [stage]).map(({ n }, r) => ({ n, stage, s, r })));
  let told = -1;
  return (
    <section class="sheet rv-decisions">
      <h2>
        <Icon id="ui-list" size={15} />
        {words.say("review.all_decisions")}
        <span class="seats">
          {names.map((name, seat) => (
            <button key={seat} type="button" class={seat === viewer ? "on" : ""} aria-label={name} aria-pressed={seat === viewer} onClick={() => choose(seat)}>
              <Shield seat={seat} size={17} />
            </button>
          ))}
        </span>
      </h2>
      {part && !looked && own.length > 0 && <p class="rv-none">{words.say("page.reviews.not_yet")}</p>}
      {part && looked > 0 && (
        <>
          <p class="rv-accuracy">
            <b>{percent(part.accuracy, words.language)}</b> {words.say("review.accuracy_in", { count: looked })}
          </p>
          <p class="rv-marks">
            {MARKS.map((mark) => (
              <span key={mark}>
                <MarkSign mark={mark} words={words} /> <b>{part.marks[mark]}</b>
                <small>{words.say(`review.marked.${mark}`, { count: part.marks[mark] })}</small>
              </span>
            ))}
          </p>
        </>
      )}
      <ol ref={list} tabIndex={0} aria-label={words.say("review.all_decisions")}>
        {own.map((decision) => {
          const round = rounds.filter(({ n }) => n <= decision.n).at(-1);
          const head = round && round.n !== told ? round : null;
          if (head) told = head.n;
          return (
            <li key={decision.n}>
              {head && <span class="rd">{when(head.n)}</span>}
              <button type="button" class={decision.n === at ? "on" : ""} aria-current={decision.n === at ? "true" : undefined} onClick={() => go(decision.n)}>
                <MarkSign mark={decision.mark} words={words} />
                <span class="t">
                  <Rich message={inBrief(decision.played.words, words)} words={words} board={board} size={14} />
                </span>
                {decision.loss ? <em class={decision.mark}>{signed(-decision.loss, words.language)}</em> : null}
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
