// The drawing kit: sprite icons, shields of the seats, hexes, board sheets, and the pieces' states.

import type { ComponentChildren, JSX } from "preact";
import faces from "../../../src/burgher/art/faces.svg";
import sprite from "../../../src/burgher/art/icons.svg";

/** Puts the sprite and the shared patterns into the document once. */
export function installSprite(): void {
  const holder = document.createElement("div");
  holder.hidden = true;
  holder.id = "sprite";
  holder.innerHTML = sprite + faces;
  document.body.prepend(holder);
}

export function Icon({ id, size = 16, label }: { id: string; size?: number; label?: string }) {
  return (
    <svg
      class="i"
      width={size}
      height={size}
      viewBox="0 0 32 32"
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : "true"}
    >
      <use href={`#${id}`} />
    </svg>
  );
}

/** A symbol of the sprite inside a drawing, its middle at x, y. */
export function Pic({ id, x, y, size, opacity }: { id: string; x: number; y: number; size: number; opacity?: number }) {
  return <use href={`#${id}`} x={x - size / 2} y={y - size / 2} width={size} height={size} opacity={opacity} />;
}

const SHIELD = "M16 2l12 3v10c0 7-5 12-12 15C9 27 4 22 4 15V5z";
const CHARGES = [
  "M13 2.8h6v26c-1 .6-2 1-3 1.4-1-.4-2-.8-3-1.4z",
  "M4 5l5-1.3L28 21c-1 2-2 3.7-3.5 5.2L4 8z",
  "M4.3 19L16 9l11.7 10c-.8 2-1.7 3.5-2.8 4.8L16 16l-8.9 7.8C6 22.5 5 21 4.3 19z",
  "M13 2.8h6V12h9v5.500l-.5 1H19v11.300L16 31l-3-1.200V18.500H4.500L4 12h9z",
  "M16 2l12 3v10h-12zM4 15h12v15C9 27 4 22 4 15z",
];

/** The shield of a seat inside a drawing: colour and division. */
export function ShieldMark({ seat, x, y, size }: { seat: number; x: number; y: number; size: number }) {
  const hue = `var(--seat-${(seat % 5) + 1})`;
  return (
    <g transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 32})`}>
      <path d={SHIELD} fill={hue} />
      <path d={CHARGES[seat % 5]} fill="#fff" opacity=".86" />
      <path d={SHIELD} fill="none" stroke="var(--icon-ink)" stroke-width="2.2" stroke-linejoin="round" />
    </g>
  );
}

export function Shield({ seat, size = 18, label }: { seat: number; size?: number; label?: string }) {
  return (
    <svg
      class="i"
      width={size}
      height={size}
      viewBox="0 0 32 32"
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : "true"}
    >
      <ShieldMark seat={seat} x={16} y={16} size={32} />
    </svg>
  );
}

/** A round marker with the shield of its owner. */
export function Disc({ seat, x, y, r = 10.5 }: { seat: number; x: number; y: number; r?: number }) {
  const hue = (seat % 5) + 1;
  return (
    <g>
      <circle cx={x} cy={y + r * 0.28} r={r} fill={`var(--seat-${hue}-d)`} stroke="var(--icon-ink)" stroke-width="1.3" />
      <circle cx={x} cy={y} r={r} fill={`var(--seat-${hue})`} stroke="var(--icon-ink)" stroke-width="1.3" />
      <ShieldMark seat={seat} x={x} y={y} size={r * 1.45} />
    </g>
  );
}

/** The face of a bot. A face is always a bot, a shield alone is always a person; a bot without a face of its own has the sign of all bots. */
export function Face({ bot, size = 40 }: { bot: string; size?: number }) {
  const known = document.getElementById(`bot-${bot}`) !== null;
  return (
    <svg class={`face face-${bot}`} width={size} height={size} viewBox="0 0 40 40" aria-hidden="true">
      <rect x="0.8" y="0.8" width="38.4" height="38.4" rx="8" fill="var(--face, var(--paper-2))" />
      {known ? <use href={`#bot-${bot}`} width="40" height="40" /> : <use href="#ui-bot" x="8" y="8" width="24" height="24" />}
      <rect x="0.8" y="0.8" width="38.4" height="38.4" rx="8" fill="none" stroke="var(--icon-ink)" stroke-width="1.6" />
    </svg>
  );
}

