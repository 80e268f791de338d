// The table as it is seen and played: header, prompt, board, side column, dialogs. Nothing here knows a game.

import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { Brand, Icon, Shield } from "../art/art";
import type { Action, GameInfo, Message, ProposalKind, Table } from "../core/protocol";
import { moving, settings } from "../core/settings";
import type { Words } from "../core/words";
import type { Attrs, GameBoard, Scene, Selection } from "../games/game";
import { ActionList } from "./actions";
import { InviteDialog, KeysDialog, LanguageMenu, SettingsDialog } from "./dialogs";
import { fly, knock, pop, snapshot } from "./motion";
import { Rich } from "./rich";
import { RulesDrawer } from "./rules";
import { ScoreSheet } from "./score";
import { Figures, Log, Players, Presence, seatName } from "./side";
import { Tips } from "./tips";
import { Button, Dialog, useWide } from "./ui";

export interface Loaded {
  board: GameBoard;
  facts: unknown;
  words: Words;
  info: GameInfo;
}

export interface Doing {
  play: (seat: number, action: string) => void;
  undo: (seat: number) => void;
  hint: (seat: number) => Promise<string | null>;
  propose: (what: ProposalKind, seat?: number, bot?: string) => void;
  answer: (what: ProposalKind, yes: boolean) => void;
}

interface StageProps {
  table: Table;
  loaded: Loaded;
  token: string;
  doing?: Doing;
  busy?: boolean;
  online?: boolean;
  /** In place of the prompt: the bar of the replay. */
  bar?: ComponentChildren;
}

type Open = { what: "moves" | "score" | "settings" | "invite" | "keys" | "log" | "players" } | { what: "rules"; clause?: string } | { what: "seat"; seat: number } | null;

