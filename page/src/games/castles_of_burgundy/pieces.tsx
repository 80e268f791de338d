// The pieces of this game: hex tiles, goods, dice, and the patterns of the six colours.

import type { ComponentChildren } from "preact";
import { Halo, hexPath, LEAST, type Look, Pic, Pill, Rings, roundedPath, Shade, Text } from "../../art/art";
import type { Attrs } from "../game";
import type { Offer } from "./lights";
import type { Facts, Kind } from "./types";

/** The sprite symbol of a tile's face. */
export function faceIcon(face: string): string {
  const stem = face.replace(/_\d+$/, "");
  return `cb-${stem}`;
}

export const KIND_ICON: Record<Kind, string> = {
  castle: "cb-castle",
  mine: "cb-mine",
  building: "cm-house",
  ship: "cb-ship",
  livestock: "cb-cow",
  knowledge: "cb-knowledge",
};

export const kindOf = (facts: Facts, face: string): Kind => facts.tiles[face]!.type;
const numberOf = (face: string): number => Number(/_(\d+)$/.exec(face)?.[1] ?? 0);

export function Patterns() {
  return (
    <defs>
      <pattern id="p-castle" width="14" height="10" patternUnits="userSpaceOnUse">
        <path d="M0 8h3.5V4h3.5v4h3.5V4H14" fill="none" stroke="var(--t-castle-ln)" stroke-width="1.1" stroke-opacity=".55" />
      </pattern>
      <pattern id="p-mine" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 3.5h7" stroke="var(--t-mine-ln)" stroke-width="1.1" stroke-opacity=".6" />
      </pattern>
      <pattern id="p-building" width="14" height="10" patternUnits="userSpaceOnUse">
        <path d="M0 .5h14M0 5.5h14M3.5 .5v5M10.5 5.5v5" stroke="var(--t-building-ln)" stroke-width="1" stroke-opacity=".5" />
      </pattern>
      <pattern id="p-ship" width="16" height="8" patternUnits="userSpaceOnUse">
        <path d="M0 4c4-4 4-4 8 0s4 4 8 0" fill="none" stroke="var(--t-ship-ln)" stroke-width="1.2" stroke-opacity=".55" />
      </pattern>
      <pattern id="p-livestock" width="12" height="12" patternUnits="userSpaceOnUse">
        <path d="M2 5l1-3 1 3 1-3M8 11l1-3 1 3 1-3" fill="none" stroke="var(--t-livestock-ln)" stroke-width="1" stroke-opacity=".75" />
      </pattern>
      <pattern id="p-knowledge" width="10" height="10" patternUnits="userSpaceOnUse">
        <path d="M5 0l5 5-5 5-5-5z" fill="none" stroke="var(--t-knowledge-ln)" stroke-width=".9" stroke-opacity=".6" />
      </pattern>
      <pattern id="p-black" width="6" height="6" patternUnits="userSpaceOnUse">
        <circle cx="3" cy="3" r=".8" fill="#fff" fill-opacity=".13" />
      </pattern>
    </defs>
  );
}

/** The face of a tile without any state: used on boards and, small, in other drawings. */
export function Face({ face, facts, x, y, side }: { face: string; facts: Facts; x: number; y: number; side: number }) {
  const kind = kindOf(facts, face);
  const number = numberOf(face);
  const animals = facts.tiles[face]!.animals;
  const big = side * 1.06;
  return (
    <>
      <Shade outline={hexPath(x, y, side)} />
      <path d={hexPath(x, y, side)} fill={`var(--t-${kind}-on)`} stroke="var(--icon-ink)" stroke-width="1.5" />
      <path d={hexPath(x, y, side - 3)} fill="none" stroke="#fff" stroke-width="1.2" stroke-opacity=".38" />
      {animals ? (
        <>
          <Pic id={faceIcon(face)} x={x} y={y - side * 0.17} size={side * 0.98} />
          {Array.from({ length: animals }, (_, i) => (
            <circle
              key={i}
              cx={x + (i - (animals - 1) / 2) * side * 0.27}
              cy={y + side * 0.56}
              r={side * 0.1}
              fill="#fffdf7"
              stroke="var(--icon-ink)"
            />
          ))}
        </>
      ) : number ? (
        <>
          <Pic id={faceIcon(face)} x={x} y={y - side * 0.22} size={side * 0.86} />
          <text class="face-number" fill="#2b2118" x={x} y={y + side * 0.63} text-anchor="middle" font-size={Math.max(LEAST, side * 0.48)}>
            {number}
          </text>
        </>
      ) : (
        <Pic id={faceIcon(face)} x={x} y={y} size={big} />
      )}
    </>
  );
}

