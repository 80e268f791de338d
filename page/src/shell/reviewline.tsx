// The line of the better move, act by act on the board: how it may have gone on, as far as chance does not come in.

import { useEffect, useState } from "preact/hooks";
import { Shield } from "../art/art";
import * as api from "../core/api";
import type { Place } from "../core/protocol";
import type { Act, Decision } from "../core/review";
import { moving } from "../core/settings";
import type { Words } from "../core/words";
import { giveOrTake } from "./hint";
import { Rich } from "./rich";
import type { Loaded } from "./stage";
import { Button } from "./ui";

const PAUSE = 1400; // milliseconds for which an act can be read

export interface ShownLine {
  /** The act that is looked at, if the line is. */
  act: Act | null;
  /** Where it is played; null for the first one, and for one that chance comes before. */
  place: Place | null;
  decision: Decision | undefined;
  i: number;
  begin: () => void;
  end: () => void;
  step: (by: -1 | 1) => void;
}

export function useLine(token: string, decision: Decision | undefined): ShownLine {
  const [i, setI] = useState(-1);
  const [places, setPlaces] = useState<Place[]>([]);
  const [plays, setPlays] = useState(false);
  const line = decision?.line ?? [];
  const end = () => setI(-1);
  useEffect(end, [decision?.n]);
  useEffect(() => {
    if (!plays || i < 0 || i + 1 >= line.length) return;
    const timer = setTimeout(() => setI(i + 1), PAUSE);
    return () => clearTimeout(timer);
  }, [plays, i]);
  return {
    act: line[i] ?? null,
    place: places[Math.min(i, places.length) - 1] ?? null,
    decision,
    i,
    begin: () => {
      if (!decision || !line.length) return;
      setPlaces([]);
      setI(0);
      const show = (found: Place[]) => (setPlaces(found), setPlays(moving()));
      void api.lineFrom(token, decision.n, line).then(({ places }) => show(places), () => show([]));
    },
    end,
    step: (by) => {
      setPlays(false);
      setI(Math.max(0, Math.min(line.length - 1, i + by)));
    },
  };
}

/** What is done in the act that is looked at. */
export function LineAct({ line, words, loaded }: { line: ShownLine; words: Words; loaded: Loaded }) {
  const { act, i, decision } = line;
  if (!act || !decision) return null;
  return (
    <span class="rv-act">
      <span class="who">
        {words.say("review.line")}, {i + 1}/{decision.line.length}:
      </span>{" "}
      <Shield seat={act.seat} size={17} /> <Rich message={act.words} words={words} board={loaded.board} size={17} />.
      <small>
        {giveOrTake("page.reviews.estimate", decision.error, words) ?? words.say("page.reviews.estimate_alone")} {words.say("review.known_then")}
      </small>
    </span>
  );
}

export function LineButtons({ line, words }: { line: ShownLine; words: Words }) {
  const last = line.i + 1 >= (line.decision?.line.length ?? 0);
  return (
    <span class="rv-line-way">
      <Button icon="ui-back" label={words.say("page.reviews.act_before")} onClick={() => line.step(-1)} disabled={line.i === 0} />
      <Button icon="ui-on" label={words.say("page.reviews.next_act")} onClick={() => line.step(1)} disabled={last} />
      <Button kind="primary" onClick={line.end}>
        {words.say("page.reviews.to_decision")}
      </Button>
    </span>
  );
}
