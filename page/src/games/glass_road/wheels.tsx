// The production wheels: a fixed ring of twelve segments with the goods in it, and inside it the hands, which turn.

import { Pic, Text } from "../../art/art";
import type { Action, Entry } from "../../core/protocol";
import { circlePath, Hit } from "./pieces";
import type { GlassScene, Goods, Outcome, Wheel } from "./types";

const STEP = 30; // degrees of a segment
const RING = 0.655;
const FIRST: Record<Wheel, number> = { glass: 4, brick: 8 }; // where the first hand stands before the first turn

/** How far a wheel has turned since the beginning, as the story tells. */
export function turned(story: Entry[], seat: number, wheel: Wheel): number {
  let sum = 0;
  for (const entry of story)
    for (const { key, args } of entry.messages)
      if (key === "event.turned" && Number(args?.seat) === seat && args?.wheel === wheel) sum += Number(args.times);
  return sum;
}

interface Spot {
  x: number;
  y: number;
}

const at = (cx: number, cy: number, radius: number, degrees: number): Spot => {
  const turn = ((degrees - 90) * Math.PI) / 180;
  return { x: Math.round((cx + radius * Math.cos(turn)) * 100) / 100, y: Math.round((cy + radius * Math.sin(turn)) * 100) / 100 };
};

/** Part of a ring between two angles. */
function arc(cx: number, cy: number, outer: number, inner: number, from: number, to: number): string {
  const large = to - from > 180 ? 1 : 0;
  const [a, b, c, d] = [at(cx, cy, outer, from), at(cx, cy, outer, to), at(cx, cy, inner, to), at(cx, cy, inner, from)];
  return `M${a.x} ${a.y}A${outer} ${outer} 0 ${large} 1 ${b.x} ${b.y}L${c.x} ${c.y}A${inner} ${inner} 0 ${large} 0 ${d.x} ${d.y}z`;
}

interface Item {
  key: string;
  good: string;
  segment: number;
  ghost?: boolean;
  /** A smaller amount that could be taken instead. */
  small?: { action: Action; n: number };
  action?: Action;
}

/** Where the things in one segment lie, so that none covers another. */
const LAYOUTS: [degrees: number, radius: number][][] = [
  [[0, 0.83]],
  [
    [-6, 0.755],
    [6, 0.9],
  ],
  [
    [-7.2, 0.765],
    [7.2, 0.765],
    [0, 0.915],
  ],
  [
    [-8, 0.755],
    [8, 0.755],
    [-6.6, 0.915],
    [6.6, 0.915],
  ],
  [
    [-8, 0.74],
    [8, 0.74],
    [-9.6, 0.92],
    [0, 0.92],
    [9.6, 0.92],
  ],
  [
    [-9, 0.73],
    [0, 0.73],
    [9, 0.73],
    [-9.6, 0.92],
    [0, 0.92],
    [9.6, 0.92],
  ],
];
const SIZES = [0.137, 0.112, 0.098, 0.094, 0.085, 0.076];

function layout(items: Item[]): Map<string, { degrees: number; radius: number; size: number }> {
  const out = new Map<string, { degrees: number; radius: number; size: number }>();
  for (let segment = 0; segment < 12; segment++) {
    const here = items.filter((item) => item.segment === segment);
    const n = Math.min(here.length, LAYOUTS.length);
    here.forEach((item, i) => {
      const [turn, radius] = LAYOUTS[n - 1]![Math.min(i, n - 1)]!;
      out.set(item.key, { degrees: segment * STEP + STEP / 2 + turn, radius, size: SIZES[n - 1]! });
    });
  }
  return out;
}

const segmentOf = (good: string, value: number, wheel: Wheel, offset: number): number =>
  (((good === wheel ? offset - 1 - value : offset + value) % 12) + 12) % 12;

export interface Choices {
  /** By good: what clicking its marker does. */
  markers: Map<string, Action>;
  /** Amounts that could be taken, by the value that the marker would reach before the wheel turns. */
  takes: { good: string; n: number; action: Action; most: boolean }[];
}

