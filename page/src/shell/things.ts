// The things of the board that belong to what is asked but do nothing now: each carries in `data-why` the action that a click would mean.

import type { Meanings } from "../core/means";
import type { Action } from "../core/protocol";

export const PLAYABLE = "[data-action], [data-deed], [data-pick], button";
const NAMED = "[data-thing], [data-anchor], [data-tip]";

/** What a thing is called: the first of its names. */
export const nameOf = (element: Element): string =>
  element.getAttribute("data-thing") ?? element.getAttribute("data-anchor") ?? element.getAttribute("data-tip")!;

export interface Thing {
  name: string;
  /** The likeliest meaning, and all that are possible. */
  action: string;
  ways: Action[];
}

/** A thing with its meanings; what may be done there comes first. */
export function thingOf(name: string, meanings: Meanings, legal: readonly Action[]): Thing | null {
  const actions = meanings.get(name);
  if (!actions) return null;
  const ways = actions.flatMap((text) => legal.find(({ action }) => action === text) ?? []);
  return { name, action: ways[0]?.action ?? actions[0]!, ways };
}

/** What the page has written on an element, to be taken back. */
const written = new WeakMap<Element, Map<string, string>>();

function write(element: Element, attributes: Record<string, string>): void {
  const ours = written.get(element) ?? new Map<string, string>();
  written.set(element, ours);
  for (const [name, value] of Object.entries(attributes)) {
    // what the board itself says of the element stays
    if (element.hasAttribute(name) && !ours.has(name)) continue;
    if (ours.get(name) !== value || element.getAttribute(name) !== value) element.setAttribute(name, value);
    ours.set(name, value);
  }
}

function takeBack(element: Element): void {
  const playable = element.matches(PLAYABLE);
  for (const [name, value] of written.get(element) ?? []) {
    // a piece that has become a button says of itself what we said of it
    if (playable && ["role", "tabindex", "aria-label"].includes(name)) continue;
    if (element.getAttribute(name) === value) element.removeAttribute(name);
  }
  written.delete(element);
}

/** Marks the things that a click may ask about, and takes the mark from the others. */
export function markThings(root: Element, meanings: Meanings, label: (element: Element) => string): void {
  const marked = new Set<Element>();
  // the inner ones first: what holds a button is none itself
  for (const element of [...root.querySelectorAll(NAMED)].reverse()) {
    const action = meanings.get(nameOf(element))?.[0];
    if (action === undefined || element.closest(PLAYABLE) || element.querySelector(PLAYABLE)) continue;
    marked.add(element);
    const holds = element.querySelector("[tabindex]") !== null;
    const plain = !element.hasAttribute("role") || written.get(element)?.has("role");
    write(element, {
      "data-why": action,
      ...(holds ? {} : { tabindex: "-1" }),
      // not a button that is off: it answers; and its name need not repeat every word that is drawn on it
      ...(plain && !holds ? { role: "img", "aria-label": label(element) } : {}),
    });
  }
  for (const element of root.querySelectorAll("[data-why]")) if (!marked.has(element)) takeBack(element);
}
