// The way into a guided first game: makes its table, or leads back to one that was left.

import { useEffect, useState } from "preact/hooks";
import * as api from "../core/api";
import { at } from "../core/home";
import { type Guide, keepProgress, type Progress, unfinished } from "../core/guides";
import type { Message } from "../core/protocol";
import { useSettings } from "../core/settings";
import { Words } from "../core/words";
import { Face } from "./guideface";
import { Trouble } from "./trouble";
import { Button } from "./ui";

async function begin(game: string, guide: Guide): Promise<void> {
  const made = await api.create({ game, seats: ["human", ...guide.bots], options: guide.options, seed: guide.seed });
  keepProgress(made.id, { game, link: made.link, step: 0, since: 0, away: false });
  location.replace(at(made.link));
}

export function Learn({ game, words }: { game: string; words: Words }) {
  const { language } = useSettings();
  const [fault, setFault] = useState<Message | null>(null);
  const [left, setLeft] = useState<{ guide: Guide; master: string; progress: Progress } | null>(null);
  const trouble = (error: unknown) => setFault(error instanceof api.Fault ? error.said : { key: "page.error.unreachable" });
  useEffect(() => {
    const open = async () => {
      const { guide, words: spoken } = await api.guide(game, language);
      const [found] = unfinished(game, guide.steps.length);
      if (!found || found.step === 0) return begin(game, guide);
      setLeft({ guide, master: new Words(spoken, language).say("guide.master"), progress: found });
    };
    open().catch(trouble);
  }, []);
  if (fault) return <Trouble message={fault} words={words} />;
  if (!left) return <div class="page loading" data-state="waiting" role="status" aria-label={words.say("page.loading")} />;
  const { guide, master, progress } = left;
  return (
    <div class="page paper-page" data-state="waiting" data-game={game}>
      <main class="sheet-large learn-again">
        <Face game={game} size={84} />
        <div>
          <h1>{words.say("page.guide.again_title")}</h1>
          <p>{words.say("page.guide.again_text", { name: master, step: progress.step + 1, steps: guide.steps.length })}</p>
          <p class="row wrap">
            <a class="btn pri" href={at(progress.link)}>
              {words.say("page.guide.go_on")}
            </a>
            <Button icon="ui-replay" onClick={() => void begin(game, guide).catch(trouble)}>
              {words.say("page.guide.anew")}
            </Button>
          </p>
        </div>
      </main>
    </div>
  );
}
