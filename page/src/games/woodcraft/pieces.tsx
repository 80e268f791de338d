// The pieces of this game: dice in three woods, gains as rows of icons, and the frame that gives a piece its state.

import type { ComponentChildren } from "preact";
import { LEAST, type Look, Pic, Rings, roundedPath, Text, textWidth } from "../../art/art";
import type { Attrs, Chain } from "../game";
import type { Die, Effect, Gain, Helper, WantedDie, Tile, Token, WoodScene } from "./types";

export const INK = "#2b2118"; // on tiles and cards, which stay light in the dark theme
export const SOFT = "#5d4c3a";
export const HAIR = "#cdb991";

export const dieIcon = (die: Die): string => `wc-die-${die.color}-${die.value}`;
export const TOKEN_ICON: Record<Token, string> = {
  blueberries: "wc-blueberry",
  lantern: "wc-lantern",
  sawblade: "wc-sawblade",
  glue: "wc-glue",
  scrap: "wc-scrap",
  reuse: "wc-reuse",
};
export const TILE_ICON: Record<Tile, string> = {
  buy_lumber: "wc-die-brown-5",
  exchange_dice: "wc-die-yellow-6",
  buy_materials: "wc-glue",
  choose_orders: "wc-order",
  choose_helper: "wc-helper",
  produce_plant: "wc-tree",
  improve_workshop: "wc-plane",
};

export const box = (x: number, y: number, width: number, height: number, r = 6): string => roundedPath(x, y, width, height, r);

interface PieceProps {
  scene: WoodScene;
  outline: string;
  action?: Chain;
  /** Actions that follow at once. */
  then?: string[];
  label?: string;
  look?: Look;
  tip?: string;
  anchor?: string;
  attrs?: Attrs;
  /** Over the rings: a price, a mark. */
  badge?: ComponentChildren;
  /** Has it words of its own? Then the button lies over it, so that they are not part of what is read out. */
  worded?: boolean;
  children?: ComponentChildren;
}

/** A thing on the table with its state: what it can do lights it up. */
export function Piece({ scene, outline, action, then, label, look, tip, anchor, attrs = {}, badge, worded, children }: PieceProps) {
  const state = look ?? (action ? "can" : "rest");
  const does = { ...(tip ? scene.tip(tip) : {}), ...scene.act(action && then ? { ...action, then } : action, label), ...attrs };
  const covered = worded && does.role === "button";
  return (
    <g class={`piece ${state} ${action?.aim ? "deed" : ""}`} data-anchor={anchor} {...(covered ? {} : does)}>
      {state === "can" && <Light outline={outline} />}
      <g class="body">
        {children}
        <Rings outline={outline} look={state} />
        {badge}
        {anchor && scene.changed.has(anchor) && <Changed outline={outline} />}
      </g>
      {covered && <path class="hit" d={outline} fill="transparent" {...does} />}
    </g>
  );
}

/** The dot of what has changed since the player last looked, at the upper right of an outline that begins at the upper left. */
function Changed({ outline }: { outline: string }) {
  const [, x = "0", y = "0", width = "0"] = /^M([\d.-]+) ([\d.-]+)h([\d.-]+)/.exec(outline) ?? [];
  return width === "0" ? null : (
    <circle cx={Number(x) + Number(width)} cy={Number(y)} r="4.5" fill="var(--changed)" stroke="var(--paper)" stroke-width="1.6" />
  );
}

/** The shadow of a tile: two soft edges instead of a filter, since there are so many tiles on this table. */
export function Shade({ outline }: { outline: string }) {
  return (
    <g fill="#2b1c0d" stroke="#2b1c0d" stroke-linejoin="round" pointer-events="none">
      <path d={outline} transform="translate(0 1.8)" opacity=".16" stroke-width="3.4" />
      <path d={outline} transform="translate(0 1.5)" opacity=".34" stroke-width="1" />
    </g>
  );
}

