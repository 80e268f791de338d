// The action wheel: seven tiles in four quadrants of seven spaces, the saw in the middle with its arrow, the bonuses on the rim.

import { useRef } from "preact/hooks";
import { LEAST, Pic, Rings, Sheet, Text, textWidth } from "../../art/art";
import { moving } from "../../core/settings";
import { BONUS, SWAP, without } from "./lights";
import { Bits, type Bit, gainBits, INK, Light, Shade, TILE_ICON } from "./pieces";
import { type Gain, TILES, type WoodScene } from "./types";

const CX = 192;
const CY = 187;
const RIM = 168; // outer edge of the wood
const EDGE = 163; // outer edge of the printed ring
const RING = 141; // between the rim bonuses and the spaces
const HUB = 60;
const GAP = 1; // degrees at the quadrants
const STEP = (360 - 4 * GAP) / 28;

const round = (n: number) => Math.round(n * 100) / 100;

/** The point at an angle clockwise from the top. */
function at(degrees: number, r: number): [number, number] {
  const a = ((degrees - 90) * Math.PI) / 180;
  return [round(CX + r * Math.cos(a)), round(CY + r * Math.sin(a))];
}

/** Where a space begins; quadrants count from 1, spaces from 1 (the end where tiles enter). */
const startOf = (quadrant: number, space: number): number => (quadrant - 1) * 90 + GAP / 2 + (space - 1) * STEP;

function sector(from: number, to: number, inner: number, outer: number): string {
  const [ax, ay] = at(from, outer);
  const [bx, by] = at(to, outer);
  const [cx, cy] = at(to, inner);
  const [dx, dy] = at(from, inner);
  return `M${ax} ${ay}A${outer} ${outer} 0 0 1 ${bx} ${by}L${cx} ${cy}A${inner} ${inner} 0 0 0 ${dx} ${dy}z`;
}