interface WheelProps {
  scene: GlassScene;
  seat: number;
  wheel: Wheel;
  x: number;
  y: number;
  r: number;
  preview?: Outcome | null;
  choices?: Choices;
}

export function ProductionWheel({ scene, seat, wheel, x, y, r, preview, choices }: WheelProps) {
  const { words, table } = scene;
  const amounts = scene.view.players[seat]!.wheels[wheel];
  const offset = FIRST[wheel] + turned(table.story, seat, wheel);
  const inner = r * RING;
  const number = r * 0.47;
  const steps = preview?.turns[wheel] ?? 0;
  const items = itemsOf(amounts, wheel, offset, preview, choices);
  const spots = layout(items);
  const label = words.say("table.wheel", { wheel, list: Object.entries(amounts).map(([good, n]) => `${words.value("good", good)} ${n}`) });
  const degrees = offset * STEP;
  return (
    <g>
      <g role="img" aria-label={label} {...scene.tip(`wheel:${wheel}`)}>
        <circle cx={x} cy={y + 2.4} r={r * 1.073} fill="#2b1c0d" fill-opacity=".5" />
        <circle cx={x} cy={y} r={r * 1.073} fill="var(--table-2)" stroke="var(--icon-ink)" stroke-width="1.8" />
        <circle cx={x} cy={y} r={r * 1.04} fill="none" stroke="var(--table-3)" stroke-width="1.5" />
        {Array.from({ length: 12 }, (_, i) => (
          <path
            key={i}
            d={arc(x, y, r, inner, i * STEP, (i + 1) * STEP)}
            fill={i % 2 ? "var(--paper-2)" : "var(--paper)"}
            stroke="var(--line-2)"
            stroke-width="1"
          />
        ))}
        <g class="gr-turning" style={{ transform: `rotate(${degrees}deg)`, transformOrigin: `${x}px ${y}px` }}>
          <path d={arc(x, y, r, inner, -4 * STEP, 0)} fill={`var(--${wheel})`} opacity=".2" />
          <circle cx={x} cy={y} r={inner} fill="var(--wheel-b)" stroke="var(--icon-ink)" stroke-width="1.5" />
          <path d={arc(x, y, inner, number, -4 * STEP, 0)} fill={`var(--${wheel})`} stroke="var(--icon-ink)" stroke-width="1.5" />
          {[0, 1, 2, 3, 4, 5, 6, 7].map((value) => (
            <Figure
              key={value}
              value={value}
              spot={at(x, y, (inner + number) / 2, value * STEP + 15)}
              turn={-degrees}
              size={r * 0.145}
              fill="#2b2118"
              brown={value === 0}
            />
          ))}
          {[1, 2, 3, 4, 5, 6, 7].map((value) => {
            const [a, b] = [at(x, y, number, value * STEP), at(x, y, inner, value * STEP)];
            return <path key={value} d={`M${a.x} ${a.y}L${b.x} ${b.y}`} stroke="#2b2118" stroke-width=".9" stroke-opacity=".4" />;
          })}
          {[0, 1, 2, 3].map((value) => (
            <Figure
              key={`r${value}`}
              value={value}
              spot={at(x, y, (inner + number) / 2, -value * STEP - 15)}
              turn={-degrees}
              size={r * 0.145}
              fill="#fff"
              brown={value === 3}
            />
          ))}
          <circle cx={x} cy={y} r={number} fill="var(--wheel-h)" stroke="var(--icon-ink)" stroke-width="1.5" />
          <circle cx={x} cy={y} r={number - 4} fill="none" stroke="#fff" stroke-opacity=".35" />
          {[0, 240].map((turn) => (
            <path
              key={turn}
              d={`M${x - r * 0.064} ${y}L${x - r * 0.028} ${y - r * 1.02}h${r * 0.056}L${x + r * 0.064} ${y}z`}
              transform={`rotate(${turn} ${x} ${y})`}
              fill="var(--hand)"
              stroke="var(--icon-ink)"
              stroke-width="1.4"
              stroke-linejoin="round"
            />
          ))}
        </g>
        {steps > 0 &&
          [0, 240].map((turn) => (
            <path
              key={turn}
              class="gr-ghost"
              d={`M${x - r * 0.064} ${y}L${x - r * 0.028} ${y - r * 1.02}h${r * 0.056}L${x + r * 0.064} ${y}z`}
              transform={`rotate(${turn + degrees + steps * STEP} ${x} ${y})`}
              fill="var(--hand)"
              fill-opacity=".35"
              stroke="var(--changed)"
              stroke-width="2"
              stroke-dasharray="4 3"
              stroke-linejoin="round"
            />
          ))}
        <circle cx={x} cy={y} r={r * 0.27} fill="var(--tile-face)" stroke="var(--icon-ink)" stroke-width="1.6" />
        <Pic id={`gr-${wheel}`} x={x} y={steps ? y - r * 0.05 : y} size={r * (steps ? 0.3 : 0.36)} />
        {steps > 0 && (
          <text x={x} y={y + r * 0.21} text-anchor="middle" font-size={r * 0.15} font-weight="700" fill="#17699a">
            {`+${steps}`}
          </text>
        )}
      </g>
      {items.map((item) => {
        const spot = spots.get(item.key)!;
        const { x: px, y: py } = at(x, y, r * spot.radius, spot.degrees);
        return <Marker key={item.key} scene={scene} seat={seat} wheel={wheel} item={item} x={px} y={py} size={r * spot.size} />;
      })}
    </g>
  );
}

