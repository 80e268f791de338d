// The pieces of this game: building tiles, landscape tiles, forests and empty cells.

import type { ComponentChildren } from "preact";
import { Halo, LEAST, type Look, Pic, Rings, roundedPath, Shade, Text, textWidth } from "../../art/art";
import type { Words } from "../../core/words";
import type { Attrs } from "../game";
import { Cost, effect, Row } from "./formula";
import { type Category, type Facts, type Kind, tileOf } from "./types";

const INK = "#2b2118";
const SOFT = "#5d4c3a";

export const BAND: Record<Category, string> = {
  conversion: "var(--b-processing)",
  immediate: "var(--b-immediate)",
  point: "var(--b-bonus)",
};

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const outlineOf = ({ x, y, width, height }: Box, r = 6): string => roundedPath(x, y, width, height, r);

interface PieceProps {
  outline: string;
  look?: Look;
  attrs?: Attrs;
  anchor?: string;
  /** What marks the piece if it is meant, though clicking it is not yet the move. */
  meant?: Attrs;
  children: ComponentChildren;
  width?: number;
  /** Without the light around it, where many things may be clicked at once. */
  calm?: boolean;
}

/** A piece with its state: halo, rings, and what makes it a button. */
export function Piece({ outline, look = "rest", attrs = {}, anchor, meant, children, width, calm }: PieceProps) {
  return (
    <g class={`piece ${look}`} data-anchor={anchor} {...meant} {...resting(attrs)}>
      {look === "can" && !calm && <Halo outline={outline} />}
      <g class="body">
        {children}
        <Rings outline={outline} look={look} width={width} />
      </g>
      <Hit outline={outline} attrs={attrs} />
    </g>
  );
}

/**
 * The button of a piece: its outline, over all that is drawn. What is written on the piece is no part of it, so that the
 * name that is read out is the action's own sentence.
 */
export function Hit({ outline, attrs }: { outline: string; attrs: Attrs }) {
  return attrs.role || attrs["data-reviewed"] ? <path class="hit" d={outline} fill="transparent" {...attrs} /> : null;
}

/** What a piece carries itself while it is no button: its hover card. */
export const resting = (attrs: Attrs): Attrs => (attrs.role ? {} : attrs);

