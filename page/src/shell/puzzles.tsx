// All puzzles: a game to choose, how one stands in it, and today's.

import { useEffect, useState } from "preact/hooks";
import { Icon } from "../art/art";
import * as api from "../core/api";
import { at } from "../core/home";
import type { PuzzlesInShort } from "../core/puzzles";
import type { Words } from "../core/words";
import { COVERS } from "../games";
import { SettingsDialog } from "./dialogs";
import { PuzzlePage } from "./puzzle";
import { Head } from "./start";

export function Puzzles({ game, id, words }: { game: string; id: string; words: Words }) {
  return game && id ? <PuzzlePage game={game} id={id} words={words} /> : <PuzzleList words={words} />;
}

function PuzzleList({ words }: { words: Words }) {
  const [shorts, setShorts] = useState<Record<string, PuzzlesInShort>>({});
  const [settings, setSettings] = useState(false);
  useEffect(() => {
    for (const { id } of COVERS) api.puzzles(id).then((short) => setShorts((all) => ({ ...all, [id]: short })), () => undefined);
  }, []);
  return (
    <div class="page daily-page" data-state="waiting">
      <Head words={words} onSettings={() => setSettings(true)} rules={`/rules/${COVERS[0]!.id}`} />
      <main class="puzzle-list">
        <h1>{words.say("page.puzzles.title")}</h1>
        <p>{words.say("page.puzzles.intro")}</p>
        <div class="o3">
          {COVERS.filter(({ id }) => shorts[id]?.count).map(({ id, cover }) => (
            <section key={id} class="og" data-game={id}>
              <span class="cv" aria-hidden="true" dangerouslySetInnerHTML={{ __html: cover }} />
              <div class="tt">
                <b>{words.say(`page.games.${id}.name`)}</b>
                <p>{words.say("page.puzzles.standing", { ...shorts[id]!.mine, left: shorts[id]!.left, count: shorts[id]!.count })}</p>
                <p class="row wrap">
                  {shorts[id]!.next && (
                    <a class="btn pri" href={at(`/puzzles/${id}/${shorts[id]!.next}`)}>
                      <Icon id="ui-puzzle" size={17} /> {words.say("page.puzzles.solve")}
                    </a>
                  )}
                  <a class="btn" href={at(`/puzzles/${id}/${shorts[id]!.day}`)}>
                    <Icon id="ui-calendar" size={17} /> {words.say("page.puzzles.of_day")}
                  </a>
                </p>
              </div>
            </section>
          ))}
        </div>
      </main>
      {settings && <SettingsDialog words={words} onClose={() => setSettings(false)} />}
    </div>
  );
}
