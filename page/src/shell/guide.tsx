// The master who guides through a first game: one step after the other, each waiting for the player's own move.

import { useEffect, useMemo, useState } from "preact/hooks";
import * as api from "../core/api";
import { fits, type Guide, type GuideStep, keepProgress, offered, type Progress, progressAt, type Standing, standing } from "../core/guides";
import type { Message } from "../core/protocol";
import { useSettings } from "../core/settings";
import { Words } from "../core/words";
import { Card } from "./guidecard";
import type { GuidedProps } from "./guided";
import { Face } from "./guideface";
import { Known, Lesson } from "./guidelesson";
import { SHOWN, useHoles, Veil } from "./guideveil";
import { pointed } from "./pencil";
import { Rich } from "./rich";
import { Button } from "./ui";

/** How a step with a move is gone about: to be decided, by oneself, or with a move that is shown. */
type Manner = "ask" | "try" | "show";

export function Master(props: GuidedProps) {
  const [loaded, setLoaded] = useState<{ guide: Guide; words: Words } | null>(null);
  const { language } = useSettings();
  const { game } = props.table.table;
  useEffect(() => {
    let stale = false;
    void api.guide(game, language).then(({ guide, words }) => !stale && setLoaded({ guide, words: new Words(words, language) }));
    return () => void (stale = true);
  }, [game, language]);
  const words = useMemo(
    () => loaded && new Words({ ...props.words.texts, ...loaded.words.texts }, props.words.language),
    [props.words, loaded],
  );
  return loaded && words && <Course {...props} words={words} guide={loaded.guide} />;
}

