// The rulebook: clauses with a search, as a drawer beside the table or as a page of its own.

import { useEffect, useRef, useState } from "preact/hooks";
import * as api from "../core/api";
import { summaryOf } from "../games";
import type { Clause, Rules } from "../core/protocol";
import type { Words } from "../core/words";
import { Dialog } from "./ui";

/** Sections with the clauses that hold every word of the search. */
export function findClauses(rules: Rules, query: string): Rules["sections"] {
  const parts = query.trim().toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const matches = (clause: Clause) => {
    const text = `${clause.id} ${clause.text} ${clause.reading ?? ""}`.toLocaleLowerCase();
    return parts.every((part) => text.includes(part));
  };
  return rules.sections
    .map((section) => ({ ...section, clauses: section.clauses.filter((clause) => matches(clause)) }))
    .filter((section) => section.clauses.length);
}

/** Stress in the rulebook's text: `**bold**`, `*light*` and `code`. */
function Marked({ text }: { text: string }) {
  return (
    <>
      {text.split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/).map((part, i) => {
        if (part.startsWith("**")) return <b key={i}>{part.slice(2, -2)}</b>;
        if (part.startsWith("*") && part.length > 2) return <i key={i}>{part.slice(1, -1)}</i>;
        if (part.startsWith("`")) return <code key={i}>{part.slice(1, -1)}</code>;
        return part;
      })}
    </>
  );
}

/** The two-page summary: headings, lists and paragraphs are all it uses. */
function Summary({ game, words }: { game: string; words: Words }) {
  const [text, setText] = useState<string | null>(null);
  useEffect(() => void summaryOf(game, words.language).then(setText, () => setText("")), [game, words.language]);
  if (text === "") return <Clauses game={game} words={words} />; // a game without a summary
  const blocks = (text ?? "").split(/\n\s*\n/).filter((block) => block.trim());
  return (
    <div class="summary">
      {blocks.map((block, i) => {
        if (block.startsWith("# ")) return null;
        if (block.startsWith("## ")) return <h3 key={i}>{block.slice(3)}</h3>;
        if (!block.startsWith("- "))
          return (
            <p key={i}>
              <Marked text={block} />
            </p>
          );
        return (
          <ul key={i}>
            {block.split(/\n(?=- )/).map((item) => (
              <li key={item}>
                <Marked text={item.slice(2)} />
              </li>
            ))}
          </ul>
        );
      })}
    </div>
  );
}

/** The summary in the player's language, and all clauses with a search. */
export function RuleBook({ game, words, clause }: { game: string; words: Words; clause?: string }) {
  const [all, setAll] = useState(clause !== undefined);
  return (
    <>
      <div class="seg book-tabs" role="tablist">
        {[false, true].map((choice) => (
          <button
            key={String(choice)}
            type="button"
            role="tab"
            aria-selected={all === choice}
            class={all === choice ? "on" : ""}
            onClick={() => setAll(choice)}
          >
            {words.say(choice ? "page.all_rules" : "page.in_short")}
          </button>
        ))}
      </div>
      {all ? <Clauses game={game} words={words} clause={clause} /> : <Summary game={game} words={words} />}
    </>
  );
}

function Clauses({ game, words, clause }: { game: string; words: Words; clause?: string }) {
  const [rules, setRules] = useState<Rules | null>(null);
  const [query, setQuery] = useState("");
  const asked = useRef<HTMLLIElement>(null);
  useEffect(() => void api.rules(game).then(setRules, () => setRules({ sections: [] })), [game]);
  useEffect(() => asked.current?.scrollIntoView({ block: "center" }), [rules, clause]);
  const sections = rules ? findClauses(rules, query) : [];
  return (
    <div class="rulebook" lang="en">
      <div class="search">
        <input
          type="search"
          value={query}
          onInput={(event) => setQuery(event.currentTarget.value)}
          aria-label={words.say("page.search_rules")}
          placeholder={words.say("page.search_rules")}
        />
      </div>
      {rules && !sections.length && <p>{words.say("page.no_clause")}</p>}
      {sections.map((section) => (
        <section key={section.title}>
          <h3>{section.title}</h3>
          <ul>
            {section.clauses.map((entry) => (
              <li key={entry.id} id={entry.id} ref={entry.id === clause ? asked : undefined} class={entry.id === clause ? "asked" : ""}>
                <span class="clause-id">{entry.id}</span>
                <div>
                  <Marked text={entry.text} />
                  {entry.reading && (
                    <p class="reading">
                      <b>{words.say("page.reading")}</b> <Marked text={entry.reading} />
                    </p>
                  )}
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

export function RulesDrawer({ game, words, clause, onClose }: { game: string; words: Words; clause?: string; onClose: () => void }) {
  return (
    <Dialog title={words.say("page.rules")} words={words} onClose={onClose} kind="drawer">
      <RuleBook game={game} words={words} clause={clause} />
    </Dialog>
  );
}