export function Brand({ size = 24 }: { size?: number }) {
  return (
    <svg class="i" width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <path
        d="M4 28V14h3v-4h3V6h3V3h6v3h3v4h3v4h3v14z"
        fill="var(--accent)"
        stroke="var(--ink)"
        stroke-width="1.8"
        stroke-linejoin="round"
      />
      <path d="M13 28v-6a3 3 0 0 1 6 0v6zM11 14h3v4h-3zM18 14h3v4h-3zM14.5 8h3v3h-3z" fill="var(--paper)" />
    </svg>
  );
}

const CORNERS = [30, 90, 150, 210, 270, 330].map(
  (degrees) => [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)] as const,
);
const round = (n: number) => Math.round(n * 100) / 100;

/** The corners of a hex with a point on top, clockwise from the lower right one. */
export function hexCorners(x: number, y: number, side: number): [number, number][] {
  return CORNERS.map(([cos, sin]) => [round(x + side * cos), round(y + side * sin)]);
}

export function hexPath(x: number, y: number, side: number): string {
  return `M${hexCorners(x, y, side)
    .map(([px, py]) => `${px} ${py}`)
    .join("L")}z`;
}

export function roundedPath(x: number, y: number, width: number, height: number, r: number): string {
  return `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - width}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - height}a${r} ${r} 0 0 1 ${r} ${-r}z`;
}

/** Filters and patterns that drawings refer to. Ids are the same for all drawings of the page. */
export function Defs() {
  return (
    <svg class="defs" width="0" height="0" aria-hidden="true">
      <defs>
        <filter id="sh-board" x="-5%" y="-5%" width="110%" height="112%">
          <feDropShadow dx="0" dy="4" stdDeviation="5" flood-color="#2b1c0d" flood-opacity=".38" />
        </filter>
        <filter id="sh-tile" x="-20%" y="-20%" width="140%" height="150%">
          <feDropShadow dx="0" dy="1.6" stdDeviation="1.1" flood-color="#2b1c0d" flood-opacity=".5" />
        </filter>
        <pattern id="grain" width="64" height="64" patternUnits="userSpaceOnUse">
          <path d="M0 13h22M40 5h18M8 41h30M46 33h14M20 57h26" stroke="var(--ink)" stroke-opacity=".035" stroke-width="1" />
        </pattern>
      </defs>
    </svg>
  );
}

/** A board: a sheet of paper with a double rule. */
export function Sheet({ x, y, width, height }: { x: number; y: number; width: number; height: number }) {
  return (
    <g>
      <rect x={x} y={y} width={width} height={height} rx="12" fill="var(--paper)" filter="url(#sh-board)" />
      <rect x={x} y={y} width={width} height={height} rx="12" fill="url(#grain)" />
      <rect x={x + 4.5} y={y + 4.5} width={width - 9} height={height - 9} rx="8" fill="none" stroke="var(--line-2)" stroke-width="1.2" />
      <rect x={x + 7.5} y={y + 7.5} width={width - 15} height={height - 15} rx="6" fill="none" stroke="var(--line)" stroke-width=".8" />
    </g>
  );
}

/** A recess for pieces. */
export function Well({ x, y, width, height, r = 10 }: { x: number; y: number; width: number; height: number; r?: number }) {
  return <rect x={x} y={y} width={width} height={height} rx={r} fill="var(--paper-2)" stroke="var(--line)" />;
}

export type Look = "rest" | "can" | "chosen" | "off";

