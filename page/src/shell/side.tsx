// The side column: everyone's score and small boards, and the log.

import { Component } from "preact";
import { Icon, Shield } from "../art/art";
import type { Message } from "../core/protocol";
import { amount, type Words } from "../core/words";
import type { GameBoard, Scene } from "../games/game";
import { useCount } from "./motion";
import { Rich } from "./rich";
import { MoverChip } from "./show";
import type { Show } from "./showing";
import { TimeLeft } from "./timeleft";

interface SideProps {
  scene: Scene;
  board: GameBoard;
  onOpen: (seat: number) => void;
  show?: Show;
  /** What everybody has, while the end is being counted. */
  totals?: number[];
}

/** Who is there: a bot and its level, a person, an empty seat. */
export function Presence({ scene, seat }: { scene: Scene; seat: number }) {
  const { words, table } = scene;
  const chair = table.seats[seat]!;
  const thinking = chair.choosing && !chair.free && table.state !== "over" && !table.mine.includes(seat);
  const key =
    chair.kind === "bot" ? `page.bots.${chair.bot}` : chair.free ? "page.seat_free" : chair.connected ? "page.at_the_table" : "page.away";
  return (
    <span class={`k ${thinking ? "thinking" : ""}`}>
      <Icon id={chair.kind === "bot" ? "ui-bot" : chair.free ? "ui-link" : "ui-person"} size={13} />
      {thinking ? words.say("page.thinking") : words.has(key) ? words.say(key) : chair.bot}
    </span>
  );
}

export function Figures({ scene, board, seat }: { scene: Scene; board: GameBoard; seat: number }) {
  return (
    <div class="st">
      {board.figures(scene, seat).map((figure, i) => (
        <span key={i} title={figure.label} class={figure.dim ? "dim" : ""}>
          <Icon id={figure.icon} size={15} label={figure.value === undefined ? figure.label : undefined} />
          {figure.value !== undefined && (
            <>
              {figure.value}
              <span class="sr">{figure.label}</span>
            </>
          )}
        </span>
      ))}
    </div>
  );
}

function Total({ points }: { points: number }) {
  return <span class="sc">{amount(useCount(points))}</span>;
}

export function Players({ scene, board, onOpen, show, totals }: SideProps) {
  const { table, words } = scene;
  const order = table.seats.map((_, i) => (scene.own + i) % table.seats.length);
  return (
    <section class="sheet players" aria-label={words.say("page.score")} data-part="score">
      <h2>
        {words.say("page.score")}
        <small>{words.tell(board.when(scene.view))}</small>
      </h2>
      {order.map((seat) =>
        seat === scene.own ? (
          <div key={seat} class={`pl me ${table.seats[seat]!.choosing && table.state !== "over" ? "turn" : ""}`}>
            <Shield seat={seat} size={22} />
            <span>
              <b>{seatName(scene, seat)}</b> <TimeLeft table={table} seat={seat} words={words} />
            </span>
            <Total points={totals?.[seat] ?? table.scores[seat]!.total} />
          </div>
        ) : (
          <button
            type="button"
            key={seat}
            class={`op ${show?.act?.seat === seat ? `mover seat-${(seat % 5) + 1}` : table.seats[seat]!.choosing && table.state !== "over" ? "turn" : ""}`}
            onClick={() => onOpen(seat)}
            title={words.say("page.look_at", { name: table.seats[seat]!.name })}
            data-anchor={`seat:${seat}`}
            data-part="others"
          >
            <board.Miniature scene={scene} seat={seat} />
            <span class="oi">
              <span class="op-name">
                <Shield seat={seat} size={18} />
                <b>{table.seats[seat]!.name}</b>
                <Total points={totals?.[seat] ?? table.scores[seat]!.total} />
              </span>
              <span class="op-there">
                <Presence scene={scene} seat={seat} />
                <TimeLeft table={table} seat={seat} words={words} />
              </span>
              <Figures scene={scene} board={board} seat={seat} />
            </span>
            {show?.act?.seat === seat && <MoverChip show={show} board={board} />}
          </button>
        ),
      )}
    </section>
  );
}

/** "You" where one person sits at this screen, otherwise the name. */
export const seatName = (scene: Scene, seat: number): string => scene.words.value("seat", seat);

const SHOWN = 200;

interface LineProps {
  message: Message;
  words: Words;
  board: GameBoard;
  fresh: boolean;
}

/** A line of the log. What was once said stays, so that it is drawn once. */
class Line extends Component<LineProps> {
  override shouldComponentUpdate(next: LineProps): boolean {
    const now = this.props;
    return next.words !== now.words || next.fresh !== now.fresh || JSON.stringify(next.message) !== JSON.stringify(now.message);
  }

  render({ message, words, board, fresh }: LineProps) {
    return (
      <li class={board.headings.includes(message.key) ? "rd" : fresh ? "new" : ""}>
        <Rich message={message} words={words} board={board} size={14} />
      </li>
    );
  }
}

export function Log({ scene, board, news }: { scene: Scene; board: GameBoard; news: number }) {
  const { table, words } = scene;
  const rivals = table.table.hot_seat ? 1 : table.seats.filter((seat) => seat.kind === "human").length;
  const lines: { message: Message; n: number; id: string }[] = [];
  for (let i = table.story.length - 1; i >= 0 && lines.length < SHOWN; i--) {
    const entry = table.story[i]!;
    for (let j = entry.messages.length - 1; j >= 0; j--) lines.push({ message: entry.messages[j]!, n: entry.n, id: `${entry.n}:${j}` });
  }
  return (
    <section class="sheet log" aria-label={words.say("page.log")}>
      <h2>
        <Icon id="ui-log" size={15} />
        {words.say("page.log")}
        <small>{words.say("page.newest_first")}</small>
      </h2>
      {table.table.seed !== undefined && <p class="chosen-seed">{words.say("page.chosen_seed", { seed: table.table.seed })}</p>}
      {table.table.known && rivals > 1 && <p class="chosen-seed">{words.say(`page.known.${table.table.known}`)}</p>}
      <ol tabIndex={0} aria-label={words.say("page.log")}>
        {lines.map(({ message, n, id }) => (
          <Line key={id} message={message} words={words} board={board} fresh={n >= news} />
        ))}
      </ol>
    </section>
  );
}