function itemsOf(amounts: Goods, wheel: Wheel, offset: number, preview: Outcome | null | undefined, choices: Choices | undefined): Item[] {
  const items: Item[] = Object.entries(amounts).map(([good, n]) => ({
    key: good,
    good,
    segment: segmentOf(good, n, wheel, offset),
    action: choices?.markers.get(good),
  }));
  const steps = preview?.turns[wheel] ?? 0;
  for (const { good, n, action, most } of choices?.takes ?? []) {
    const shown = preview && !most ? preview.wheels[wheel][good]! + steps === amounts[good]! + n : most;
    items.push({
      key: `${good}+${n}`,
      good,
      segment: segmentOf(good, amounts[good]! + n, wheel, offset),
      ghost: shown,
      ...(most ? { action } : { small: { action, n } }),
    });
  }
  if (preview)
    for (const [good, n] of Object.entries(preview.wheels[wheel])) {
      // where the marker comes to lie before the hands turn over it
      const landed = good === wheel ? n - steps : n + steps;
      if (landed === amounts[good] || items.some((item) => item.key !== good && item.good === good)) continue;
      items.push({ key: `${good}?`, good, segment: segmentOf(good, landed, wheel, offset), ghost: true });
    }
  return items;
}

function Figure({
  value,
  spot,
  turn,
  size,
  fill,
  brown,
}: {
  value: number;
  spot: Spot;
  turn: number;
  size: number;
  fill: string;
  brown: boolean;
}) {
  return (
    <g>
      {brown && <circle cx={spot.x} cy={spot.y} r={size * 0.6} fill="#7a4a26" stroke="#fff" stroke-opacity=".5" />}
      <text
        class="gr-turning"
        x={spot.x}
        y={spot.y + size * 0.34}
        text-anchor="middle"
        font-family="var(--font-serif)"
        font-weight="700"
        font-size={size}
        fill={brown ? "#fff" : fill}
        style={{ transform: `rotate(${turn}deg)`, transformOrigin: `${spot.x}px ${spot.y}px` }}
      >
        {value}
      </text>
    </g>
  );
}

interface MarkerProps {
  scene: GlassScene;
  seat: number;
  wheel: Wheel;
  item: Item;
  x: number;
  y: number;
  size: number;
}

