// Smaller dialogs: settings, the keys, and handing the screen over.

import { useEffect, useState } from "preact/hooks";
import { Icon, Shield } from "../art/art";
import * as api from "../core/api";
import { at } from "../core/home";
import { chairNames } from "../core/names";
import type { Me, Message, ProposalKind, Table } from "../core/protocol";
import { PACES } from "../core/follower";
import { change, type Settings, useSettings } from "../core/settings";
import { LANGUAGES, type Language, type Words } from "../core/words";
import { Button, copy, Dialog, Segments, Switch } from "./ui";

const LANGUAGE_NAMES: Record<Language, string> = { en: "English", pl: "Polski", de: "Deutsch" };

export function LanguageMenu({ words }: { words: Words }) {
  const { language } = useSettings();
  return (
    <label class="ib language">
      <Icon id="ui-language" size={18} />
      <span class="sr">{words.say("page.language")}</span>
      <select value={language} onChange={(event) => change({ language: event.currentTarget.value as Language })}>
        {LANGUAGES.map((code) => (
          <option key={code} value={code}>
            {code.toUpperCase()}
          </option>
        ))}
      </select>
    </label>
  );
}

interface SettingsProps {
  words: Words;
  onClose: () => void;
  table?: Table;
  token?: string;
  propose?: (what: ProposalKind, seat?: number, bot?: string) => void;
}