export const circlePath = (r: number): string => `M${-r} 0a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;

const COMPOUNDS =
  "amt|arbeiter|becken|bildhauerei|brennerei|brüderschaft|deckerei|dorf|handlung|haus|hof|hütte|kammer|kolonie|lager|mann|meiler|meister|" +
  "mühle|sammler|schnitzerei|schreinerei|sieberei|siederei|speicher|träger|turm|vorkommen|werk|züchter|zunft";

/** Where a name may break: after a space or a hyphen, and before the last part of a German compound. */
const BREAKS = new RegExp(`(?<=[\\s-])|(?<=\\p{L}{4})(?=(?:${COMPOUNDS})(?:ei)?(?!\\p{L}))`, "u");

/** A name in one line, or, where it is too long, in two. */
export function twoLines(name: string, room: number, size: number): string[] {
  const font = `700 ${size}px Alegreya, Georgia, serif`;
  if (textWidth(name, font) <= room) return [name];
  const parts = name.split(BREAKS);
  let best = [name];
  let least = Infinity;
  for (let i = 1; i < parts.length; i++) {
    const before = parts.slice(0, i).join("");
    const lines = [/[\s-]$/.test(before) ? before.trim() : `${before}-`, parts.slice(i).join("").trim()];
    const wide = Math.max(...lines.map((line) => textWidth(line, font)));
    if (wide < least) [best, least] = [lines, wide];
  }
  return best;
}

/** A name over a width: it shrinks, then breaks into two lines, and is set a little narrower at the very last. */
export function Name({
  text,
  x,
  y,
  room,
  size,
  fill,
  anchor = "start",
  lines: most = 2,
}: {
  text: string;
  x: number;
  y: number;
  room: number;
  size: number;
  fill: string;
  anchor?: "start" | "middle";
  lines?: 1 | 2;
}) {
  // the face kerns its spaces away in some pairs
  const wide = (line: string, px: number) =>
    textWidth(line, `700 ${px}px Alegreya, Georgia, serif`) + (line.split(" ").length - 1) * px * 0.1;
  const whole = (size * room) / wide(text, size);
  const lines = whole >= 12 || most === 1 ? [text] : twoLines(text, room, 12);
  const longest = Math.max(...lines.map((line) => wide(line, size)));
  const px = Math.max(LEAST, Math.floor(Math.min(lines.length > 1 ? LEAST : size, (size * room) / longest) * 10) / 10);
  return (
    <>
      {lines.map((line, i) => (
        <text
          key={i}
          x={x}
          y={lines.length > 1 ? y - px * 0.44 + i * px * 0.88 : y}
          text-anchor={anchor}
          font-family="var(--font-serif)"
          font-weight="700"
          font-size={px}
          fill={fill}
          word-spacing={px * 0.1}
          textLength={wide(line, px) > room + 0.5 ? room : undefined}
          lengthAdjust="spacingAndGlyphs"
        >
          {line}
        </text>
      ))}
    </>
  );
}

export function Points({ points, x, y, r = 9.5 }: { points: number; x: number; y: number; r?: number }) {
  return (
    <>
      <circle cx={x} cy={y} r={r} fill="#eebf45" stroke="var(--icon-ink)" stroke-width="1.2" />
      <text x={x} y={y + r * 0.52} text-anchor="middle" font-family="var(--font-serif)" font-weight="700" font-size={r * 1.5} fill={INK}>
        {points < 0 ? `−${-points}` : points}
      </text>
    </>
  );
}

/** The face of a building tile on offer: name, cost, effect; with a caption where there is room for it. */
export function BuildingFace({
  facts,
  words,
  name,
  box,
  lifted,
}: {
  facts: Facts;
  words: Words;
  name: string;
  box: Box;
  lifted?: boolean;
}) {
  const tile = tileOf(facts, name);
  const { x, y, width, height } = box;
  const { tokens, caption } = effect(tile);
  const head = height < 90 ? 23 : 26;
  const roomy = height >= 90;
  const costY = y + head + (roomy ? 15 : 14.5);
  const formulaY = y + head + 29 + (height - head - 29 - (roomy ? 17 : 0)) / 2;
  const pointed = tile.points !== null && tile.category !== "point";
  return (
    <>
      <Shade outline={outlineOf(box)} lift={lifted} />
      <path d={outlineOf(box)} fill="var(--tile-face)" />
      <path d={`M${x + 6} ${y}h${width - 12}a6 6 0 0 1 6 6v${head - 6}h${-width}v${6 - head}a6 6 0 0 1 6-6z`} fill={BAND[tile.category]} />
      <path d={`M${x} ${y + head}h${width}`} stroke="var(--icon-ink)" stroke-width="1.1" />
      <path d={outlineOf(box)} fill="none" stroke="var(--icon-ink)" stroke-width="1.4" />
      <Name
        text={words.value("tile", name)}
        x={x + 7}
        y={y + head - (roomy ? 8 : 7)}
        room={width - 13 - (tile.upgrade ? 14 : 0)}
        size={roomy ? 13.5 : 13}
        fill="#fff"
      />
      {tile.upgrade && <Upgrade x={x + width - 12} y={y + head / 2} />}
      {tile.provenance !== "confirmed" && (
        <rect
          x={x + 3.5}
          y={costY - 11}
          width={width - 7}
          height={22}
          rx="4"
          fill="none"
          stroke="#a08a5f"
          stroke-width="1.1"
          stroke-dasharray="1.2 2.4"
          stroke-linecap="round"
        />
      )}
      <Cost cost={tile.cost} x={x + 7} y={costY} size={roomy ? 16.5 : 15} room={width - 14 - (pointed ? 22 : 0)} words={words} />
      {pointed && <Points points={tile.points!} x={x + width - 15} y={costY} r={roomy ? 9.5 : 8.5} />}
      <Row tokens={tokens} x={x + width / 2} y={formulaY} size={roomy ? 19 : 17} room={width - 12} />
      {roomy && caption && <Caption text={words.say(`table.cap_${caption}`)} x={x + width / 2} y={y + height - 7} room={width - 8} />}
    </>
  );
}

/** A caption that is dropped before it is cut. */
export function Caption({ text, x, y, room }: { text: string; x: number; y: number; room: number }) {
  if (textWidth(text, '400 10.5px "Source Sans 3", Arial, sans-serif') > room) return null;
  return (
    <Text x={x} y={y} size={12} textAnchor="middle" fill={SOFT} room={room}>
      {text}
    </Text>
  );
}

/** The sign of a building that covers a base building. */
function Upgrade({ x, y }: { x: number; y: number }) {
  return <path d={`M${x - 5} ${y + 5}v-4h3.200v-3h3.400v-3h3.400v10z`} fill="#fff" opacity=".9" stroke="none" />;
}

/** A building on the plan: name, effect, value. On a small plan the name goes first. */
export function BuiltFace({ facts, words, name, box }: { facts: Facts; words: Words; name: string; box: Box }) {
  const tile = tileOf(facts, name);
  const { x, y, width, height } = box;
  const small = width < 70;
  const head = small ? 15 : 23;
  const pointed = tile.points !== null && tile.category !== "point";
  const said = words.value("tile", name);
  const fits = !small || textWidth(said, "700 11px Alegreya, Georgia, serif") < width - (pointed ? 22 : 8);
  return (
    <>
      <Shade outline={outlineOf(box, 5)} />
      <path d={outlineOf(box, 5)} fill="var(--tile-face)" />
      <path d={`M${x + 5} ${y}h${width - 10}a5 5 0 0 1 5 5v${head - 5}h${-width}v${5 - head}a5 5 0 0 1 5-5z`} fill={BAND[tile.category]} />
      <path d={outlineOf(box, 5)} fill="none" stroke="var(--icon-ink)" stroke-width="1.4" />
      {fits && (
        <Name
          text={said}
          x={small ? x + 4 : x + width / 2}
          y={y + head - (small ? 4 : 7)}
          room={width - 8}
          size={small ? 11 : 12.5}
          fill="#fff"
          anchor={small ? "start" : "middle"}
        />
      )}
      <Row
        tokens={effect(tile).tokens}
        x={x + width / 2}
        y={y + head + (height - head) * (small ? 0.5 : 0.42)}
        size={small ? 15 : 18}
        room={width - (small ? 6 : 10)}
      />
      {pointed && (
        <Points points={tile.points!} x={x + width - (small ? 9 : 12)} y={small ? y + head / 2 : y + height - 10} r={small ? 6.5 : 7.5} />
      )}
    </>
  );
}

/** The face of a landscape tile. */
export function LandscapeFace({ kind, box }: { kind: Kind; box: Box }) {
  const { x, y, width, height } = box;
  const k = width / 88;
  return (
    <>
      <Shade outline={outlineOf(box, 5)} />
      <path d={outlineOf(box, 5)} fill={`var(--l-${kind})`} stroke="var(--icon-ink)" stroke-width="1.3" />
      <path d={outlineOf({ x: x + 3, y: y + 3, width: width - 6, height: height - 6 }, 3)} fill="none" stroke="#fff" stroke-opacity=".35" />
      {kind === "grove" ? (
        <>
          <Pic id="gr-grove" x={x + width * 0.33} y={y + height * 0.47} size={39.6 * k} />
          <Pic id="gr-grove" x={x + width * 0.68} y={y + height * 0.54} size={43.5 * k} />
        </>
      ) : (
        <Pic id={`gr-${kind}`} x={x + width / 2} y={y + height / 2} size={(kind === "pond" ? 60 : 56) * k} />
      )}
    </>
  );
}

/** A forest over two cells. */
export function ForestFace({ box }: { box: Box }) {
  const { x, y, width, height } = box;
  const size = height * 0.66;
  return (
    <>
      <Shade outline={outlineOf(box, 5)} />
      <path d={outlineOf(box, 5)} fill="var(--l-forest)" stroke="var(--icon-ink)" stroke-width="1.3" />
      <path d={outlineOf({ x: x + 3, y: y + 3, width: width - 6, height: height - 6 }, 3)} fill="none" stroke="#fff" stroke-opacity=".35" />
      {[0, 1, 2, 3, 4].map((i) => (
        <Pic key={i} id="gr-forest" x={x + width * (0.13 + i * 0.185)} y={y + height * (i % 2 ? 0.44 : 0.58)} size={size} />
      ))}
    </>
  );
}

export function EmptyFace({ box, bare }: { box: Box; bare?: boolean }) {
  const { x, y, width, height } = box;
  const tuft = (dx: number, dy: number) => `M${x + width * dx} ${y + height * dy}l2-6 2 6 2-6`;
  return (
    <>
      <path d={outlineOf(box, 5)} fill="var(--l-meadow)" stroke="var(--line-2)" stroke-dasharray="4 3" />
      {!bare && <path d={tuft(0.3, 0.6) + tuft(0.6, 0.4)} fill="none" stroke="var(--line-2)" />}
    </>
  );
}
