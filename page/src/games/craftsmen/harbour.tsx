// The harbour with its four ships, and the granary with the fair.

import { Fragment } from "preact";
import { Halo, type Look, Pic, Rings, roundedPath, Sheet, ShieldMark, Text, Well } from "../../art/art";
import { FAIR } from "./lights";
import { Cube, Dotted, goodIcon, Tag } from "./pieces";
import { yearEnd } from "./yearend";
import type { CraftScene } from "./types";

const BASE = 414; // where the hulls end
const HOLD = "#f6ead0"; // planks and slots are wood in both themes
const SLOT = "#e3d0a4";
const DARK = "#2b2118";

/** A ship seen from above, with the rows of its hold; each row is a queue of two places. */
function Ship({ scene, index, x }: { scene: CraftScene; index: number; x: number }) {
  const { view, facts, changed } = scene;
  const ship = view.ships[index]!;
  const top = BASE - 73 - (ship.rows.length - 3) * 22;
  const middle = x + 48;
  const bonus = scene.words.say("table.tip_ship_bonus", { list: ship.bonus.map(String) });
  const hull = `M${middle} ${top - 22}C${middle + 44} ${top - 12} ${middle + 48} ${top + 2} ${middle + 48} ${top + 12}V${BASE}c0 9-6 12-14 12H${middle - 34}c-8 0-14-3-14-12V${top + 12}C${middle - 48} ${top + 2} ${middle - 44} ${top - 12} ${middle} ${top - 22}z`;
  return (
    <g>
      <g {...scene.tip(`ship:${index}`)}>
        <path d={hull} fill="#2b1c0d" fill-opacity=".4" transform="translate(0 2)" />
        <path d={hull} fill="var(--i-wood)" stroke="var(--icon-ink)" stroke-width="1.6" />
        <path
          d={hull}
          fill="none"
          stroke="var(--i-wood-d)"
          stroke-width="3"
          transform={`translate(${middle} ${top}) scale(.93 .955) translate(${-middle} ${-top})`}
        />
        <g role="img" aria-label={bonus}>
          <Pic id="vp" x={middle - 5 * ship.bonus.length - 8} y={BASE + 2} size={14} />
          <Text x={middle + 7} y={BASE + 6.5} size={12.5} weight={600} textAnchor="middle" fill="#2b1a0a">
            {ship.bonus.join(" · ")}
          </Text>
        </g>
      </g>
      {ship.rows.map((row, i) => {
        const y = top + i * 22;
        const left = x + 7;
        const action = scene.lights.ships.get(`${index + 1}:${row.good}`);
        const outline = roundedPath(left, y, 82, 20, 3);
        const look: Look = action ? "can" : "rest";
        const bribe = action && row.markers[1] !== null;
        return (
          <Fragment key={i}>
            <g class={`piece ${look}`} {...scene.tip(`hold:${index}:${i}`)} {...scene.act(action)}>
              {action && <Halo outline={outline} width={11} />}
              <path class="face" d={outline} fill={HOLD} stroke="#6f4626" />
              {facts.ships[index]!.rows[i]!.reconstructed && <Dotted d={`M${left + 3} ${y + 17.6}h76`} />}
              <Pic id={goodIcon(row.good)} x={left + 11} y={y + 10} size={16.5} />
              {row.markers.map((marker, j) => (
                <g key={j} data-anchor={`hold:${index}:${i}:${j}`}>
                  <rect x={left + 23 + j * 19} y={y + 2} width="16.5" height="16" rx="3" fill={SLOT} stroke="#b79a66" stroke-width=".8" />
                  <Cube marker={marker} x={left + 31.2 + j * 19} y={y + 9.4} size={14} />
                  {changed.has(`hold:${index}:${i}:${j}`) && (
                    <circle cx={left + 39 + j * 19} cy={y + 2} r="4" fill="var(--changed)" stroke={HOLD} stroke-width="1.4" />
                  )}
                </g>
              ))}
              <Rings outline={outline} look={look} width={2} />
            </g>
            <g class="over">
              <Text x={left + 74} y={y + 15} serif size={14} weight={700} textAnchor="middle" fill={DARK}>
                {row.points}
              </Text>
            </g>
            {bribe && <Tag x={left + 41} y={y - 1} parts={["−", { icon: "cm-capital" }]} />}
          </Fragment>
        );
      })}
    </g>
  );
}

export function Harbour({ scene, x = 0, y = 222 }: { scene: CraftScene; x?: number; y?: number }) {
  const { words } = scene;
  return (
    <g data-part="harbour" transform={`translate(${x} ${y - 222})`}>
      <Sheet x={0} y={222} width={438} height={214} />
      <Text x={18} y={252} class="ttl" serif size={19} weight={700} room={120}>
        {words.say("table.harbour")}
      </Text>
      <LastYear scene={scene} />
      {[0, 1, 2, 3].map((index) => (
        <Ship key={index} scene={scene} index={index} x={16 + index * 103.5} />
      ))}
    </g>
  );
}