/** The gold light under a piece that may be clicked, likewise without a filter. */
export function Light({ outline }: { outline: string }) {
  return (
    <g class="glow" fill="none" stroke="var(--glow)" stroke-linejoin="round" pointer-events="none">
      <path d={outline} stroke-width="17" opacity=".13" />
      <path d={outline} stroke-width="12.5" opacity=".2" />
      <path d={outline} stroke-width="8.5" opacity=".34" />
    </g>
  );
}

/** The paper of a card or tile. */
export function Paper({
  x,
  y,
  width,
  height,
  r = 6,
  marked,
}: {
  x: number;
  y: number;
  width: number;
  height: number;
  r?: number;
  marked?: boolean;
}) {
  return (
    <>
      <Shade outline={box(x, y, width, height, r)} />
      <rect x={x} y={y} width={width} height={height} rx={r} fill="var(--tile-face)" stroke="var(--icon-ink)" stroke-width="1.3" />
      {marked && <Dotted x={x + 2.6} y={y + 2.6} width={width - 5.2} height={height - 5.2} r={r - 2} />}
    </>
  );
}

/** The mark of data that is reconstructed. */
export function Dotted({ x, y, width, height, r = 5 }: { x: number; y: number; width: number; height: number; r?: number }) {
  return (
    <rect
      x={x}
      y={y}
      width={width}
      height={height}
      rx={r}
      fill="none"
      stroke="var(--line-2)"
      stroke-width="1.1"
      stroke-dasharray="0.1 3.2"
      stroke-linecap="round"
      pointer-events="none"
    />
  );
}

/** A small round price in blueberries. */
export function BerryPrice({ x, y, price, r = 9.5 }: { x: number; y: number; price: number; r?: number }) {
  return (
    <g pointer-events="none">
      <circle cx={x} cy={y} r={r} fill="#4a579c" stroke="var(--icon-ink)" stroke-width="1" />
      <text x={x} y={y + r * 0.47} text-anchor="middle" fill="#fff" font-size={r * 1.35} font-weight="700">
        {price}
      </text>
    </g>
  );
}

export function DieFace({ die, x, y, size, faded }: { die: Die; x: number; y: number; size: number; faded?: boolean }) {
  return (
    <g opacity={faded ? 0.35 : undefined}>
      {size > 24 && <Shade outline={box(x - size * 0.43, y - size * 0.43, size * 0.86, size * 0.86, size * 0.18)} />}
      <Pic id={dieIcon(die)} x={x} y={y} size={size} />
    </g>
  );
}

/** A requirement of an order: a die, or one of several colours or values. */
export function Wanted({ want, x, y, size, state }: { want: WantedDie; x: number; y: number; size: number; state?: "there" | "missing" }) {
  const colors = want.color === "any" ? (["green", "yellow", "brown"] as const) : Array.isArray(want.color) ? want.color : [want.color];
  const plain = colors.length === 1 && want.value !== "any";
  const s = size * 0.84;
  return (
    <g>
      <g opacity={state === "missing" ? 0.55 : undefined}>
        {plain ? (
          <Pic id={`wc-die-${colors[0]}-${want.value}`} x={x} y={y} size={size} />
        ) : (
          <>
            {colors.map((color, i) => (
              <rect
                key={color}
                x={x - s / 2 + (i * s) / colors.length}
                y={y - s / 2}
                width={s / colors.length}
                height={s}
                fill={`var(--w-${color})`}
              />
            ))}
            <rect
              x={x - s / 2}
              y={y - s / 2}
              width={s}
              height={s}
              rx={size * 0.17}
              fill="none"
              stroke="var(--icon-ink)"
              stroke-width="1.4"
            />
            <text
              x={x}
              y={y + size * 0.22}
              text-anchor="middle"
              font-size={size * 0.62}
              font-weight="700"
              fill="#1c140c"
              stroke="#fff6e2"
              stroke-width="2.4"
              paint-order="stroke"
            >
              {want.value === "any" ? "?" : want.value}
            </text>
          </>
        )}
      </g>
      {state === "missing" && (
        <rect
          x={x - size * 0.47}
          y={y - size * 0.47}
          width={size * 0.94}
          height={size * 0.94}
          rx={size * 0.2}
          fill="none"
          stroke="#a3291f"
          stroke-width="1.5"
          stroke-dasharray="3 2.2"
        />
      )}
      {state === "there" && <There x={x} y={y} size={size} />}
    </g>
  );
}

