// The small parts of the shell: buttons, dialogs, messages that go away by themselves.

import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { Icon } from "../art/art";
import type { Words } from "../core/words";

interface ButtonProps {
  icon?: string;
  children?: ComponentChildren;
  label?: string;
  kind?: "plain" | "primary" | "bare";
  shortcut?: string;
  disabled?: boolean;
  pressed?: boolean;
  action?: string;
  /** What a deed is done for, which begins with the action. */
  deed?: string;
  hinted?: string;
  class?: string;
  onClick: () => void;
}

export function Button({
  icon,
  children,
  label,
  kind = "plain",
  shortcut,
  disabled,
  pressed,
  action,
  deed,
  hinted,
  class: more = "",
  onClick,
}: ButtonProps) {
  return (
    <button
      type="button"
      class={`${kind === "bare" ? "ib" : "btn"} ${kind === "primary" ? "pri" : ""} ${more}`}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      aria-keyshortcuts={shortcut?.toLowerCase()}
      disabled={disabled}
      data-action={action}
      data-deed={deed}
      data-hinted={hinted}
      onClick={onClick}
    >
      {icon && <Icon id={icon} size={kind === "bare" ? 18 : 17} />}
      {children !== undefined && <span class="btn-text">{children}</span>}
      {shortcut && <kbd aria-hidden="true">{shortcut}</kbd>}
    </button>
  );
}

interface DialogProps {
  title: string;
  words: Words;
  onClose: () => void;
  children: ComponentChildren;
  kind?: "middle" | "drawer";
  wide?: boolean;
  /** A field inside wants the first focus. */
  typing?: boolean;
}

/** A dialog over the table; Escape and a click beside it close it. */
export function Dialog({ title, words, onClose, children, kind = "middle", wide, typing = false }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  // before anything else can happen: the next key belongs to the dialog
  useLayoutEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    ref.current?.showModal();
    return () => before?.focus?.();
  }, []);
  return (
    <dialog
      ref={ref}
      class={`dialog ${kind} ${wide ? "wide" : ""}`}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={onClose} // a browser may close it all the same, without asking
      onClick={(event) => event.target === ref.current && onClose()}
    >
      <div class="dialog-in">
        <header class="dialog-head">
          <h2 tabIndex={-1} autofocus={!typing}>
            {title}
          </h2>
          <button type="button" class="ib" aria-label={words.say("page.close")} onClick={onClose}>
            <Icon id="ui-close" size={20} />
          </button>
        </header>
        <div class="dialog-body">{children}</div>
      </div>
    </dialog>
  );
}

export interface Note {
  text: string;
  bad?: boolean;
}

/** Messages that go away by themselves. */
export function useNotes(): [Note[], (note: Note) => void] {
  const [notes, setNotes] = useState<Note[]>([]);
  const add = (note: Note) => {
    setNotes((all) => [...all.slice(-2), note]);
    setTimeout(() => setNotes((all) => all.filter((other) => other !== note)), note.bad ? 6000 : 4500);
  };
  return [notes, add];
}

export function Notes({ notes }: { notes: Note[] }) {
  return (
    <div class="notes" role="status" aria-live="polite">
      {notes.map((note, i) => (
        <div key={i} class={`toast ${note.bad ? "" : "ok"}`}>
          <Icon id={note.bad ? "ui-close" : "ui-hint"} size={18} />
          {note.text}
        </div>
      ))}
    </div>
  );
}

interface SegmentsProps<T extends string> {
  label: string;
  value: T;
  choices: readonly T[];
  name: (choice: T) => string;
  onChange: (choice: T) => void;
}

export function Segments<T extends string>({ label, value, choices, name, onChange }: SegmentsProps<T>) {
  return (
    <div class="opt" role="radiogroup" aria-label={label}>
      <span>{label}</span>
      <span class="seg">
        {choices.map((choice) => (
          <button
            key={choice}
            type="button"
            role="radio"
            aria-checked={choice === value}
            class={choice === value ? "on" : ""}
            onClick={() => onChange(choice)}
          >
            {name(choice)}
          </button>
        ))}
      </span>
    </div>
  );
}

export function Switch({ label, value, onChange }: { label: string; value: boolean; onChange: (value: boolean) => void }) {
  return (
    <label class="opt">
      <span>{label}</span>
      <input type="checkbox" role="switch" class="sw" checked={value} onChange={(event) => onChange(event.currentTarget.checked)} />
    </label>
  );
}

/** Copies a text; tells whether that worked. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyOldWay(text);
  }
}

/** Without https, browsers copy only what is selected in a field. */
function copyOldWay(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  return done;
}

export function useWide(query: string): boolean {
  const [matches, set] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const list = matchMedia(query);
    const listener = () => set(list.matches);
    list.addEventListener("change", listener);
    return () => list.removeEventListener("change", listener);
  }, [query]);
  return matches;
}