function Course({ guide, ...props }: GuidedProps & { guide: Guide }) {
  const { table, own, words, phone, covered } = props;
  const { id, game } = table.table;
  const [progress, setProgress] = useState<Progress>(() => progressAt(id)!);
  const [looked, lookBack] = useState<number | null>(null); // an earlier step that is read again
  const [manner, setManner] = useState<Manner>("ask");
  const [lesson, setLesson] = useState(false);
  const keep = (part: Partial<Progress>) => {
    const next = { ...progress, ...part };
    keepProgress(id, next);
    setProgress(next);
  };

  // the end of the game brings the guide back, with what there is to learn from it
  const [playing, setPlaying] = useState(table.state !== "over");
  useEffect(() => {
    if (!playing || table.state !== "over") return;
    setPlaying(false);
    keep({ away: false, step: guide.steps.length });
  }, [table.state]);

  const done = progress.step >= guide.steps.length;
  const at = Math.min(looked ?? progress.step, guide.steps.length - 1);
  const step = guide.steps[at]!;
  const since = Math.min(progress.since, table.n); // what was taken back has not happened
  const now: Standing = looked === null ? standing(step, table, own, since) : { kind: "read", key: `guide.${step.key}.text`, args: step.args };

  const next = () => {
    setManner("ask");
    props.point(null);
    if (looked !== null) return lookBack(looked + 1 < progress.step ? looked + 1 : null);
    keep({ step: progress.step + 1, since: table.n });
  };
  const back = () => {
    setManner("ask");
    props.point(null);
    lookBack(at - 1);
  };
  const shown = useShown(step, props, manner === "show" && now.kind === "move" && now.now);

  const trying = manner === "try" && now.kind === "move";
  const open = !progress.away && !covered;
  const points = open && !done && !trying ? [...(shown ? [SHOWN] : []), ...step.points, ...(now.kind === "move" ? ["part:prompt"] : [])] : [];
  const holes = useHoles(points, own);
  useEffect(() => {
    if (points[0]) pointed(points[0], own)[0]?.scrollIntoView({ block: "nearest" });
  }, [at, open]);

  const finish = lesson && <Lesson guide={guide} table={table} own={own} words={words} onClose={() => setLesson(false)} />;
  if (progress.away)
    return (
      <>
        <button type="button" class="guide-call" title={words.say("page.guide.call")} aria-label={words.say("page.guide.call")} onClick={() => keep({ away: false })}>
          <Face game={game} size={42} />
        </button>
        {finish}
      </>
    );
  if (covered) return finish || null;

  const common = { game, words, phone, holes, onClose: () => keep({ away: true }) };
  if (done)
    return (
      <>
        <Known
          {...common}
          guide={guide}
          over={table.state === "over"}
          onLesson={() => setLesson(true)}
          onBack={() => {
            keep({ step: guide.steps.length - 1, since: table.n });
          }}
        />
        {finish}
      </>
    );

  const waiting = now.kind === "move" && !now.now;
  const name = words.say("page.guide.step", { name: words.say("guide.master"), step: at + 1, steps: guide.steps.length });
  const here = now.kind === "move" && words.has(`guide.${step.key}.here`) && offered(table, step.shows.slice(0, 1));
  const said = now.kind === "made" && !words.has(now.key) ? { ...now, key: `guide.${step.key}.after.any` } : now;
  const text: Message = now.kind === "move" ? { key: `guide.${step.key}.${here ? "here" : "text"}`, args: step.args } : (said as Message);
  const missing = step.points.filter((point) => !trying && !pointed(point, own).length);
  const rich = (message: Message) => <Rich message={message} words={words} board={props.board} size={17} />;
  return (
    <div class="guide" data-step={step.key} data-standing={waiting ? "wait" : now.kind} data-missing={missing.join(" ") || undefined}>
      <Veil holes={holes} />
      <Card
        {...common}
        id={[at, waiting ? "wait" : now.kind, manner, ...(shown ? [table.n, shown.action] : [])].join(" ")}
        name={name}
        title={words.say(`guide.${step.key}.title`)}
        progress={{ at: now.kind === "made" ? at + 1 : at, of: guide.steps.length }}
        folded={trying}
      >
        {!trying && <p>{shown ? <>{words.say("page.guide.like_this")} {rich(shown)}</> : rich(text)}</p>}
        {!trying && now.kind === "move" && now.acted && manner !== "show" && <p class="guide-more">{words.say("page.guide.also_good")}</p>}
        <div class="guide-ways">
          {now.kind === "move" ? (
            <>
              {shown ? (
                <Button kind="primary" icon="ui-check" onClick={() => props.play(shown)}>
                  {words.say("page.guide.play_it")}
                </Button>
              ) : (
                <Button kind="primary" icon="ui-play" onClick={() => setManner("show")} disabled={!now.now || manner === "show"}>
                  {words.say("page.guide.show_me")}
                </Button>
              )}
              {manner !== "try" && (
                <Button
                  onClick={() => {
                    props.point(null);
                    setManner("try");
                    toBoard();
                  }}
                >
                  {words.say("page.guide.try_myself")}
                </Button>
              )}
              {(trying || now.acted) && (
                <Button kind="bare" onClick={next}>
                  {words.say("page.guide.skip")}
                </Button>
              )}
            </>
          ) : (
            <Button kind="primary" icon="ui-check" onClick={next}>
              {words.say(at + 1 === guide.steps.length ? "page.guide.finish" : "page.guide.next")}
            </Button>
          )}
          {!trying && at > 0 && (
            <Button kind="bare" class="guide-back" icon="ui-chevron" onClick={back}>
              {words.say("page.guide.back")}
            </Button>
          )}
        </div>
      </Card>
      <div class="sr" role="status" aria-live="polite">
        {words.say(`guide.${step.key}.title`)}. {words.tell(shown ?? text)}
      </div>
    </div>
  );
}

/** The move that is shown: one that the step prefers, else what a hint says if it is of the kind in question; marked on the board. */
function useShown({ shows, asks }: GuideStep, { table, point, hint }: GuidedProps, wanted: boolean) {
  const [found, setFound] = useState<{ n: number; action: string } | null>(null);
  useEffect(() => {
    if (!wanted || table.actions.length === 1) return setFound(null); // (a choice with one option plays itself)
    let stale = false;
    const show = (action: string | null) => {
      if (stale || !action) return;
      setFound({ n: table.n, action });
      point(action);
    };
    const known = offered(table, shows);
    if (known) show(known);
    else void hint().then((best) => show(best && fits(best, asks) ? best : (offered(table, asks) ?? best ?? table.actions[0]?.action ?? null)));
    return () => void (stale = true);
  }, [wanted, table.n]);
  return wanted && found?.n === table.n ? (table.actions.find(({ action }) => action === found.action) ?? null) : null;
}

/** Who tries it without the guide goes on at the board. */
function toBoard(): void {
  const first = document.querySelector<HTMLElement>(".board-holder [tabindex='0']") ?? document.getElementById("prompt");
  first?.focus({ preventScroll: true });
}
