// The pieces of this game: capital and building cards, cubes, and the hatching of the four colours.

import type { ComponentChildren } from "preact";
import { Halo, LEAST, type Look, Pic, Pill, Rings, roundedPath, Shade, ShieldMark, Text, textWidth } from "../../art/art";
import type { Words } from "../../core/words";
import type { Attrs } from "../game";
import { type Capital, type Colour, COLOURS, type CraftScene, type Facts, type Marker } from "./types";

const INK = "#2b2118"; // cards stay light in the dark theme, so their text stays dark
const GOLD = "var(--i-gold)";

/** Heraldic hatching: the colours are told apart without colour. */
export function Patterns() {
  return (
    <defs>
      <pattern id="h-blue" width="6" height="5" patternUnits="userSpaceOnUse">
        <path d="M0 2.5h6" stroke="#fff" stroke-opacity=".45" stroke-width="1.3" />
      </pattern>
      <pattern id="h-red" width="5" height="6" patternUnits="userSpaceOnUse">
        <path d="M2.5 0v6" stroke="#fff" stroke-opacity=".45" stroke-width="1.3" />
      </pattern>
      <pattern id="h-green" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 3h6" stroke="#fff" stroke-opacity=".5" stroke-width="1.3" />
      </pattern>
      <pattern id="h-violet" width="7" height="7" patternUnits="userSpaceOnUse">
        <circle cx="3.5" cy="3.5" r="1.4" fill="#fff" fill-opacity=".5" />
      </pattern>
    </defs>
  );
}

export const goodIcon = (good: string): string => `cm-${good}`;

export function Hatched({ d, colour, stroke = 0 }: { d: string; colour: Colour; stroke?: number }) {
  return (
    <>
      <path d={d} fill={`var(--c-${colour})`} />
      <path d={d} fill={`url(#h-${colour})`} stroke={stroke ? "var(--icon-ink)" : undefined} stroke-width={stroke || undefined} />
    </>
  );
}

/** A mark for what could not be read from a source and was designed to fit. */
export function Dotted({ d }: { d: string }) {
  return <path d={d} fill="none" stroke="#8b7350" stroke-width="1.3" stroke-dasharray=".1 3" stroke-linecap="round" />;
}

/** A cube of a seat, or a natural marker. */
export function Cube({ marker, x, y, size }: { marker: Marker; x: number; y: number; size: number }) {
  if (marker === null) return null;
  const left = x - size / 2;
  const top = y - size / 2;
  if (marker === "natural")
    return (
      <g>
        <rect
          x={left + 0.5}
          y={top + 0.5}
          width={size - 1}
          height={size - 1}
          rx="2.5"
          fill="#d8bd8c"
          stroke="var(--icon-ink)"
          stroke-width="1.1"
        />
        <path
          d={`M${x - size * 0.27} ${y - size * 0.12}h${size * 0.54}M${x - size * 0.27} ${y + size * 0.15}h${size * 0.54}`}
          stroke="#96764a"
          stroke-width="1.2"
        />
      </g>
    );
  const hue = (marker % 5) + 1;
  return (
    <g>
      <rect
        x={left}
        y={top + size * 0.11}
        width={size}
        height={size}
        rx="2.5"
        fill={`var(--seat-${hue}-d)`}
        stroke="var(--icon-ink)"
        stroke-width="1.1"
      />
      <rect
        x={left}
        y={top}
        width={size}
        height={size * 0.95}
        rx="2.5"
        fill={`var(--seat-${hue})`}
        stroke="var(--icon-ink)"
        stroke-width="1.1"
      />
      <ShieldMark seat={marker} x={x} y={y - size * 0.02} size={size * 0.78} />
    </g>
  );
}

/** What something is worth: a figure on a gold disc. */
export function Points({ value, x, y, r = 9 }: { value: number; x: number; y: number; r?: number }) {
  return (
    <g>
      <circle cx={x} cy={y} r={r} fill={GOLD} stroke="var(--icon-ink)" stroke-width="1.1" />
      <Text x={x} y={y + r * 0.5} serif size={r * 1.45} weight={700} textAnchor="middle" fill={INK}>
        {value}
      </Text>
    </g>
  );
}

export interface PieceProps {
  look?: Look;
  attrs?: Attrs;
  anchor?: string;
  children?: ComponentChildren;
}

/** A thing with a state: halo, body, rings. */
export function Piece({
  outline,
  look = "rest",
  attrs = {},
  anchor,
  lift = 0,
  children,
  width,
}: PieceProps & { outline: string; lift?: number; width?: number }) {
  return (
    <g class={`piece ${look}`} data-anchor={anchor} transform={lift ? `translate(0 ${-lift})` : undefined} {...attrs}>
      {look === "can" && <Halo outline={outline} width={width ? width * 6 : undefined} />}
      <g class="body">
        {children}
        <Rings outline={outline} look={look} width={width} />
      </g>
    </g>
  );
}

