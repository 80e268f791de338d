// The table as it is seen and played: header, prompt, board, side column, dialogs. Nothing here knows a game.

import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { chains, legal, parse } from "../core/moves";
import { chairNames } from "../core/names";
import type { Entry, GameInfo, Hint, ProposalKind, Reason, Table } from "../core/protocol";
import { moving, settings } from "../core/settings";
import type { Words } from "../core/words";
import type { Attrs, Chain, GameBoard, Scene, Selection } from "../games/game";
import { ActionList } from "./actions";
import { useAsking } from "./asking";
import { KeysDialog, SettingsDialog } from "./dialogs";
import { InviteDialog } from "./invite";
import { Join } from "./join";
import { Guided } from "./guided";
import { CountBar, useCounting, useLit } from "./counting";
import { arrows, hand, useKeys } from "./keys";
import { fly, knock, pop, snapshot } from "./motion";
import { OnItsWay, useLate } from "./late";
import { HintSheet } from "./hint";
import { anchored, marked, Pencil, wayTo } from "./pencil";
import { Away, Bar, Choices, Head, PromptBar, Proposals } from "./prompt";
import { RulesDrawer } from "./rules";
import { ScoreSheet } from "./score";
import { lookingAt, NOTHING, sightOf, wayOf } from "./sight";
import { Shields, ShowBar, Since, Strip, useJourneys } from "./show";
import type { Show } from "./showing";
import { Figures, Log, Players, Presence, seatName } from "./side";
import { TimeUp } from "./timeleft";
import { Tips } from "./tips";
import { Dialog, useWide } from "./ui";
import { WhyNot } from "./why";

/** A phone on its side. */
const LYING = "(max-height: 500px) and (max-width: 1000px) and (orientation: landscape)";

export interface Loaded {
  board: GameBoard;
  facts: unknown;
  words: Words;
  info: GameInfo;
}

export interface Doing {
  play: (seat: number, action: string) => void;
  /** Is an act on its way at this very moment? */
  sending: () => boolean;
  /** Waits no longer for it. */
  giveUp: () => void;
  undo: (seat: number) => void;
  /** Where to look (1), or what to do and why (2): rather than what the player has in mind. */
  hint: (seat: number, stage: 1 | 2, instead?: string) => Promise<Hint | null>;
  /** Why actions are not possible. */
  why: (seat: number, actions: string[]) => Promise<(Reason | null)[]>;
  propose: (what: ProposalKind, seat?: number, bot?: string) => void;
  answer: (what: ProposalKind, yes: boolean) => void;
}

interface StageProps {
  table: Table;
  /** Lines of the log that only this player is told. */
  asides?: Entry[];
  loaded: Loaded;
  token: string;
  doing?: Doing;
  busy?: boolean;
  online?: boolean;
  /** In place of the prompt: the bar of the replay. */
  bar?: ComponentChildren;
  /** What others do, shown act by act. */
  show?: Show;
  /** Above the players, in place of the log. */
  side?: ComponentChildren;
  /** How the window is called, in place of whose turn it is. */
  title?: string;
  /** A move to be shown on the board, as a hint would. */
  point?: string | null;
}

const NO_ENTRIES: Entry[] = [];

export type Open =
  | { what: "score" | "settings" | "invite" | "keys" | "log" | "players" }
  | { what: "rules"; clause?: string }
  | { what: "seat"; seat: number }
  | null;