function Marker({ scene, seat, wheel, item, x, y, size }: MarkerProps) {
  const action = item.action ?? item.small?.action;
  const changed = !item.ghost && scene.changed.has(`good:${seat}:${wheel}:${item.good}`);
  if (item.small && !item.ghost)
    return (
      <g class="piece can" style={{ transform: `translate(${x}px, ${y}px)` }}>
        <g class="body">
          <circle r={size * 0.82} fill="var(--card)" stroke="var(--glow-edge)" stroke-width="1.2" />
          <circle r={size * 0.82 - 1.3} fill="none" stroke="var(--glow)" stroke-width="1.6" />
          <Text x={0} y={size * 0.3} size={size * 0.9} weight={700} textAnchor="middle">{`+${item.small.n}`}</Text>
          <circle class="focus-ring" r={size * 1.1} fill="none" stroke="var(--focus)" stroke-width="3" />
        </g>
        <Hit outline={circlePath(size)} attrs={scene.act(action)} />
      </g>
    );
  return (
    <g
      class={`piece gr-token ${action ? "can" : "rest"} ${item.ghost ? "gr-ghost" : ""}`}
      data-anchor={item.ghost ? undefined : `good:${seat}:${wheel}:${item.good}`}
      {...scene.act(action)}
      {...(action ? {} : scene.tip(`good:${item.good}:${wheel}`))}
      style={{ transform: `translate(${x}px, ${y}px)` }}
    >
      {action && <circle class="glow" r={size + 6} fill="var(--glow-soft)" fill-opacity=".6" />}
      <g class="body">
        {!item.ghost && <circle cy="1.800" r={size} fill="#2b1c0d" fill-opacity=".5" />}
        <circle
          r={size}
          fill="var(--tile-face)"
          fill-opacity={item.ghost ? 0.72 : 1}
          stroke={item.ghost ? "var(--changed)" : "var(--icon-ink)"}
          stroke-width={item.ghost ? 1.8 : 1.3}
          stroke-dasharray={item.ghost ? "4 2.500" : undefined}
        />
        <Pic id={`gr-${item.good}`} x={0} y={0} size={size * 1.44} opacity={item.ghost ? 0.75 : 1} />
        {action && (
          <>
            <circle r={size} fill="none" stroke="var(--glow-edge)" stroke-width="4" />
            <circle r={size} fill="none" stroke="var(--glow)" stroke-width="2.200" />
          </>
        )}
        <circle class="focus-ring" r={size + 4} fill="none" stroke="var(--focus)" stroke-width="3" />
        {changed && <circle cx={size * 0.72} cy={-size * 0.72} r="4.500" fill="var(--changed)" stroke="var(--paper)" stroke-width="1.6" />}
      </g>
    </g>
  );
}

/** The choices that lie on a wheel itself: markers that pay, and amounts of one good that could be taken. */
export function wheelChoices(scene: GlassScene, wheel: Wheel): Choices {
  const markers = new Map<string, Action>();
  const takes: Choices["takes"] = [];
  const { view, facts } = scene;
  const amounts = view.players[scene.own]!.wheels[wheel];
  const index = wheel === "glass" ? 0 : 1;
  const entry = facts.specialists.find((card) => card.name === view.evaluating[0]?.card)?.entry;
  const both = scene.lights.takes.some(({ move }) => move.second);
  for (const action of scene.moves) {
    const { move } = action;
    const good = String(action.args?.good ?? "");
    const double = entry === "food" || entry === "charcoal";
    if (move.verb === "enter" && entry && entry in amounts && (!double || move.source === index)) markers.set(entry, action);
    if (move.verb === "from" && move.wheel === index) markers.set(good, action);
    const n = move.verb === "take" && !both ? move.first : move.verb === "gift" ? move.count : 0;
    const here = good in amounts && (action.args?.wheel === undefined || action.args.wheel === wheel);
    if (n > 0 && here) takes.push({ good, n, action, most: false });
  }
  const most = Math.max(0, ...takes.map((take) => take.n));
  return { markers, takes: takes.map((take) => ({ ...take, most: take.n === most })) };
}