export const capitalName = (words: Words, [colour, value]: Capital): string =>
  words.say("table.capital_card", { colour: COLOURS[colour]!, value });

/** A capital card: a colour field, a coin, and the value at the upper left so that a fan stays readable. */
export function CapitalFace({ card: [colour, value], x, y, width }: { card: Capital; x: number; y: number; width: number }) {
  const height = width * 1.54;
  const k = width / 60;
  const inset = Math.max(2.4, 4 * k);
  return (
    <>
      <Shade outline={roundedPath(x, y, width, height, 7 * k)} />
      <path d={roundedPath(x, y, width, height, 7 * k)} fill="var(--tile-face)" stroke="var(--icon-ink)" stroke-width="1.3" />
      <Hatched d={roundedPath(x + inset, y + inset, width - 2 * inset, height - 2 * inset, 4 * k)} colour={COLOURS[colour]!} />
      {width >= 30 && (
        <>
          <circle cx={x + width / 2} cy={y + height * 0.56} r={17.4 * k} fill="#fffaf0" stroke="var(--icon-ink)" stroke-width="1.3" />
          <Pic id="cb-silver" x={x + width / 2} y={y + height * 0.56} size={26.4 * k} />
        </>
      )}
      {width >= 30 ? (
        <>
          <circle
            cx={x + 12 * k + 1}
            cy={y + 12 * k + 1}
            r={9.5 * Math.max(k, 0.8)}
            fill="#fffaf0"
            stroke="var(--icon-ink)"
            stroke-width="1.1"
          />
          <Text
            x={x + 12 * k + 1}
            y={y + 12 * k + 1 + 5 * Math.max(k, 0.8)}
            serif
            size={15 * Math.max(k, 0.85)}
            weight={700}
            textAnchor="middle"
            fill={INK}
          >
            {value}
          </Text>
        </>
      ) : (
        <>
          <circle cx={x + width / 2} cy={y + height / 2} r={width * 0.36} fill="#fffaf0" stroke="var(--icon-ink)" />
          <Text x={x + width / 2} y={y + height / 2 + width * 0.2} serif size={width * 0.58} weight={700} textAnchor="middle" fill={INK}>
            {value}
          </Text>
        </>
      )}
    </>
  );
}

export function CapitalCard({
  card,
  x,
  y,
  width,
  angle = 0,
  lift,
  proposed,
  ...rest
}: PieceProps & { card: Capital; x: number; y: number; width: number; angle?: number; lift?: number; proposed?: boolean }) {
  const height = width * 1.54;
  return (
    <g transform={angle ? `rotate(${angle} ${x + width / 2} ${y + height})` : undefined}>
      <Piece outline={roundedPath(x, y, width, height, (7 * width) / 60)} lift={lift} {...rest}>
        <CapitalFace card={card} x={x} y={y} width={width} />
        {proposed && (
          <g style={{ color: "var(--on-accent)" }}>
            <circle cx={x + 13} cy={y + height - 14} r="8.5" fill="var(--accent)" stroke="#fffaf0" stroke-width="1.3" />
            <Pic id="ui-check" x={x + 13} y={y + height - 14} size={12} />
          </g>
        )}
      </Piece>
    </g>
  );
}

/** The back of a deck, with how many cards it has. */
export function Deck({ x, y, width, count, look, attrs, anchor }: PieceProps & { x: number; y: number; width: number; count: number }) {
  const height = width * 1.54;
  const outline = roundedPath(x, y, width, height, width * 0.12);
  return (
    <>
      <Piece outline={outline} look={look} attrs={attrs} anchor={anchor}>
        <Shade outline={outline} />
        <path d={outline} fill="var(--accent)" stroke="var(--icon-ink)" stroke-width="1.3" />
        <path d={roundedPath(x + 3, y + 3, width - 6, height - 6, width * 0.08)} fill="none" stroke="#fffaf0" stroke-opacity=".6" />
      </Piece>
      <g class="over">
        <Text
          x={x + width / 2}
          y={y + height / 2 + width * 0.2}
          serif
          size={width * 0.52}
          weight={700}
          textAnchor="middle"
          fill="var(--on-accent)"
        >
          {count}
        </Text>
      </g>
    </>
  );
}

const bandTop = (x: number, y: number, w: number, h: number, r: number) =>
  `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - r}h${-w}v${r - h}a${r} ${r} 0 0 1 ${r} ${-r}z`;
const bandBottom = (x: number, y: number, w: number, h: number, r: number) =>
  `M${x} ${y}h${w}v${h - r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}z`;