export function Stage({ table: given, loaded, token, doing, busy = false, online = true, bar }: StageProps) {
  const { board, facts, info } = loaded;
  const table = useMemo(() => withNames(given, loaded.words), [given, loaded.words]);
  const names = table.seats.map((seat) => seat.name);
  const words = useMemo(() => loaded.words.withSeats(names), [loaded.words, names.join("\n")]);
  const [selection, select] = useState<Selection>({});
  const [open, setOpen] = useState<Open>(null);
  const [staged, setStaged] = useState<Action | null>(null);
  const [hint, setHint] = useState<string | null>(null);
  const [seen, setSeen] = useState(() => ({ view: table.view, n: table.n }));
  const [scoreShown, setScoreShown] = useState(false);
  const phone = useWide("(max-width: 760px)");
  const narrow = useWide("(max-width: 1199px)");
  const own = table.seat ?? table.mine[0] ?? 0;
  const actor = table.seat;

  // what was picked up belongs to one decision
  useEffect(() => {
    select({});
    setStaged(null);
    setHint(null);
    setOpen((now) => (now?.what === "moves" ? null : now));
  }, [table.n, table.seat]);

  // the end of a game opens its score sheet once
  useEffect(() => {
    if (table.state === "over" && doing && !scoreShown) {
      setScoreShown(true);
      setOpen({ what: "score" });
    }
  }, [table.state]);

  // the element that was played is gone: the keyboard goes on from the prompt
  useEffect(() => {
    if (document.activeElement === document.body && keyboard) document.getElementById("prompt")?.focus();
  }, [table.n]);
  useFlights(table, board);
  useKnock(table, Boolean(doing));

  const choosing = table.state === "choosing" && actor !== null && doing !== undefined;
  const following = useRef<string[]>([]);
  const actions = choosing && !staged ? table.actions : [];

  const play = (action: Action) => {
    if (busy || actor === null || !doing) return;
    const others = table.seats.some((seat, i) => seat.kind === "human" && !table.mine.includes(i));
    if (settings().confirm && others && staged?.action !== action.action && board.endsTurn(scene, action.action)) return setStaged(action);
    setSeen({ view: table.view, n: table.n });
    following.current = action.then ?? [];
    doing.play(actor, action.action);
  };

  // one click may stand for several actions: the next one follows as soon as the table allows it
  useEffect(() => {
    const [next, ...rest] = following.current;
    if (next === undefined || !choosing || busy) return;
    const possible = table.actions.length > 1 && table.actions.some((action) => action.action === next);
    following.current = possible || table.actions.length === 1 ? rest : [];
    if (possible) doing.play(actor, next);
  }, [table.n, busy]);

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
    table,
    view: table.view,
    facts,
    words,
    own,
    actions,
    selection,
    select,
    hint,
    act: (action, label) => (action ? { ...button(label ?? words.tell(action), () => play(action)), "data-action": action.action } : {}),
    pick: (label, chosen, next) => ({ ...button(label, () => select(next)), "aria-pressed": chosen, "data-pick": "" }),
    tip: (id) => ({ "data-tip": id }),
    changed: useMemo(() => new Set(doing ? board.changes(seen.view, table.view) : []), [seen, table.version, table.n]),
  };

  const undo = () => {
    if (staged) return setStaged(null);
    if (doing && actor !== null && (table.can_undo || table.can_ask_undo)) doing.undo(actor);
    else if (doing && table.mine.length && (table.can_undo || table.can_ask_undo)) doing.undo(table.mine[0]!);
  };
  const askHint = () => {
    if (choosing && actor !== null) void doing.hint(actor).then(setHint);
  };

  useKeys({
    a: () => choosing && !busy && setOpen({ what: "moves" }),
    h: askHint,
    u: undo,
    s: () => setOpen({ what: "score" }),
    r: () => setOpen({ what: "rules" }),
    l: () => setOpen({ what: "log" }),
    "?": () => setOpen({ what: "keys" }),
    Escape: () => {
      select({});
      setStaged(null);
    },
  });

  const hinted = hint ? table.actions.find((action) => action.action === hint) : undefined;
  const ctx = { scene, board, words, table, doing, busy, staged, setStaged, play, undo, askHint, hinted, setOpen, names, phone };
  const close = () => setOpen(null);
  const BoardView = phone ? board.Phone : board.Board;

  return (
    <div class={`page table-page ${phone ? "phone" : ""} ${bar ? "replaying" : ""}`} data-state={table.state} data-game={table.table.game}>
      <Head {...ctx} token={token} narrow={narrow} />
      {!online && (
        <div class="offline" role="alert">
          {words.say("page.offline")}
        </div>
      )}
      <main class="table">
        <div class="middle" onKeyDown={arrows}>
          {bar ?? <PromptBar {...ctx} />}
          <Choices {...ctx} />
          <Proposals {...ctx} />
          <div class="board-holder">
            <BoardView scene={scene} />
          </div>
        </div>
        {!narrow && (
          <aside>
            <Players scene={scene} board={board} onOpen={(seat) => setOpen({ what: "seat", seat })} />
            <Log scene={scene} board={board} news={seen.n} />
          </aside>
        )}
      </main>
      {phone && !bar && <Bar {...ctx} />}
      <Tips find={(id) => board.tip(id, scene)} words={words} openRule={(clause) => setOpen({ what: "rules", clause })} />
      {open?.what === "moves" && <ActionList actions={table.actions} words={words} board={board} onPlay={play} onClose={close} />}
      {open?.what === "rules" && <RulesDrawer game={table.table.game} words={words} clause={open.clause} onClose={close} />}
      {open?.what === "score" && (
        <ScoreSheet table={table} info={info} words={words} names={names.map((_, seat) => seatName(scene, seat))} openRule={(clause) => setOpen({ what: "rules", clause })} onClose={close} rematch={doing && table.mine.length ? () => (close(), doing.propose("rematch")) : undefined} />
      )}
      {open?.what === "settings" && <SettingsDialog words={words} onClose={close} table={table} token={token} propose={doing?.propose} />}
      {open?.what === "invite" && <InviteDialog table={table} words={words} onClose={close} />}
      {open?.what === "keys" && <KeysDialog words={words} onClose={close} />}
      {open?.what === "log" && (
        <Dialog title={words.say("page.log")} words={words} onClose={close} kind="drawer">
          <Log scene={scene} board={board} news={seen.n} />
        </Dialog>
      )}
      {open?.what === "players" && (
        <Dialog title={words.say("page.players")} words={words} onClose={close} kind="drawer">
          <Players scene={scene} board={board} onOpen={(seat) => setOpen({ what: "seat", seat })} />
        </Dialog>
      )}
      {open?.what === "seat" && (
        <Dialog title={names[open.seat]!} words={words} onClose={close} wide>
          <div class="look-at">
            <Presence scene={scene} seat={open.seat} />
            <Figures scene={scene} board={board} seat={open.seat} />
          </div>
          <board.Large scene={scene} seat={open.seat} />
        </Dialog>
      )}
    </div>
  );
}

