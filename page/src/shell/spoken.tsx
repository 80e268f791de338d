// A word that somebody said: it leads to a table that is being set.

import { useEffect, useState } from "preact/hooks";
import * as api from "../core/api";
import { at } from "../core/home";
import type { Message } from "../core/protocol";
import type { Words } from "../core/words";
import { Trouble } from "./trouble";
import { Button } from "./ui";

/** `/w/opal-417`: on to the table. */
export function Spoken({ word, words }: { word: string; words: Words }) {
  const [fault, setFault] = useState<Message | null>(null);
  useEffect(() => {
    api.spoken(decodeURIComponent(word)).then(
      ({ link }) => location.replace(at(link)),
      (error: unknown) => setFault(error instanceof api.Fault ? error.said : { key: "page.error.unreachable" }),
    );
  }, [word]);
  if (fault) return <Trouble message={fault} words={words} />;
  return <div class="page loading" data-state="waiting" role="status" aria-label={words.say("page.loading")} />;
}

/** Where the word is written down. */
export function SpokenForm({ words }: { words: Words }) {
  const [word, setWord] = useState("");
  const go = () => word.trim() && location.assign(at(`/w/${encodeURIComponent(word.trim())}`));
  return (
    <form class="spoken-form" onSubmit={(event) => (event.preventDefault(), go())}>
      <input type="text" maxLength={40} autocomplete="off" value={word} placeholder={words.say("page.spoken.enter")} aria-label={words.say("page.spoken.enter")} onInput={(event) => setWord(event.currentTarget.value)} />
      <Button disabled={!word.trim()} onClick={go}>
        {words.say("page.spoken.go")}
      </Button>
    </form>
  );
}
