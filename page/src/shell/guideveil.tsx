// The veil over the table with holes for what the guide speaks of.

import type { Box } from "./guideplace";
import { around, useBoxes, pointed } from "./pencil";

const ROOM = 5;

/** The point of what the pencil is around. */
export const SHOWN = "hinted:move|hinted:deed";

/** The boxes around all that is pointed at. */
export function useHoles(points: string[], own: number): Box[] {
  // (what the pencil is around may be there twice, and all that lies between is not meant)
  const find = (point: string) => (point === SHOWN ? pointed(point, own).map((one) => around([one])) : [around(pointed(point, own))]);
  const boxes = useBoxes(() => points.flatMap(find), `${points} ${own}`);
  return boxes.flatMap((box) =>
    box ? [{ x: box.x - ROOM, y: box.y - ROOM, width: box.width + 2 * ROOM, height: box.height + 2 * ROOM }] : [],
  );
}

export function Veil({ holes }: { holes: Box[] }) {
  if (!holes.length) return null;
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
      <rect class="guide-shade" width="100%" height="100%" mask="url(#guide-holes)" />
      {holes.map((hole, i) => (
        <rect key={i} class="guide-hole edge" {...hole} rx="10" />
      ))}
    </svg>
  );
}