/** The rings of a piece's state, and the ring of the keyboard, around an outline. */
export function Rings({ outline, look, width = 2.4 }: { outline: string; look: Look; width?: number }) {
  return (
    <>
      {look === "can" && (
        <g class="glow">
          <path d={outline} fill="none" stroke="var(--glow-edge)" stroke-width={width + 2} stroke-linejoin="round" />
          <path d={outline} fill="none" stroke="var(--glow)" stroke-width={width} stroke-linejoin="round" />
        </g>
      )}
      {look === "chosen" && (
        <>
          <path d={outline} fill="none" stroke="var(--select-gap)" stroke-width="6.6" stroke-linejoin="round" />
          <path d={outline} fill="none" stroke="var(--select)" stroke-width="2.6" stroke-linejoin="round" />
        </>
      )}
      <path class="focus-ring" d={outline} fill="none" stroke="var(--focus)" stroke-width="3" stroke-linejoin="round" />
    </>
  );
}

/** The gold light around a piece that may be clicked. Drawn in rings, because a blur would cost too much. */
export function Halo({ outline, width = 16 }: { outline: string; width?: number }) {
  return (
    <g class="glow">
      {[1, 0.74, 0.5].map((part) => (
        <path
          key={part}
          d={outline}
          fill="none"
          stroke="var(--glow-soft)"
          stroke-opacity=".36"
          stroke-width={width * part}
          stroke-linejoin="round"
        />
      ))}
    </g>
  );
}

/** The shadow of a piece: its outline, a little lower. Drawn, because a filter on every piece would cost too much. */
export function Shade({ outline, lift = false }: { outline: string; lift?: boolean }) {
  return (
    <>
      <path d={outline} fill="#2b1c0d" fill-opacity={lift ? 0.22 : 0.3} transform={`translate(0 ${lift ? 6 : 2.4})`} />
      <path d={outline} fill="#2b1c0d" fill-opacity={lift ? 0.3 : 0.45} transform={`translate(0 ${lift ? 3.5 : 1.3})`} />
    </>
  );
}

/** What a choice costs or gives, as a small label on the board. */
export function Pill({ x, y, children, width }: { x: number; y: number; width: number; children: ComponentChildren }) {
  return (
    <g class="pill">
      <rect x={x - width / 2} y={y - 9} width={width} height={18} rx="9" fill="var(--card)" stroke="var(--icon-ink)" stroke-width="1.2" />
      {children}
    </g>
  );
}

let pen: CanvasRenderingContext2D | null = null;
const measured = new Map<string, number>();

/** The width of a text in pixels. Measured once, as soon as the fonts are there. */
export function textWidth(text: string, font: string): number {
  if (typeof document === "undefined") return text.length * 7;
  const key = `${font}|${text}`;
  const known = measured.get(key);
  if (known !== undefined) return known;
  pen ??= document.createElement("canvas").getContext("2d");
  if (!pen) return text.length * 7;
  pen.font = font;
  const { width } = pen.measureText(text);
  if (document.fonts.status === "loaded") measured.set(key, width);
  return width;
}

type TextProps = {
  x: number;
  y: number;
  children: string | number;
  class?: string;
  size?: number;
  room?: number;
  serif?: boolean;
  weight?: number;
} & Pick<JSX.SVGAttributes<SVGTextElement>, "textAnchor" | "fill">;

/** No words are smaller than this: at the smallest size of a board that is 11 pixels. What is longer is set narrower. */
export const LEAST = 12;

/** A text on a board that shrinks before it leaves its room. */
export function Text({ x, y, children, size = 13, room, serif, weight, textAnchor, fill, ...rest }: TextProps) {
  const text = String(children);
  let px = Math.max(LEAST, size);
  let narrowed = false;
  if (room) {
    const family = serif ? "Alegreya, Georgia, serif" : '"Source Sans 3", "Segoe UI", Arial, sans-serif';
    const wide = textWidth(text, `${weight ?? 400} ${px}px ${family}`) / px;
    px = Math.max(LEAST, Math.min(px, Math.floor((room / wide) * 10) / 10));
    narrowed = wide * px > room + 0.5;
  }
  return (
    <text
      x={x}
      y={y}
      class={rest.class}
      text-anchor={textAnchor}
      fill={fill}
      font-size={px}
      font-weight={weight}
      font-family={serif ? "var(--font-serif)" : undefined}
      textLength={narrowed ? room : undefined}
      lengthAdjust={narrowed ? "spacingAndGlyphs" : undefined}
    >
      {text}
    </text>
  );
}