export function Stage({ table: given, asides = NO_ENTRIES, loaded, token, doing, busy = false, online = true, bar, show, side, title, point = null }: StageProps) {
  const { board, facts, info } = loaded;
  const table = useMemo(() => withNames(withAsides(given, asides), loaded.words), [given, asides, loaded.words]);
  const names = table.seats.map((seat) => seat.name);
  const words = useMemo(() => loaded.words.withSeats(names, table.mine), [loaded.words, names.join("\n"), table.mine.join()]);
  const [open, setOpen] = useState<Open>(null);
  const [seen, setSeen] = useState(() => ({ view: table.view, n: table.n }));
  const [scoreShown, setScoreShown] = useState(false);
  const lying = useWide(LYING);
  const phone = useWide("(max-width: 900px)") || lying;
  const narrow = useWide("(max-width: 1199px)");
  const own = table.seat ?? table.mine[0] ?? 0;
  const actor = table.seat;
  const choosing = table.state === "choosing" && actor !== null && doing !== undefined;

  // what was picked up belongs to one decision: others who choose at the same time do not end it
  const done = table.story.reduce((sum, entry) => sum + (entry.seat === actor ? 1 : 0), 0);
  const decision = `${actor} ${done} ${table.actions.map(({ action }) => action).join()}`;
  const [picked, select] = useFor<Selection>(decision, NOTHING);
  const [staged, setStaged] = useFor<Chain | null>(decision, null);
  const [advised, setHint] = useFor<string | null>(decision, null);
  const [advice, setAdvice] = useFor<Hint | null>(decision, null);
  const [pondering, setPondering] = useState(false);
  const hint = point ?? advised;
  const [movesShown, showMoves] = useFor(decision, false);

  const counting = useCounting(table, info, doing !== undefined);
  // the end of a game opens its score sheet once, when everything is counted
  useEffect(() => {
    if (counting.done && doing && !scoreShown) {
      setScoreShown(true);
      setOpen({ what: "score" });
    }
  }, [counting.done]);

  // the element that was played is gone: the keyboard goes on from the prompt
  useEffect(() => {
    if (document.activeElement === document.body && hand.keyboard) document.getElementById("prompt")?.focus();
  }, [table.n]);
  useFonts();
  useEffect(() => {
    const turn = choosing && table.mine.length === 1 ? words.say("page.your_turn") : "";
    const first = title ?? turn;
    document.title = `${first && `${first} · `}${words.say("game.name")} · Burgher`;
  });
  const following = show?.act ?? null;
  useFlights(table, board, following !== null && following.seat >= 0);
  useJourneys(show);
  useKnock(table, Boolean(doing));

  const moves = useMemo(() => legal(board.verbs, choosing && !staged ? table.actions : []), [board, table, choosing, staged]);
  const deeds = useMemo(() => chains(board.verbs, choosing && !staged ? table.deeds : []), [board, table, choosing, staged]);
  const pointed = useMemo(() => (hint ? parse(board.verbs, hint) : null), [board, hint]);
  const sight = useMemo(
    () => sightOf(board, { table, facts, own, moves, deeds }, picked, pointed),
    [board, table, facts, own, moves, deeds, picked, pointed],
  );
  const lights = useMemo(() => board.lights(sight), [board, sight]);
  const way = useMemo(() => (hint ? wayOf(board, sight, hint) : null), [board, sight, hint]);

  // a deed of several actions goes on as soon as its last one is answered and the next one is asked for
  // (one that asks on the way waits for the answer)
  const chain = useRef<{ then: string[]; n: number; waits?: boolean } | null>(null);
  useLayoutEffect(() => {
    const going = chain.current;
    if (!going || busy || following || !doing || actor === null || table.n <= going.n) return;
    const [next, ...then] = going.then;
    const legal = next !== undefined && table.actions.some(({ action }) => action === next);
    if (!legal && going.waits) return;
    chain.current = legal ? { then, n: table.n } : null;
    // (a choice with one option plays itself)
    if (legal && table.actions.length > 1) doing.play(actor, next);
  }, [table.version, table.n, busy, following]);

  // what is clicked while an act is on its way waits for its answer, and counts if it still means the same
  const last = useRef("");
  const wish = useRef<{ act: Chain; meant: string } | null>(null);
  const key = (action: Chain) => action.aim ?? action.action;
  const meaning = (text: string) => JSON.stringify(table.actions.find(({ action }) => action === text));
  useLayoutEffect(() => {
    const wished = wish.current;
    if (!wished || busy || (choosing && table.actions.length === 1)) return;
    wish.current = null;
    if (choosing && meaning(wished.act.action) === wished.meant) play(wished.act);
  }, [table.version, table.n, busy]);

  const play = (action: Chain) => {
    if (actor === null || !doing) return;
    if (doing.sending()) {
      // (a double click is one click)
      if (key(action) !== last.current) wish.current = { act: action, meant: meaning(action.action) };
      return;
    }
    const others = table.seats.some((seat, i) => seat.kind === "human" && !table.mine.includes(i));
    const ends = action.endsTurn ?? table.preview?.ends_turn.includes(action.action);
    if (settings().confirm && others && staged?.action !== action.action && ends) return setStaged(action);
    setSeen({ view: table.view, n: table.n });
    if (action.then?.length) chain.current = { then: action.then, n: table.n, waits: action.asks };
    else chain.current = chain.current?.waits ? { then: chain.current.then, n: table.n } : null;
    last.current = key(action);
    doing.play(actor, action.action);
  };

  const button = (label: string, onClick: () => void): Attrs => ({
    role: "button",
    tabindex: 0,
    "aria-label": label,
    onClick,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      onClick();
    },
  });

  const scene: Scene = {
    ...sight,
    table,
    words,
    lights,
    select,
    mean: (means) => (pointed && means(pointed) ? { "data-hinted": "move" } : {}),
    looked: null,
    act: (action, label) =>
      action
        ? {
            ...button(label ?? words.tell(action), () => play(action)),
            ...(action.aim
              ? { "data-deed": action.aim }
              : {
                  "data-action": action.action,
                  "data-hinted": hint === action.action ? (action.then?.length ? "deed" : "move") : undefined,
                }),
          }
        : {},
    pick: (label, chosen, next) => ({ ...button(label, () => select(next)), "aria-pressed": chosen, "data-pick": "" }),
    tip: (id) => ({ "data-tip": id }),
    changed: useMemo(() => new Set(doing ? board.changes(seen.view, table.view) : []), [seen, table.version, table.n]),
  };

  useLit(counting.line, board, scene);
  const late = useLate(busy);
  const giveUp = () => {
    chain.current = null;
    wish.current = null;
    doing?.giveUp();
  };
  const meanings = useMemo(() => (choosing && !staged && !busy && !following ? board.means(sight) : null), [board, sight, choosing, staged, busy, following]);
  const asking = useAsking({
    meanings,
    verbs: table.verbs.filter((verb) => !board.verbs[verb]?.length),
    table,
    words,
    tip: (id) => board.tip(id, scene),
    why: doing && actor !== null ? (actions) => doing.why(actor, actions) : undefined,
  });

  const undo = () => {
    if (staged) return setStaged(null);
    chain.current = null;
    if (doing && actor !== null && (table.can_undo || table.can_ask_undo)) doing.undo(actor);
    else if (doing && table.mine.length && (table.can_undo || table.can_ask_undo)) doing.undo(table.mine[0]!);
  };
  const askHint = () => {
    if (!choosing || actor === null || busy || pondering || advice?.stage === 2) return;
    setPondering(true);
    void doing.hint(actor, advice ? 2 : 1, staged?.action).then((found) => {
      setPondering(false);
      setAdvice(found);
      if (found?.action) setHint(found.action);
    });
  };
  const hideHint = () => {
    setAdvice(null);
    setHint(null);
  };

  useKeys({
    a: () => choosing && !busy && showMoves(true),
    h: askHint,
    u: undo,
    s: () => setOpen({ what: "score" }),
    r: () => setOpen({ what: "rules" }),
    l: () => setOpen({ what: "log" }),
    "?": () => setOpen({ what: "keys" }),
    ...(following && show ? { " ": show.skip, p: show.pause } : counting.line ? { " ": counting.skip } : {}),
    Escape: () => {
      if (late) return giveUp();
      if (asking.question) return asking.close();
      if (advice) return hideHint();
      select({});
      setStaged(null);
    },
  });

  const hinted = hint ? table.actions.find((action) => action.action === hint) : undefined;
  const ctx = { scene, board, words, table, token, doing, staged, setStaged, play, undo, askHint, hinted, setOpen, showMoves, names, phone, lying };
  const marks = () => marked(advice?.stage === 1 ? advice.points : [], own);
  const ends = () => (advice?.stage === 2 ? (way ?? []) : []).flatMap(anchored);
  const hintProps = { advice: advice!, marks, ends, hinted, words, board, pondering, onNext: askHint, onPlay: play, onHide: hideHint };
  const close = () => setOpen(null);

  return (
    <div class={`page table-page ${phone ? "phone" : ""} ${lying ? "lying" : ""} ${bar ? "replaying" : ""}`} data-state={table.state} data-busy={busy ? "" : undefined} data-following={following ? "" : undefined} data-game={table.table.game}>
      <Head {...ctx} narrow={narrow} />
      {!online && (
        <div class="offline" role="alert">
          {words.say("page.offline")}
        </div>
      )}
      <main class="table">
        <div class="middle" data-advised={hint && !staged ? "" : undefined} onClick={asking.ask} onKeyDown={(event) => keyed(event, asking.ask)}>
          {bar ?? (following && show ? <ShowBar show={show} scene={scene} board={board} words={words} phone={phone} /> : counting.line ? <CountBar counting={counting} scene={scene} /> : <PromptBar {...ctx} />)}
          {late && <OnItsWay words={words} onGiveUp={giveUp} />}
          <Choices {...ctx} />
          <Away {...ctx} />
          <TimeUp {...ctx} />
          <Join {...ctx} />
          <Proposals {...ctx} />
          {narrow && !phone && show && table.seats.length > 1 && <Strip show={show} scene={scene} board={board} words={words} />}
          {phone ? (
            <div class="board-holder" onClick={following ? show?.skip : undefined}>
              <board.Phone scene={scene} />
            </div>
          ) : (
            <BoardHolder scene={scene} board={board} onClick={following ? show?.skip : undefined} />
          )}
        </div>
        {side && narrow && <div class="below">{side}</div>}
        {side && !narrow && (
          <aside>
            {side}
            {table.seats.length > 1 && <Players scene={scene} board={board} onOpen={(seat) => setOpen({ what: "seat", seat })} />}
          </aside>
        )}
        {!narrow && !side && (
          <aside>
            <Players scene={scene} board={board} onOpen={(seat) => setOpen({ what: "seat", seat })} show={show} totals={counting.totals} />
            {advice && <HintSheet {...hintProps} />}
            {show && !advice && <Since show={show} scene={scene} board={board} words={words} />}
            <Log scene={scene} board={board} news={seen.n} />
          </aside>
        )}
      </main>
      {phone && (following && show ? <Strip show={show} scene={scene} board={board} words={words} /> : <Bar {...ctx} />)}
      {show && <Shields count={table.seats.length} />}
      {asking.question && (
        <WhyNot
          question={asking.question}
          words={words}
          board={board}
          phone={phone}
          onPlay={(action) => (asking.close(), play(action))}
          openRule={(clause) => (asking.close(), setOpen({ what: "rules", clause }))}
          onClose={asking.close}
        />
      )}
      {narrow && advice && <HintSheet {...hintProps} low />}
      {advice?.stage === 1 && <Pencil loops={advice.points.flatMap((point) => wayTo(point, own))} />}
      {hint && !staged && <Pencil each={["[data-hinted='move']", "[data-hinted='deed']"]} arrow={way} />}
      <Tips find={(id) => board.tip(id, scene)} words={words} openRule={(clause) => setOpen({ what: "rules", clause })} />
      {doing && (
        <Guided
          {...{ table, own, words, board, phone, play }}
          covered={open !== null || movesShown}
          point={setHint}
          hint={async () => (actor === null ? null : ((await doing.hint(actor, 2))?.action ?? null))}
        />
      )}
      {movesShown && (
        <ActionList
          actions={table.actions}
          words={words}
          board={board}
          impossible={asking.impossible}
          openRule={(clause) => setOpen({ what: "rules", clause })}
          onPlay={play}
          onClose={() => showMoves(false)}
        />
      )}
      {open?.what === "rules" && <RulesDrawer game={table.table.game} words={words} clause={open.clause} onClose={close} />}
      {open?.what === "score" && (
        <ScoreSheet
          table={table}
          info={info}
          words={words}
          names={names.map((_, seat) => seatName(scene, seat))}
          openRule={(clause) => setOpen({ what: "rules", clause })}
          onClose={close}
          token={token}
          rematch={doing && table.mine.length ? () => doing.propose("rematch") : undefined}
        >
          <Proposals {...ctx} />
        </ScoreSheet>
      )}
      {open?.what === "settings" && <SettingsDialog words={words} onClose={close} table={table} token={token} propose={doing?.propose} />}
      {open?.what === "invite" && <InviteDialog table={table} words={words} onClose={close} />}
      {open?.what === "keys" && <KeysDialog words={words} onClose={close} />}
      {open?.what === "log" && (
        <Dialog title={words.say("page.log")} words={words} onClose={close} kind="drawer">
          {show && <Since show={{ ...show, look: (at) => (close(), show.look(at)) }} scene={scene} board={board} words={words} />}
          <Log scene={scene} board={board} news={seen.n} />
        </Dialog>
      )}
      {open?.what === "players" && (
        <Dialog title={words.say("page.players")} words={words} onClose={close} kind="drawer">
          {phone && board.Shared && <board.Shared scene={lookingAt(scene, board, own)} />}
          <Players scene={scene} board={board} onOpen={(seat) => setOpen({ what: "seat", seat })} />
        </Dialog>
      )}
      {open?.what === "seat" && (
        <Dialog title={names[open.seat]!} words={words} onClose={close} wide>
          <div class="look-at">
            <Presence scene={scene} seat={open.seat} />
            <Figures scene={scene} board={board} seat={open.seat} />
          </div>
          <board.Large scene={lookingAt(scene, board, open.seat)} />
        </Dialog>
      )}
    </div>
  );
}

