// Asking why not, on the board and in the list: which things can be asked about, and the answers of the server.

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Meanings } from "../core/means";
import type { Action, Reason, Table } from "../core/protocol";
import type { Words } from "../core/words";
import type { Tip } from "../games/game";
import type { Impossible } from "./actions";
import { markThings, nameOf, PLAYABLE, thingOf } from "./things";
import type { Question } from "./why";

const NONE: Meanings = new Map();
const AT_ONCE = 64; // actions in one message

interface AskingProps {
  meanings: Meanings | null;
  /** The verbs of the question that have no fields. */
  verbs: string[];
  table: Table;
  words: Words;
  tip: (id: string) => Tip | null;
  why?: (actions: string[]) => Promise<(Reason | null)[]>;
}

export interface Asking {
  question: Question | null;
  close: () => void;
  /** A click or a key on the board: true if it asks about something. */
  ask: (event: Event) => boolean;
  /** All that can be seen and is not possible, with its reasons. */
  impossible: () => Promise<Impossible[]>;
}

/** What a thing is called: the title of its hover card, or the value that it stands for. */
function titleOf(element: Element | null, name: string, { words, tip }: Pick<AskingProps, "words" | "tip">): string {
  const holder = element?.closest("[data-tip]") ?? element?.querySelector("[data-tip]");
  const found = holder && tip(holder.getAttribute("data-tip")!)?.title;
  if (found) return found;
  const [kind, of, value] = name.split(":");
  return kind === "value" && words.has(`${of}.${value}`) ? words.value(of!, value!) : "";
}

export function useAsking({ meanings, verbs, table, words, tip, why }: AskingProps): Asking {
  const [question, setQuestion] = useState<Question | null>(null);
  const asked = useRef(0);
  const close = () => {
    asked.current++;
    setQuestion(null);
  };
  const title = (element: Element | null, name: string) => titleOf(element, name, { words, tip });
  useLayoutEffect(() => {
    const root = document.querySelector(".board-holder");
    if (root) markThings(root, meanings ?? NONE, (element) => title(element, nameOf(element)) || words.say("page.why.here"));
  });
  useEffect(close, [table.n, table.seat, table.state]);

  const ask = (event: Event): boolean => {
    const target = event.target as Element;
    const element = target.closest("[data-why]");
    if (!element || !why || !meanings || target.closest(PLAYABLE)) return false;
    const thing = thingOf(nameOf(element), meanings, table.actions);
    if (!thing) return false;
    const now = ++asked.current;
    const { action, ways } = thing;
    setQuestion({ element, action, ways });
    if (!ways.length)
      void why([action]).then(([reason]) => {
        if (asked.current === now) setQuestion(reason ? { element, action, ways, reason } : null);
      });
    return true;
  };

  const impossible = async (): Promise<Impossible[]> => {
    const found = new Map<string, string>();
    for (const [name, actions] of meanings ?? NONE) {
      const element = document.querySelector(`[data-thing="${name}"], [data-anchor="${name}"], [data-tip="${name}"]`);
      if (!element && !name.startsWith("value:")) continue;
      if (actions.some((text) => table.actions.some(({ action }) => action === text))) continue;
      if (!found.has(actions[0]!)) found.set(actions[0]!, title(element, name));
    }
    const legal = new Set(table.actions.map(({ action }: Action) => action));
    // verbs without fields are buttons, which are shown only while they are possible
    for (const verb of verbs.filter((one) => !legal.has(one))) found.set(verb, words.say(`action.${verb}`));
    const texts = [...found.keys()];
    const out: Impossible[] = [];
    for (let i = 0; i < texts.length; i += AT_ONCE) {
      const part = texts.slice(i, i + AT_ONCE);
      const reasons = await why!(part);
      part.forEach((action, j) => reasons[j] && out.push({ action, title: found.get(action)!, reason: reasons[j] }));
    }
    return out;
  };
  return { question, close, ask, impossible };
}