interface FaceProps {
  card: string;
  facts: Facts;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where the input icons of a card lie, and how large they are. */
export function iconSpots(count: number, x: number, y: number, width: number, height: number): { x: number; y: number; r: number }[] {
  const middle = x + width / 2;
  const large = height >= 120;
  const r = large ? Math.min(12.5, width * 0.22) : 8.5;
  const base = large ? y + height * 0.36 : y + height * 0.38;
  if (!count) return [];
  if (count === 1) return [{ x: middle, y: base, r }];
  if (width >= 4 * r + 6) return [-1, 1].map((side) => ({ x: middle + side * (r + 1.5), y: base, r }));
  return [0, 1].map((i) => ({ x: middle, y: base - r + i * (2 * r + 2) + (large ? r * 0.6 : 0), r }));
}

/** A building card without its words: colour bands above and below, what it takes and what it makes. */
export function BuildingFace({ card, facts, x, y, width, height }: FaceProps) {
  const printed = facts.cards[card]!;
  const good = facts.goods[printed.good]!;
  const large = height >= 120;
  const band = bandHeight(height);
  const r = large ? 6 : 5;
  const raw = !good.inputs.length;
  const spots = iconSpots(good.inputs.length, x, y, width, height);
  const stacked = spots.length === 2 && spots[0]!.x === spots[1]!.x;
  const made = raw ? Math.min(44, width * 0.62, height * 0.48) : large ? Math.min(32, width * 0.5) : Math.min(20, height * 0.32);
  const middle = x + width / 2;
  const productY = raw ? y + height * (large ? 0.56 : 0.5) : large ? y + height * (stacked ? 0.765 : 0.735) : y + height * 0.61;
  return (
    <>
      <Shade outline={roundedPath(x, y, width, height, r)} />
      <path d={roundedPath(x, y, width, height, r)} fill="var(--tile-face)" />
      <Hatched d={bandTop(x, y, width, band, r)} colour={printed.top} stroke={1.1} />
      <Hatched d={bandBottom(x, y + height - band, width, band, r)} colour={printed.bottom} stroke={1.1} />
      {large && spots.map((spot, i) => <IconSpot key={i} good={good.inputs[i]!} {...spot} />)}
      {!large &&
        spots.map((_, i) => (
          <Pic key={i} id={goodIcon(good.inputs[i]!)} x={middle + (i - (spots.length - 1) / 2) * 15} y={y + height * 0.36} size={12.5} />
        ))}
      {large && !raw && !stacked && (
        <path
          d={`M${middle - 4} ${y + height * 0.475}l4 4 4-4`}
          fill="none"
          stroke="#5d4c3a"
          stroke-width="1.8"
          stroke-linecap="round"
          stroke-linejoin="round"
        />
      )}
      <Pic id={goodIcon(printed.good)} x={middle} y={productY} size={made} />
      {large && printed.house && width >= 50 && <Pic id="cm-house" x={x + 12} y={y + height - band - 13} size={16} />}
      {printed.reconstructed && <Dotted d={roundedPath(x + 3, y + band + 2.5, width - 6, height - 2 * band - 5, 2)} />}
      <path d={roundedPath(x, y, width, height, r)} fill="none" stroke="var(--icon-ink)" stroke-width="1.4" />
    </>
  );
}

const bandHeight = (height: number): number => height * (height >= 120 ? 0.125 : 0.22);

/** The words of a building card: its name and its points. They lie beside the piece, so that its accessible name is the only one. */
export function BuildingWords({ card, facts, words, x, y, width, height, named = true }: FaceProps & { words: Words; named?: boolean }) {
  if (height < 120) return null;
  const printed = facts.cards[card]!;
  const { points } = facts.goods[printed.good]!;
  const band = bandHeight(height);
  return (
    <g class="over">
      {named && <Name text={words.value("card", printed.building)} x={x + width / 2} y={y + band + 15} room={width - 5} />}
      {points > 0 && width >= 50 && <Points value={points} x={x + width - 13} y={y + height - band - 13} />}
    </g>
  );
}

/** A name in one line, or in two. */
function nameLines(text: string, room: number): string[] {
  const parts = text.split(" ");
  if (text.length * 6.1 <= room || parts.length < 2) return [text];
  const half = Math.ceil(parts.length / 2);
  return [parts.slice(0, half).join(" "), parts.slice(half).join(" ")];
}

/** Does the name of a card fit on it? Otherwise it is left out: the picture says it too. */
export function nameFits(words: Words, facts: Facts, card: string, width: number): boolean {
  const lines = nameLines(words.value("card", facts.cards[card]!.building), width - 5);
  return width > 40 && Math.max(...lines.map((line) => textWidth(line, `700 ${LEAST}px Alegreya, Georgia, serif`))) <= width - 4;
}

/** A name that shrinks, then breaks into two lines. */
function Name({ text, x, y, room }: { text: string; x: number; y: number; room: number }) {
  const lines = nameLines(text, room);
  const long = lines.length > 1;
  return (
    <>
      {lines.map((line, i) => (
        <Text
          key={i}
          x={x}
          y={y + i * 11 - (long ? 2 : 0)}
          serif
          size={long ? LEAST : 13}
          weight={700}
          textAnchor="middle"
          fill={INK}
          room={room}
        >
          {line}
        </Text>
      ))}
    </>
  );
}

function IconSpot({ good, x, y, r }: { good: string; x: number; y: number; r: number }) {
  return (
    <g>
      <circle cx={x} cy={y} r={r} fill="#f1e5c9" stroke="#8b7350" stroke-width="1.1" stroke-dasharray="3 2" />
      <Pic id={goodIcon(good)} x={x} y={y} size={r * 1.36} />
    </g>
  );
}

export function BuildingCard({
  card,
  facts,
  words,
  x,
  y,
  width,
  height,
  lift = 0,
  children,
  ...rest
}: PieceProps & FaceProps & { words: Words; lift?: number }) {
  return (
    <>
      <Piece outline={roundedPath(x, y, width, height, height >= 120 ? 6 : 5)} lift={lift} {...rest}>
        <BuildingFace card={card} facts={facts} x={x} y={y} width={width} height={height} />
        {children}
      </Piece>
      <BuildingWords
        card={card}
        facts={facts}
        words={words}
        x={x}
        y={y - lift}
        width={width}
        height={height}
        named={nameFits(words, facts, card, width)}
      />
    </>
  );
}

export function cardLabel(scene: CraftScene, card: string): string {
  const printed = scene.facts.cards[card]!;
  return scene.words.say("table.card_label", { card: printed.building, good: printed.good, top: printed.top, bottom: printed.bottom });
}

/** A few words or figures on a small label; as wide as it must be. */
export function Tag({ x, y, parts }: { x: number; y: number; parts: (string | number | { icon: string })[] }) {
  const wide = (part: (typeof parts)[number]) => (typeof part === "object" ? 16 : String(part).length * 7 + 3);
  const width = parts.reduce<number>((sum, part) => sum + wide(part), 10);
  let left = x - width / 2 + 5;
  return (
    <g class="over">
      <Pill x={x} y={y} width={width}>
        {parts.map((part, i) => {
          const at = left;
          left += wide(part);
          return typeof part === "object" ? (
            <Pic key={i} id={part.icon} x={at + 8} y={y} size={14} />
          ) : (
            <Text key={i} x={at + wide(part) / 2} y={y + 4.5} size={12.5} weight={700} textAnchor="middle">
              {part}
            </Text>
          );
        })}
      </Pill>
    </g>
  );
}

/** A button drawn on the board. */
export function BoardButton({
  x,
  y,
  width,
  height = 26,
  text,
  icon,
  look = "rest",
  attrs,
  primary,
}: {
  x: number;
  y: number;
  width: number;
  height?: number;
  text: string;
  icon?: string;
  look?: Look;
  attrs: Attrs;
  primary?: boolean;
}) {
  const outline = roundedPath(x, y, width, height, 7);
  const live = attrs.role === "button";
  const lead = icon ? height * 0.64 + 6 : 0;
  const room = width - 14 - lead;
  // icon and words stand together in the middle
  const start = x + (width - lead - Math.min(room, textWidth(text, '600 13px "Source Sans 3", "Segoe UI", Arial, sans-serif'))) / 2;
  return (
    <>
      <g class={`piece button ${look}`} {...attrs} opacity={live ? 1 : 0.5}>
        {look === "can" && <Halo outline={outline} width={12} />}
        <path
          class="face"
          d={outline}
          fill={primary ? "var(--accent)" : "var(--card)"}
          stroke={primary ? "var(--accent)" : "var(--line-2)"}
          stroke-width="1.3"
        />
        {icon && (
          <g style={{ color: primary ? "var(--on-accent)" : "var(--ink)" }}>
            <Pic id={icon} x={start + height * 0.32} y={y + height / 2} size={height * 0.64} />
          </g>
        )}
        <Rings outline={outline} look={look} width={1.8} />
      </g>
      <g class="over" opacity={live ? 1 : 0.6}>
        <Text x={start + lead} y={y + height / 2 + 4.6} size={13} weight={600} room={room} fill={primary ? "var(--on-accent)" : undefined}>
          {text}
        </Text>
      </g>
    </>
  );
}
