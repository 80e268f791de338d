// The plain list of everything that may be done: numbered, searchable, playable without mouse and colour; and, if wished, what may not.

import { useEffect, useRef, useState } from "preact/hooks";
import { Icon } from "../art/art";
import type { Action, Reason } from "../core/protocol";
import type { Words } from "../core/words";
import type { GameBoard } from "../games/game";
import { Rich } from "./rich";
import { Dialog, Switch } from "./ui";

interface Numbered {
  number: number;
  action: Action;
}

/** What is not possible: the thing by its name, and why. */
export interface Impossible {
  action: string;
  title: string;
  reason: Reason;
}

/** Does a text hold all words of a search? */
function holds(text: string, query: string): boolean {
  const said = text.toLocaleLowerCase();
  return query
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((part) => said.includes(part));
}

/** The actions that a search finds: by number if it is one, otherwise by all its words. */
export function search(actions: Action[], query: string, words: Words): Numbered[] {
  const all = actions.map((action, i) => ({ number: i + 1, action }));
  const text = query.trim();
  if (/^\d+$/.test(text)) return all.filter(({ number }) => String(number) === text);
  return all.filter(({ action }) => holds(words.tell(action), text));
}

interface ActionListProps {
  actions: Action[];
  words: Words;
  board: GameBoard;
  /** What is not possible, asked for when it is wished. */
  impossible: () => Promise<Impossible[]>;
  openRule: (clause: string) => void;
  onPlay: (action: Action) => void;
  onClose: () => void;
}

export function ActionList({ actions, words, board, impossible, openRule, onPlay, onClose }: ActionListProps) {
  const [query, setQuery] = useState("");
  const [wished, wish] = useState(false);
  const [not, setNot] = useState<Impossible[] | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const found = search(actions, query, words);
  const shown = wished && not ? not.filter(({ title, reason }) => holds(`${title} ${words.tell(reason.message)}`, query.trim())) : [];
  useEffect(() => {
    if (wished) void impossible().then(setNot);
  }, [wished]);
  const play = (action: Action) => {
    onClose();
    onPlay(action);
  };
  const move = (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    const buttons = [...(list.current?.querySelectorAll("button") ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const next = buttons[event.key === "ArrowDown" ? at + 1 : at - 1];
    event.preventDefault();
    next?.focus();
  };
  return (
    <Dialog title={words.say("page.all_moves")} words={words} onClose={onClose} kind="drawer" typing>
      <form
        class="search"
        onSubmit={(event) => {
          event.preventDefault();
          if (found[0]) play(found[0].action);
        }}
        onKeyDown={move}
      >
        <input
          type="search"
          autofocus
          value={query}
          onInput={(event) => setQuery(event.currentTarget.value)}
          aria-label={words.say("page.search_moves")}
          placeholder={words.say("page.search_moves")}
        />
        <p class="hint-line" role="status">
          {words.say("page.moves_found", { count: found.length })}
        </p>
        <Switch label={words.say("page.why.show")} value={wished} onChange={wish} />
      </form>
      <ol class="moves" ref={list} onKeyDown={move} data-asked={wished && not ? "" : undefined}>
        {found.map(({ number, action }) => (
          <li key={action.action}>
            <button type="button" data-action={action.action} onClick={() => play(action)}>
              <span class="number">{number}</span>
              <span>
                <Rich message={action} words={words} board={board} size={16} />
              </span>
            </button>
          </li>
        ))}
        {shown.map(({ action, title, reason }) => (
          <li key={action} class="not" data-impossible={action}>
            <Icon id="ui-close" size={14} />
            <span>
              {title && <b>{title}. </b>}
              <Rich message={reason.message} words={words} board={board} size={15} />{" "}
              {reason.clause && (
                <button type="button" class="link small" data-clause={reason.clause} onClick={() => openRule(reason.clause)}>
                  {words.say("page.rule", { clause: reason.clause })}
                </button>
              )}
            </span>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
