// The pencil: advice is drawn on the table, as a graphite loop or arrow over a paper halo. Hints and guides share it.

import { useEffect, useLayoutEffect, useState } from "preact/hooks";

export interface Sketch {
  /** Selectors: each is looped as a whole, all that it finds and that can be seen. */
  loops?: string[];
  /** Selectors of which the first that finds anything counts: each thing it finds gets a loop of its own. */
  each?: string[];
  /** Selectors: from the first to the second. */
  arrow?: [from: string, to: string];
  /** Still thinking. */
  dotted?: boolean;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What a selector finds and can be seen; of things that lie in each other, the outer one. */
export function seen(selector: string): Element[] {
  const found = [...document.querySelectorAll(selector)].filter((element) => element.getBoundingClientRect().width > 0);
  return found.filter((element) => !found.some((other) => other !== element && other.contains(element)));
}

/** The elements that one way to name a point finds: a part of the page, an anchor of a piece, or the id of a hover card. */
export function selectorOf(way: string, own: number): string {
  const [kind, ...rest] = way.replaceAll("{own}", String(own)).split(":");
  const name = rest.join(":");
  return name.endsWith("*") ? `.table-page [data-${kind}^="${name.slice(0, -1)}"]` : `.table-page [data-${kind}="${name}"]`;
}

/** What a point names: the first of its ways that finds something, as a phone shows less. */
export function pointed(point: string, own: number): Element[] {
  const found = point.split("|").map((way) => seen(selectorOf(way, own)));
  return found.find((elements) => elements.length) ?? [];
}

/** What advice marks: what its points name, or the element of the move. */
export const marked = (points: string[], own: number): Element[] =>
  points.length ? points.flatMap((point) => pointed(point, own)) : seen("[data-hinted]");

/** The selector of the first way to name a point that finds anything. */
export function wayTo(point: string, own: number): string[] {
  return point
    .split("|")
    .map((way) => selectorOf(way, own))
    .filter((selector) => seen(selector).length)
    .slice(0, 1);
}

/** The box around all of them, in pixels of the window. */
export function around(elements: Element[]): Box | null {
  if (!elements.length) return null;
  const boxes = elements.map((element) => element.getBoundingClientRect());
  const x = Math.min(...boxes.map((box) => box.left));
  const y = Math.min(...boxes.map((box) => box.top));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.right)) - x,
    height: Math.max(...boxes.map((box) => box.bottom)) - y,
  };
}

/** Where things are, frame by frame: pieces fly, floors scroll, windows change. */
export function useBoxes(find: () => (Box | null)[], wanted: string): (Box | null)[] {
  const [boxes, setBoxes] = useState<(Box | null)[]>([]);
  useLayoutEffect(() => {
    let frame = 0;
    let last = "";
    const look = () => {
      const now = find();
      const text = JSON.stringify(now);
      if (text !== last) setBoxes(now);
      last = text;
      frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [wanted]);
  return boxes;
}

const POINTS = 24;
const AROUND = 6; // between a thing and its loop

/** A loop as a hand draws it: a rounded box that is not quite even and ends past its beginning. */
export function loop({ x, y, width, height }: Box): string {
  const [cx, cy, a, b] = [x + width / 2, y + height / 2, width / 2 + AROUND, height / 2 + AROUND];
  // small things get a ring, others a rounded box, which covers less of their neighbours
  const power = 2 / (Math.max(a, b) > 40 ? 5.5 : 2.7);
  const bent = (value: number) => Math.sign(value) * Math.abs(value) ** power;
  const points = Array.from({ length: POINTS + 2 }, (_, i) => {
    const angle = ((i / POINTS) * 360 - 118) * (Math.PI / 180);
    const out = 1 + (1.6 * Math.sin(angle * 2 + 0.6) + (i / POINTS) * 2.4) / Math.max(30, Math.min(a, b));
    return [cx + a * out * bent(Math.cos(angle)), cy + b * out * bent(Math.sin(angle))] as const;
  });
  return smooth(points);
}

/** A curve through points. */
function smooth(points: (readonly [number, number])[]): string {
  const at = (i: number) => points[Math.max(0, Math.min(points.length - 1, i))]!;
  const say = (...numbers: number[]) => numbers.map((number) => number.toFixed(1)).join(" ");
  const parts = points.slice(1).map(([x, y], i) => {
    const [[ax, ay], [bx, by], [dx, dy]] = [at(i - 1), at(i), at(i + 2)];
    return `C${say(bx + (x - ax) / 6, by + (y - ay) / 6, x - (dx - bx) / 6, y - (dy - by) / 6, x, y)}`;
  });
  return `M${say(...at(0))}${parts.join("")}`;
}

/** A bowed arrow from the edge of one box to the edge of another. */
export function arrow(from: Box, to: Box): string {
  const middle = (box: Box) => [box.x + box.width / 2, box.y + box.height / 2] as const;
  const [[sx, sy], [tx, ty]] = [middle(from), middle(to)];
  const length = Math.hypot(tx - sx, ty - sy) || 1;
  const [ux, uy] = [(tx - sx) / length, (ty - sy) / length];
  /** How far the edge of a box is from its middle, on the way. */
  const edge = (box: Box) => Math.min(box.width / 2 / Math.max(Math.abs(ux), 0.01), box.height / 2 / Math.max(Math.abs(uy), 0.01));
  const start = [sx + ux * (edge(from) + 3), sy + uy * (edge(from) + 3)] as const;
  const end = [tx - ux * (edge(to) + AROUND + 5), ty - uy * (edge(to) + AROUND + 5)] as const;
  const bow = Math.min(36, length * 0.16);
  const mid = [(start[0] + end[0]) / 2 - uy * bow, (start[1] + end[1]) / 2 + ux * bow] as const;
  const way = Math.atan2(end[1] - mid[1], end[0] - mid[0]);
  const barb = (turn: number) => `${(end[0] - 13 * Math.cos(way + turn)).toFixed(1)} ${(end[1] - 13 * Math.sin(way + turn)).toFixed(1)}`;
  const say = ([px, py]: readonly [number, number]) => `${px.toFixed(1)} ${py.toFixed(1)}`;
  return `M${say(start)}Q${say(mid)} ${say(end)}M${barb(0.5)}L${say(end)}L${barb(-0.5)}`;
}

/** Draws loops and an arrow over the page, and brings what it speaks of into view. It catches no pointer and is not read out: words go with it. */
export function Pencil({ loops = [], each = [], arrow: ends, dotted }: Sketch) {
  const wanted = JSON.stringify([loops, each, ends]);
  const single = () => each.map(seen).find((found) => found.length) ?? [];
  const [from, to, ...boxes] = useBoxes(
    () => [
      ...(ends ?? ["", ""]).map((selector) => (selector ? around(seen(selector)) : null)),
      ...loops.map((selector) => around(seen(selector))),
      ...single().map((element) => around([element])),
    ],
    wanted,
  );
  useEffect(() => {
    const first = loops.length ? seen(loops[0]!)[0] : single()[0];
    first?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [wanted]);
  const paths = boxes.flatMap((box) => (box ? [loop(box)] : []));
  if (from && to) paths.push(arrow(from, to));
  return (
    <svg class={`pencil ${dotted ? "dotted" : ""}`} aria-hidden="true">
      {paths.map((d, i) => (
        <g key={i}>
          <path class="pencil-halo" d={d} pathLength={1} />
          <path class="pencil-line" d={d} pathLength={1} />
        </g>
      ))}
    </svg>
  );
}
