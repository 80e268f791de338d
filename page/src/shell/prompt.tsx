// Around the board: the header, the prompt with its buttons, proposals, and the bar of the phone.

import { Brand, Icon, Shield } from "../art/art";
import { at } from "../core/home";
import type { Action, Message, Table } from "../core/protocol";
import type { Words } from "../core/words";
import type { Chain, GameBoard, Scene } from "../games/game";
import { DailyMark } from "./dailystrip";
import { LanguageMenu } from "./dialogs";
import { Rich } from "./rich";
import { ending } from "./score";
import { TimeLeft } from "./timeleft";
import type { Doing, Open } from "./stage";
import { Button } from "./ui";

/** What all parts around the board need. */
export interface Context {
  scene: Scene;
  board: GameBoard;
  words: Words;
  table: Table;
  token: string;
  doing?: Doing;
  staged: Chain | null;
  setStaged: (action: Chain | null) => void;
  play: (action: Chain) => void;
  undo: () => void;
  askHint: () => void;
  hinted?: Action;
  setOpen: (open: Open) => void;
  showMoves: (shown: boolean) => void;
  names: string[];
  phone: boolean;
  /** A phone on its side, whose prompt has room for all buttons. */
  lying: boolean;
}

export function Head({ scene, board, words, table, setOpen, showMoves, token, narrow, phone, names }: Context & { narrow: boolean }) {
  const turn = table.to_move[0];
  return (
    <header class="head">
      <a class="brand" href={at("/")} title={words.say("page.to_start")}>
        <Brand />
        <span class={phone ? "sr" : ""}>Burgher</span>
      </a>
      <span class="sep wide-only" />
      <h1 class="game">{words.say("game.name")}</h1>
      {table.table.daily && <DailyMark {...table.table.daily} game={table.table.game} words={words} />}
      <span class="when wide-only">
        <span class="sep" />
        {words.tell(board.when(scene.view))}
        {turn !== undefined && (
          <>
            <span class="sep" />
            <Shield seat={turn} size={18} />
            {table.mine.includes(turn) && table.mine.length === 1
              ? words.say("page.your_turn")
              : words.say("page.turn_of", { name: names[turn]! })}
          </>
        )}
      </span>
      <span class="sp" />
      {!phone && (
        <>
          <Button kind="bare" icon="ui-list" onClick={() => showMoves(true)} disabled={!scene.moves.length} class="wide-text">
            {words.say("page.all_moves")}
          </Button>
          <Button kind="bare" icon="ui-score" onClick={() => setOpen({ what: "score" })} class="wide-text">
            {words.say("page.score_sheet")}
          </Button>
          <Button kind="bare" icon="ui-rules" onClick={() => setOpen({ what: "rules" })} class="wide-text">
            {words.say("page.rules")}
          </Button>
          {narrow && <Button kind="bare" icon="ui-log" label={words.say("page.log")} onClick={() => setOpen({ what: "log" })} />}
          {token && (
            <>
              <a class="ib" href={at(`/t/${token}/replay`)} aria-label={words.say("page.replay")} title={words.say("page.replay")}>
                <Icon id="ui-replay" size={18} />
              </a>
              <Button kind="bare" icon="ui-link" label={words.say("page.invite")} onClick={() => setOpen({ what: "invite" })} />
            </>
          )}
          <LanguageMenu words={words} />
        </>
      )}
      {narrow && table.mine.length === 1 && <TimeLeft table={table} seat={scene.own} words={words} />}
      {narrow && (
        <button type="button" class="ib" aria-label={words.say("page.players")} data-part="others" onClick={() => setOpen({ what: "players" })}>
          {table.seats.map((_, seat) => (seat === scene.own ? null : <Shield key={seat} seat={seat} size={17} />))}
        </button>
      )}
      {phone && <Button kind="bare" icon="ui-rules" label={words.say("page.rules")} onClick={() => setOpen({ what: "rules" })} />}
      <Button kind="bare" icon="ui-settings" label={words.say("page.settings.title")} onClick={() => setOpen({ what: "settings" })} />
    </header>
  );
}

