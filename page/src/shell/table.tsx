// A live table: the line to the server, what was loaded for its game, and everything a player may send.

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { Brand } from "../art/art";
import { coverOf } from "../games";
import * as api from "../core/api";
import { at } from "../core/home";
import { chairNames } from "../core/names";
import type { Answer, Entry, Message, Table } from "../core/protocol";
import { useSettings } from "../core/settings";
import { type Asked, Line } from "../core/socket";
import type { Words } from "../core/words";
import { HandOver } from "./dialogs";
import { Later } from "./later";
import { NameDialog } from "./naming";
import { Offline } from "./offline";
import { useShowing } from "./showing";
import { type Doing, type Loaded, Stage } from "./stage";
import { Notes, useNotes } from "./ui";
import { Trouble } from "./trouble";

/** What a game's table needs: its board, facts, words and score lines. */
export function useLoaded(game: string | undefined): [Loaded | null, Message | null] {
  const { language } = useSettings();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [fault, setFault] = useState<Message | null>(null);
  useEffect(() => {
    if (!game) return;
    let stale = false;
    void Promise.all([coverOf(game).load(), api.facts(game), api.words(language, game), api.games()]).then(
      ([board, facts, words, games]) => !stale && setLoaded({ board, facts, words, info: games.find((info) => info.id === game)! }),
      (error: unknown) => !stale && setFault(error instanceof api.Fault ? error.said : { key: "page.error.unreachable" }),
    );
    return () => void (stale = true);
  }, [game, language]);
  return [loaded, fault];
}

/** Does somebody play with others who would like to know what to call them? */
function nameless(table: Table): boolean {
  const [mine] = table.mine;
  const others = table.seats.some((seat, i) => seat.kind === "human" && i !== mine);
  return table.mine.length === 1 && others && table.state !== "over" && !table.seats[mine!]!.name;
}

const loadRoom = () => import("./room").then(({ Room }) => Room);

export function LiveTable({ token, words }: { token: string; words: Words }) {
  const { table: displayed, live: table, room, show, hear, seat } = useShowing(token);
  const [online, setOnline] = useState(true);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Message | null>(null);
  const [notes, note] = useNotes();
  const line = useRef<Line | null>(null);
  const undoing = useRef(false); // from taking back until the next act
  // an act is on its way: a second click is not a second act, and what others do meanwhile does not end the wait
  const sent = useRef(false);
  const [asked, setAsked] = useState(false); // for a name, which nobody has to give
  const [loaded, fault] = useLoaded((room ?? table)?.table.game);

  useLayoutEffect(() => {
    if (loaded) seat(loaded.board);
  }, [loaded?.board]);

  const settle = () => {
    sent.current = false;
    setBusy(false);
  };

  useEffect(() => {
    const opened = new Line(token, hear, setOnline, setRefused);
    line.current = opened;
    return () => opened.close();
  }, [token]);

  const [asides, tellAside] = useState<Entry[]>([]); // what only this player is told, and no event of the game
  const say = (message: Message) => (loaded?.words ?? words).tell(message);
  const noted = (answer: Answer): Answer => {
    if (answer.type === "error") note({ text: say(answer.error), bad: true });
    return answer;
  };
  const ask = async (message: Asked): Promise<Answer> => noted(await line.current!.ask(message));

  const act = async (seat: number, action: string) => {
    if (sent.current || !table) return;
    sent.current = true;
    undoing.current = false;
    setBusy(true);
    noted(await line.current!.ask({ type: "act", seat, n: table.n, action }));
    settle(); // the table that the act has made came before its answer
  };

  // a choice with one option is a decision of the log, but nobody needs to be asked; who takes back goes past it
  const passed = useRef(-1); // the version of the table at which this was done; not twice, should the server refuse
  useLayoutEffect(() => {
    if (busy || !table || !loaded || table.state !== "choosing" || table.seat === null || table.actions.length !== 1) return;
    if (passed.current === table.version) return;
    passed.current = table.version;
    if (undoing.current) {
      if (table.can_undo) void ask({ type: "undo", seat: table.seat, n: table.n });
      return;
    }
    const reason = table.preview?.passed_over?.message;
    if (reason) {
      note({ text: say(reason) });
      tellAside((all) => [...all, { n: table.n, seat: table.seat!, messages: [reason] }]);
    }
    void act(table.seat, table.actions[0]!.action);
  }, [table?.version, table?.n, table?.seat, loaded === null, busy]);

  if (refused) return <Trouble message={refused} words={words} />;
  if (fault) return <Trouble message={fault} words={words} />;
  if (room) {
    return (
      <>
        <Later load={loadRoom} table={room} token={token} words={words} online={online} ask={ask} />
        <Notes notes={notes} />
      </>
    );
  }
  if (!table && !online) {
    return (
      <div class="page" data-state="waiting">
        <header class="head">
          <a class="brand" href={at("/")} title={words.say("page.to_start")}>
            <Brand />
            <span>Burgher</span>
          </a>
        </header>
        <Offline words={words} />
      </div>
    );
  }
  if (!table || !loaded) return <div class="page loading" data-state="waiting" role="status" aria-label={words.say("page.loading")} />;

  const doing: Doing = {
    play: (seat, action) => void act(seat, action),
    sending: () => sent.current,
    giveUp: () => {
      line.current?.giveUp("act");
      settle();
    },
    undo: (seat) => {
      undoing.current = true;
      void ask({ type: "undo", seat, n: table.n });
    },
    hint: async (seat, stage, instead) => {
      const answer = await ask({ type: "hint", seat, stage, ...(instead ? { instead } : {}) });
      return answer.type === "hint" ? answer : null;
    },
    why: async (seat, actions) => {
      const answer = await ask({ type: "why", seat, n: table.n, actions });
      return answer.type === "why" ? answer.reasons : [];
    },
    propose: (what, seat, bot) =>
      void ask({ type: "propose", what, ...(seat === undefined ? {} : { seat }), ...(bot === undefined ? {} : { bot }) }),
    answer: (what, yes) => void ask({ type: "answer", what, yes }),
  };

  if (table.hand_over !== null && table.state !== "over") {
    const seat = table.hand_over;
    return (
      <div class="page" data-state="waiting" data-game={table.table.game}>
        <HandOver name={chairNames(table.seats, words)[seat]!} seat={seat} words={words} onReady={() => void ask({ type: "look", seat })} />
      </div>
    );
  }
  return (
    <>
      <Stage table={displayed ?? table} asides={asides} show={show} loaded={loaded} token={token} doing={doing} busy={busy} online={online} />
      {!asked && nameless(table) && (
        <NameDialog
          words={words}
          action={words.say("page.save")}
          onName={(name) => void ask({ type: "rename", name })}
          onClose={() => setAsked(true)}
        />
      )}
      <Notes notes={notes} />
    </>
  );
}