export function SettingsDialog({ words, onClose, table, token, propose }: SettingsProps) {
  const settings = useSettings();
  const say = (key: string) => words.say(`page.settings.${key}`);
  const flag = (key: "animation" | "confirm" | "sounds") => (
    <Switch label={say(key)} value={settings[key]} onChange={(value) => change({ [key]: value })} />
  );
  const playing = table && table.mine.length > 0 && table.state !== "over" && propose;
  const names = table ? chairNames(table.seats, words) : [];
  const [resigning, setResigning] = useState(false);
  if (playing && resigning) return <ResignDialog table={table} words={words} onClose={onClose} onResign={() => (propose("resign"), onClose())} />;
  return (
    <Dialog title={words.say("page.settings.title")} words={words} onClose={onClose}>
      <Segments
        label={words.say("page.language")}
        value={settings.language}
        choices={LANGUAGES}
        name={(code) => LANGUAGE_NAMES[code]}
        onChange={(language) => change({ language })}
      />
      <Segments
        label={say("theme")}
        value={settings.theme}
        choices={["auto", "light", "dark"] satisfies Settings["theme"][]}
        name={(theme) => say(`theme_${theme}`)}
        onChange={(theme) => change({ theme })}
      />
      <Segments
        label={say("pace")}
        value={settings.pace}
        choices={PACES}
        name={(pace) => say(`pace_${pace}`)}
        onChange={(pace) => change({ pace })}
      />
      {flag("animation")}
      {flag("confirm")}
      {flag("sounds")}
      <Name words={words} />
      {!table && (
        <div class="row">
          <a class="btn" href={at("/bots")}>
            <Icon id="ui-bot" size={17} />
            {words.say("page.guild.link")}
          </a>
          <a class="btn" href={at("/about")}>
            {words.say("page.about")}
          </a>
        </div>
      )}
      {token && (
        <div class="row">
          <a class="btn" href={api.recordAddress(token)} download>
            <Icon id="ui-download" size={17} />
            {words.say("page.download")}
          </a>
          <a class="btn" href={at(`/t/${token}/replay`)}>
            <Icon id="ui-replay" size={17} />
            {words.say("page.replay")}
          </a>
        </div>
      )}
      {playing && (
        <>
          <h3>{words.say("page.settings.table")}</h3>
          <div class="row wrap">
            {table.seats.map((seat, i) =>
              seat.kind === "human" && !table.mine.includes(i) && !seat.connected ? (
                <Button key={i} icon="ui-bot" onClick={() => (propose("takeover", i), onClose())}>
                  {words.say("page.propose.takeover", { name: names[i]! })}
                </Button>
              ) : null,
            )}
            <Button icon="ui-close" onClick={() => setResigning(true)}>
              {words.say("page.propose.resign")}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}

/** What happens to the seat and to the game, before it happens. */
function ResignDialog({ table, words, onClose, onResign }: { table: Table; words: Words; onClose: () => void; onResign: () => void }) {
  const others = table.seats.some((seat, i) => seat.kind === "human" && !seat.free && !table.mine.includes(i));
  const say = (key: string) => words.say(`page.resign.${key}`);
  return (
    <Dialog title={say("title")} words={words} onClose={onClose}>
      <p>{say("bot")}</p>
      <p>{say(others ? "others" : "alone")}</p>
      <p>{say("back")}</p>
      <div class="dialog-foot">
        <Button onClick={onClose}>{say("stay")}</Button>
        <Button kind="primary" icon="ui-bot" onClick={onResign}>
          {say("go")}
        </Button>
      </div>
    </Dialog>
  );
}

function Name({ words }: { words: Words }) {
  const [me, setMe] = useState<Me | null>(null);
  const [name, setName] = useState("");
  const [fault, setFault] = useState<Message | null>(null);
  const [copied, setCopied] = useState(false);
  useEffect(
    () =>
      void api.me().then(
        (found) => {
          setMe(found);
          setName(found.name);
        },
        () => undefined,
      ),
    [],
  );
  if (!me) return null;
  const address = new URL(at(me.recovery), location.href).href;
  return (
    <>
      <form
        class="opt"
        onSubmit={(event) => {
          event.preventDefault();
          void api.rename(name).then(
            (found) => (setMe(found), setFault(null)),
            (fault) => setFault(fault instanceof api.Fault ? fault.said : null),
          );
        }}
      >
        <label for="my-name">{words.say("page.my_name")}</label>
        <span class="row">
          <input id="my-name" type="text" value={name} maxLength={40} onInput={(event) => setName(event.currentTarget.value)} />
          <button type="submit" class="btn" disabled={!name.trim() || name === me.name}>
            {words.say("page.save")}
          </button>
        </span>
      </form>
      {fault && <p role="alert">{words.tell(fault)}</p>}
      <div class="opt">
        <span>{words.say("page.recovery")}</span>
        <Button icon="ui-link" onClick={() => void copy(address).then(setCopied)}>
          {words.say(copied ? "page.copied" : "page.copy")}
        </Button>
      </div>
      <div class="opt">
        <Button onClick={() => void api.newRecovery().then((found) => (setMe(found), setCopied(false)))}>
          {words.say("page.recovery_anew")}
        </Button>
      </div>
    </>
  );
}

export const KEYS: [string, string][] = [
  ["A", "page.all_moves"],
  ["H", "page.hint"],
  ["U", "page.undo"],
  ["S", "page.score_sheet"],
  ["R", "page.rules"],
  ["L", "page.log"],
  ["␣", "page.show.to_my_turn"],
  ["P", "page.pause"],
  ["I", "page.tips.keep"],
  ["Esc", "page.let_go"],
  ["?", "page.keys"],
];

export function KeyList({ words }: { words: Words }) {
  return (
    <dl class="keys">
      {KEYS.map(([key, what]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{words.say(what)}</dd>
        </div>
      ))}
      <div>
        <dt>
          <kbd>Tab</kbd> <kbd>↑</kbd> <kbd>↓</kbd> <kbd>←</kbd> <kbd>→</kbd>
        </dt>
        <dd>{words.say("page.move_about")}</dd>
      </div>
      <div>
        <dt>
          <kbd>Shift</kbd> <kbd>→</kbd> <kbd>Enter</kbd>
        </dt>
        <dd>{words.say("page.why.key")}</dd>
      </div>
    </dl>
  );
}

export function KeysDialog({ words, onClose }: { words: Words; onClose: () => void }) {
  return (
    <Dialog title={words.say("page.keys")} words={words} onClose={onClose}>
      <KeyList words={words} />
    </Dialog>
  );
}

/** Nothing is shown before the right person sits at the screen. */
export function HandOver({ name, seat, words, onReady }: { name: string; seat: number; words: Words; onReady: () => void }) {
  return (
    <main class="hand-over">
      <div class="sheet-large">
        <Shield seat={seat} size={84} />
        <h1>{words.say("page.hand_over", { name })}</h1>
        <p>{words.say("page.hand_over_why")}</p>
        <button type="button" class="btn pri big" autofocus onClick={onReady}>
          <Icon id="ui-check" size={20} />
          {words.say("page.hand_over_ready", { name })}
        </button>
      </div>
    </main>
  );
}