/** Enter and Space ask about a thing as a click does; arrows walk over the board. */
function keyed(event: KeyboardEvent, ask: (event: Event) => boolean): void {
  if ((event.key === "Enter" || event.key === " ") && ask(event)) event.preventDefault();
  else arrows(event);
}

/** The board, with the action that the pointer or the keyboard is on. */
function BoardHolder({ scene, board, onClick }: { scene: Scene; board: GameBoard; onClick?: () => void }) {
  const [text, look] = useState<string | null>(null);
  const find = (event: Event) => look((event.target as Element).closest?.("[data-action]")?.getAttribute("data-action") ?? null);
  const looking = { onPointerOver: find, onPointerLeave: () => look(null), onFocusIn: find, onFocusOut: () => look(null) };
  const looked = scene.moves.find(({ action }) => action === text) ?? null;
  return (
    <div class="board-holder" onClick={onClick} {...(board.looks ? looking : {})}>
      <board.Board scene={{ ...scene, looked }} />
    </div>
  );
}

/** What belongs to one decision, and is as it was at first in the next one. */
function useFor<T>(decision: string, first: T): [T, (value: T) => void] {
  const [kept, keep] = useState({ decision, value: first });
  return [kept.decision === decision ? kept.value : first, (value) => keep({ decision, value })];
}

