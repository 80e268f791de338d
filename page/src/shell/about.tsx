// Quiet pages: the rulebook of a game, what this is, and the one for addresses that lead nowhere.

import { useState } from "preact/hooks";
import { COVERS } from "../games";
import { at } from "../core/home";
import type { Words } from "../core/words";
import { KeyList, SettingsDialog } from "./dialogs";
import { RuleBook } from "./rules";
import { Head } from "./start";

export function RulesPage({ game, words }: { game: string; words: Words }) {
  const [settings, setSettings] = useState(false);
  return (
    <div class="page paper-page" data-state="waiting" data-game={game}>
      <Head words={words} onSettings={() => setSettings(true)} rules={`/rules/${game}`} />
      <main class="sheet-large reading-page">
        <nav class="row wrap" aria-label={words.say("page.rules")}>
          {COVERS.map((cover) => (
            <a key={cover.id} class={`btn ${cover.id === game ? "pri" : ""}`} href={at(`/rules/${cover.id}`)}>
              {words.say(`page.games.${cover.id}.name`)}
            </a>
          ))}
        </nav>
        <h1>{words.say("page.rules_of", { name: words.say(`page.games.${game}.name`) })}</h1>
        <RuleBook game={game} words={words} clause={location.hash.slice(1) || undefined} />
      </main>
      {settings && <SettingsDialog words={words} onClose={() => setSettings(false)} />}
    </div>
  );
}

export function Nowhere({ words }: { words: Words }) {
  const [settings, setSettings] = useState(false);
  return (
    <div class="page paper-page" data-state="waiting">
      <Head words={words} onSettings={() => setSettings(true)} rules={`/rules/${COVERS[0]!.id}`} />
      <main class="sheet-large reading-page">
        <h1>{words.say("page.nowhere_title")}</h1>
        <p>{words.say("page.nowhere_text")}</p>
        <p>
          <a class="btn pri" href={at("/")}>
            {words.say("page.to_start")}
          </a>
        </p>
      </main>
      {settings && <SettingsDialog words={words} onClose={() => setSettings(false)} />}
    </div>
  );
}

export function About({ words }: { words: Words }) {
  const [settings, setSettings] = useState(false);
  return (
    <div class="page paper-page" data-state="waiting">
      <Head words={words} onSettings={() => setSettings(true)} rules={`/rules/${COVERS[0]!.id}`} />
      <main class="sheet-large reading-page">
        <h1>{words.say("page.about_title")}</h1>
        {["page.about_what", "page.about_rules", "page.about_art", "page.about_private"].map((key) => (
          <p key={key}>{words.say(key)}</p>
        ))}
        <h2>{words.say("page.keys")}</h2>
        <KeyList words={words} />
      </main>
      {settings && <SettingsDialog words={words} onClose={() => setSettings(false)} />}
    </div>
  );
}
