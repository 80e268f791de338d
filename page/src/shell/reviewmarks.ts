// How the two moves of a decision are marked: an arrow where a piece goes somewhere, else a loop, each with its tag where none covers another.

import { type Arrow, arrow, type Box, type Point } from "./pencil";

type Known = Box | null | undefined;

export interface Marked {
  kind: "played" | "better";
  text: string;
  /** The ends of the piece's way, as far as they are open to view, and what else to loop. */
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
    const tag = text ? tagAt(drawn ? along(drawn, widthOf(text)) : edges(loop!), text, width, tags, ends) : null;
    if (tag) tags.push(tag);
    return [{ kind, text, arrow: drawn, loop, tag }];
  });
}

const widthOf = (text: string): number => LETTER * text.length + 16;

/** The middles of the tags that an arrow may have: on it, and beside one that would be hidden. */
function along({ at, length }: Arrow, room: number): Point[] {
  const beside = [1, -1].flatMap((side) => PARTS.map(at).map(([x, y]): Point => [x + side * (room / 2 + 14), y]));
  return length > 1.6 * room ? [...PARTS.map(at), ...beside] : beside;
}

/** The middles of the tags that a loop may have: above, below, and lower still. */
const edges = ({ x, y, width, height }: Box): Point[] => [-8, height + 8, -32, height + 32].map((down) => [x + width / 2, y + down]);

/** The first place at which a tag covers neither another tag nor what the arrows point at; at least no other tag. */
function tagAt(spots: Point[], text: string, width: number, tags: Box[], ends: Box[]): Box {
  const room = widthOf(text);
  const boxes = spots.map(([x, y]) => ({
    x: Math.max(4, Math.min(width - room - 4, x - room / 2)),
    y: y - HEIGHT / 2,
    width: room,
    height: HEIGHT,
  }));
  const free = (taken: Box[]) => boxes.find((box) => taken.every((other) => apart(box, other)));
  return free([...tags, ...ends]) ?? free(tags) ?? boxes[0]!;
}
