// A recovery link: this browser may become somebody else, if who holds it says so.

import { useEffect, useState } from "preact/hooks";
import * as api from "../core/api";
import { Fault } from "../core/api";
import { at } from "../core/home";
import type { Me, Message, Whose } from "../core/protocol";
import type { Words } from "../core/words";
import { COVERS } from "../games";
import { SettingsDialog } from "./dialogs";
import { Head } from "./start";
import { Button, copy } from "./ui";

export function Recover({ code, words }: { code: string; words: Words }) {
  const [settings, setSettings] = useState(false);
  const [whose, setWhose] = useState<Whose | null>(null);
  const [me, setMe] = useState<Me | null>(null);
  const [fault, setFault] = useState<Message | null>(null);
  const [copied, setCopied] = useState(false);
  const refused = (error: unknown) => setFault(error instanceof Fault ? error.said : { key: "page.error.unreachable" });
  useEffect(() => void Promise.all([api.whose(code).then(setWhose), api.me().then(setMe)]).catch(refused), [code]);
  const text = () => {
    if (fault) return words.tell(fault);
    if (!whose) return words.say("page.loading");
    if (whose.is_me) return words.say("page.recover_already");
    return whose.name ? words.say("page.recover_named", { name: whose.name }) : words.say("page.recover_nameless");
  };
  return (
    <div class="page paper-page" data-state="waiting">
      <Head words={words} onSettings={() => setSettings(true)} rules={`/rules/${COVERS[0]!.id}`} />
      <main class="sheet-large reading-page">
        <h1>{words.say("page.recover_title")}</h1>
        <p role="status">{text()}</p>
        {whose && !whose.is_me && !fault && me && (
          <>
            <p>{words.say("page.recover_keep")}</p>
            <p class="row wrap">
              <Button kind="primary" onClick={() => void api.recover(code).then(() => location.assign(at("/")), refused)}>
                {words.say("page.recover_yes")}
              </Button>
              <Button icon="ui-link" onClick={() => void copy(new URL(at(me.recovery), location.href).href).then(setCopied)}>
                {words.say(copied ? "page.copied" : "page.copy")}
              </Button>
              <a class="btn" href={at("/")}>
                {words.say("page.recover_no")}
              </a>
            </p>
          </>
        )}
        {(fault || whose?.is_me) && (
          <p>
            <a class="btn pri" href={at("/")}>
              {words.say("page.to_start")}
            </a>
          </p>
        )}
      </main>
      {settings && <SettingsDialog words={words} onClose={() => setSettings(false)} />}
    </div>
  );
}
