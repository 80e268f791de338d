// A table's thinking clock: what everybody has left, and what can be done when somebody has nothing left.

import { useEffect, useState } from "preact/hooks";
import { Icon, Shield } from "../art/art";
import { figures, secondsLeft } from "../core/clocks";
import type { Clock, Table } from "../core/protocol";
import type { Words } from "../core/words";
import type { Context } from "./prompt";
import { Button } from "./ui";

const SHORT = 120; // seconds from which on the clock is red

/** Drawn anew every second while the clock runs for these seats. */
function useSeconds(clock: Clock | undefined, seats: readonly number[]): (seat: number) => number {
  const [, again] = useState(0);
  const runs = clock !== undefined && seats.some((seat) => clock.running.includes(seat) && secondsLeft(clock, seat, performance.now()) > 0);
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => again((n) => n + 1), 1000);
    return () => clearInterval(timer);
  }, [runs]);
  return (seat) => secondsLeft(clock!, seat, performance.now());
}

export function TimeLeft({ table, seat, words }: { table: Table; seat: number; words: Words }) {
  const { clock } = table;
  const left = useSeconds(clock, [seat]);
  if (!clock || table.seats[seat]!.kind === "bot") return null;
  const seconds = left(seat);
  const said = words.say("page.clock.left", { time: figures(seconds) });
  return (
    <span class={`time-left ${clock.running.includes(seat) ? "running" : ""} ${seconds <= SHORT ? "short" : ""}`} role="timer" aria-label={said} title={said}>
      <Icon id="ui-clock" size={13} />
      {figures(seconds)}
    </span>
  );
}

/** While the game waits for somebody without time: what that means for them, and what the others may do. */
export function TimeUp({ table, words, doing, names }: Context) {
  const waited = table.clock?.running ?? [];
  const left = useSeconds(table.clock, waited);
  const others = table.seats.some((seat, i) => seat.kind === "human" && !table.mine.includes(i));
  if (!doing || !table.mine.length || !others || table.proposals.some(({ what }) => what === "takeover")) return null;
  return (
    <>
      {waited
        .filter((seat) => left(seat) === 0)
        .map((seat) => (
          <div class="proposal" role="status" key={seat}>
            <Shield seat={seat} size={22} />
            {table.mine.includes(seat) ? (
              <span>{words.say("page.clock.up_yours")}</span>
            ) : (
              <>
                <span>{words.say("page.clock.up_of", { name: names[seat]! })}</span>
                <Button icon="ui-bot" onClick={() => doing.propose("takeover", seat)}>
                  {words.say("page.propose.takeover", { name: names[seat]! })}
                </Button>
              </>
            )}
          </div>
        ))}
    </>
  );
}
