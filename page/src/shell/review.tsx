// The review of a finished game: how it went, what was luck, where it turned, and every decision with the board as it was.

import { useEffect, useMemo, useState } from "preact/hooks";
import { Brand, Icon, Shield } from "../art/art";
import * as api from "../core/api";
import { at as address } from "../core/home";
import { chairNames } from "../core/names";
import { percent, plain } from "../core/numbers";
import { Past } from "../core/past";
import type { Message, Table } from "../core/protocol";
import { type Decision, type Reviewed, stageAt, stagesOf } from "../core/review";
import { Line } from "../core/socket";
import { placeOf } from "../core/steps";
import { amount, type Words } from "../core/words";
import { ending } from "./score";
import { Habits } from "./habits";
import { giveOrTake } from "./hint";
import { useKeys } from "./keys";
import { ReviewBoard } from "./reviewboard";
import { LineAct, LineButtons, useLine } from "./reviewline";
import { Curve, JumpBar } from "./reviewcurve";
import { Decisions, LuckPanel, Reasons, TurningPoints } from "./reviewparts";
import { Rich } from "./rich";
import type { Loaded } from "./stage";
import { useLoaded } from "./table";
import { Trouble } from "./trouble";
import { LanguageMenu } from "./dialogs";
import { Button, Dialog, useWide } from "./ui";

/** What passes: a server that starts anew goes on with its reviews, and so does the page. */
const PASSING = ["page.error.unreachable", "page.error.server", "error.too_many", "error.busy", "error.storage"];
const AGAIN = 2000; // milliseconds

