// Who watches may ask to play on in the place of a bot; those who play have to agree.

import { useState } from "preact/hooks";
import { Face } from "../art/art";
import * as api from "../core/api";
import { NameDialog } from "./naming";
import type { Context } from "./prompt";
import { Button } from "./ui";

export function Join({ table, words, doing, names }: Context) {
  const [naming, setNaming] = useState<number | null>(null);
  const bots = table.seats.flatMap((seat, i) => (seat.kind === "bot" && !seat.stand_in ? [i] : []));
  const asked = table.proposals.some(({ what }) => what === "join");
  if (!doing || table.mine.length || table.away.length || table.state === "over" || !bots.length || asked) return null;
  const ask = (seat: number) =>
    void api.me().then(({ name }) => (name ? doing.propose("join", seat) : setNaming(seat)), () => undefined);
  const named = (seat: number, name: string) => {
    setNaming(null);
    void api.rename(name).then(() => doing.propose("join", seat));
  };
  return (
    <div class="proposal joining">
      {bots.map((seat) => (
        <Button key={seat} onClick={() => ask(seat)}>
          <Face bot={table.seats[seat]!.bot!} size={24} /> {words.say("page.propose.join", { name: names[seat]! })}
        </Button>
      ))}
      {naming !== null && (
        <NameDialog words={words} action={words.say("page.room.sit_down")} onName={(name) => named(naming, name)} onClose={() => setNaming(null)} />
      )}
    </div>
  );
}
