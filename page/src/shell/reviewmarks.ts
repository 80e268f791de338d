// How the two moves of a decision are marked: an arrow where a piece goes somewhere, else a loop, each with its tag where none covers another.

import { type Arrow, arrow, type Box, type Point } from "./pencil";

type Known = Box | null | undefined;

export interface Marked {
  kind: "played" | "better";
  text: string;
  /** The ends of the piece's way, as far as they are in view, and what else to loop. */
  from: Known;
  to: Known;
  around: Known;
}

export interface Stroke {
  kind: Marked["kind"];
  text: string;
  arrow: Arrow | null;
  loop: Box | null;
  tag: Box | null;
}

const LETTER = 7; // the width of one, about
const HEIGHT = 21;
const OUT = 5; // of a loop around its thing
const PARTS = [0.5, 0.36, 0.64, 0.22, 0.78];

const apart = (a: Box, b: Box): boolean => a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;

/** Grey lies below gold; the two arrows bow to different sides, so that none hides the other. */
export function strokes(marks: Marked[], width: number): Stroke[] {
  const ends = marks.flatMap(({ from, to }) => [from, to]).filter((box) => box != null);
  const tags: Box[] = [];
  return marks.flatMap(({ kind, text, from, to, around }) => {
    const drawn = from && to ? arrow(from, to, { down: kind === "played" }) : null;
    const loop = !drawn && around ? { x: around.x - OUT, y: around.y - OUT, width: around.width + 2 * OUT, height: around.height + 2 * OUT } : null;
    if (!drawn && !loop) return [];
    const room = LETTER * text.length + 16;
    const tag = text ? tagAt(drawn ? along(drawn, room) : edges(loop!, room, width), room, width, tags, ends) : null;
    if (tag) tags.push(tag);
    return [{ kind, text, arrow: drawn, loop, tag }];
  });
}

/** The middles of the tags that an arrow may have: on it, and beside one that would be hidden. */
function along({ at, length }: Arrow, room: number): Point[] {
  const points = PARTS.map(at);
  const beside = [0, -HEIGHT, HEIGHT].flatMap((down) =>
    [1, -1].flatMap((side) => points.map(([x, y]): Point => [x + side * (room / 2 + 14), y + down])),
  );
  return length > 1.6 * room ? [...points, ...beside] : beside;
}

/** The middles of the tags that a loop may have: above, below, and farther off. */
function edges(loop: Box, room: number, width: number): Point[] {
  const x = Math.max(room / 2 + 4, Math.min(width - room / 2 - 4, loop.x + loop.width / 2));
  return [-8, loop.height + 8, -32, loop.height + 32].map((down) => [x, loop.y + down]);
}

/** The first place within the window at which a tag covers neither another tag nor what the arrows point at; at least no other tag. */
function tagAt(spots: Point[], room: number, width: number, tags: Box[], ends: Box[]): Box {
  const boxes = spots.map(([x, y]) => ({ x: x - room / 2, y: y - HEIGHT / 2, width: room, height: HEIGHT }));
  const free = (taken: Box[]) => boxes.find((box) => box.x > 3 && box.x + room < width - 3 && taken.every((other) => apart(box, other)));
  return free([...tags, ...ends]) ?? free(tags) ?? boxes[0]!;
}