/** The review as far as it has come; the server answers when there is more. */
function useReview(token: string, over: boolean, fail: (message: Message) => void): Reviewed | null {
  const [found, setFound] = useState<Reviewed | null>(null);
  useEffect(() => {
    if (!over) return;
    let wanted = true;
    let timer: ReturnType<typeof setTimeout>;
    const ask = (seen: number): void =>
      void api.review(token, seen).then(
        (next) => {
          if (!wanted) return;
          setFound(next);
          if (!next.done) ask(next.step);
        },
        (error: unknown) => {
          const said = error instanceof api.Fault ? error.said : { key: "page.error.unreachable" };
          if (!wanted) return;
          if (PASSING.includes(said.key)) timer = setTimeout(() => ask(seen), AGAIN);
          else fail(said);
        },
      );
    ask(-1);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [token, over]);
  return found;
}

export function ReviewPage({ token, words }: { token: string; words: Words }) {
  const [live, setLive] = useState<Table | null>(null);
  const [fault, setFault] = useState<Message | null>(null);
  const [loaded, wrong] = useLoaded(live?.table.game);
  useEffect(() => {
    const line = new Line(token, setLive, () => undefined, setFault);
    return () => line.close();
  }, [token]);
  const over = live?.state === "over";
  const found = useReview(token, over, setFault);
  const trouble = fault ?? wrong ?? (live && !over ? { key: "error.not_over" } : null);
  if (trouble) return <Trouble message={trouble} words={words} />;
  if (!live || !loaded || !found?.review.points.length)
    return (
      <div class="page loading" data-state="waiting" role="status" aria-label={found ? undefined : words.say("page.loading")}>
        {found && <p class="on-its-way">{words.say("page.reviews.waits")}</p>}
      </div>
    );
  return <Screen token={token} live={live} loaded={loaded} found={found} />;
}

function Screen({ token, live, loaded, found }: { token: string; live: Table; loaded: Loaded; found: Reviewed }) {
  const { board, info } = loaded;
  const names = useMemo(() => chairNames(live.seats, loaded.words), [live, loaded.words]);
  const words = useMemo(() => loaded.words.withSeats(names, live.mine), [loaded.words, names.join("\n"), live.mine.join()]);
  const table = useMemo(() => ({ ...live, seats: live.seats.map((seat, i) => ({ ...seat, name: names[i]! })) }), [live, names]);
  const phone = useWide("(max-width: 900px)");
  const [viewer, setViewer] = useState(live.mine.length === 1 ? live.mine[0]! : 0);
  const [chosen, setChosen] = useState<number | null>(() => placeOf(location.hash));
  const [open, setOpen] = useState<"list" | "habits" | "retry" | null>(null);
  const { review } = found;
  const division = board.division ?? { stage: board.parts.phase, round: board.parts.round };
  const stages = useMemo(() => stagesOf(live.story, division), [live, board]);
  const own = review.decisions.filter((decision) => decision.seat === viewer);
  const first = review.parts[viewer]?.turning_points[0] ?? own.at(-1)?.n ?? 0;
  const at = chosen ?? first;
  const decision = review.decisions.find(({ n }) => n === at);
  const then = useThen(token, live, at, decision?.n);
  const told = review.decisions.find(({ n }) => n === then?.n); // until the next table has come, what belongs to the last one
  const line = useLine(token, decision);
  const go = (n: number) => {
    const next = own.find((one) => one.n >= n) ?? own.at(-1);
    setChosen(review.decisions.some((one) => one.n === n) ? n : (next?.n ?? n));
  };
  const step = (by: -1 | 1) => {
    const to = by > 0 ? own.find(({ n }) => n > at) : own.filter(({ n }) => n < at).at(-1);
    if (to) setChosen(to.n);
  };
  const choose = (seat: number) => {
    setViewer(seat);
    setChosen(review.parts[seat]?.turning_points[0] ?? review.decisions.find((one) => one.seat === seat)?.n ?? null);
  };
  useEffect(() => {
    if (chosen !== null) history.replaceState(null, "", `#at=${chosen}`);
  }, [chosen]);
  useEffect(() => void (document.title = `${words.say("review.title")} · ${words.say("game.name")} · Burgher`));
  const turning = (i: number) => () => {
    const n = review.parts[viewer]?.turning_points[i];
    if (n !== undefined) setChosen(n);
  };
  useKeys({
    ArrowLeft: () => (line.act ? line.step(-1) : step(-1)),
    ArrowRight: () => (line.act ? line.step(1) : step(1)),
    Home: () => own[0] && setChosen(own[0].n),
    End: () => own.length && setChosen(own.at(-1)!.n),
    "1": turning(0),
    "2": turning(1),
    "3": turning(2),
    l: line.begin,
    Escape: line.end,
  });
  const when = (n: number) => stageAt(stages, n, words, division);
  const parts = { review, table, viewer, at, names, words, board, go };
  const mine = live.mine.length === 1 && live.mine[0] === viewer;
  const canRetry = decision !== undefined;
  const buttons = (
    <>
      <Button icon="ui-play" onClick={line.begin} disabled={!decision?.line.length}>
        {words.say("page.reviews.show_line")}
      </Button>
      <Button kind="primary" icon="ui-undo" onClick={() => setOpen("retry")} disabled={!canRetry}>
        {words.say("page.reviews.retry")}
      </Button>
    </>
  );
  const item = (icon: string, name: string, meaning: string, onClick: () => void, disabled = false) => (
    <button type="button" class="bar-item" title={words.say(meaning)} onClick={onClick} disabled={disabled}>
      <Icon id={icon} size={22} />
      {words.say(`page.reviews.bar.${name}`)}
    </button>
  );
  const shown = line.place && then ? { ...then, ...line.place } : then;
  return (
    <div class={`page review-page ${phone ? "phone" : ""}`} data-game={live.table.game} data-state="over" data-done={found.done ? "" : undefined}>
      <header class="head">
        <a class="brand" href={address("/")} title={words.say("page.to_start")}>
          <Brand />
          <span class={phone ? "sr" : ""}>Burgher</span>
        </a>
        <span class="sep wide-only" />
        {!phone && <h1 class="game">{words.say("game.name")}</h1>}
        <span class="sep wide-only" />
        <b>{words.say("review.title")}</b>
        {phone ? (
          <span class="rv-ending" role="img" aria-label={words.tell(ending(table, names))}>
            {foremost(live).map((seat) => (
              <span key={seat}>
                <Shield seat={seat} size={16} /> {amount(live.scores[seat]!.total)}
              </span>
            ))}
          </span>
        ) : (
          <span class="rv-ending">
            <Shield seat={live.ranking?.[0] ?? 0} size={18} /> {words.tell(ending(table, names))}
          </span>
        )}
        <span class="sp" />
        {live.mine.length === 1 && (
          <Button kind="bare" icon="ui-score" label={phone ? words.say("page.reviews.habits") : undefined} onClick={() => setOpen("habits")}>
            {phone ? undefined : words.say("page.reviews.habits")}
          </Button>
        )}
        <a class="ib" href={address(`/t/${token}/replay#at=${Math.min(at, live.n)}`)} aria-label={words.say("page.replay")} title={words.say("page.replay")}>
          <Icon id="ui-replay" size={18} />
        </a>
        {phone ? (
          <a class="ib" href={address(`/t/${token}`)} aria-label={words.say("page.to_table")}>
            <Icon id="ui-close" size={18} />
          </a>
        ) : (
          <a class="btn" href={address(`/t/${token}`)}>
            {words.say("page.to_table")}
          </a>
        )}
        {!phone && <LanguageMenu words={words} />}
      </header>
      <main class="rv">
        <section class="sheet ruled rv-went">
          <h2>
            {words.say("review.went")}
            <small>{words.say(names.length === 1 ? "review.alone_note" : "review.went_note")}</small>
            {!phone && (
              <small>
                <i class="key luck" /> {words.say("review.band")}
              </small>
            )}
            {!found.done && (
              <small class="rv-progress" role="status">
                <progress max={1} value={review.progress} /> {words.say("page.reviews.computing", { share: percent(review.progress, words.language) })}
              </small>
            )}
            <span class="rv-way">
              {!phone && <Button icon="ui-own-back" label={words.say("page.reviews.first")} onClick={() => own[0] && setChosen(own[0].n)} />}
              <Button icon="ui-back" label={words.say("page.reviews.back")} onClick={() => step(-1)} />
              {!phone && <span>{when(at)}</span>}
              <Button icon="ui-on" label={words.say("page.reviews.on")} onClick={() => step(1)} />
              {!phone && <Button icon="ui-own-on" label={words.say("page.reviews.last")} onClick={() => own.length && setChosen(own.at(-1)!.n)} />}
            </span>
          </h2>
          <Curve {...{ review, viewer, at, names, stages, words, phone, go }} />
          <JumpBar {...{ stages, division, at, words, board, go }} />
        </section>
        <LuckPanel {...parts} choose={choose} />
        {!phone && <TurningPoints {...parts} when={when} mine={mine} />}
        <div class="rv-middle">
          <div class="prompt rv-said">
            <p role="status" aria-live="polite">
              {line.act ? <LineAct line={line} words={words} loaded={loaded} /> : <Said decision={decision} words={words} loaded={loaded} names={names} mine={mine} />}
            </p>
            {!phone && (line.act ? <LineButtons line={line} words={words} /> : buttons)}
          </div>
          {phone && decision?.better && !line.act && (
            <section class="sheet rv-reasons">
              <h2>
                {when(at)} <small>{giveOrTake("review.sure", decision.error, words)}</small>
              </h2>
              <Reasons decision={decision} words={words} />
            </section>
          )}
          <section class="rv-holder" aria-label={words.say("page.reviews.the_board")}>
            {shown && (
              <ReviewBoard
                table={{ ...shown, seats: table.seats.map((seat, i) => ({ ...shown.seats[i]!, name: seat.name })) }}
                better={line.act ?? told?.better ?? null}
                played={line.act ? null : (told?.played ?? null)}
                ahead={line.act ? null : (told?.loss ?? null)}
                {...{ loaded, words, viewer, phone }}
              />
            )}
          </section>
        </div>
        {!phone && <Decisions {...parts} choose={choose} stages={stages} when={when} />}
      </main>
      {phone && (
        <nav class="rv-bar-low">
          {line.act ? (
            <LineButtons line={line} words={words} />
          ) : (
            <>
              {item("ui-back", "back", "page.reviews.back", () => step(-1))}
              {item("ui-on", "on", "page.reviews.on", () => step(1))}
              {item("ui-list", "list", "review.all_decisions", () => setOpen("list"))}
              {item("ui-play", "line", "page.reviews.show_line", line.begin, !decision?.line.length)}
              <Button kind="primary" icon="ui-undo" onClick={() => setOpen("retry")} disabled={!canRetry}>
                {words.say("page.reviews.retry")}
              </Button>
            </>
          )}
        </nav>
      )}
      {open === "list" && (
        <Dialog title={words.say("review.all_decisions")} words={words} onClose={() => setOpen(null)}>
          <TurningPoints {...parts} go={(n) => (setOpen(null), go(n))} when={when} mine={mine} />
          <Decisions {...parts} go={(n) => (setOpen(null), go(n))} choose={choose} stages={stages} when={when} />
        </Dialog>
      )}
      {open === "retry" && decision && <RetryDialog token={token} decision={decision} bots={info.bots} words={words} onClose={() => setOpen(null)} />}
      {open === "habits" && <Habits game={live.table.game} words={words} onClose={() => setOpen(null)} />}
    </div>
  );
}

/** Whose points stand in the head of a phone: all, or where they have no room who has won, and oneself. */
function foremost({ ranking, seats, mine }: Table): number[] {
  const order = ranking ?? [...seats.keys()];
  if (order.length <= 3) return order;
  const [won, second] = order;
  return [won!, mine.length === 1 && mine[0] !== won ? mine[0]! : second!];
}

/** The table as it was before a decision. */
function useThen(token: string, live: Table, n: number, known: number | undefined): Table | null {
  const past = useMemo(() => new Past(token), [token]);
  const [then, setThen] = useState<Table | null>(null);
  useEffect(() => {
    if (known === undefined) return;
    let wanted = true;
    void past.at(Math.min(n, live.n)).then((table) => wanted && setThen(table), () => undefined);
    return () => void (wanted = false);
  }, [n, known]);
  return then;
}

function Said({ decision, words, loaded, names, mine }: { decision: Decision | undefined; words: Words; loaded: Loaded; names: string[]; mine: boolean }) {
  if (!decision) return null;
  const { board } = loaded;
  const who = mine ? words.say("page.reviews.played") : words.say("page.reviews.they_played", { name: names[decision.seat]! });
  return (
    <>
      <span class="who">{who}</span> <Rich message={decision.played.words} words={words} board={board} size={17} />.{" "}
      {decision.better ? (
        <>
          <span class="who">{words.say("page.reviews.better", { points: plain(decision.loss ?? 0, words.language) })}</span>{" "}
          <Rich message={decision.better.words} words={words} board={board} size={17} />.
        </>
      ) : (
        words.say(decision.loss === null ? "page.reviews.not_yet" : "page.reviews.nothing_better")
      )}
    </>
  );
}

/** Whom one plays on against. */
function RetryDialog({ token, decision, bots, words, onClose }: { token: string; decision: Decision; bots: string[]; words: Words; onClose: () => void }) {
  const [fault, setFault] = useState<Message | null>(null);
  const begin = (bot: string) =>
    api.retry(token, decision.n, decision.seat, bot).then(
      ({ link }) => void (location.href = address(link)),
      (error: unknown) => setFault(error instanceof api.Fault ? error.said : { key: "page.error.unreachable" }),
    );
  return (
    <Dialog title={words.say("page.reviews.retry")} words={words} onClose={onClose}>
      <p>{words.say("page.reviews.play_on")}</p>
      <div class="rv-bots">
        {[...bots].reverse().map((bot) => (
          <Button key={bot} onClick={() => void begin(bot)}>
            {words.say("page.reviews.retry_against", { bot: words.say(`page.bots.${bot}`) })}
          </Button>
        ))}
      </div>
      {fault && <p role="alert">{words.tell(fault)}</p>}
    </Dialog>
  );
}
