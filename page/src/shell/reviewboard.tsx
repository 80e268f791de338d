// The board as it was before an act, with what was played in grey and what was better in gold.

import { useMemo } from "preact/hooks";
import { legal, parse } from "../core/moves";
import type { Table } from "../core/protocol";
import { type Act, actionOf } from "../core/review";
import type { Words } from "../core/words";
import type { Attrs, Scene } from "../games/game";
import { around, seen, useBoxes } from "./pencil";
import { NOTHING, sightOf } from "./sight";
import type { Loaded } from "./stage";

interface BoardProps {
  table: Table;
  loaded: Loaded;
  words: Words;
  better: Act | null;
  played: Act | null;
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
      hint: null,
      looked: null,
      act: (action): Attrs => (action ? { "data-reviewed": mark(action.action) } : {}),
      pick: () => ({}),
      tip: () => ({}),
      changed: new Set<string>(),
    };
  }, [board, table, words, better, played, viewer]);
}

export function ReviewBoard(props: BoardProps) {
  const { table, loaded, phone, words } = props;
  const scene = useScene(props);
  const { board } = loaded;
  const wanted = `${table.n} ${props.better?.action} ${props.played?.action}`;
  const [better, played] = useBoxes(() => ["better", "played"].map((mark) => around(seen(`.rv-board [data-reviewed='${mark}']`))), wanted);
  return (
    <div class="rv-board" inert>
      {phone ? <board.Phone scene={scene} /> : <board.Board scene={scene} />}
      <svg class="rv-overlay" aria-hidden="true">
        {played && <Loop box={played} kind="played" text={words.say("review.played")} />}
        {better && <Loop box={better} kind="better" text={props.played ? words.say("review.better") : ""} />}
      </svg>
    </div>
  );
}

function Loop({ box, kind, text }: { box: { x: number; y: number; width: number; height: number }; kind: string; text: string }) {
  const room = 9 * text.length * 0.78 + 16;
  return (
    <g class={`rv-loop ${kind}`}>
      <rect x={box.x - 5} y={box.y - 5} width={box.width + 10} height={box.height + 10} rx="12" />
      {text && (
        <g transform={`translate(${box.x + box.width / 2} ${box.y - 12})`}>
          <rect class="tag" x={-room / 2} y="-11" width={room} height="21" rx="10" />
          <text y="4" text-anchor="middle">
            {text}
          </text>
        </g>
      )}
    </g>
  );
}
