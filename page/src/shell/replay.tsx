// A game looked at again, entry by entry.

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Icon } from "../art/art";
import * as api from "../core/api";
import { at } from "../core/home";
import { around, Past } from "../core/past";
import type { Message, Table } from "../core/protocol";
import { Line } from "../core/socket";
import type { Words } from "../core/words";
import { Stage } from "./stage";
import { useLoaded } from "./table";
import { Trouble } from "./trouble";
import { Button } from "./ui";

const PACE = 900;
const CHANCE = -1;

export function Replay({ token, words }: { token: string; words: Words }) {
  const [table, setTable] = useState<Table | null>(null);
  const [end, setEnd] = useState(0);
  const [n, setN] = useState<number | null>(null);
  const [running, setRunning] = useState(false);
  const [fault, setFault] = useState<Message | null>(null);
  const [loaded, wrong] = useLoaded(table?.table.game);
  const stops = useRef<number[]>([0]);
  const past = useMemo(() => new Past(token), [token]);
  const shown = table?.n ?? 0;

  // the live table says how long the game is, and goes on saying so while it is played
  useEffect(() => {
    const line = new Line(
      token,
      (last) => {
        past.hear(last);
        setEnd(last.n);
        setN((at) => at ?? last.n);
        stops.current = [0, ...last.story.filter((entry) => entry.n >= 0 && entry.seat !== CHANCE).map((entry) => entry.n + 1), last.n];
      },
      () => undefined,
      setFault,
    );
    return () => line.close();
  }, [token]);
  useEffect(() => {
    if (n === null || table?.n === n) return;
    let wanted = true;
    const go = () =>
      past.at(n, around(stops.current, n, n < shown)).then(
        (found) => wanted && setTable(found),
        (error) => wanted && setFault(error instanceof api.Fault ? error.said : { key: "page.error.unreachable" }),
      );
    const timer = setTimeout(go, 40); // a slider passes many places
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [n]);

  const step = (by: -1 | 1) => {
    const at = n ?? 0;
    const next = by > 0 ? stops.current.find((stop) => stop > at) : stops.current.filter((stop) => stop < at).pop();
    if (next !== undefined) setN(next);
    else setRunning(false);
  };
  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => step(1), PACE);
    return () => clearTimeout(timer);
  }, [running, n]);
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      if ((event.target as Element).matches("input[type=text], input[type=search], select") || document.querySelector("dialog[open]"))
        return;
      const jobs: Record<string, () => void> = {
        ArrowLeft: () => step(-1),
        ArrowRight: () => step(1),
        Home: () => setN(0),
        End: () => setN(end),
        " ": () => setRunning((on) => !on),
      };
      const job = jobs[event.key];
      if (!job) return;
      event.preventDefault();
      job();
    };
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, [n, end]);

  if (fault ?? wrong) return <Trouble message={(fault ?? wrong)!} words={words} />;
  if (!table || !loaded || n === null)
    return <div class="page loading" data-state="waiting" role="status" aria-label={words.say("page.loading")} />;
  const bar = (
    <div class="prompt replay-bar">
      <b class="replay-title">
        <Icon id="ui-replay" size={19} /> {words.say("page.replay")}
      </b>
      <Button icon="ui-undo" label={words.say("page.step_back")} onClick={() => step(-1)} disabled={n === 0} />
      <input
        type="range"
        min={0}
        max={end}
        value={n}
        onInput={(event) => setN(Number(event.currentTarget.value))}
        aria-label={words.say("page.move_number")}
      />
      <Button icon="ui-redo" label={words.say("page.step_on")} onClick={() => step(1)} disabled={n >= end} />
      <output>{`${n} / ${end}`}</output>
      <Button onClick={() => setRunning(!running)} pressed={running}>
        {words.say(running ? "page.pause" : "page.run")}
      </Button>
      <a class="btn pri" href={at(`/t/${token}`)}>
        {words.say("page.to_table")}
      </a>
    </div>
  );
  return <Stage table={table} loaded={loaded} token={token} bar={bar} />;
}