/** What is being asked, in a full sentence, and the answers that have no place on the board. */
export function PromptBar(ctx: Context) {
  const { scene, words, table, doing, staged, undo, askHint, phone, lying, setOpen } = ctx;
  const [apart, loose] = parted(ctx);
  const canUndo = Boolean(staged) || table.can_undo;
  return (
    <div class={`prompt ${table.state}`} data-part="prompt">
      <p role="status" aria-live="polite" tabIndex={-1} id="prompt">
        <PromptText {...ctx} />
      </p>
      {!staged && apart.map((action) => <LooseButton key={action.action} {...ctx} loose={apart} action={action} />)}
      {phone && !lying && !staged && loose.length === 2 && <LooseButton {...ctx} loose={loose} action={loose[0]!} />}
      {lying && <Answers {...ctx} loose={loose} />}
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
                <a class="btn pri" href={at(table.rematch)}>
                  {words.say("page.go_to_rematch")}
                </a>
              )}
              <a class="btn" href={at(`/t/${ctx.token}/review`)}>
                {words.say("review.title")}
              </a>
              <Button kind={table.rematch ? "plain" : "primary"} icon="ui-score" onClick={() => setOpen({ what: "score" })}>
                {words.say("page.score_sheet")}
              </Button>
            </>
          ) : (
            <Button icon="ui-hint" shortcut="H" onClick={askHint} disabled={!scene.moves.length}>
              {words.say("page.hint")}
            </Button>
          )}
          <Button icon="ui-undo" shortcut="U" onClick={undo} disabled={!canUndo && !table.can_ask_undo}>
            {words.say(staged ? "page.go_back" : canUndo || !table.can_ask_undo ? "page.undo" : "page.ask_undo")}
          </Button>
          <Answers {...ctx} loose={loose} />
        </>
      )}
    </div>
  );
}

function Answers(ctx: Context & { loose: Chain[] }) {
  const { loose, staged } = ctx;
  if (staged) return <ConfirmButton {...ctx} />;
  return loose.length <= 2 ? <>{loose.map((action) => <LooseButton key={action.aim ?? action.action} {...ctx} action={action} />)}</> : null;
}

function PromptText({ scene, board, words, table, doing, staged, names }: Context) {
  const rich = (message: Message) => <Rich message={message} words={words} board={board} size={19} />;
  if (staged)
    return (
      <>
        {rich(staged)}. <span class="soft">{words.say("page.ends_turn")}</span>
      </>
    );
  if (table.state === "over") return <>{words.tell(ending(table, names))}</>;
  if (table.table.closed) return <>{words.say("page.closed")}</>;
  if (table.state === "choosing" && doing) return rich(board.prompt(scene) ?? table.prompt!);
  const waited = table.to_move.map((seat) => names[seat]!);
  const free = table.to_move.some((seat) => table.seats[seat]!.free);
  return (
    <>
      {!table.mine.length && doing && <span class="soft">{words.say("page.watching")} </span>}
      {words.say(free ? "page.waiting_for_guest" : "page.waiting", { list: waited })}
    </>
  );
}

const looseOf = ({ board, scene }: Context): Chain[] => board.loose(scene);

/** What lies apart, and the other buttons. */
const parted = (ctx: Context): [Chain[], Chain[]] => {
  const all = looseOf(ctx);
  return [all.filter(({ apart }) => apart), all.filter(({ apart }) => !apart)];
};

/** Which of the buttons that begin with the same action stands for that action: for scripts, and for hints. */
const actionOf = (action: Chain, loose: Chain[]): string | undefined => {
  const same = loose.filter((other) => other.action === action.action);
  return action === (same.find(({ aim }) => !aim) ?? same.at(-1)) ? action.action : undefined;
};

/** Is this the move that a hint names, or a deed that begins with it? */
const hintMark = (action: Chain, loose: Chain[], hinted?: Action): string | undefined =>
  hinted && hinted.action === actionOf(action, loose) ? (action.then?.length ? "deed" : "move") : undefined;

function LooseButton({ action, loose, words, play, hinted }: Context & { action: Chain; loose: Chain[] }) {
  return (
    <Button
      kind={action.quiet ? "plain" : "primary"}
      icon={action.quiet ? undefined : "ui-check"}
      action={actionOf(action, loose)}
      deed={action.aim}
      hinted={hintMark(action, loose, hinted)}
      onClick={() => play(action)}
    >
      {words.tell(action)}
    </Button>
  );
}