function withAsides(table: Table, asides: Entry[]): Table {
  const past = asides.filter(({ n }) => n < table.n);
  return past.length ? { ...table, story: [...table.story, ...past].sort((a, b) => a.n - b.n) } : table;
}

function withNames(table: Table, words: Words): Table {
  const names = chairNames(table.seats, words);
  return { ...table, seats: table.seats.map((seat, i) => ({ ...seat, name: names[i]! })) };
}

/** Pieces fly when a new view arrives, unless the show lets them. */
function useFlights(table: Table, board: GameBoard, shown: boolean): void {
  const before = useRef<{ view: unknown; places: Map<string, DOMRect> }>({ view: table.view, places: new Map() });
  useLayoutEffect(() => {
    const old = before.current;
    if (old.view !== table.view && !shown && moving()) {
      fly(old.places, board.flights(old.view, table.view));
      pop(board.changes(old.view, table.view));
    }
    before.current = { view: table.view, places: snapshot() };
  });
}

/** Texts that were measured before their fonts had come are measured again. */
function useFonts(): void {
  const [, again] = useState(false);
  useEffect(() => {
    const wanted = ['700 16px "Alegreya"', '400 16px "Source Sans 3"', '600 16px "Source Sans 3"'];
    void Promise.all(wanted.map((font) => document.fonts.load(font))).then(() => again(true));
  }, []);
}

function useKnock(table: Table, playing: boolean): void {
  const was = useRef(table.state);
  useEffect(() => {
    if (playing && settings().sounds && was.current === "waiting" && table.state === "choosing") knock();
    was.current = table.state;
  }, [table.state]);
}
