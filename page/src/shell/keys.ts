// The keyboard: letters for jobs, arrows to walk over the board.

import { useLayoutEffect, useRef } from "preact/hooks";

/** Keys work wherever no text is being written and no dialog is open. */
export function useKeys(keys: Record<string, () => unknown>): void {
  const latest = useRef(keys);
  latest.current = keys;
  // not after the next picture: a key that is pressed at the first sight of a board is heard
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      if (
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        target.matches("input, select, textarea") ||
        document.querySelector("dialog[open]")
      )
        return;
      const job = latest.current[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (!job) return;
      if (event.key !== "Escape") event.preventDefault();
      job();
    };
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
}

/** Was the last thing that was pressed a key, or a button of the mouse? */
export const hand = { keyboard: false, mouse: false };
addEventListener("keydown", () => Object.assign(hand, { keyboard: true, mouse: false }), true);
window.addEventListener("pointerdown", (event) => Object.assign(hand, { keyboard: false, mouse: event.pointerType === "mouse" }), true);

const WAYS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Arrow keys go to the nearest thing that can be chosen in that direction; with Shift also to what can only be asked about. */
export function arrows(event: KeyboardEvent): void {
  const way = WAYS[event.key];
  const from = (event.target as Element).closest?.("svg [tabindex]");
  if (!way || !from) return;
  event.preventDefault();
  const middle = (element: Element) => {
    const box = element.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2] as const;
  };
  const [x, y] = middle(from);
  let best: Element | null = null;
  let least = Infinity;
  for (const element of document.querySelectorAll(event.shiftKey ? ".board-holder [tabindex]" : ".board-holder [tabindex='0']")) {
    const [ex, ey] = middle(element);
    const along = (ex - x) * way[0] + (ey - y) * way[1];
    const aside = Math.abs((ex - x) * way[1]) + Math.abs((ey - y) * way[0]);
    if (element === from || along <= 2) continue;
    const distance = along + aside * 2;
    if (distance < least) [best, least] = [element, distance];
  }
  (best as HTMLElement | null)?.focus();
}