/** When the ships sail; in spring, what the end of the last year brought. */
function LastYear({ scene }: { scene: CraftScene }) {
  const { view, words, table } = scene;
  const told = view.season === "spring" || table.state === "over" ? yearEnd(scene) : null;
  return (
    <g {...scene.tip(told ? "year_end" : "sailing")}>
      <Text x={18} y={269} class="sm" size={12.5} room={210}>
        {words.say(told ? "table.last_year" : "table.sails")}
      </Text>
      {told?.seats.map((row, i) => (
        <g key={i}>
          <ShieldMark seat={row.seat} x={26 + i * 43} y={284} size={15} />
          <Text x={36 + i * 43} y={289} serif size={14} weight={700}>
            {`+${row.total}`}
          </Text>
        </g>
      ))}
    </g>
  );
}

function Column({ scene, column, x, width }: { scene: CraftScene; column: number; x: number; width: number }) {
  const { view, facts, changed } = scene;
  const good = facts.granary[column]!;
  const markers = view.granary[good]!;
  const action = scene.lights.granary.get(column);
  const outline = roundedPath(x, 262, width, 92, 6);
  const middle = x + width / 2;
  const look: Look = action ? "can" : "rest";
  const points = Number(action?.args?.points ?? 0);
  return (
    <>
      <g class={`piece ${look}`} {...scene.tip(`column:${good}`)} {...scene.act(action)}>
        {action && <Halo outline={outline} width={11} />}
        <path class="face" d={outline} fill="var(--paper-2)" stroke="var(--line)" />
        <Pic id={goodIcon(good)} x={middle} y={278} size={23} />
        {[1, 0].map((i) => {
          const y = i ? 296 : 324;
          return (
            <g key={i} data-anchor={`granary:${column}:${i}`}>
              <rect
                x={middle - 11.8}
                y={y}
                width="23.5"
                height="24"
                rx="4"
                fill="var(--paper-3)"
                stroke="var(--line-2)"
                stroke-width=".8"
              />
              <Cube marker={markers[i]!} x={middle} y={y + 11.5} size={17} />
              {changed.has(`granary:${column}:${i}`) && (
                <circle cx={middle + 10.3} cy={y + 2} r="4" fill="var(--changed)" stroke="var(--paper-2)" stroke-width="1.4" />
              )}
            </g>
          );
        })}
        <Rings outline={outline} look={look} />
      </g>
      {action && points > 0 && <Tag x={middle} y={354} parts={[`+${points}`, { icon: "vp" }]} />}
      {action && action.action.startsWith("buy_good") && (
        <Tag x={middle} y={354} parts={["−", { icon: scene.lights.payFair ? "cm-privilege" : "cm-capital" }]} />
      )}
    </>
  );
}

const FLAGS = ["var(--accent)", "var(--i-gold)", "var(--c-blue)", "var(--c-green)"];

interface GranaryProps {
  scene: CraftScene;
  x?: number;
  y?: number;
  width?: number;
}

export function Granary({ scene, x = 0, y = 222, width = 282 }: GranaryProps) {
  const { words, facts, view } = scene;
  const column = (width - 33) / facts.granary.length;
  const stall = (width - 36) / view.players.length;
  const flag = (width - 102) / 10;
  return (
    <g data-part="granary" transform={`translate(${x} ${y - 222})`}>
      <Sheet x={0} y={222} width={width} height={214} />
      <Text x={18} y={252} class="ttl" serif size={19} weight={700} room={110}>
        {words.say("table.granary")}
      </Text>
      {scene.lights.canFair ? (
        <Switch
          scene={scene}
          text={words.say("table.pay_by_fair")}
          on={scene.lights.payFair}
          next={{ ...scene.selection, payFair: scene.lights.payFair ? 0 : 1 }}
          x={width - 152}
          y={234}
          width={136}
        />
      ) : (
        <Text x={width - 16} y={251} class="sm" size={12} textAnchor="end" room={140}>
          {words.say("table.granary_note")}
        </Text>
      )}
      {facts.granary.map((good, i) => (
        <Column key={good} scene={scene} column={i} x={16.5 + i * column} width={column - 2} />
      ))}
      <Well x={14} y={362} width={width - 28} height={62} r={8} />
      <Text x={23} y={380} class="ttl" serif size={15} weight={700} room={62}>
        {words.say("table.fair")}
      </Text>
      <path d={`M86 366q${5 * flag} 14 ${10 * flag} 0`} fill="none" stroke="var(--ink-2)" stroke-width="1.2" />
      {Array.from({ length: 10 }, (_, i) => {
        const dip = 2.2 + 5 * (1 - ((i - 4.5) / 4.5) ** 2);
        return (
          <path
            key={i}
            d={`M${86 + (i + 0.5) * flag - 5} ${366.2 + dip}h10l-5 9z`}
            fill={FLAGS[i % 4]}
            stroke="var(--icon-ink)"
            stroke-width=".9"
            stroke-linejoin="round"
          />
        );
      })}
      {view.players.map((player, seat) => (
        <Stall key={seat} scene={scene} seat={seat} markers={player.fair} x={18 + seat * stall} width={stall} />
      ))}
    </g>
  );
}

