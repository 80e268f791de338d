// The pencil: advice is drawn on the table with it, never with a ring.

import type { Box } from "./guideplace";

/** A loop around a thing, a little uneven and closed with an overlap, as a hand draws it. */
export function loopPath(box: Box, room = 7): string {
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  const a = box.width / 2 + room;
  const b = box.height / 2 + room;
  const points = Array.from({ length: 40 }, (_, i) => {
    const turn = -2.1 + (i / 39) * Math.PI * 2.16;
    const wobble = 1 + 0.025 * Math.sin(turn * 3 + 1) + (i / 39) * 0.05;
    // between an ellipse and a rectangle, so that corners of wide things stay inside
    const round = (value: number) => Math.sign(value) * Math.abs(value) ** 0.72;
    return [x + a * wobble * round(Math.cos(turn)), y + b * wobble * round(Math.sin(turn))] as const;
  });
  return points.map(([px, py], i) => `${i ? "L" : "M"}${px.toFixed(1)} ${py.toFixed(1)}`).join("");
}

export function Loop({ box }: { box: Box }) {
  const path = loopPath(box);
  return (
    <g class="pencil" fill="none" stroke-linecap="round" stroke-linejoin="round">
      <path d={path} pathLength={1} stroke="var(--pencil-halo)" stroke-width="7" />
      <path d={path} pathLength={1} stroke="var(--pencil)" stroke-width="3" />
    </g>
  );
}
