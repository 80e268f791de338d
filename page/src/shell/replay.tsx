// A game looked at again: by turns, rounds, phases or entries.

import { useEffect, useMemo, useState } from "preact/hooks";
import { Icon } from "../art/art";
import { actsOf, caption } from "../core/acts";
import * as api from "../core/api";
import { at as address } from "../core/home";
import { chairNames } from "../core/names";
import { around, Past } from "../core/past";
import type { Message, Table } from "../core/protocol";
import { Line } from "../core/socket";
import { decisionsOf, next, phasesOf, placeOf, scoredAt, type Step, STEPS, stopsOf } from "../core/steps";
import type { Words } from "../core/words";
import { useKeys } from "./keys";
import { Rich } from "./rich";
import { SharePosition } from "./shareposition";
import { type Loaded, Stage } from "./stage";
import { useLoaded } from "./table";
import { Trouble } from "./trouble";
import { Button, copy, useWide } from "./ui";

const SPEEDS = { slow: 1800, normal: 900, quick: 400 };
type Speed = keyof typeof SPEEDS;

export function Replay({ token, words }: { token: string; words: Words }) {
  const [table, setTable] = useState<Table | null>(null);
  const [live, setLive] = useState<Table | null>(null);
  const [n, setN] = useState<number | null>(() => placeOf(location.hash));
  const [step, setStep] = useState<Step>("turn");
  const [fault, setFault] = useState<Message | null>(null);
  const [loaded, wrong] = useLoaded(table?.table.game);
  const past = useMemo(() => new Past(token), [token]);
  const shown = table?.n ?? 0;
  const stops = useMemo(
    () => (live ? stopsOf(live.story, live.n, loaded ? step : "entry", loaded?.board.parts ?? { round: "", phase: "" }) : [0]),
    [live, step, loaded],
  );

  // the live table says how long the game is, and goes on saying so while it is played
  useEffect(() => {
    const line = new Line(
      token,
      (last) => {
        past.hear(last);
        setLive(last);
        setN((at) => Math.min(at ?? last.n, last.n));
      },
      () => undefined,
      setFault,
    );
    return () => line.close();
  }, [token]);
  useEffect(() => {
    const listener = () => setN((at) => Math.min(placeOf(location.hash) ?? at ?? 0, live?.n ?? 0));
    addEventListener("hashchange", listener);
    return () => removeEventListener("hashchange", listener);
  }, [live]);
  useEffect(() => {
    if (n === null || !live || table?.n === n) return;
    let wanted = true;
    const go = () =>
      past.at(n, around(stops, n, n < shown)).then(
        (found) => wanted && setTable(found),
        (error) => wanted && setFault(error instanceof api.Fault ? error.said : { key: "page.error.unreachable" }),
      );
    const timer = setTimeout(go, 40); // a slider passes many places
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [n, live === null]);
  // the address names the place, so that it can be passed on
  useEffect(() => {
    if (n !== null && live) history.replaceState(null, "", `#at=${n}`);
  }, [n, live === null]);

  if (fault ?? wrong) return <Trouble message={(fault ?? wrong)!} words={words} />;
  if (!table || !loaded || !live || n === null)
    return <div class="page loading" data-state="waiting" role="status" aria-label={words.say("page.loading")} />;
  const bar = <ReplayBar {...{ token, table, live, loaded, n, setN, stops, step, setStep, past }} words={loaded.words} />;
  return <Stage table={table} loaded={loaded} token={token} bar={bar} />;
}

interface BarProps {
  token: string;
  table: Table;
  live: Table;
  loaded: Loaded;
  n: number;
  setN: (n: number) => void;
  stops: number[];
  step: Step;
  setStep: (step: Step) => void;
  past: Past;
  words: Words;
}

/** What happened, and every way to go on or back. */
function ReplayBar({ token, table, live, loaded, n, setN, stops, step, setStep, past, words }: BarProps) {
  const { board } = loaded;
  const [running, setRunning] = useState(false);
  const [speed, setSpeed] = useState<Speed>("normal");
  const [copied, setCopied] = useState(false);
  const phone = useWide("(max-width: 900px)");
  const end = live.n;
  const own = useMemo(() => decisionsOf(live.story, live.mine), [live]);
  const go = (places: number[], by: -1 | 1) => {
    const found = next(places, n, by);
    if (found !== undefined) setN(found);
    else setRunning(false);
  };
  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => go(stops, 1), SPEEDS[speed]);
    return () => clearTimeout(timer);
  }, [running, n, speed, stops]);
  useKeys({
    ArrowLeft: () => go(stops, -1),
    ArrowRight: () => go(stops, 1),
    PageUp: () => go(own, -1),
    PageDown: () => go(own, 1),
    Home: () => setN(0),
    End: () => setN(end),
    " ": () => setRunning(!running),
  });
  const last = actsOf(table.story, 0, table.n, board.headings).pop();
  const seated = words.withSeats(chairNames(table.seats, words), live.mine);
  const decision = live.mine.length ? "own" : "any";
  return (
    <div class="prompt replay-bar">
      <p role="status" aria-live="polite" class="replay-said">
        <Icon id="ui-replay" size={19} /> {last ? <Rich message={caption(last, board.headings)} words={seated} board={board} size={18} /> : words.say("page.replay")}
      </p>
      <div class="replay-tools">
        <label>
          <span class="sr">{words.say("page.replays.step")}</span>
          <select value={step} onChange={(event) => setStep(event.currentTarget.value as Step)}>
            {STEPS.map((each) => (
              <option key={each} value={each}>
                {words.say(`page.replays.${each}`)}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span class="sr">{words.say("page.replays.speed")}</span>
          <select value={speed} onChange={(event) => setSpeed(event.currentTarget.value as Speed)}>
            {(Object.keys(SPEEDS) as Speed[]).map((each) => (
              <option key={each} value={each}>
                {words.say(`page.settings.pace_${each}`)}
              </option>
            ))}
          </select>
        </label>
        <Button icon={copied ? "ui-check" : "ui-link"} label={words.say(copied ? "page.copied" : "page.replays.link")} onClick={() => void copy(location.href).then(setCopied)} />
        <SharePosition key={n} token={token} n={n} words={words} />
        <a class="btn pri" href={address(`/t/${token}`)}>
          {words.say("page.to_table")}
        </a>
      </div>
      <div class="replay-way">
        <Button icon="ui-own-back" label={words.say(`page.replays.${decision}_back`)} onClick={() => go(own, -1)} disabled={next(own, n, -1) === undefined} />
        <Button icon="ui-back" label={words.say("page.step_back")} onClick={() => go(stops, -1)} disabled={n === 0} />
        <Button icon={running ? "ui-pause" : "ui-play"} label={words.say(running ? "page.pause" : "page.run")} pressed={running} onClick={() => setRunning(!running)} />
        <Button icon="ui-on" label={words.say("page.step_on")} onClick={() => go(stops, 1)} disabled={n >= end} />
        <Button icon="ui-own-on" label={words.say(`page.replays.${decision}_on`)} onClick={() => go(own, 1)} disabled={next(own, n, 1) === undefined} />
        <span class="slider">
          <Marks live={live} loaded={loaded} past={past} phone={phone} />
          <input type="range" min={0} max={end} value={n} onInput={(event) => setN(Number(event.currentTarget.value))} aria-label={words.say("page.move_number")} />
        </span>
        <output>{`${n} / ${end}`}</output>
      </div>
    </div>
  );
}

/** On the slider: lines where phases begin, dots in the colour of who made points. */
function Marks({ live, loaded, past, phone }: { live: Table; loaded: Loaded; past: Past; phone: boolean }) {
  const end = Math.max(1, live.n);
  const left = (n: number) => ({ left: `calc(8px + (100% - 16px) * ${(n / end).toFixed(4)})` });
  return (
    <span class="marks" aria-hidden="true">
      {phasesOf(live.story, loaded.board.parts).map((n) => (
        <i key={`p${n}`} class="phase" style={left(n)} />
      ))}
      {!phone && scoredAt(past.course).map(({ n, seat }) => <i key={`s${n}`} class={`points seat-${(seat % 5) + 1}`} style={left(n)} />)}
    </span>
  );
}
