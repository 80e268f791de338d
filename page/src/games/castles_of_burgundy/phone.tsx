// The table on a phone: the depots as a strip with one opened, the estate, and a dock with dice, storage and goods.

import { hexPath, Pic, Rings, roundedPath, ShieldMark, Sheet, Text } from "../../art/art";
import { Estate } from "./estate";
import { Depot } from "./mainboard";
import { faceIcon, kindOf, Patterns } from "./pieces";
import { Dice, Goods, Storage } from "./player";
import type { BurgundyScene } from "./types";

const WIDTH = 374;

export function Phone({ scene }: { scene: BurgundyScene }) {
  return (
    <div class="floors">
      <div class="storey">
        <svg class="floor" viewBox={`-1 -1 ${WIDTH + 2} 156`} role="group" data-part="depots" aria-label={scene.words.say("table.depots")}>
          <Patterns />
          <Strip scene={scene} />
        </svg>
        <svg class="floor dock" viewBox={`-1 -1 ${WIDTH + 2} 136`} role="group" aria-label={scene.words.say("table.storage")}>
          <Dock scene={scene} />
        </svg>
      </div>
      <div class="storey">
        <svg class="floor estate" viewBox={`-1 -1 ${WIDTH + 2} 366`} role="group" aria-label={scene.words.say("table.your_estate")}>
          <OwnFloor scene={scene} />
        </svg>
      </div>
    </div>
  );
}

/** The depots in which something lights up. */
const glowingDepots = ({ lights }: BurgundyScene): number[] =>
  [lights.load, lights.take, lights.full, lights.buy].flatMap((part) => [...part.keys()].map((key) => Number(key.split(":")[0])));

/** The depot in question: the one picked, else the first in which something lights up. */
function opened(scene: BurgundyScene): number {
  const { open } = scene.selection;
  if (open !== undefined) return open;
  if (scene.lights.load.size) return mostGoods(scene);
  const player = scene.view.players[scene.own]!;
  const die = player.dice[scene.lights.die ?? (player.used[0] ? 1 : 0)];
  const glowing = glowingDepots(scene);
  if (die && (glowing.includes(die) || !glowing.length)) return die;
  return glowing[0] ?? scene.view.white ?? 1;
}

/** A ship sails best where most goods lie. */
function mostGoods(scene: BurgundyScene): number {
  const counts = scene.view.depots.map((depot) => depot.goods.length);
  return Math.max(1, counts.indexOf(Math.max(...counts)));
}

function Strip({ scene }: { scene: BurgundyScene }) {
  const { view, words } = scene;
  const open = opened(scene);
  const glowing = new Set(glowingDepots(scene));
  const rest = [1, 2, 3, 4, 5, 6, 0];
  return (
    <g>
      <Sheet x={0} y={0} width={WIDTH} height={154} />
      <Depot scene={scene} depot={open} x={76} y={77} side={70} />
      <Text x={360} y={23} class="sm" size={12.5} textAnchor="end" room={200}>
        {words.say("table.when", { phase: view.phase, round: view.round })}
      </Text>
      {rest.map((depot, i) => {
        const x = 150 + (i % 4) * 55;
        const y = 34 + Math.floor(i / 4) * 58;
        return <SmallDepot key={depot} scene={scene} depot={depot} x={x} y={y} open={depot === open} glowing={glowing.has(depot)} />;
      })}
      <Pairs scene={scene} open={open} />
    </g>
  );
}

/** A ship that may load at two neighbouring depots: the open one together with either neighbour. */
function Pairs({ scene, open }: { scene: BurgundyScene; open: number }) {
  const pairs = [...scene.lights.load].map(([key, offer]) => ({ depots: key.split(":").map(Number), offer }));
  return (
    <>
      {pairs
        .filter(({ depots }) => depots[1] && depots.includes(open))
        .map(({ depots, offer }, i) => {
          const y = 92 + i * 29;
          const outline = roundedPath(316, y, 49, 25, 7);
          return (
            <g key={i} class="piece can" {...scene.act(offer.action)}>
              <path d={outline} fill="var(--card)" />
              <g style={{ color: "var(--ink)" }}>
                <Pic id="ui-link" x={329} y={y + 12.5} size={15} />
              </g>
              <Pic id={`die-${depots.find((depot) => depot !== open)}`} x={351} y={y + 12.5} size={17} />
              <Rings outline={outline} look="can" />
            </g>
          );
        })}
    </>
  );
}

const SMALL_SPOTS = [
  [13, -15],
  [3, 2],
  [23, 2],
  [13, 19],
] as const;

