// The plain list of everything that may be done: numbered, searchable, playable without mouse and colour.

import { useRef, useState } from "preact/hooks";
import type { Action } from "../core/protocol";
import type { Words } from "../core/words";
import type { GameBoard } from "../games/game";
import { Rich } from "./rich";
import { Dialog } from "./ui";

interface Numbered {
  number: number;
  action: Action;
}

/** The actions that a search finds: by number if it is one, otherwise by all its words. */
export function search(actions: Action[], query: string, words: Words): Numbered[] {
  const all = actions.map((action, i) => ({ number: i + 1, action }));
  const text = query.trim().toLocaleLowerCase();
  if (/^\d+$/.test(text)) return all.filter(({ number }) => String(number) === text);
  const parts = text.split(/\s+/).filter(Boolean);
  return all.filter(({ action }) => {
    const said = words.tell(action).toLocaleLowerCase();
    return parts.every((part) => said.includes(part));
  });
}

interface ActionListProps {
  actions: Action[];
  words: Words;
  board: GameBoard;
  onPlay: (action: Action) => void;
  onClose: () => void;
}

export function ActionList({ actions, words, board, onPlay, onClose }: ActionListProps) {
  const [query, setQuery] = useState("");
  const list = useRef<HTMLOListElement>(null);
  const found = search(actions, query, words);
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
      </form>
      <ol class="moves" ref={list} onKeyDown={move}>
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
      </ol>
    </Dialog>
  );
}
