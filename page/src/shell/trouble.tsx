// A page that says what went wrong and where to go.

import { at } from "../core/home";
import type { Message } from "../core/protocol";
import type { Words } from "../core/words";

export function Trouble({ message, words }: { message: Message; words: Words }) {
  return (
    <div class="page" data-state="waiting">
      <main class="hand-over">
        <div class="sheet-large">
          <h1>{words.say("page.error.title")}</h1>
          <p role="alert">{words.tell(message)}</p>
          <a class="btn pri big" href={at("/")}>
            {words.say("page.to_start")}
          </a>
        </div>
      </main>
    </div>
  );
}
