// A position that somebody has passed on: to look at, or to play on against bots.

import { useEffect, useState } from "preact/hooks";
import { Icon } from "../art/art";
import * as api from "../core/api";
import { at } from "../core/home";
import type { Message, Table } from "../core/protocol";
import type { Words } from "../core/words";
import { Stage } from "./stage";
import { useLoaded } from "./table";
import { Trouble } from "./trouble";
import { Button, Notes, useNotes } from "./ui";

const said = (error: unknown): Message => (error instanceof api.Fault ? error.said : { key: "page.error.unreachable" });

export function Position({ words }: { words: Words }) {
  const code = location.hash.slice(1);
  const [table, setTable] = useState<Table | null>(null);
  const [fault, setFault] = useState<Message | null>(null);
  const [loaded, wrong] = useLoaded(table?.table.game);
  const [bot, setBot] = useState("");
  const [notes, note] = useNotes();
  useEffect(() => {
    api.position(code).then(setTable, (error) => setFault(said(error)));
    const again = () => location.reload();
    addEventListener("hashchange", again);
    return () => removeEventListener("hashchange", again);
  }, []);
  if (fault ?? wrong) return <Trouble message={(fault ?? wrong)!} words={words} />;
  if (!table || !loaded) return <div class="page loading" data-state="waiting" role="status" aria-label={words.say("page.loading")} />;
  const levels = loaded.info.bots.filter((level) => level !== "random");
  const play = () =>
    void api.playPosition(code, bot || levels.at(-1)!).then(
      ({ link }) => (location.href = at(link)),
      (error) => note({ text: words.tell(said(error)), bad: true }),
    );
  const bar = (
    <div class="prompt position-bar">
      <p>
        <Icon id="ui-share" size={19} /> {words.say("page.position.about")}
      </p>
      {table.state !== "over" && (
        <>
          {table.seats.length > 1 && (
            <label>
              <span class="sr">{words.say("page.now.against")}</span>
              <select value={bot || levels.at(-1)!} onChange={(event) => setBot(event.currentTarget.value)}>
                {levels.map((level) => (
                  <option key={level} value={level}>
                    {words.say(`page.bots.${level}`)}
                  </option>
                ))}
              </select>
            </label>
          )}
          <Button kind="primary" icon="ui-play" onClick={play}>
            {words.say("page.position.play_on")}
          </Button>
        </>
      )}
    </div>
  );
  return (
    <>
      <Stage table={table} loaded={loaded} token="" bar={bar} />
      <Notes notes={notes} />
    </>
  );
}