/** A player's places on the fair: empty ones take a raw good, and from the own cubes goods can be fetched. */
function Stall({
  scene,
  seat,
  markers,
  x,
  width,
}: {
  scene: CraftScene;
  seat: number;
  markers: number;
  x: number;
  width: number;
}) {
  const { words } = scene;
  const own = seat === scene.own;
  const size = Math.min(18, (width - 6) / 3 - 1.5);
  const left = x + (width - 3 * (size + 2)) / 2;
  const recall = own ? scene.lights.recall.get(0) : undefined;
  const redeem = own ? scene.lights.sources.get(FAIR) : undefined;
  const place = own ? scene.lights.fair : undefined;
  const outline = roundedPath(left - 3, 390, 3 * (size + 2) + 4, size + 14, 5);
  const attrs = recall
    ? scene.act(recall)
    : redeem
      ? redeem.length === 1
        ? scene.act(redeem[0])
        : scene.pick(words.say("table.pick_fair"), scene.lights.source === FAIR, { source: scene.lights.source === FAIR ? -1 : FAIR })
      : {};
  return (
    <g>
      <g class="piece" {...scene.tip(`fair:${seat}`)} {...attrs}>
        <path class="face" d={outline} fill={own ? "var(--paper)" : "none"} stroke={own ? "var(--line-2)" : "none"} />
        {Array.from({ length: scene.facts.limits.fair }, (_, i) => (
          <g key={i} data-anchor={`fair:${seat}:${i}`}>
            <rect
              x={left + i * (size + 2)}
              y={396}
              width={size}
              height={size}
              rx="3"
              fill="var(--paper-3)"
              stroke="var(--line)"
              stroke-width=".8"
            />
            {i < markers && <Cube marker={seat} x={left + i * (size + 2) + size / 2} y={396 + size / 2 - 1} size={size} />}
          </g>
        ))}
        {(redeem || recall) && <Rings outline={outline} look={scene.lights.source === FAIR ? "chosen" : "can"} width={1.6} />}
      </g>
      {place && (
        <g class="piece can" {...scene.act(place)}>
          <Halo outline={roundedPath(left + markers * (size + 2), 396, size, size, 3)} width={9} />
          <rect x={left + markers * (size + 2)} y={396} width={size} height={size} rx="3" fill="var(--card)" />
          <g style={{ color: "var(--ink)" }}>
            <Pic id="ui-plus" x={left + markers * (size + 2) + size / 2} y={396 + size / 2} size={size * 0.7} />
          </g>
          <Rings outline={roundedPath(left + markers * (size + 2), 396, size, size, 3)} look="can" width={1.8} />
        </g>
      )}
    </g>
  );
}

/** Making two raw goods at once, where that can be chosen. */
export function DoubleSwitch({ scene, x, y, width }: { scene: CraftScene; x: number; y: number; width: number }) {
  const { canDouble, double } = scene.lights;
  if (!canDouble) return null;
  return <Switch scene={scene} text={scene.words.say("table.double")} on={double} next={{ double: double ? 0 : 1 }} x={x} y={y} width={width} />;
}

/** Something that can be switched on before the click that counts. */
function Switch({
  scene,
  text,
  on,
  next,
  x,
  y,
  width,
}: {
  scene: CraftScene;
  text: string;
  on: boolean;
  next: Record<string, number>;
  x: number;
  y: number;
  width: number;
}) {
  const outline = roundedPath(x, y, width, 22, 11);
  return (
    <g class="piece button" {...scene.pick(text, on, next)}>
      <path
        class="face"
        d={outline}
        fill={on ? "var(--accent-soft)" : "var(--card)"}
        stroke={on ? "var(--accent)" : "var(--line-2)"}
        stroke-width="1.3"
      />
      <g style={{ color: "var(--accent)" }}>
        <Pic id={on ? "ui-check" : "cm-privilege"} x={x + 13} y={y + 11} size={15} />
      </g>
      <Text x={x + 23} y={y + 15.5} size={12} weight={600} room={width - 29}>
        {text}
      </Text>
      <Rings outline={outline} look="rest" />
    </g>
  );
}
