// Which games' component data are reconstructions, and how an owner of a game puts the printed data in.

import type { GameInfo } from "../core/protocol";
import type { Words } from "../core/words";

const COMMAND = "burgher --data FOLDER serve";

export function Components({ games, words }: { games: GameInfo[]; words: Words }) {
  const marked = games.filter((game) => game.reconstructed > 0);
  if (!marked.length) return null;
  const parts = marked.map((game) =>
    words.say("page.components.parts", { name: words.say(`page.games.${game.id}.name`), count: game.reconstructed, of: game.components }),
  );
  return (
    <details class="tabs components">
      <summary>{words.say("page.components.title")}</summary>
      <p>{words.say("page.components.about")}</p>
      <ul>
        {parts.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
      <p>
        {words.say("page.components.owner")} <code>{COMMAND}</code>
      </p>
    </details>
  );
}
