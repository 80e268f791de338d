// Who sits at a table that is being set: a place for each seat, and what its host or a guest can do there.

import { useState } from "preact/hooks";
import { Face, Icon, Shield } from "../art/art";
import { chairNames } from "../core/names";
import type { Seat, Table } from "../core/protocol";
import type { Words } from "../core/words";
import { Button } from "./ui";

export interface PlacesProps {
  table: Table;
  words: Words;
  hosting: boolean;
  least: number;
  most: number;
  /** The seat for which a bot can be chosen. */
  picked: number | null;
  pick: (seat: number) => void;
  open: (seat: number) => void;
  remove: (seat: number) => void;
  add: () => void;
  sit: (seat: number) => void;
  call: (seat: number, name: string) => void;
}

export function Places(props: PlacesProps) {
  const { table, words, hosting, most, add } = props;
  const names = chairNames(table.seats, words);
  const more = hosting && table.seats.length < most;
  return (
    <div class={`places ${table.seats.length + Number(more) > 4 ? "many" : ""}`}>
      {table.seats.map((seat, i) => (
        <Place key={i} {...props} seat={seat} at={i} name={names[i]!} />
      ))}
      {more && (
        <button type="button" class="place add" onClick={add}>
          <Shield seat={table.seats.length} size={44} />
          <span>
            <b>{words.say("page.room.add_seat")}</b>
            <small>{words.say("page.open_seat_about")}</small>
          </span>
          <Icon id="ui-plus" size={18} />
        </button>
      )}
    </div>
  );
}

function Place(props: PlacesProps & { seat: Seat; at: number; name: string }) {
  const { table, words, hosting, least, picked, pick, open, remove, sit, call, seat, at, name } = props;
  const mine = table.mine.includes(at);
  const shared = table.table.hot_seat && seat.kind === "human";
  const bot = seat.kind === "bot";
  const look = bot ? "bot" : seat.free ? "free" : seat.connected ? "here" : "away";
  return (
    <div class={`place ${look} ${picked === at ? "picked" : ""}`}>
      {bot ? <Face bot={seat.bot!} size={52} /> : <Shield seat={at} size={52} />}
      <span class="who">
        {shared && hosting ? <Called name={name} given={seat.name} words={words} onName={(given) => call(at, given)} /> : <b>{seat.free ? words.say("page.open_seat") : name}</b>}
        <small>
          {look === "here" && <i class="on-line" />}
          {look === "away" && <i class="off-line" />}
          {bot ? words.say(`page.bots.${seat.bot}`) : seat.free ? words.say("page.open_seat_about") : words.say(`page.room.${state(table, at, shared)}`)}
        </small>
      </span>
      <span class="place-does">
        {seat.ready && !bot && (
          <span class="ready">
            <Icon id="ui-check" size={15} />
            {words.say("page.room.is_ready")}
          </span>
        )}
        {hosting && (bot || seat.free) && picked !== at && (
          <Button label={words.say("page.room.choose_bot_for", { number: at + 1 })} icon="ui-bot" onClick={() => pick(at)} />
        )}
        {hosting && !mine && !seat.free && (
          <Button label={words.say(bot ? "page.room.open_for_guest" : "page.room.send_away", { name })} icon="ui-close" onClick={() => open(at)} />
        )}
        {hosting && seat.free && table.seats.length > least && (
          <Button label={words.say("page.remove_seat", { number: at + 1 })} icon="ui-close" onClick={() => remove(at)} />
        )}
        {!hosting && seat.free && (
          <Button kind={table.mine.length ? "plain" : "primary"} onClick={() => sit(at)}>
            {words.say("page.room.sit_here")}
          </Button>
        )}
      </span>
    </div>
  );
}

function state(table: Table, seat: number, shared: boolean): string {
  if (shared) return "same_screen";
  if (table.mine.includes(seat)) return table.host === seat ? "you_host" : "you";
  if (!table.seats[seat]!.connected) return "not_here";
  return table.host === seat ? "here_host" : "here";
}

/** The name of a player at a shared screen, to be written here. */
function Called({ name, given, words, onName }: { name: string; given: string; words: Words; onName: (name: string) => void }) {
  const [typed, setTyped] = useState(given);
  const done = () => typed.trim() !== given && onName(typed.trim());
  return (
    <input
      type="text"
      maxLength={40}
      value={typed}
      placeholder={name}
      aria-label={words.say("page.room.name_of", { name })}
      onInput={(event) => setTyped(event.currentTarget.value)}
      onBlur={done}
      onKeyDown={(event) => event.key === "Enter" && done()}
    />
  );
}
