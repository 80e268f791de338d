// The rulebook: clauses with a search, as a drawer beside the table or as a page of its own.

import { useEffect, useRef, useState } from "preact/hooks";
import * as api from "../core/api";
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

export function RuleBook({ game, words, clause }: { game: string; words: Words; clause?: string }) {
  const [rules, setRules] = useState<Rules | null>(null);
  const [query, setQuery] = useState("");
  const asked = useRef<HTMLLIElement>(null);
  useEffect(() => void api.rules(game).then(setRules, () => setRules({ sections: [] })), [game]);
  useEffect(() => asked.current?.scrollIntoView({ block: "center" }), [rules, clause]);
  const sections = rules ? findClauses(rules, query) : [];
  return (
    <div class="rulebook" lang="en">
      <div class="search">
        <input type="search" value={query} onInput={(event) => setQuery(event.currentTarget.value)} aria-label={words.say("page.search_rules")} placeholder={words.say("page.search_rules")} />
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