const BOT_NAMES = ["Agnes", "Berthe", "Odile", "Kacper", "Ilse"];

/** Bots have names too; a person without one is called by the seat. */
function withNames(table: Table, words: Words): Table {
  const name = (seat: Table["seats"][number], i: number) => seat.name || (seat.bot ? BOT_NAMES[i % BOT_NAMES.length]! : words.say("page.seat_number", { number: i + 1 }));
  return { ...table, seats: table.seats.map((seat, i) => ({ ...seat, name: name(seat, i) })) };
}

interface Context {
  scene: Scene;
  board: GameBoard;
  words: Words;
  table: Table;
  doing?: Doing;
  busy: boolean;
  staged: Action | null;
  setStaged: (action: Action | null) => void;
  play: (action: Action) => void;
  undo: () => void;
  askHint: () => void;
  hinted?: Action;
  setOpen: (open: Open) => void;
  names: string[];
  phone: boolean;
}

function Head({ scene, board, words, table, setOpen, token, narrow, phone, names }: Context & { token: string; narrow: boolean }) {
  const turn = table.to_move[0];
  return (
    <header class="head">
      <a class="brand" href="/" title={words.say("page.to_start")}>
        <Brand />
        <span class={phone ? "sr" : ""}>Burgher</span>
      </a>
      <span class="sep wide-only" />
      <h1 class="game">{words.say("game.name")}</h1>
      <span class="when wide-only">
        <span class="sep" />
        {words.tell(board.when(scene.view))}
        {turn !== undefined && (
          <>
            <span class="sep" />
            <Shield seat={turn} size={18} />
            {table.mine.includes(turn) && table.mine.length === 1 ? words.say("page.your_turn") : words.say("page.turn_of", { name: names[turn]! })}
          </>
        )}
      </span>
      <span class="sp" />
      {!phone && (
        <>
          <Button kind="bare" icon="ui-list" onClick={() => setOpen({ what: "moves" })} disabled={!scene.actions.length} class="wide-text">
            {words.say("page.all_moves")}
          </Button>
          <Button kind="bare" icon="ui-score" onClick={() => setOpen({ what: "score" })} class="wide-text">
            {words.say("page.score_sheet")}
          </Button>
          <Button kind="bare" icon="ui-rules" onClick={() => setOpen({ what: "rules" })} class="wide-text">
            {words.say("page.rules")}
          </Button>
          {narrow && <Button kind="bare" icon="ui-log" label={words.say("page.log")} onClick={() => setOpen({ what: "log" })} />}
          <a class="ib" href={`/t/${token}/replay`} aria-label={words.say("page.replay")} title={words.say("page.replay")}>
            <Icon id="ui-replay" size={18} />
          </a>
          <Button kind="bare" icon="ui-link" label={words.say("page.invite")} onClick={() => setOpen({ what: "invite" })} />
          <LanguageMenu words={words} />
        </>
      )}
      {narrow && (
        <button type="button" class="ib" aria-label={words.say("page.players")} onClick={() => setOpen({ what: "players" })}>
          {table.seats.map((_, seat) => (seat === scene.own ? null : <Shield key={seat} seat={seat} size={17} />))}
        </button>
      )}
      {phone && <Button kind="bare" icon="ui-rules" label={words.say("page.rules")} onClick={() => setOpen({ what: "rules" })} />}
      <Button kind="bare" icon="ui-settings" label={words.say("page.settings.title")} onClick={() => setOpen({ what: "settings" })} />
    </header>
  );
}