interface TileProps {
  face: string;
  facts: Facts;
  x: number;
  y: number;
  side: number;
  look?: Look;
  attrs?: Attrs;
  anchor?: string;
  children?: ComponentChildren;
}

/** A tile on the table with its state. What lies over it is no part of the button, whose name says it in words. */
export function Tile({ face, facts, x, y, side, look = "rest", attrs = {}, anchor, children }: TileProps) {
  const outline = hexPath(x, y, side);
  return (
    <>
      <g class={`piece ${look}`} data-anchor={anchor} {...attrs}>
        {look === "can" && <Halo outline={outline} />}
        <g class="body">
          <Face face={face} facts={facts} x={x} y={y} side={side} />
          <Rings outline={outline} look={look} />
        </g>
      </g>
      {children && <g class="over">{children}</g>}
    </>
  );
}

/** A printed slot or cell without a tile. */
export function EmptySlot({ kind, x, y, side }: { kind: Kind; x: number; y: number; side: number }) {
  const outline = hexPath(x, y, side);
  return (
    <g>
      <path d={outline} fill={`var(--t-${kind})`} stroke="var(--line-2)" stroke-width="1.2" opacity=".45" />
      <path d={outline} fill={`url(#p-${kind})`} opacity=".6" />
      <Pic id={KIND_ICON[kind]} x={x} y={y} size={side * 0.8} opacity={0.28} />
    </g>
  );
}

/** A goods tile. */
export function Good({ type, x, y, size }: { type: number; x: number; y: number; size: number }) {
  return (
    <g>
      <Shade outline={squareOutline(x, y, size, 4)} />
      <rect
        x={x - size / 2}
        y={y - size / 2}
        width={size}
        height={size}
        rx="4"
        fill="var(--tile-face)"
        stroke="var(--icon-ink)"
        stroke-width="1.3"
      />
      <rect
        x={x - size / 2 + 2}
        y={y - size / 2 + 2}
        width={size - 4}
        height={size - 4}
        rx="2.5"
        fill={`var(--good-${type})`}
        opacity=".38"
      />
      <Pic id={`cb-good-${type}`} x={x} y={y} size={size * 0.76} />
    </g>
  );
}

/** The outline of a square piece. */
export const squareOutline = (x: number, y: number, size: number, r = 5): string => roundedPath(x - size / 2, y - size / 2, size, size, r);

/** What an offer costs in workers: shown at the die that they change. */
export function Cost({ offer, x, y }: { offer: Offer; x: number; y: number }) {
  if (!offer.workers) return null;
  return (
    <Pill x={x} y={y} width={32}>
      <Text x={x - 9} y={y + 4.5} size={12.5} weight={700}>
        {offer.workers}
      </Text>
      <Pic id="cb-worker" x={x + 6} y={y} size={14} />
    </Pill>
  );
}

/** What an offer scores at once, over the piece it belongs to; slim where there is little room. */
export function Gain({ offer, x, y, slim = false }: { offer: Offer; x: number; y: number; slim?: boolean }) {
  if (!offer.points) return null;
  const wide = offer.points > 9 ? 7 : 0;
  const width = (slim ? 22 : 36) + wide;
  return (
    <Pill x={x} y={y} width={width}>
      <Text x={x - width / 2 + 5} y={y + 4.5} size={12.5} weight={700}>
        {`+${offer.points}`}
      </Text>
      {!slim && <Pic id="vp" x={x + width / 2 - 10} y={y} size={13} />}
    </Pill>
  );
}
