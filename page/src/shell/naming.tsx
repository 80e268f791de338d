// What may the others call you? Asked once, of who has no name yet.

import { useState } from "preact/hooks";
import { Icon } from "../art/art";
import type { Words } from "../core/words";
import { Dialog } from "./ui";

interface Props {
  words: Words;
  action: string;
  onName: (name: string) => void;
  onClose: () => void;
}

export function NameDialog({ words, action, onName, onClose }: Props) {
  const [name, setName] = useState("");
  return (
    <Dialog title={words.say("page.room.your_name")} words={words} onClose={onClose} typing>
      <form
        class="naming"
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim()) onName(name.trim());
        }}
      >
        <p>{words.say("page.room.your_name_about")}</p>
        <input
          type="text"
          autofocus
          maxLength={40}
          value={name}
          placeholder={words.say("page.my_name")}
          aria-label={words.say("page.my_name")}
          onInput={(event) => setName(event.currentTarget.value)}
        />
        <button type="submit" class="btn pri big" disabled={!name.trim()}>
          <Icon id="ui-check" size={20} />
          {action}
        </button>
      </form>
    </Dialog>
  );
}
