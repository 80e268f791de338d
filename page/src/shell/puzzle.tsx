// A puzzle: "What would you play here?" Any legal move is an answer; three are proposed.

import { useEffect, useState } from "preact/hooks";
import * as api from "../core/api";
import { at } from "../core/home";
import type { Message } from "../core/protocol";
import { type Answered, type Puzzle, type PuzzlesInShort } from "../core/puzzles";
import { moving } from "../core/settings";
import type { Words } from "../core/words";
import { PuzzleSide } from "./puzzleside";
import { type Doing, Stage } from "./stage";
import { useLoaded } from "./table";
import { Trouble } from "./trouble";
import { Notes, useNotes } from "./ui";

const said = (error: unknown): Message => (error instanceof api.Fault ? error.said : { key: "page.error.unreachable" });

export function PuzzlePage({ game, id, words }: { game: string; id: string; words: Words }) {
  const [puzzle, setPuzzle] = useState<Puzzle | null>(null);
  const [short, setShort] = useState<PuzzlesInShort | null>(null);
  const [answer, setAnswer] = useState<Answered | null>(null);
  const [point, setPoint] = useState<string | null>(null);
  const [fault, setFault] = useState<Message | null>(null);
  const [loaded, wrong] = useLoaded(game);
  const [notes, note] = useNotes();
  useEffect(() => {
    api.puzzle(game, id).then(setPuzzle, (error) => setFault(said(error)));
    api.puzzles(game).then(setShort, () => undefined);
  }, [game, id]);
  if (fault ?? wrong) return <Trouble message={(fault ?? wrong)!} words={words} />;
  if (!puzzle || !loaded) return <div class="page loading" data-state="waiting" role="status" aria-label={words.say("page.loading")} />;

  const play = (action: string) =>
    void api.answerPuzzle(game, id, action).then(
      (found) => {
        setAnswer(found);
        setPoint(found.best);
        requestAnimationFrame(() => document.querySelector(".below")?.scrollIntoView({ behavior: moving() ? "smooth" : "auto" }));
        api.puzzles(game).then(setShort, () => undefined);
      },
      (error) => note({ text: loaded.words.tell(said(error)), bad: true }),
    );
  const doing: Doing = {
    play: (_, action) => play(action),
    sending: () => false,
    giveUp: () => undefined,
    undo: () => undefined,
    hint: async () => null,
    why: async () => [],
    propose: () => undefined,
    answer: () => undefined,
  };
  const playOn = () =>
    void api.playPosition(puzzle.position, loaded.info.bots.at(-1)!).then(
      ({ link }) => (location.href = at(link)),
      (error) => note({ text: loaded.words.tell(said(error)), bad: true }),
    );
  const next = short?.next && short.next !== id ? at(`/puzzles/${game}/${short.next}`) : at("/puzzles");
  const side = <PuzzleSide {...{ puzzle, answer, short, loaded, play, playOn, next }} onPoint={setPoint} />;
  return (
    <div class="puzzling" data-solved={answer ? String(answer.solved) : undefined}>
      <Stage table={puzzle.table} loaded={loaded} token="" doing={doing} side={side} title={loaded.words.say("page.puzzles.title")} point={point} />
      <Notes notes={notes} />
    </div>
  );
}