/** What is being asked, in a full sentence, and the answers that have no place on the board. */
function PromptBar(ctx: Context) {
  const { scene, board, words, table, doing, busy, staged, undo, askHint, hinted, phone, setOpen } = ctx;
  const loose = looseOf(ctx);
  const canUndo = Boolean(staged) || table.can_undo;
  return (
    <div class={`prompt ${table.state}`}>
      <p role="status" aria-live="polite" tabIndex={-1} id="prompt">
        <PromptText {...ctx} />
        {hinted && !staged && (
          <span class="hint-text">
            <Icon id="ui-hint" size={16} /> <Rich message={hinted} words={words} board={board} size={15} />
          </span>
        )}
      </p>
      {!phone && doing && table.mine.length > 0 && (
        <>
          {table.state !== "over" && table.seats.some((seat) => seat.free) && (
            <Button kind="primary" icon="ui-link" onClick={() => setOpen({ what: "invite" })}>
              {words.say("page.invite")}
            </Button>
          )}
          {table.state === "over" ? (
            <>
              {table.rematch && (
                <a class="btn pri" href={table.rematch}>
                  {words.say("page.go_to_rematch")}
                </a>
              )}
              <Button kind={table.rematch ? "plain" : "primary"} icon="ui-score" onClick={() => setOpen({ what: "score" })}>
                {words.say("page.score_sheet")}
              </Button>
            </>
          ) : (
            <Button icon="ui-hint" shortcut="H" onClick={askHint} disabled={!scene.actions.length || busy}>
              {words.say("page.hint")}
            </Button>
          )}
          <Button icon="ui-undo" shortcut="U" onClick={undo} disabled={!canUndo && !table.can_ask_undo}>
            {words.say(staged ? "page.go_back" : canUndo || !table.can_ask_undo ? "page.undo" : "page.ask_undo")}
          </Button>
          {staged ? <ConfirmButton {...ctx} /> : loose.length <= 2 && loose.map((action) => <LooseButton key={action.action} {...ctx} action={action} />)}
        </>
      )}
    </div>
  );
}

function PromptText({ scene, board, words, table, doing, staged, names }: Context) {
  const rich = (message: Message) => <Rich message={message} words={words} board={board} size={19} />;
  if (staged)
    return (
      <>
        {rich(staged)}. <span class="soft">{words.say("page.ends_turn")}</span>
      </>
    );
  if (table.state === "over") {
    const first = table.ranking?.[0] ?? 0;
    const mine = table.mine.length === 1 && table.mine[0] === first;
    return <>{words.say(mine ? "page.you_win" : "page.wins", { name: names[first]!, points: table.scores[first]!.total })}</>;
  }
  if (table.state === "choosing" && doing) return rich(board.prompt(scene) ?? table.prompt!);
  const waited = table.to_move.map((seat) => names[seat]!);
  const free = table.to_move.some((seat) => table.seats[seat]!.free);
  return <>{words.say(free ? "page.waiting_for_guest" : "page.waiting", { list: waited })}</>;
}

const looseOf = ({ board, scene }: Context): Action[] => board.loose(scene);

function LooseButton({ action, words, play, busy, hinted }: Context & { action: Action }) {
  return (
    <Button kind="primary" icon="ui-check" action={action.action} disabled={busy} class={hinted?.action === action.action ? "hinted" : ""} onClick={() => play(action)}>
      {words.tell(action)}
    </Button>
  );
}

function ConfirmButton({ staged, words, play, busy }: Context) {
  return (
    <Button kind="primary" icon="ui-check" action={staged!.action} disabled={busy} onClick={() => play(staged!)}>
      {words.say("page.confirm_turn")}
    </Button>
  );
}

/** More answers without a place on the board than the prompt has room for. */
function Choices(ctx: Context) {
  const loose = looseOf(ctx);
  if (loose.length <= 2 || ctx.staged) return null;
  return (
    <div class="choices">
      {loose.map((action) => (
        <button type="button" key={action.action} class={`btn ${ctx.hinted?.action === action.action ? "hinted" : ""}`} data-action={action.action} disabled={ctx.busy} onClick={() => ctx.play(action)}>
          <span>
            <Rich message={action} words={ctx.words} board={ctx.board} size={18} />
          </span>
        </button>
      ))}
    </div>
  );
}

function Proposals({ table, words, doing, names }: Context) {
  return (
    <>
      {table.proposals.map((proposal) => {
        const asked = table.mine.some((seat) => proposal.need.includes(seat) && !proposal.yes.includes(seat));
        const missing = proposal.need.filter((seat) => !proposal.yes.includes(seat)).map((seat) => names[seat]!);
        return (
          <div class="proposal" role="alert" key={proposal.what}>
            <Shield seat={proposal.by} size={22} />
            <span>
              <b>{words.say(`page.proposal.${proposal.what}`, { name: names[proposal.by]!, other: proposal.seat === undefined || proposal.seat === null ? "" : names[proposal.seat]! })}</b>{" "}
              {missing.length > 0 && words.say("page.proposal.missing", { list: missing })}
            </span>
            {doing && asked && (
              <>
                <Button kind="primary" icon="ui-check" onClick={() => doing.answer(proposal.what, true)}>
                  {words.say("page.agree")}
                </Button>
                <Button icon="ui-close" onClick={() => doing.answer(proposal.what, false)}>
                  {words.say("page.refuse")}
                </Button>
              </>
            )}
            {doing && !asked && table.mine.includes(proposal.by) && (
              <Button icon="ui-close" onClick={() => doing.answer(proposal.what, false)}>
                {words.say("page.withdraw")}
              </Button>
            )}
          </div>
        );
      })}
    </>
  );
}

