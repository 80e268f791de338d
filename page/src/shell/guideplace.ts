// Where the guide's card lies: beside what it speaks of, never over it if there is room elsewhere.

import type { Box } from "./pencil";

export type { Box };

export interface Place {
  x: number;
  y: number;
  /** The side of the card at which its tail is, and how far along that side; none where the card lies away from it. */
  tail: { side: "left" | "right" | "top" | "bottom"; at: number } | null;
}

const EDGE = 8;
const GAP = 18;

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

/** How much of a thing a card hides, from 0 to 1. */
const hides = (card: Box, hole: Box): number => overlap(card, hole) / Math.max(1, hole.width * hole.height);

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, Math.max(least, most)));

/** Beside the first of the holes, where the card hides least of all of them. */
export function placeCard(card: { width: number; height: number }, holes: Box[], window: { width: number; height: number }): Place {
  const first = holes[0];
  const most = { x: window.width - card.width - EDGE, y: window.height - card.height - EDGE };
  if (!first) return { x: clamp((window.width - card.width) / 2, EDGE, most.x), y: clamp((window.height - card.height) / 2, EDGE, most.y), tail: null };
  const middle = { x: first.x + first.width / 2, y: first.y + first.height / 2 };
  const spots = [
    { side: "left" as const, x: first.x + first.width + GAP, y: middle.y - card.height / 2 },
    { side: "right" as const, x: first.x - GAP - card.width, y: middle.y - card.height / 2 },
    { side: "top" as const, x: middle.x - card.width / 2, y: first.y + first.height + GAP },
    { side: "bottom" as const, x: middle.x - card.width / 2, y: first.y - GAP - card.height },
  ].map((spot) => ({ ...spot, x: clamp(spot.x, EDGE, most.x), y: clamp(spot.y, EDGE, most.y) }));
  const cost = (spot: { x: number; y: number }) => {
    const box = { ...spot, width: card.width, height: card.height };
    return holes.reduce((sum, hole, i) => sum + hides(box, hole) * (i === 0 ? 3 : 1), 0);
  };
  const best = spots.reduce((a, b) => (cost(b) < cost(a) - 0.02 ? b : a));
  const apart = overlap({ ...best, width: card.width, height: card.height }, first) === 0;
  const upright = best.side === "left" || best.side === "right";
  const along = upright ? middle.y - best.y : middle.x - best.x;
  const length = upright ? card.height : card.width;
  return { x: best.x, y: best.y, tail: apart ? { side: best.side, at: clamp(along, 24, length - 24) } : null };
}

/** On a phone a sheet at the bottom, or under the prompt, or at the top: wherever it hides least. */
export function placeSheet(card: { width: number; height: number }, holes: Box[], window: { width: number; height: number }): Place {
  const x = (window.width - card.width) / 2;
  const spots = [window.height - 64 - EDGE - card.height, 48, 104].map((y) => ({ x, y }));
  const cost = (spot: { x: number; y: number }) =>
    holes.reduce((sum, hole, i) => sum + hides({ ...spot, width: card.width, height: card.height }, hole) * (i === 0 ? 3 : 1), 0);
  const best = spots.reduce((a, b) => (cost(b) < cost(a) - 0.02 ? b : a));
  return { ...best, tail: null };
}
