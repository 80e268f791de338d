// Others' acts as they are shown: the sentence above the board, the panel "since your turn", and its strip on the phone.

import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { Icon, Shield } from "../art/art";
import { caption, CHANCE, rowsOf } from "../core/acts";
import { PACES } from "../core/follower";
import { change, useSettings } from "../core/settings";
import type { Words } from "../core/words";
import type { GameBoard, Scene } from "../games/game";
import { chipOf } from "./chip";
import { clear, launch } from "./journey";
import { Rich } from "./rich";
import type { Show, ShownAct } from "./showing";
import { seatName } from "./side";
import { Button } from "./ui";

interface Props {
  show: Show;
  scene: Scene;
  board: GameBoard;
  words: Words;
}

const hue = (seat: number): string => `seat-${(seat % 5) + 1}`;

/** In place of the prompt: what somebody does, in their colour, and how to go faster. */
export function ShowBar({ show, scene, board, words, phone }: Props & { phone: boolean }) {
  const act = show.act!;
  const { pace } = useSettings();
  const playing = scene.table.mine.length > 0;
  return (
    <div class={`prompt following ${act.seat === CHANCE ? "waiting" : hue(act.seat)}`}>
      <p role="status" aria-live="polite" tabIndex={-1} id="prompt">
        <Rich message={caption(act, board.headings)} words={words} board={board} size={19} />
      </p>
      {!phone && (
        <>
          <span class="seg pace" role="radiogroup" aria-label={words.say("page.settings.pace")}>
            {PACES.slice(0, -1).map((each) => (
              <button key={each} type="button" role="radio" aria-checked={each === pace} class={each === pace ? "on" : ""} onClick={() => change({ pace: each })}>
                {words.say(`page.settings.pace_${each}`)}
              </button>
            ))}
          </span>
          <Button icon={show.held ? "ui-play" : "ui-pause"} shortcut="P" label={words.say(show.held ? "page.run" : "page.pause")} onClick={show.pause} />
        </>
      )}
      <Button icon="ui-skip" shortcut={phone ? undefined : "␣"} class="skip" onClick={show.skip}>
        {words.say(playing ? "page.show.to_my_turn" : "page.show.to_now")}
      </Button>
    </div>
  );
}

/** Lets the pieces of the act that is on leave for where they go. */
export function useJourneys(show: Show | undefined): void {
  useLayoutEffect(() => {
    if (!show?.act || show.act.seat === CHANCE || !show.departures.length) return clear();
    const mark = document.querySelector(`[data-shield="${show.act.seat}"]`);
    launch(show.departures, show.act.seat, show.time, mark);
  }, [show?.departures]);
  useEffect(() => clear, []);
}

function Chip({ act, show, board }: { act: ShownAct; show: Show; board: GameBoard }) {
  const { icon, count } = chipOf(act, board);
  const views = show.views(act);
  const badge = views && act.seat >= 0 ? board.badge?.(views[0], views[1], act.seat) : undefined;
  return (
    <>
      <Icon id={icon} size={22} />
      {count !== undefined && <b data-count={count} />}
      {badge && (
        <span class="badge">
          <Icon id={badge} size={15} />
        </span>
      )}
    </>
  );
}

/** What the mover has just done, beside the name in the side column. */
export function MoverChip({ show, board }: { show: Show; board: GameBoard }) {
  return (
    <span key={show.at} class="act-chip popped" aria-hidden="true">
      <Chip act={show.act!} show={show} board={board} />
    </span>
  );
}

function ActButton({ i, show, board, words }: Omit<Props, "scene"> & { i: number }) {
  const act = show.acts[i]!;
  const unknown = i > show.at;
  return (
    <button
      type="button"
      class={`act-chip ${unknown ? "later" : ""} ${i === show.at ? "now" : ""}`}
      aria-label={unknown ? words.say("page.show.later") : words.tell(caption(act, board.headings))}
      aria-current={i === show.at ? "step" : undefined}
      title={unknown ? undefined : words.tell(caption(act, board.headings))}
      disabled={unknown}
      onClick={() => show.look(i)}
    >
      {!unknown && <Chip act={act} show={show} board={board} />}
    </button>
  );
}