/** What an order asks for is there. */
export const There = ({ x, y, size }: { x: number; y: number; size: number }) => (
  <g>
    <circle cx={x + size * 0.4} cy={y - size * 0.4} r={size * 0.24} fill="#2c6e3f" stroke="#fff" stroke-width="1" />
    <path
      d={`M${x + size * 0.3} ${y - size * 0.4}l${size * 0.08} ${size * 0.09} ${size * 0.13}-${size * 0.16}`}
      fill="none"
      stroke="#fff"
      stroke-width="1.3"
      stroke-linecap="round"
      stroke-linejoin="round"
    />
  </g>
);

/** A bit of a formula: a number and an icon, or a sign. */
export interface Bit {
  icon?: string;
  n?: number | string;
  up?: boolean;
  sign?: string;
}

const some = (icon: string, n: number | undefined, always = false): Bit[] => (n ? [{ icon, ...(n !== 1 || always ? { n } : {}) }] : []);

/** A gain as icons, in the order in which it is carried out. */
export function gainBits(gain: Gain): Bit[] {
  const out: Bit[] = [
    ...some("wc-blueberry", gain.blueberries, true),
    ...some("vp", gain.points, true),
    ...some("wc-lantern", gain.lantern),
    ...some("wc-sawblade", gain.sawblade),
    ...some("wc-glue", gain.glue),
    ...some("wc-scrap", gain.scrap),
    ...some("wc-reuse", gain.reuse),
    ...(gain.dice ?? []).map((die) => ({ icon: dieIcon(die) })),
    ...(gain.tree ? [{ icon: "wc-tree" }, { icon: dieIcon(gain.tree) }] : []),
    ...some("wc-blueberry", gain.blueberry_income).map((bit) => ({ ...bit, up: true })),
    ...some("wc-hazelnut", gain.hazelnut_income).map((bit) => ({ ...bit, up: true })),
    ...some("wc-reputation", gain.reputation),
    ...(gain.tool ?? []).map((kind) => (kind === "any" ? { icon: "wc-hammer", n: "?" } : { icon: `wc-${kind}` })),
    ...some("wc-helper", gain.produce, true),
  ];
  if (gain.choose) out.push(...gainBits(gain.choose[0]), { sign: "/" }, ...gainBits(gain.choose[1]));
  if (gain.claim_commission) out.push({ icon: "cm-privilege" });
  return out;
}

const EVENT_BITS: Record<string, Bit[]> = {
  buy_lumber_die: [{ icon: "wc-die-brown-3" }],
  buy_exchange_die: [{ icon: "wc-die-yellow-6" }],
  sell_die: [{ icon: "wc-die-green-4" }, { sign: "→" }],
  buy_material: [{ icon: "wc-glue" }],
  take_order: [{ icon: "wc-order" }],
  hire_helper: [{ icon: "wc-helper" }],
  plant_tree: [{ icon: "wc-tree" }],
  harvest_tree: [{ icon: "wc-tree" }],
  improve_workshop: [{ icon: "wc-plane" }],
  saw: [{ icon: "wc-saw" }],
  splice: [{ icon: "wc-scrap" }],
  glue: [{ icon: "wc-glue" }],
  complete_order: [{ icon: "wc-order", n: "✓" }],
  spend_lantern: [{ icon: "wc-lantern" }],
  marketing_step: [{ icon: "cm-capital" }],
};

export const COUNT_ICON: Record<string, string> = {
  helpers: "wc-helper",
  workshop_upgrades: "wc-plane",
  tools_placed: "wc-hammer",
  blueberry_income: "wc-blueberry",
  completed_orders: "wc-order",
  marketing_steps: "cm-capital",
  lanterns: "wc-lantern",
  brown_dice: "wc-die-brown-4",
};