function ConfirmButton({ staged, words, play }: Context) {
  return (
    <Button kind="primary" icon="ui-check" action={staged!.action} onClick={() => play(staged!)}>
      {words.say("page.confirm_turn")}
    </Button>
  );
}

/** More answers without a place on the board than the prompt has room for. */
export function Choices(ctx: Context) {
  const [, loose] = parted(ctx);
  if (loose.length <= 2 || ctx.staged) return null;
  return (
    <div class="choices">
      {loose.map((action) => (
        <button
          type="button"
          key={action.aim ?? action.action}
          class="btn"
          data-action={actionOf(action, loose)}
          data-deed={action.aim}
          data-hinted={hintMark(action, loose, ctx.hinted)}
          onClick={() => ctx.play(action)}
        >
          <span>
            <Rich message={action} words={ctx.words} board={ctx.board} size={18} />
          </span>
        </button>
      ))}
    </div>
  );
}

/** Own seats that a bot plays: this stays, so it has its place above the board. */
export function Away({ table, words, doing, names }: Context) {
  if (table.state === "over") return null;
  return (
    <>
      {table.away.map((seat) => (
        <div class="proposal" key={seat}>
          <Shield seat={seat} size={22} />
          <span>
            <b>{words.say("page.proposal.away", { name: names[seat]! })}</b>
          </span>
          {doing && (
            <Button kind="primary" icon="ui-check" onClick={() => doing.propose("return", seat)}>
              {words.say("page.propose.return")}
            </Button>
          )}
        </div>
      ))}
    </>
  );
}

export function Proposals({ table, words, doing, names }: Context) {
  return (
    <div class="proposals">
      {table.proposals.map((proposal) => {
        const asked = table.mine.some((seat) => proposal.need.includes(seat) && !proposal.yes.includes(seat));
        const open = proposal.need.filter((seat) => !proposal.yes.includes(seat) && !table.mine.includes(seat));
        const missing = open.map((seat) => names[seat]!);
        return (
          <div class="proposal" role="alert" key={proposal.what}>
            <Shield seat={proposal.by} size={22} />
            <span>
              <b>
                {words.say(`page.proposal.${proposal.what}`, {
                  name: proposal.what === "join" ? proposal.name || words.say("page.a_person") : names[proposal.by]!,
                  other: proposal.seat === undefined || proposal.seat === null ? "" : names[proposal.seat]!,
                })}
              </b>{" "}
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
    </div>
  );
}

/** The bar of the phone: everything at the thumb. */
export function Bar(ctx: Context) {
  const { words, table, undo, askHint, setOpen, showMoves, staged, scene, doing, lying } = ctx;
  const [, loose] = parted(ctx);
  const offered = loose.length <= 2 ? loose[loose.length - 1] : undefined; // the first of two stands beside the prompt
  const playing = doing && table.mine.length > 0;
  const item = (icon: string, text: string, onClick: () => void, disabled = false) => (
    <button type="button" class="bar-item" onClick={onClick} disabled={disabled} data-part={icon === "ui-score" ? "score" : undefined}>
      <Icon id={icon} size={22} />
      {text}
    </button>
  );
  return (
    <nav class="bar" aria-label={words.say("page.bar")}>
      {playing &&
        item("ui-undo", words.say(staged ? "page.go_back" : "page.undo"), undo, !staged && !table.can_undo && !table.can_ask_undo)}
      {playing && item("ui-hint", words.say("page.hint"), askHint, !scene.moves.length)}
      {item("ui-log", words.say("page.log"), () => setOpen({ what: "log" }))}
      {item("ui-score", words.say("page.score"), () => setOpen({ what: "score" }))}
      {staged && !lying ? (
        <ConfirmButton {...ctx} />
      ) : offered && !lying ? (
        <LooseButton {...ctx} loose={loose} action={offered} />
      ) : (
        doing && item("ui-list", words.say("page.all_moves"), () => showMoves(true), !scene.moves.length)
      )}
    </nav>
  );
}