/** The bar of the phone: everything at the thumb. */
function Bar(ctx: Context) {
  const { words, table, undo, askHint, setOpen, staged, scene, doing } = ctx;
  const loose = looseOf(ctx);
  const last = loose.length <= 2 ? loose[loose.length - 1] : undefined;
  const playing = doing && table.mine.length > 0;
  const item = (icon: string, text: string, onClick: () => void, disabled = false) => (
    <button type="button" class="bar-item" onClick={onClick} disabled={disabled}>
      <Icon id={icon} size={22} />
      {text}
    </button>
  );
  return (
    <nav class="bar" aria-label={words.say("page.bar")}>
      {playing && item("ui-undo", words.say(staged ? "page.go_back" : "page.undo"), undo, !staged && !table.can_undo && !table.can_ask_undo)}
      {playing && item("ui-hint", words.say("page.hint"), askHint, !scene.actions.length)}
      {item("ui-log", words.say("page.log"), () => setOpen({ what: "log" }))}
      {item("ui-score", words.say("page.score"), () => setOpen({ what: "score" }))}
      {staged ? (
        <ConfirmButton {...ctx} />
      ) : last ? (
        <LooseButton {...ctx} action={last} />
      ) : (
        item("ui-list", words.say("page.all_moves"), () => setOpen({ what: "moves" }), !scene.actions.length)
      )}
    </nav>
  );
}

/** Pieces fly when a new view arrives. */
function useFlights(table: Table, board: GameBoard): void {
  const before = useRef<{ view: unknown; places: Map<string, DOMRect> }>({ view: table.view, places: new Map() });
  useLayoutEffect(() => {
    const old = before.current;
    if (old.view !== table.view && moving()) {
      fly(old.places, board.flights(old.view, table.view));
      pop(board.changes(old.view, table.view));
    }
    before.current = { view: table.view, places: snapshot() };
  });
}

function useKnock(table: Table, playing: boolean): void {
  const was = useRef(table.state);
  useEffect(() => {
    if (playing && settings().sounds && was.current === "waiting" && table.state === "choosing") knock();
    was.current = table.state;
  }, [table.state]);
}

/** Keys work wherever no text is being written and no dialog is open. */
function useKeys(keys: Record<string, () => unknown>): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      if (event.ctrlKey || event.metaKey || event.altKey || target.matches("input, select, textarea") || document.querySelector("dialog[open]")) return;
      const job = latest.current[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (!job) return;
      if (event.key !== "Escape") event.preventDefault();
      job();
    };
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
}

let keyboard = false; // was the last thing that was pressed a key?
addEventListener("keydown", () => (keyboard = true), true);
addEventListener("pointerdown", () => (keyboard = false), true);

const WAYS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Arrow keys go to the nearest thing that can be chosen in that direction. */
function arrows(event: KeyboardEvent): void {
  const way = WAYS[event.key];
  const from = (event.target as Element).closest?.("svg [tabindex]");
  if (!way || !from) return;
  event.preventDefault();
  const middle = (element: Element) => {
    const box = element.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2] as const;
  };
  const [x, y] = middle(from);
  let best: Element | null = null;
  let least = Infinity;
  for (const element of document.querySelectorAll(".board-holder [tabindex='0']")) {
    const [ex, ey] = middle(element);
    const along = (ex - x) * way[0] + (ey - y) * way[1];
    const aside = Math.abs((ex - x) * way[1]) + Math.abs((ey - y) * way[0]);
    if (element === from || along <= 2) continue;
    const distance = along + aside * 2;
    if (distance < least) [best, least] = [element, distance];
  }
  (best as HTMLElement | null)?.focus();
}