function jobBits(effect: Effect): Bit[] {
  if (effect.adjust) {
    const both = effect.adjust.by.length > 1;
    return [
      { icon: "wc-die-green-4" },
      { sign: both ? "±1" : effect.adjust.by[0]! > 0 ? `+${effect.adjust.by[0]}` : `−${-effect.adjust.by[0]!}` },
    ];
  }
  if (effect.recolor)
    return [
      { icon: `wc-wood-${effect.recolor.from[0]}` },
      { sign: effect.recolor.from.length > 1 ? "↔" : "→" },
      { icon: `wc-wood-${effect.recolor.to[effect.recolor.to.length - 1]}` },
    ];
  if (effect.grow) return [{ icon: "wc-tree" }, { sign: `+${effect.grow.pips}` }];
  if (effect.saw) return [{ icon: "wc-saw" }];
  if (effect.glue) return [{ icon: "wc-die-green-2" }, { sign: "+" }, { icon: "wc-die-brown-2" }];
  if (effect.sell) return [{ icon: "wc-die-green-4" }, { sign: "→" }, { icon: "wc-blueberry" }];
  return [];
}

/** A helper's ability as a formula. */
export function abilityBits({ effect }: Helper): Bit[] {
  const pay = effect.pay ? gainBits(effect.pay) : [];
  const discount: Bit[] = effect.discount ? [{ sign: `−${effect.discount}` }, { icon: "wc-blueberry" }] : [];
  const given = effect.gain ? gainBits(effect.gain) : [];
  if (effect.event)
    return [
      ...(EVENT_BITS[effect.event] ?? []),
      ...(given.length && effect.event !== "sell_die" ? [{ sign: ":" }] : []),
      ...discount,
      ...given,
    ];
  if (effect.gain_per) return [...gainBits(effect.gain_per.each), { sign: "/" }, { icon: COUNT_ICON[effect.gain_per.count]! }];
  if (effect.do)
    return [
      { icon: TILE_ICON[effect.do.action] },
      ...(effect.do.discount ? [{ sign: `−${effect.do.discount}` }, { icon: "wc-blueberry" }] : []),
    ];
  const job = jobBits(effect);
  if (job.length) return [...pay, ...(pay.length ? [{ sign: "→" }] : []), ...job, ...(given.length ? [{ sign: "+" }, ...given] : [])];
  return [...pay, ...(pay.length ? [{ sign: "→" }] : []), ...given];
}

const SIGN = 0.62;
const widthOf = (bit: Bit, size: number): number =>
  bit.sign !== undefined
    ? bit.sign.length * size * SIGN * 0.62 + 3
    : (bit.n !== undefined ? String(bit.n).length * size * 0.47 + 1 : 0) + size + (bit.up ? size * 0.42 : 0) + 2;

export const bitsWidth = (bits: Bit[], size: number): number => bits.reduce((sum, bit) => sum + widthOf(bit, size), 0);

interface BitsProps {
  bits: Bit[];
  x: number;
  y: number;
  size: number;
  align?: "start" | "middle" | "end";
  /** It shrinks to fit. */
  room?: number;
  fill?: string;
}