function SmallDepot({
  scene,
  depot,
  x,
  y,
  open,
  glowing,
}: {
  scene: BurgundyScene;
  depot: number;
  x: number;
  y: number;
  open: boolean;
  glowing: boolean;
}) {
  const { view, facts, words } = scene;
  const { tiles, goods } = view.depots[depot]!;
  const black = depot === 0;
  const left = tiles.filter(Boolean).length;
  const label = black ? words.say("table.open_black", { count: left }) : words.say("table.open_depot", { depot, count: left });
  return (
    <>
      <g class="piece small-depot" {...scene.pick(label, open, { ...scene.selection, open: depot })}>
        <rect
          class="face"
          x={x}
          y={y}
          width={51}
          height={54}
          rx="8"
          fill={black ? "var(--t-black)" : "var(--paper-2)"}
          stroke={open ? "var(--select)" : glowing ? "var(--glow-edge)" : "var(--line-2)"}
          stroke-width={open ? 2.4 : glowing ? 3.6 : 1}
        />
        {glowing && !open && <rect x={x} y={y} width={51} height={54} rx="8" fill="none" stroke="var(--glow)" stroke-width="2" />}
        {!black && (
          <>
            <Pic id={`die-${depot}`} x={x + 10} y={y + 10} size={15} />
            {tiles.slice(0, 4).map((face, slot) => {
              const [dx, dy] = SMALL_SPOTS[slot]!;
              return face ? (
                <g key={slot} data-anchor={open ? undefined : `depot:${depot}:${slot}`}>
                  <path
                    d={hexPath(x + 15 + dx, y + 26 + dy, 11)}
                    fill={`var(--t-${kindOf(facts, face)}-on)`}
                    stroke="var(--icon-ink)"
                    stroke-width="1"
                  />
                  <Pic id={faceIcon(face)} x={x + 15 + dx} y={y + 26 + dy} size={12} />
                </g>
              ) : null;
            })}
            {goods.length > 0 && <Pic id={`cb-good-${goods[goods.length - 1]}`} x={x + 10} y={y + 45} size={13} />}
          </>
        )}
        <rect class="focus-ring" x={x - 3} y={y - 3} width={57} height={60} rx="10" fill="none" stroke="var(--focus)" stroke-width="3" />
      </g>
      {black && (
        <g class="over">
          <text x={x + 25.5} y={y + 25} class="on-black" text-anchor="middle" font-size="19" font-weight="700">
            {left}
          </text>
          <Pic id="cb-silver" x={x + 33} y={y + 40} size={14} />
          <text x={x + 17} y={y + 45} class="on-black" text-anchor="middle" font-size="13" font-weight="600">
            {facts.price}
          </text>
        </g>
      )}
    </>
  );
}

function OwnFloor({ scene }: { scene: BurgundyScene }) {
  const { view, words, own, lights: lit } = scene;
  const player = view.players[own]!;
  const chip = (x: number, y: number, icon: string, value: number, tip: string) => (
    <g {...scene.tip(tip)}>
      <rect x={x} y={y} width={56} height={28} rx="14" fill="var(--paper-2)" stroke="var(--line)" />
      <Pic id={icon} x={x + 17} y={y + 14} size={20} />
      <Text x={x + 40} y={y + 20} serif size={17} weight={700} textAnchor="middle">
        {value}
      </Text>
    </g>
  );
  return (
    <g>
      <Sheet x={0} y={0} width={WIDTH} height={364} />
      <ShieldMark seat={own} x={22} y={22} size={20} />
      <Text x={36} y={28} serif size={17} weight={700} class="ttl" room={120}>
        {scene.table.mine.length === 1 ? words.say("table.your_estate") : scene.table.seats[own]!.name}
      </Text>
      {lit.sides.size > 0 ? (
        [...lit.sides].map(([side, offer], i) => (
          <g key={side} class="piece can" {...scene.act(offer.action)}>
            <rect
              class="face"
              x={12 + i * 178}
              y={90}
              width={172}
              height={186}
              rx="12"
              fill="var(--card)"
              stroke="var(--glow)"
              stroke-width="3"
            />
            <Estate scene={scene} seat={own} x={98 + i * 178} y={178} side={12} board={player.sides![side]!} />
          </g>
        ))
      ) : (
        <Estate scene={scene} seat={own} x={WIDTH / 2} y={190} side={29.2} offers={lit.castles.size ? lit.castles : lit.place} />
      )}
      {chip(307, 10, "vp", player.score, "points")}
      {chip(10, 326, "cb-silver", player.silver, "silver")}
      {chip(307, 326, "cb-worker", player.workers, "workers")}
    </g>
  );
}

function Dock({ scene }: { scene: BurgundyScene }) {
  const { words } = scene;
  const label = (x: number, key: string) => (
    <Text x={x} y={19} class="lab" size={12} weight={600} room={90}>
      {words.say(key)}
    </Text>
  );
  return (
    <g>
      <Sheet x={0} y={0} width={WIDTH} height={134} />
      {label(13, "table.dice")}
      <Dice scene={scene} x={38} y={52} size={42} gap={56} />
      <path d="M124 14v106M259 14v106" stroke="var(--line)" />
      {label(132, "table.storage")}
      <Storage scene={scene} x={152} y={70} side={22} gap={40} />
      {label(267, "table.goods")}
      <Goods scene={scene} x={283} y={54} size={27} gap={33} />
    </g>
  );
}
