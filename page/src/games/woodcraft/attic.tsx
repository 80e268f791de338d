// The attic: a pyramid of eleven spaces for tools, with rewards on the links between them.

import { Pic } from "../../art/art";
import { Bits, bitsWidth, Dotted, gainBits, INK, Piece, Shade } from "./pieces";
import type { WoodScene } from "./types";

const R = 17;

/** The middle of a space: rows b, m and t from the bottom. */
function place(space: string): [number, number] {
  const row = space[0]!;
  const i = Number(space[1]);
  return [791 + (row === "m" ? 38.75 : 0) + i * 77.5, { t: 336, m: 386, b: 436 }[row] ?? 436];
}

const circle = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;

export function Attic({ scene }: { scene: WoodScene }) {
  const { facts, view, words, own } = scene;
  const player = view.players[own]!;
  const { attic } = facts.board;
  const tool = (space: string) => player.attic[attic.spaces.indexOf(space)] ?? null;
  return (
    <g>
      <path d="M745 338L768 312H1047L1070 338V461H745z" fill="var(--paper-2)" stroke="var(--line-2)" />
      <path
        d="M745 338L768 312H1047L1070 338"
        fill="none"
        stroke="var(--i-roof-d)"
        stroke-width="3.5"
        stroke-linejoin="round"
        stroke-linecap="round"
      />
      {attic.reconstructed && <Dotted x={749} y={341} width={317} height={116} />}
      {attic.links.map(({ between }) => {
        const [ax, ay] = place(between[0]);
        const [bx, by] = place(between[1]);
        return <path key={between.join()} d={`M${ax} ${ay}L${bx} ${by}`} stroke="var(--line-2)" stroke-width="1.6" />;
      })}
      {attic.links.map(({ between, gain }) => {
        const [ax, ay] = place(between[0]);
        const [bx, by] = place(between[1]);
        const [x, y] = [(ax + bx) / 2, (ay + by) / 2];
        const [one, other] = [tool(between[0]), tool(between[1])];
        const settled = one && other ? (one === other ? "lost" : "paid") : null;
        const bits = gainBits(gain).map((bit) => (bit.n === 1 && bit.icon !== "wc-helper" ? { ...bit, n: undefined } : bit));
        const size = 13.5;
        const width = Math.min(settled ? 16 : bitsWidth(bits, size) + 7, 38);
        return (
          <g key={between.join()} {...scene.tip(`link:${between.join(":")}`)}>
            <rect x={x - width / 2} y={y - 9} width={width} height={18} rx="9" fill={settled ? "var(--paper)" : "var(--tile-face)"} stroke="var(--line-2)" />
            {settled === "paid" ? (
              <path
                d={`M${x - 4} ${y}l3 3.500 5-6.500`}
                fill="none"
                stroke="var(--good)"
                stroke-width="2.200"
                stroke-linecap="round"
                stroke-linejoin="round"
              />
            ) : settled === "lost" ? (
              <path d={`M${x - 3.5} ${y}h7`} stroke="var(--bad)" stroke-width="2.200" stroke-linecap="round" />
            ) : (
              <Bits bits={bits} x={x} y={y} size={size} align="middle" room={width - 4} fill={INK} />
            )}
          </g>
        );
      })}
      {attic.spaces.map((space, i) => {
        const [x, y] = place(space);
        const kind = player.attic[i];
        const action = scene.lights.attic.get(i);
        const open = (attic.needs[space] ?? []).every(tool);
        return (
          <Piece
            key={space}
            scene={scene}
            outline={circle(x, y, R)}
            action={action}
            tip={kind ? `tool:${kind}` : `space:${space}`}
            anchor={`attic:${own}:${i}`}
            label={action && words.tell(action)}
          >
            {kind ? (
              <>
                <Shade outline={circle(x, y, R)} />
                <circle cx={x} cy={y} r={R} fill="var(--tile-face)" stroke="var(--icon-ink)" stroke-width="1.4" />
                <Pic id={`wc-${kind}`} x={x} y={y} size={24} />
              </>
            ) : (
              <circle
                cx={x}
                cy={y}
                r={R}
                fill={open ? "var(--card)" : "var(--paper-2)"}
                stroke="var(--line-2)"
                stroke-width="1.2"
                stroke-dasharray="4 3"
              />
            )}
          </Piece>
        );
      })}
    </g>
  );
}