/** The steps: one back, the dots, one on. */
function Steps({ show, words }: Omit<Props, "scene" | "board">) {
  const count = show.acts.length;
  const visible = show.acts.map((act, i) => ({ own: act.own, i })).filter(({ own }) => !own);
  const back = visible.filter(({ i }) => i < show.at).pop();
  const on = visible.find(({ i }) => i > show.at)?.i ?? count;
  return (
    <div class="steps">
      <Button icon="ui-back" label={words.say("page.step_back")} disabled={!back} onClick={() => show.look(back!.i)} />
      <span class="dots" aria-hidden="true">
        {visible.map(({ i }) => (
          <i key={i} class={i === show.at ? "now" : i < show.at ? "past" : ""} />
        ))}
        <i class={show.at >= count ? "now live" : "live"} />
      </span>
      <Button icon="ui-on" label={words.say("page.step_on")} disabled={show.at >= count} onClick={() => show.look(on)} />
    </div>
  );
}

const shownCount = (show: Show): [number, number] => [
  show.acts.filter((act, i) => !act.own && i <= show.at).length,
  show.acts.filter((act) => !act.own).length,
];

/** One row a player, one chip an act; each can be looked at again. */
export function Since({ show, scene, board, words }: Props) {
  const now = useRef<HTMLDivElement>(null);
  useEffect(() => now.current?.scrollIntoView({ block: "nearest" }), [show.at]);
  if (!show.acts.some(({ own }) => !own)) return null;
  const [at, of] = shownCount(show);
  return (
    <section class="sheet since" style={{ "--others": Math.max(1, scene.table.seats.length - 1) }} aria-label={words.say("page.show.since")}>
      <h2>
        <Icon id="ui-replay" size={16} />
        {words.say("page.show.since")}
        <small>{words.say("page.show.place", { at, of })}</small>
      </h2>
      <div class="rows" tabIndex={0} role="group" aria-label={words.say("page.show.since")}>
        {rowsOf(show.acts).map((row) => {
          const on = row.acts.includes(show.at);
          if (row.seat === CHANCE)
            return (
              <button type="button" key={row.acts[0]} class={`rd ${on ? "on" : ""}`} disabled={row.acts[0]! > show.at} onClick={() => show.look(row.acts[0]!)}>
                {row.acts[0]! > show.at ? "…" : words.tell(caption(show.acts[row.acts[0]!]!, board.headings))}
              </button>
            );
          if (scene.table.mine.includes(row.seat)) return null;
          return (
            <div key={row.acts[0]} ref={on ? now : undefined} class={`tn ${on ? `on ${hue(row.seat)}` : ""}`}>
              <span class="w">
                <Shield seat={row.seat} size={18} />
                <b>{seatName(scene, row.seat)}</b>
              </span>
              <span class="chips">
                {row.acts.map((i) => (
                  <ActButton key={i} i={i} show={show} board={board} words={words} />
                ))}
              </span>
            </div>
          );
        })}
      </div>
      <Steps show={show} words={words} />
    </section>
  );
}

/** The same on a phone: who acts, the chips in their order, and the steps. */
export function Strip({ show, scene, board, words }: Props) {
  const line = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const on = line.current?.querySelector(".now") ?? line.current?.lastElementChild;
    if (on && line.current) line.current.scrollLeft = (on as HTMLElement).offsetLeft - line.current.clientWidth / 2;
  }, [show.at, show.acts.length]);
  const others = scene.table.seats.map((_, seat) => seat).filter((seat) => seat !== scene.own);
  return (
    <section class="strip" aria-label={words.say("page.show.since")}>
      <span class="strip-seats">
        {others.map((seat) => (
          <span key={seat} data-anchor={`seat:${seat}`} class={show.act?.seat === seat ? `on ${hue(seat)}` : ""}>
            <Shield seat={seat} size={22} label={seatName(scene, seat)} />
          </span>
        ))}
      </span>
      <span class="chips" ref={line}>
        {show.acts.map((act, i) =>
          act.own || act.seat === CHANCE ? null : (
            <span key={i} class={`strip-act ${hue(act.seat)}`}>
              <ActButton i={i} show={show} board={board} words={words} />
            </span>
          ),
        )}
      </span>
      <Steps show={show} words={words} />
    </section>
  );
}

/** The shields of all seats, from which pieces on their way get their mark. */
export function Shields({ count }: { count: number }) {
  return (
    <div class="shields" aria-hidden="true">
      {Array.from({ length: count }, (_, seat) => (
        <span key={seat} data-shield={seat} class="shield-mark">
          <Shield seat={seat} size={18} />
        </span>
      ))}
    </div>
  );
}