/** A row of numbers and icons with its middle line at y. */
export function Bits({ bits, x, y, size: wanted, align = "start", room, fill = "var(--ink)" }: BitsProps) {
  let size = wanted;
  if (room && bitsWidth(bits, size) > room) size = Math.max(9, (size * room) / bitsWidth(bits, size));
  const width = bitsWidth(bits, size);
  let left = align === "start" ? x : align === "middle" ? x - width / 2 : x - width;
  return (
    <g pointer-events="none">
      {bits.map((bit, i) => {
        const at = left;
        left += widthOf(bit, size);
        if (bit.sign !== undefined)
          return (
            <text
              key={i}
              x={at + widthOf(bit, size) / 2}
              y={y + size * 0.3}
              text-anchor="middle"
              fill={fill}
              font-size={Math.max(LEAST, size * 0.82)}
              font-weight="600"
            >
              {bit.sign}
            </text>
          );
        const wide = bit.n !== undefined ? String(bit.n).length * size * 0.47 + 1 : 0;
        return (
          <g key={i}>
            {bit.n !== undefined && (
              <text
                x={at + wide / 2}
                y={y + size * 0.31}
                text-anchor="middle"
                fill={fill}
                font-family="var(--font-serif)"
                font-size={size * 0.9}
                font-weight="700"
              >
                {bit.n}
              </text>
            )}
            {bit.icon && <Pic id={bit.icon} x={at + wide + size / 2} y={y} size={size} />}
            {bit.up && (
              <path
                d={`M${at + wide + size * 1.14} ${y + size * 0.36}v${-size * 0.68}m${-size * 0.2} ${size * 0.22}l${size * 0.2} ${-size * 0.24} ${size * 0.2} ${size * 0.24}`}
                fill="none"
                stroke={fill}
                stroke-width={Math.max(1.3, size * 0.09)}
                stroke-linecap="round"
                stroke-linejoin="round"
              />
            )}
          </g>
        );
      })}
    </g>
  );
}

/** A name, or a plain caption, that shrinks and then breaks into two lines. The line is centred on y. */
export function Name({
  x,
  y,
  room,
  size = 13,
  children,
  fill = INK,
  middle,
  plain,
}: {
  x: number;
  y: number;
  room: number;
  size?: number;
  children: string;
  fill?: string;
  middle?: boolean;
  plain?: boolean;
}) {
  const wide = textWidth(children, plain ? `${size}px "Source Sans 3", sans-serif` : `700 ${size}px Alegreya, Georgia, serif`);
  const style = { serif: !plain, weight: plain ? undefined : 700, fill, room, textAnchor: middle ? ("middle" as const) : undefined };
  const px = wide > room ? Math.max(LEAST, (size * room) / wide) : size;
  const words = children.split(/(?<=[ -])/);
  if ((wide * px) / size <= room || words.length < 2)
    return (
      <Text x={x} y={y + 4.5} size={px} {...style}>
        {children}
      </Text>
    );
  let cut = 1;
  const longer = (i: number) => Math.max(words.slice(0, i).join("").length, words.slice(i).join("").length);
  for (let i = 2; i < words.length; i++) if (longer(i) < longer(cut)) cut = i;
  return (
    <>
      {[words.slice(0, cut), words.slice(cut)].map((line, i) => (
        <Text key={i} x={x} y={y - 1.5 + i * (plain ? 11.5 : 10.5)} size={LEAST} {...style}>
          {line.join("").trim()}
        </Text>
      ))}
    </>
  );
}

/** A round pill with a number of tokens. */
export function Pill({
  scene,
  x,
  y,
  icon,
  value,
  tip,
  anchor,
  width = 53,
}: {
  scene: WoodScene;
  x: number;
  y: number;
  icon: string;
  value: number;
  tip: string;
  anchor?: string;
  width?: number;
}) {
  return (
    <g {...scene.tip(tip)} data-anchor={anchor} role="img" aria-label={`${scene.words.value("token", tip.split(":")[1] ?? "")}: ${value}`}>
      <rect x={x} y={y} width={width} height={27} rx="13.5" fill="var(--paper-2)" stroke="var(--line)" />
      <Pic id={icon} x={x + 17} y={y + 13.5} size={20} />
      <Text x={x + 17 + (width - 17) / 2 + 4} y={y + 19.5} serif size={17} weight={700} textAnchor="middle">
        {value}
      </Text>
      {anchor && scene.changed.has(anchor) && (
        <circle cx={x + width - 3} cy={y + 3} r="4.5" fill="var(--changed)" stroke="var(--paper)" stroke-width="1.6" />
      )}
    </g>
  );
}