const ring = (r: number): string => `M${CX - r} ${CY}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;

const teeth = (() => {
  const points: string[] = [];
  for (let i = 0; i < 28; i++) {
    const [ax, ay] = at((i * 360) / 28, HUB - 1);
    const [bx, by] = at(((i + 0.55) * 360) / 28, HUB - 8);
    points.push(`${ax} ${ay}`, `${bx} ${by}`);
  }
  return `M${points.join("L")}z`;
})();

export function Wheel({ scene, alone = false }: { scene: WoodScene; alone?: boolean }) {
  const { words } = scene;
  return (
    <g data-part="wheel">
      <Sheet x={0} y={0} width={384} height={alone ? 368 : 392} />
      <Text x={18} y={30} class="ttl" serif size={19} weight={700} room={110}>
        {words.say("table.wheel")}
      </Text>
      <Shade outline={ring(RIM)} />
      <circle cx={CX} cy={CY} r={RIM} fill="var(--wc-rim)" stroke="var(--icon-ink)" stroke-width="1.8" />
      <Spaces scene={scene} />
      {scene.view.wheel.arc && <Arc scene={scene} />}
      {[0, 90, 180, 270].map((degrees) => (
        <path
          key={degrees}
          d={`M${at(degrees, HUB).join(" ")}L${at(degrees, EDGE).join(" ")}`}
          stroke="var(--icon-ink)"
          stroke-width="2.6"
        />
      ))}
      <Saw scene={scene} />
      <Tiles scene={scene} />
      {!alone && <Turn scene={scene} x={14} y={357} />}
    </g>
  );
}

function Spaces({ scene }: { scene: WoodScene }) {
  const { rim } = scene.facts.board;
  const { wheel } = scene.view;
  return (
    <>
      {([1, 2, 3, 4] as const).flatMap((quadrant) =>
        rim[`Q${quadrant}`].map((gain, i) => {
          const space = i + 1;
          const from = startOf(quadrant, space);
          const [x, y] = at(from + STEP / 2, (RING + EDGE) / 2);
          const covered = wheel.arc && wheel.start === quadrant;
          return (
            <g key={`${quadrant}:${space}`} class="on-paper" {...scene.tip(`rim:${quadrant}:${space}`)}>
              <path
                d={sector(from, from + STEP, HUB, RING)}
                fill={space % 2 ? "var(--paper-2)" : "var(--paper-3)"}
                stroke="var(--line-2)"
                stroke-width=".8"
              />
              <path d={sector(from, from + STEP, RING, EDGE)} fill="var(--paper)" stroke="var(--line-2)" stroke-width=".8" />
              {!covered && <RimBonus gain={gain} x={x} y={y} degrees={from + STEP / 2} />}
            </g>
          );
        }),
      )}
    </>
  );
}

/** One bonus upright in the ring; two beside each other along it. */
function RimBonus({ gain, x, y, degrees }: { gain: Gain; x: number; y: number; degrees: number }) {
  const bits = gainBits(gain).map((bit) => (bit.n === 1 ? { icon: bit.icon } : bit));
  if (bits.length < 2)
    return (
      <>
        {bits.map((bit, i) => (
          <Small key={i} bit={bit} x={x} y={y} size={18} />
        ))}
      </>
    );
  return (
    <>
      {bits.map((bit, i) => {
        const [bx, by] = at(degrees + (i - (bits.length - 1) / 2) * 5.6, (RING + EDGE) / 2);
        return <Small key={i} bit={bit} x={bx} y={by} size={14.5} />;
      })}
    </>
  );
}

/** An icon with its number in the corner. */
function Small({ bit, x, y, size }: { bit: Bit; x: number; y: number; size: number }) {
  return (
    <g pointer-events="none">
      {bit.icon && <Pic id={bit.icon} x={x} y={y} size={size} />}
      {bit.n !== undefined && (
        <text
          x={x + size * 0.48}
          y={y + size * 0.5}
          text-anchor="middle"
          font-size="12"
          font-weight="700"
          fill="var(--ink)"
          stroke="var(--paper)"
          stroke-width="3"
          paint-order="stroke"
        >
          {bit.n}
        </text>
      )}
    </g>
  );
}

/** The arc tile: no bonuses on the rim of the start quadrant until it is empty for the first time. */
function Arc({ scene }: { scene: WoodScene }) {
  const from = startOf(scene.view.wheel.start, 1);
  const outline = sector(from, from + STEP * 7, RING + 1.5, EDGE - 0.5);
  return (
    <g {...scene.tip("arc")} data-anchor="arc">
      <Shade outline={outline} />
      <path d={outline} fill="var(--i-wood)" stroke="var(--icon-ink)" stroke-width="1.4" stroke-linejoin="round" />
      {[RING + 8, RING + 14, RING + 20].map((r) => (
        <path
          key={r}
          d={`M${at(from + 2, r).join(" ")}A${r} ${r} 0 0 1 ${at(from + STEP * 7 - 2, r).join(" ")}`}
          fill="none"
          stroke="var(--i-wood-d)"
          stroke-width="1"
          stroke-opacity=".6"
        />
      ))}
    </g>
  );
}

/** The saw turns one quadrant at a time, always clockwise. */
function Saw({ scene }: { scene: WoodScene }) {
  const { wheel } = scene.view;
  const { saw } = scene.facts.board;
  const turned = useRef(wheel.arrow * 90);
  const wanted = (((wheel.arrow * 90 - turned.current) % 360) + 360) % 360;
  turned.current += wanted > 180 ? wanted - 360 : wanted;
  const ages = [saw.age_0, saw.age_1, saw.age_2, saw.age_3];
  return (
    <g>
      <g
        style={{
          transform: `rotate(${turned.current}deg)`,
          transformOrigin: `${CX}px ${CY}px`,
          transition: moving() ? "transform var(--dur-turn) var(--ease)" : undefined,
        }}
      >
        <path d={teeth} fill="#cdd5da" stroke="#4d5a62" stroke-width="1.4" stroke-linejoin="round" />
        <circle cx={CX} cy={CY} r={HUB - 13} fill="none" stroke="#93a0a9" stroke-width="1.3" />
        <path d={`M${CX - HUB + 13} ${CY}h${2 * HUB - 26}M${CX} ${CY - HUB + 13}v${2 * HUB - 26}`} stroke="#93a0a9" stroke-width="1.1" />
        <path
          d={`M${CX - 9} ${CY - HUB + 12}L${CX} ${CY - HUB - 9}L${CX + 9} ${CY - HUB + 12}z`}
          fill="var(--i-red)"
          stroke="var(--icon-ink)"
          stroke-width="1.5"
          stroke-linejoin="round"
        />
      </g>
      <circle cx={CX} cy={CY} r="8" fill="var(--wc-rim)" stroke="var(--icon-ink)" stroke-width="1.5" />
      {[1, 2, 3, 4].map((quadrant) => {
        const age = wheel.ages[quadrant - 1] ?? 0;
        const [x, y] = at(quadrant * 90 - 45, 30);
        const gain = ages[age]!;
        return (
          <g key={quadrant} {...scene.tip(`saw:${quadrant}`)}>
            <circle cx={x} cy={y} r="18" fill="transparent" />
            {gain.choose ? (
              <>
                <Bits bits={gainBits({ ...gain, choose: undefined })} x={x} y={y - 7} size={14} align="middle" fill={INK} />
                <Bits bits={gainBits({ choose: gain.choose })} x={x} y={y + 8} size={11.5} align="middle" fill={INK} />
              </>
            ) : gainBits(gain).length ? (
              <Bits bits={gainBits(gain)} x={x} y={y} size={17} align="middle" fill={INK} />
            ) : (
              <text x={x} y={y + 5} text-anchor="middle" font-size="15" font-weight="600" fill="#55626a">
                –
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}

function Tiles({ scene }: { scene: WoodScene }) {
  const { view, words } = scene;
  return (
    <>
      {view.wheel.tiles.map(({ tile, quadrant, space, blocked }) => {
        if (quadrant === null || space === null) return null;
        const number = TILES.indexOf(tile);
        const from = startOf(quadrant, space);
        const middle = from + STEP / 2;
        const outline = sector(from + 0.5, from + STEP - 0.5, HUB + 3, RING - 1.5);
        const action = scene.lights.tiles.get(number);
        const chosen = view.this_turn?.tile === tile;
        const open =
          scene.moves.length > 0 && view.step === "turn" && (view.this_turn?.tile === null || Boolean(scene.selection.mode));
        const dim = (blocked && view.this_turn?.tile === null) || (open && !action);
        const left = middle > 180;
        const word = words.say(`table.tile_short.${tile}`);
        const wide = textWidth(word, '600 12px "Source Sans 3", sans-serif');
        const picture = wide > 55 ? 15 : wide > 48 ? 18 : 22; // it makes room for a long word
        const room = RING - HUB - 11 - picture; // inside the ring of a chosen tile
        const [ix, iy] = at(middle, RING - 3 - picture / 2);
        const [tx, ty] = at(middle, HUB + 8 + room / 2);
        return (
          <g
            key={tile}
            class={`piece ${action ? "can" : "rest"}`}
            data-anchor={`tile:${tile}`}
            {...scene.tip(`tile:${tile}`)}
            {...scene.act(action)}
          >
            {action && <Light outline={outline} />}
            <g class="body">
              <Shade outline={outline} />
              <path
                d={outline}
                fill={dim ? "#e3d8c0" : "var(--tile-face)"}
                stroke="var(--icon-ink)"
                stroke-width="1.4"
                stroke-linejoin="round"
              />
              <g opacity={dim ? 0.5 : 1} pointer-events="none" aria-hidden="true">
                <Pic id={TILE_ICON[tile]} x={ix} y={iy} size={picture} />
                <text
                  transform={`translate(${tx} ${ty}) rotate(${round(left ? middle + 90 : middle - 90)})`}
                  y="4"
                  text-anchor="middle"
                  font-size={LEAST}
                  textLength={wide > room ? room : undefined}
                  lengthAdjust="spacingAndGlyphs"
                  font-weight="600"
                  fill={INK}
                >
                  {word}
                </text>
              </g>
              <Rings outline={outline} look={chosen && !action ? "chosen" : action ? "can" : "rest"} />
              {blocked && view.this_turn?.tile === null && <Lock degrees={middle} />}
            </g>
          </g>
        );
      })}
    </>
  );
}

/** A tile that waits behind the arrow. */
function Lock({ degrees }: { degrees: number }) {
  const [x, y] = at(degrees, RING - 2);
  return (
    <g style={{ color: "#fff" }} pointer-events="none">
      <circle cx={x} cy={y} r="8" fill="var(--seat-5)" stroke="var(--icon-ink)" />
      <Pic id="ui-lock" x={x} y={y} size={11} />
    </g>
  );
}

/** What is still open this turn: the tile and its action, the lantern actions, the abilities. */
export function Turn({
  scene,
  x,
  y,
  width = 356,
  height = 25,
}: {
  scene: WoodScene;
  x: number;
  y: number;
  width?: number;
  height?: number;
}) {
  const { view, words, facts } = scene;
  const turn = view.this_turn;
  if (!turn || !view.round || view.step === null || view.step === "lay_order") return null;
  const { wheel } = facts.board;
  const mode = scene.selection.mode;
  const w = (width - 12) / 4;
  const main = turn.settled ? "done" : "open";
  const mainText = turn.tile === null ? words.say("table.turn_tile") : words.say(`table.tile_short.${turn.tile}`);
  const free = without(scene.selection, "mode", "die", "open");
  return (
    <g role="group" aria-label={words.say("table.turn_title")}>
      <Chip
        scene={scene}
        x={x}
        y={y}
        width={w}
        height={height}
        state={main}
        text={mainText}
        tip="turn_main"
        icon={turn.tile ? TILE_ICON[turn.tile] : undefined}
      />
      <Chip
        scene={scene}
        x={x + w + 4}
        y={y}
        width={w}
        height={height}
        state={scene.lights.canSwap ? "open" : "off"}
        text={words.say("table.turn_swap")}
        cost={wheel.replacement_lanterns}
        tip="turn_swap"
        chosen={mode === SWAP}
        next={scene.lights.canSwap ? { ...free, mode: mode === SWAP ? 0 : SWAP } : undefined}
      />
      <Chip
        scene={scene}
        x={x + 2 * (w + 4)}
        y={y}
        width={w}
        height={height}
        state={scene.lights.canBonus ? "open" : turn.bonus_used ? "done" : "off"}
        text={words.say("table.turn_bonus")}
        cost={wheel.bonus_action_lanterns}
        tip="turn_bonus"
        chosen={mode === BONUS}
        next={scene.lights.canBonus ? { ...free, mode: mode === BONUS ? 0 : BONUS } : undefined}
      />
      <Chip
        scene={scene}
        x={x + 3 * (w + 4)}
        y={y}
        width={w}
        height={height}
        state={turn.abilities.length ? "open" : "off"}
        text={words.say("table.turn_abilities", { count: turn.abilities.length })}
        tip="turn_abilities"
      />
    </g>
  );
}

interface ChipProps {
  scene: WoodScene;
  x: number;
  y: number;
  width: number;
  height: number;
  state: "open" | "done" | "off";
  text: string;
  tip: string;
  icon?: string;
  cost?: number;
  chosen?: boolean;
  next?: Record<string, number>;
}

function Chip({ scene, x, y: top, width, height, state, text, tip, icon, cost, chosen = false, next }: ChipProps) {
  const y = top + (height - 25) / 2; // of what is written
  const lead = state === "done" ? 21 : cost !== undefined ? 29 : icon ? 22 : 8;
  const label = `${text}: ${scene.words.say(`table.turn_${state}`)}`;
  return (
    <g
      class={`piece button ${next ? "can" : ""}`}
      {...scene.tip(tip)}
      role="img"
      aria-label={label}
      {...(next ? scene.pick(label, chosen, next) : {})}
    >
      <rect
        class="face"
        x={x}
        y={top}
        width={width}
        height={height}
        rx="7"
        fill={chosen ? "var(--accent)" : state === "open" ? "var(--accent-soft)" : "var(--paper-2)"}
        stroke={chosen ? "var(--select)" : state === "open" ? "var(--accent)" : "var(--line)"}
        stroke-width={chosen ? 2 : 1.2}
      />
      {next && !chosen && (
        <rect class="glow" x={x} y={top} width={width} height={height} rx="7" fill="none" stroke="var(--glow)" stroke-width="2" />
      )}
      <g opacity={state === "off" ? 0.62 : 1} pointer-events="none">
        {state === "done" ? (
          <g style={{ color: "var(--good)" }}>
            <Pic id="ui-check" x={x + 12} y={y + 12.5} size={13} />
          </g>
        ) : cost !== undefined ? (
          <>
            <text
              x={x + 9}
              y={y + 17}
              text-anchor="middle"
              font-size="13"
              font-weight="700"
              fill={chosen ? "var(--on-accent)" : "var(--ink)"}
            >
              {cost}
            </text>
            <Pic id="wc-lantern" x={x + 20} y={y + 12} size={16} />
          </>
        ) : (
          icon && <Pic id={icon} x={x + 12} y={y + 12.5} size={15} />
        )}
        <Text
          x={x + lead}
          y={y + 17}
          size={12}
          weight={600}
          room={width - lead - 4}
          fill={chosen ? "var(--on-accent)" : state === "off" ? "var(--ink-2)" : "var(--ink)"}
        >
          {text}
        </Text>
      </g>
      <rect
        class="focus-ring"
        x={x - 3}
        y={top - 3}
        width={width + 6}
        height={height + 6}
        rx="9"
        fill="none"
        stroke="var(--focus)"
        stroke-width="3"
      />
    </g>
  );
}
