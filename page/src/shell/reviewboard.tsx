// The board as it was before an act, with what was played in grey and what was better in gold.

import { useMemo } from "preact/hooks";
import { legal, parse } from "../core/moves";
import { signed } from "../core/numbers";
import type { Table } from "../core/protocol";
import { type Act, actionOf } from "../core/review";
import type { Words } from "../core/words";
import type { Attrs, Scene } from "../games/game";
import { around, boxOf, inView, seen, useBoxes } from "./pencil";
import { type Marked, strokes } from "./reviewmarks";
import { NOTHING, sightOf, wayOf } from "./sight";
import type { Loaded } from "./stage";

interface BoardProps {
  table: Table;
  loaded: Loaded;
  words: Words;
  better: Act | null;
  played: Act | null;
  /** By how many points, if that is known. */
  ahead: number | null;
  viewer: number;
  phone: boolean;
}

/** A scene to look at, in which the board marks two moves. */
function useScene({ table, loaded, words, better, played, viewer }: BoardProps): Scene {
  const { board, facts } = loaded;
  return useMemo(() => {
    const acts = [better, played].filter((act) => act !== null);
    const moves = legal(board.verbs, acts.map(actionOf));
    const shown = acts[0] ? parse(board.verbs, acts[0].action) : null;
    const sight = sightOf(board, { table, facts, own: acts[0]?.seat ?? viewer, moves, deeds: [] }, NOTHING, shown);
    const mark = (action: string): string => (action === better?.action ? "better" : "played");
    return {
      ...sight,
      table,
      words,
      lights: board.lights(sight),
      select: () => undefined,
      mean: (means) => {
        const meant = moves.find(({ move }) => means(move));
        return meant ? { "data-reviewed": mark(meant.action) } : {};
      },
      looked: null,
      act: (action): Attrs => (action ? { "data-reviewed": mark(action.action) } : {}),
      pick: () => ({}),
      tip: () => ({}),
      changed: new Set<string>(),
    };
  }, [board, table, words, better, played, viewer]);
}

export function ReviewBoard(props: BoardProps) {
  const { table, loaded, phone, words, better, played, ahead } = props;
  const scene = useScene(props);
  const { board } = loaded;
  const wanted = `${table.n} ${better?.action} ${played?.action}`;
  const acts = [
    { kind: "played", act: played, text: words.say("review.played") },
    { kind: "better", act: better, text: !played ? "" : ahead === null ? words.say("review.better") : signed(ahead, words.language) },
  ] as const;
  const boxes = useBoxes(
    () =>
      acts.flatMap(({ kind, act }) => {
        const way = act && wayOf(board, scene, act.action);
        const [from = null, to = null] = way?.map(boxOf) ?? [];
        const clicked = seen(`.rv-board [data-reviewed='${kind}']`).map((element) => around([element])!);
        return [from, to, clicked.find(inView) ?? from ?? to ?? clicked[0] ?? null];
      }),
    wanted,
  );
  const marks = acts.map(({ kind, text }, i): Marked => ({ kind, text, from: boxes[3 * i], to: boxes[3 * i + 1], around: boxes[3 * i + 2] }));
  const drawn = strokes(marks, window.innerWidth);
  return (
    <div class="rv-board" inert>
      {phone ? <board.Phone scene={scene} /> : <board.Board scene={scene} />}
      <svg class="rv-overlay" aria-hidden="true" key={wanted}>
        {drawn.map(({ kind, arrow, loop }) => (
          <g key={kind} class={`rv-mark ${kind}`}>
            {arrow &&
              ["edge", "core"].map((stroke) => (
                <g key={stroke} class={stroke}>
                  <path class="shaft" d={arrow.shaft} pathLength={1} />
                  <path class="barbs" d={arrow.head} />
                </g>
              ))}
            {loop && ["edge", "core"].map((stroke) => <rect key={stroke} class={`loop ${stroke}`} {...loop} rx="12" />)}
          </g>
        ))}
        {drawn.map(
          ({ kind, text, tag }) =>
            tag && (
              <g key={`tag ${kind}`} class={`rv-mark tag ${kind}`}>
                <rect {...tag} rx="10.5" />
                <text x={tag.x + tag.width / 2} y={tag.y + 15} text-anchor="middle">
                  {text}
                </text>
              </g>
            ),
        )}
      </svg>
    </div>
  );
}
