// Without a connection: what is missing, and what can be done all the same.

import { Icon } from "../art/art";
import { at } from "../core/home";
import type { Words } from "../core/words";

export function Offline({ words }: { words: Words }) {
  return (
    <section class="sheet offline-sheet" role="status">
      <Icon id="ui-link" size={24} />
      <span>
        <b>{words.say("page.no_network.title")}</b>
        <span>{words.say("page.no_network.about")}</span>
      </span>
      <a class="btn" href={at("/rules")}>
        {words.say("page.rules")}
      </a>
    </section>
  );
}
