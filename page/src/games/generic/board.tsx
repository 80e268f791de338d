// The board of a game that has none: every part of the view in words, and everything that may be done as a button.
// The names of the parts are the keys of the view; a game gives them words under `view`, and its values theirs as usual.

import type { ComponentChildren } from "preact";
import { Shield } from "../../art/art";
import type { Words } from "../../core/words";
import { Rich } from "../../shell/rich";
import { seatName } from "../../shell/side";
import type { GameBoard, Scene } from "../game";
import { called, fieldsOf, isList, isPlain, isTree, type Part, plain, said, type VerbTable, type View } from "./view";

/** A part of the view: a word, a row of words, a list of what it consists of, or a table. */
function Shown({ name, part, words }: { name: string; part: Part; words: Words }) {
  if (isTree(part)) {
    return (
      <dl>
        {Object.entries(part).map(([key, inner]) => (
          <div key={key}>
            <dt>{called(key, words)}</dt>
            <dd>
              <Shown name={key} part={inner} words={words} />
            </dd>
          </div>
        ))}
      </dl>
    );
  }
  if (!isList(part)) return <>{said(name, part, words)}</>;
  if (!part.length) return <>–</>;
  if (part.every(isTree)) {
    const keys = [...new Set(part.flatMap((row) => Object.keys(row as object)))];
    return (
      <Grid head={keys.map((key) => called(key, words))}>
        {part.map((row, i) => (
          <tr key={i}>
            {keys.map((key) => (
              <td key={key}>
                <Shown name={key} part={(row as View)[key] ?? null} words={words} />
              </td>
            ))}
          </tr>
        ))}
      </Grid>
    );
  }
  return (
    <ul class="row-of">
      {part.map((inner, i) => (
        <li key={i}>
          <Shown name={name} part={inner} words={words} />
        </li>
      ))}
    </ul>
  );
}

function Grid({ head, children }: { head: ComponentChildren[]; children: ComponentChildren }) {
  return (
    <table>
      <thead>
        <tr>
          {head.map((cell, i) => (
            <th key={i} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

const playersOf = (view: View): View[] => (isList(view.players ?? null) ? (view.players as Part[]).filter(isTree) : []);

/** What the players have, side by side. */
function Players({ scene, seats }: { scene: Scene<View>; seats: number[] }) {
  const { words, view, table } = scene;
  const players = playersOf(view);
  const keys = [...new Set(players.flatMap((player) => Object.keys(player)))];
  if (!keys.length) return null;
  const heads = seats.map((seat) => (
    <span class={`who ${table.seats[seat]!.choosing ? "turn" : ""}`}>
      <Shield seat={seat} size={18} /> {seatName(scene, seat)}
    </span>
  ));
  return (
    <section class="sheet">
      <h2>{words.say("page.players")}</h2>
      <Grid head={[<span class="sr">{words.say("page.generic.part")}</span>, ...heads]}>
        {keys.map((key) => (
          <tr key={key}>
            <th scope="row">{called(key, words)}</th>
            {seats.map((seat) => (
              <td key={seat}>
                <Shown name={key} part={players[seat]?.[key] ?? null} words={words} />
              </td>
            ))}
          </tr>
        ))}
      </Grid>
    </section>
  );
}

/** What belongs to all: first what is one word, then the rest, each on a sheet of its own. */
function Common({ scene }: { scene: Scene<View> }) {
  const { words } = scene;
  const parts = Object.entries(scene.view).filter(([key]) => key !== "players");
  return (
    <>
      <section class="sheet facts">
        <Shown name="" part={Object.fromEntries(parts.filter(([, part]) => isPlain(part)))} words={words} />
      </section>
      {parts
        .filter(([, part]) => !isPlain(part))
        .map(([key, part]) => (
          <section class="sheet" key={key}>
            <h2>{called(key, words)}</h2>
            <Shown name={key} part={part} words={words} />
          </section>
        ))}
    </>
  );
}

/** Everything that may be done, as buttons. */
function Moves({ scene, board }: { scene: Scene<View>; board: GameBoard }) {
  const { words, moves } = scene;
  if (!moves.length) return null;
  return (
    <section class="sheet moves-of" aria-label={words.say("page.all_moves")}>
      <h2>{words.say("page.all_moves")}</h2>
      {moves.map((action) => (
        <button type="button" class="btn" key={action.action} {...scene.act(action)} role={undefined} onKeyDown={undefined}>
          <span>
            <Rich message={action} words={words} board={board} size={16} />
          </span>
        </button>
      ))}
    </section>
  );
}

const all = (scene: Scene<View>): number[] => scene.table.seats.map((_, seat) => seat);

/** The board of a game with these verbs. */
export function boardOf(verbs: VerbTable): GameBoard {
  const Whole = ({ scene }: { scene: Scene<View> }) => (
    <div class="generic" role="group" aria-label={scene.words.say("game.name")}>
      <Moves scene={scene} board={board} />
      <div class="generic-view">
        <Common scene={scene} />
        <Players scene={scene} seats={all(scene)} />
      </div>
    </div>
  );
  const board: GameBoard<View> = {
    verbs: fieldsOf(verbs),
    lights: () => null,
    means: () => new Map(),
    Board: Whole,
    Phone: Whole,
    Miniature: () => null,
    Large: ({ scene }) => (
      <div class="generic">
        <Players scene={scene} seats={[scene.own]} />
      </div>
    ),
    figures: () => [],
    when: (view) => ({ key: "table.when", args: plain(view) }),
    picture: () => null,
    unit: () => null,
    tip: () => null,
    prompt: () => null,
    loose: () => [],
    hidden: () => true, // nobody can know, so a shared screen is always handed over
    flights: () => [],
    path: () => null,
    changes: () => [],
    scored: () => [],
    parts: { round: "event.round", phase: "event.phase" },
    headings: ["event.phase", "event.round"],
    deed: () => undefined,
  };
  return board;
}
