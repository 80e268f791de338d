// The pencil: advice is drawn on the table, as a graphite loop or arrow over a paper halo. Hints and guides share it.

import { useEffect, useLayoutEffect, useState } from "preact/hooks";

export interface Sketch {
  /** Selectors: each is looped as a whole, all that it finds and that can be seen. */
  loops?: string[];
  /** Selectors of which the first that finds anything counts: each thing it finds gets a loop of its own. */
  each?: string[];
  /** From the first anchor to the second. */
  arrow?: [from: string, to: string] | null;
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

const HOLDER = ":is(.board-holder, .rv-holder)"; // of the board that is played or looked at

/** Is it neither scrolled away nor covered by something that lies over the board? (A hover card comes and goes.) */
export function inView(box: Box): boolean {
  const top = document.elementsFromPoint(...middleOf(box)).find((element) => !element.closest(".tip"));
  return top?.closest(HOLDER) != null;
}

/** What has an anchor on the board. */
export const anchored = (anchor: string): Element[] => seen(`${HOLDER} [data-anchor="${anchor}"]`);

/** The box of what has an anchor, if it is in view. */
export function boxOf(anchor: string): Box | null {
  const box = around(anchored(anchor));
  return box && inView(box) ? box : null;
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
const EDGE = 11; // from the sides of the window, so that a loop around all of it is seen

/** The part of a box that is not too near to the sides of the window. */
function inside({ x, y, width, height }: Box): Box {
  const left = Math.max(x, EDGE);
  return { x: left, y, width: Math.max(0, Math.min(x + width, window.innerWidth - EDGE) - left), height };
}

/** A loop as a hand draws it: a rounded box that is not quite even and ends past its beginning. */
export function loop({ x, y, width, height }: Box): string {
  const [cx, cy, a, b] = [x + width / 2, y + height / 2, width / 2 + AROUND, height / 2 + AROUND];
  // small things get a ring, others a rounded box, which covers less of their neighbours
  const power = 2 / (Math.max(a, b) > 40 ? 5.5 : 2.7);
  const bent = (value: number) => Math.sign(value) * Math.abs(value) ** power;
  const points = Array.from({ length: POINTS + 2 }, (_, i) => {
    const angle = ((i / POINTS) * 360 - 118) * (Math.PI / 180);
    const out = 1 + (1.6 * Math.sin(angle * 2 + 0.6) + (i / POINTS) * 2.4) / Math.max(30, Math.min(a, b));
    return [cx + a * out * bent(Math.cos(angle)), cy + b * out * bent(Math.sin(angle))] as Point;
  });
  return smooth(points);
}

/** A curve through points. */
function smooth(points: Point[]): string {
  const at = (i: number) => points[Math.max(0, Math.min(points.length - 1, i))]!;
  const parts = points.slice(1).map(([x, y], i) => {
    const [[ax, ay], [bx, by], [dx, dy]] = [at(i - 1), at(i), at(i + 2)];
    return `C${say([bx + (x - ax) / 6, by + (y - ay) / 6])} ${say([x - (dx - bx) / 6, y - (dy - by) / 6])} ${say([x, y])}`;
  });
  return `M${say(at(0))}${parts.join("")}`;
}

/** An arrow: its shaft, the two strokes of its head, and the points of the shaft, from 0 to 1. */
export interface Arrow {
  shaft: string;
  head: string;
  length: number;
  at: (part: number) => Point;
}

export type Point = readonly [x: number, y: number];

const SHORTEST = 26; // of an arrow that is worth drawing
const INSIDE = 0.4; // of the way from the edge of what an arrow points at to its middle

const middleOf = ({ x, y, width, height }: Box): [x: number, y: number] => [x + width / 2, y + height / 2];

/** A bowed arrow from outside of one box, or from the middle of one that lies close, a little way into another, or to its loop. It bows upwards, or down. */
export function arrow(from: Box, to: Box, { looped = false, down = false } = {}): Arrow | null {
  const [[sx, sy], [tx, ty]] = [middleOf(from), middleOf(to)];
  const length = Math.hypot(tx - sx, ty - sy) || 1;
  const [ux, uy] = [(tx - sx) / length, (ty - sy) / length];
  /** How far the edge of a box is from its middle, on the way. */
  const edge = (box: Box) => Math.min(box.width / 2 / Math.max(Math.abs(ux), 0.01), box.height / 2 / Math.max(Math.abs(uy), 0.01));
  const last = length - (looped ? edge(to) + AROUND : edge(to) * (1 - INSIDE)) - 5;
  const first = last - edge(from) - AROUND > SHORTEST ? edge(from) + AROUND : 0;
  if (last - first < SHORTEST) return null;
  const start: Point = [sx + ux * first, sy + uy * first];
  const end: Point = [sx + ux * last, sy + uy * last];
  const bow = Math.min(70, (last - first) * 0.18) * (ux < 0 === down ? 1 : -1);
  const bend: Point = [(start[0] + end[0]) / 2 + uy * bow, (start[1] + end[1]) / 2 - ux * bow];
  const angle = Math.atan2(end[1] - bend[1], end[0] - bend[0]);
  const barb = (turn: number) => say([end[0] - 13 * Math.cos(angle + turn), end[1] - 13 * Math.sin(angle + turn)]);
  const at = (part: number): Point => {
    const between = (i: 0 | 1) => (1 - part) ** 2 * start[i] + 2 * part * (1 - part) * bend[i] + part ** 2 * end[i];
    return [between(0), between(1)];
  };
  return { shaft: `M${say(start)}Q${say(bend)} ${say(end)}`, head: `M${barb(0.5)}L${say(end)}L${barb(-0.5)}`, length: last - first, at };
}

const say = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

const holds = (box: Box, [x, y]: Point): boolean => x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;

/** Draws loops and an arrow over the page, and brings what it speaks of into view. It catches no pointer and is not read out: words go with it. */
export function Pencil({ loops = [], each = [], arrow: ends, dotted }: Sketch) {
  const wanted = JSON.stringify([loops, each, ends]);
  const single = () => each.map(seen).find((found) => found.length) ?? [];
  const [from, to, ...boxes] = useBoxes(
    () => [
      ...(ends?.map(boxOf) ?? [null, null]),
      ...loops.map((selector) => around(seen(selector))),
      ...single().map((element) => around([element])),
    ],
    wanted,
  );
  useEffect(() => {
    const first = loops.length ? seen(loops[0]!)[0] : single()[0];
    first?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [wanted]);
  const pointing = from && to ? arrow(from, to, { looped: boxes.some((box) => box && holds(box, middleOf(to))) }) : null;
  const strokes = [
    ...boxes.flatMap((box) => (box ? [{ kind: "loop", d: loop(inside(box)) }] : [])),
    ...(pointing ? [{ kind: "shaft", d: pointing.shaft }, { kind: "barbs", d: pointing.head }] : []),
  ];
  return (
    <svg class={`pencil ${dotted ? "dotted" : ""}`} aria-hidden="true">
      {strokes.map(({ kind, d }, i) => (
        <g key={i} class={kind}>
          <path class="pencil-halo" d={d} pathLength={1} />
          <path class="pencil-line" d={d} pathLength={1} />
        </g>
      ))}
    </svg>
  );
}
