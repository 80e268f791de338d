// The veil over the table with holes for what the guide speaks of, and the pencil around what it shows.

import { useLayoutEffect, useState } from "preact/hooks";
import type { Box } from "./guideplace";
import { Loop } from "./pencil";

const ROOM = 5;

/** The elements that a point names: a part of the page, an anchor of a piece, or the id of a hover card; `*` at its end: all that begin so. */
function selectorOf(point: string, own: number): string {
  const [kind, ...rest] = point.replaceAll("{own}", String(own)).split(":");
  const name = rest.join(":");
  const attribute = `data-${kind}`;
  return name.endsWith("*") ? `[${attribute}^="${name.slice(0, -1)}"]` : `[${attribute}="${name}"]`;
}

/** The first of a point's ways to name something that is on the page now: a phone shows less. */
export function find(point: string, own: number): string {
  const ways = point.split("|").map((way) => selectorOf(way, own));
  return ways.find((selector) => boxOf(selector)) ?? ways[0]!;
}

const inView = ({ width, height }: DOMRect): boolean => width > 0 && height > 0;

/** The box around all elements of a selector. */
export function boxOf(selector: string, room = ROOM): Box | null {
  const boxes = [...document.querySelectorAll(`.table-page :is(${selector})`)].map((element) => element.getBoundingClientRect()).filter(inView);
  if (!boxes.length) return null;
  const x = Math.min(...boxes.map((box) => box.left)) - room;
  const y = Math.min(...boxes.map((box) => box.top)) - room;
  const width = Math.max(...boxes.map((box) => box.right)) + room - x;
  const height = Math.max(...boxes.map((box) => box.bottom)) + room - y;
  return { x, y, width, height };
}

const same = (a: Box[], b: Box[]): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Where things are, measured whenever something is drawn, moved or scrolled. */
export function useBoxes(selectors: string[], room?: number): Box[] {
  const [boxes, set] = useState<Box[]>([]);
  const measure = () => {
    const found = selectors.flatMap((selector) => boxOf(selector, room) ?? []);
    set((before) => (same(before, found) ? before : found));
  };
  useLayoutEffect(measure);
  useLayoutEffect(() => {
    // what flies or turns is somewhere else a moment later
    const later = [60, 350].map((delay) => setTimeout(measure, delay));
    addEventListener("resize", measure);
    addEventListener("scroll", measure, true);
    return () => {
      later.forEach(clearTimeout);
      removeEventListener("resize", measure);
      removeEventListener("scroll", measure, true);
    };
  });
  return boxes;
}

export function Veil({ holes, loops }: { holes: Box[]; loops: Box[] }) {
  return (
    <svg class="guide-veil" aria-hidden="true">
      <defs>
        <mask id="guide-holes">
          <rect width="100%" height="100%" fill="#fff" />
          {holes.map((hole, i) => (
            <rect key={i} class="guide-hole" {...hole} rx="10" fill="#000" />
          ))}
        </mask>
      </defs>
      {holes.length > 0 && <rect class="guide-shade" width="100%" height="100%" mask="url(#guide-holes)" />}
      {holes.map((hole, i) => (
        <rect key={i} class="guide-hole edge" {...hole} rx="10" />
      ))}
      {loops.map((box, i) => (
        <Loop key={i} box={box} />
      ))}
    </svg>
  );
}
