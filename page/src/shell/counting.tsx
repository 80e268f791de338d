// The end of a game: the final scores are counted line by line, and what gives the points lights up.

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { Icon, Shield } from "../art/art";
import { actTime, Follower } from "../core/follower";
import type { GameInfo, Table } from "../core/protocol";
import { moving, settings } from "../core/settings";
import { amount } from "../core/words";
import type { GameBoard, Scene } from "../games/game";
import { clock } from "./clock";
import { clear, light } from "./journey";
import { Button } from "./ui";

interface Line {
  key: string;
  clause: string;
  own: boolean;
}

export interface Counting {
  /** The line that is being counted; null before the end and after the counting. */
  line: Line | null;
  /** What everybody has so far. */
  totals: number[];
  /** Is the game over and everything counted? */
  done: boolean;
  skip: () => void;
}

/** Counts once: for those who saw the game end. */
export function useCounting(table: Table, info: GameInfo, playing: boolean): Counting {
  const [, again] = useState(0);
  const follower = useRef<Follower<Line> | null>(null);
  follower.current ??= new Follower<Line>(
    clock,
    () => actTime(settings().pace, moving()),
    () => again((n) => n + 1),
  );
  const { current: counter } = follower;
  const stage = useRef<"playing" | "counted" | "seen">("seen");
  const over = table.state === "over";
  if (!over) stage.current = "playing";
  useLayoutEffect(() => {
    if (!over || !playing || stage.current !== "playing") return;
    stage.current = "counted";
    const lines = info.score_lines.filter(({ key }) => table.scores.some((score) => score.parts[key]));
    counter.push(
      lines.map((line) => ({ ...line, own: false })),
      true,
    );
    again((n) => n + 1);
  }, [over]);
  useEffect(() => () => counter.halt(), []);
  const line = over ? counter.current : null;
  const counted = counter.acts.slice(0, counter.at + 1);
  return {
    line,
    totals: table.scores.map((score) => (line ? counted.reduce((sum, { key }) => sum + (score.parts[key] ?? 0), 0) : score.total)),
    done: over && (stage.current === "seen" || (stage.current === "counted" && counter.live)),
    skip: () => counter.skip(),
  };
}

/** What gives the points of this line lights up on the own board. */
export function useLit(line: Line | null, board: GameBoard, scene: Scene): void {
  useLayoutEffect(() => {
    if (!line) return;
    light(board.scored(line.key, scene), scene.own);
    return clear;
  }, [line]);
}

/** In place of the prompt: the line, and what everybody gets for it. */
export function CountBar({ counting, scene }: { counting: Counting; scene: Scene }) {
  const { words, table } = scene;
  const { key } = counting.line!;
  return (
    <div class="prompt counting">
      <p role="status" aria-live="polite" tabIndex={-1} id="prompt">
        <Icon id="vp" size={19} /> <b>{words.say(`score.${key}`)}</b>
        <span class="counted">
          {table.scores.map((score, seat) => (
            <span key={seat}>
              <Shield seat={seat} size={18} label={words.value("seat", seat)} /> <b>{amount(score.parts[key] ?? 0)}</b>
            </span>
          ))}
        </span>
      </p>
      <Button icon="ui-skip" shortcut="␣" class="skip" onClick={counting.skip}>
        {words.say("page.show.to_result")}
      </Button>
    </div>
  );
}
