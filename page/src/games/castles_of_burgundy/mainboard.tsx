// The shared board: phases, the six depots around the black one, the track of ships, the bonus tiles.

import { Disc, Halo, hexPath, type Look, Pic, Pill, Rings, ShieldMark, Sheet, Text, Well } from "../../art/art";
import type { Attrs, Selection } from "../game";
import type { Offer } from "./lights";
import { Cost, EmptySlot, Good, KIND_ICON, squareOutline, Tile } from "./pieces";
import { type BurgundyScene, KINDS } from "./types";

const MIDDLE = { x: 264, y: 318 };
const RADIUS = 91;
const DEPOT_SPOTS = [
  MIDDLE,
  { x: 181.73, y: 175.5 },
  { x: 346.27, y: 175.5 },
  { x: 428.54, y: 318 },
  { x: 346.27, y: 460.5 },
  { x: 181.73, y: 460.5 },
  { x: 99.46, y: 318 },
];
const SLOT_SPOTS = [
  { x: 0, y: -41.6 },
  { x: -24, y: 0 },
  { x: 24, y: 0 },
  { x: 0, y: 41.6 },
];
const BLACK_SPOTS = [-1, 0, 1, -0.5, 0.5, -1, 0, 1].map((column, i) => ({
  x: column * 41.73,
  y: [-36.14, -36.14, -36.14, 0, 0, 36.14, 36.14, 36.14][i]!,
}));

/** What clicking a tile of a depot does: take or buy it, or want it while a stored tile has to go. */
export function depotTile(
  scene: BurgundyScene,
  depot: number,
  slot: number,
  face: string,
): { look: Look; attrs: Attrs; offer?: Offer; coin?: Offer } {
  const key = `${depot}:${slot}`;
  const tip = scene.tip(`tile:${face}`);
  const take = scene.lights.take.get(key);
  const buy = scene.lights.buy.get(key);
  const offer = take ?? buy;
  if (offer) return { look: "can", attrs: { ...tip, ...scene.act(offer.action) }, offer, coin: take && buy ? buy : undefined };
  const full = scene.lights.full.get(key);
  if (full) {
    const buying = full.buying ? 1 : 0;
    const chosen = scene.selection.depot === depot && scene.selection.slot === slot;
    const label = scene.words.say(buying ? "table.want_buy" : "table.want_take", { tile: face, depot });
    const next = chosen ? keepDie(scene) : { ...keepDie(scene), depot, slot, buying };
    return { look: chosen ? "chosen" : "can", attrs: { ...tip, ...scene.pick(label, chosen, next) }, offer: full.price };
  }
  return { look: "rest", attrs: tip };
}

/** What every tile of a depot costs in workers is the same: it is the die that they change. */
function costOf({ lights }: BurgundyScene, depot: number): Offer | undefined {
  const here = (key: string) => key.startsWith(`${depot}:`);
  const take = [...lights.take].find(([key]) => here(key))?.[1];
  return take ?? [...lights.full].find(([key, want]) => here(key) && !want.buying)?.[1].price;
}

const keepDie = (scene: BurgundyScene): Selection => (scene.selection.die === undefined ? {} : { die: scene.selection.die });

export function Depot({
  scene,
  depot,
  x,
  y,
  side = RADIUS,
}: {
  scene: BurgundyScene;
  depot: number;
  x: number;
  y: number;
  side?: number;
}) {
  const { view, facts } = scene;
  const k = side / RADIUS;
  const { tiles, goods } = view.depots[depot]!;
  const used = facts.layout[String(view.players.length)]![depot]!;
  const black = depot === 0;
  const load = scene.lights.load.get(`${depot}:0`);
  const outline = hexPath(x, y, side);
  const cost = costOf(scene, depot);
  const slotSpots = black ? BLACK_SPOTS : SLOT_SPOTS;
  return (
    <g>
      <path
        d={outline}
        fill={black ? "var(--t-black)" : "var(--paper-2)"}
        stroke={black ? "var(--icon-ink)" : "var(--line-2)"}
        stroke-width="1.6"
      />
      {black && <path d={outline} fill="url(#p-black)" />}
      <path d={hexPath(x, y, side - 5 * k)} fill="none" stroke={black ? "#fff" : "var(--line)"} stroke-opacity={black ? 0.25 : 1} />
      {slotSpots.map((spot, slot) => {
        const sx = x + spot.x * k;
        const sy = y + spot.y * k;
        const face = tiles[slot];
        const anchor = `depot:${depot}:${slot}`;
        if (face) {
          const { look, attrs, coin } = depotTile(scene, depot, slot, face);
          return (
            <g key={slot}>
              <Tile face={face} facts={facts} x={sx} y={sy} side={(black ? 21.36 : 25) * k} look={look} attrs={attrs} anchor={anchor} />
              {coin && <Coin scene={scene} offer={coin} x={sx + 18 * k} y={sy + 14 * k} />}
            </g>
          );
        }
        if (!used.includes(slot)) return null;
        return (
          <g key={slot} data-anchor={anchor} {...(black ? {} : scene.tip(`slot:${facts.slots[depot - 1]![slot]}`))}>
            {black ? (
              <path d={hexPath(sx, sy, 21.36 * k)} fill="var(--t-black-2)" stroke="#fff" stroke-opacity=".25" />
            ) : (
              <EmptySlot kind={facts.slots[depot - 1]![slot]!} x={sx} y={sy} side={25 * k} />
            )}
          </g>
        );
      })}
      {!black && (
        <g {...scene.tip(`depot:${depot}`)}>
          <Pic id={`die-${depot}`} x={x - 54.2 * k} y={y - 40 * k} size={27.5 * k} />
        </g>
      )}
      {cost && <Cost offer={cost} x={x - 58 * k} y={y - 16 * k} />}
      {!black && <DepotGoods scene={scene} goods={goods} depot={depot} offer={load} x={x + 50.4 * k} y={y + 36.6 * k} size={26 * k} />}
    </g>
  );
}

function Coin({ scene, offer, x, y }: { scene: BurgundyScene; offer: Offer; x: number; y: number }) {
  const outline = squareOutline(x, y, 20, 10);
  return (
    <g class="piece can" {...scene.act(offer.action)}>
      <circle cx={x} cy={y} r="10" fill="var(--card)" stroke="var(--icon-ink)" />
      <Pic id="cb-silver" x={x} y={y} size={16} />
      <Rings outline={outline} look="can" width={1.8} />
    </g>
  );
}

function DepotGoods({
  scene,
  goods,
  depot,
  offer,
  x,
  y,
  size,
}: {
  scene: BurgundyScene;
  goods: number[];
  depot: number;
  offer?: Offer;
  x: number;
  y: number;
  size: number;
}) {
  const outline = squareOutline(x, y, size + 2, 5);
  const shown = [...new Set(goods)].slice(-3);
  const look: Look = offer ? "can" : "rest";
  const changed = scene.changed.has(`goods:${depot}`);
  return (
    <>
      <g class={`piece ${look}`} data-anchor={`goods:${depot}`} {...scene.tip(`depot_goods:${depot}`)} {...scene.act(offer?.action)}>
        {offer && <Halo outline={outline} />}
        <rect
          x={x - size / 2}
          y={y - size / 2}
          width={size}
          height={size}
          rx="5"
          fill="var(--paper-3)"
          stroke="var(--line-2)"
          stroke-dasharray="3 2.5"
        />
        <g class="body">
          {shown.map((type, i) => (
            <Good key={i} type={type} x={x + (i - (shown.length - 1) / 2) * 5} y={y - (i - (shown.length - 1) / 2) * 4} size={size * 0.9} />
          ))}
          <Rings outline={outline} look={look} />
          {changed && (
            <circle cx={x + size * 0.54} cy={y + size * 0.52} r="5" fill="var(--changed)" stroke="var(--paper)" stroke-width="1.8" />
          )}
        </g>
      </g>
      {goods.length > 1 && (
        <g class="over">
          <circle cx={x + size * 0.58} cy={y - size * 0.54} r="8" fill="var(--ink)" />
          <Text x={x + size * 0.58} y={y - size * 0.54 + 4} size={12} weight={600} textAnchor="middle" fill="var(--paper)">
            {goods.length}
          </Text>
        </g>
      )}
    </>
  );
}

/** Two neighbouring depots for one ship: a link on the edge between them. */
function Pairs({ scene }: { scene: BurgundyScene }) {
  return (
    <>
      {[...scene.lights.load]
        .filter(([key]) => !key.endsWith(":0"))
        .map(([key, offer]) => {
          const [a, b] = key.split(":").map(Number);
          const x = (DEPOT_SPOTS[a!]!.x + DEPOT_SPOTS[b!]!.x) / 2;
          const y = (DEPOT_SPOTS[a!]!.y + DEPOT_SPOTS[b!]!.y) / 2;
          const outline = squareOutline(x, y, 26, 13);
          return (
            <g key={key} class="piece can" {...scene.act(offer.action)}>
              <Halo outline={outline} />
              <circle cx={x} cy={y} r="13" fill="var(--card)" stroke="var(--icon-ink)" />
              <g style={{ color: "var(--ink)" }}>
                <Pic id="ui-link" x={x} y={y} size={18} />
              </g>
              <Rings outline={outline} look="can" />
            </g>
          );
        })}
    </>
  );
}

export function MainBoard({ scene }: { scene: BurgundyScene }) {
  const { words, view } = scene;
  const sent = roundGoods(scene);
  const showBuy = scene.lights.buy.size > 0 || [...scene.lights.full.values()].some((want) => want.buying);
  return (
    <g>
      <Sheet x={0} y={0} width={528} height={660} />
      <Phases scene={scene} />
      {view.white > 0 && (
        <g class="area" {...scene.tip("white")}>
          <Text x={20} y={92} class="lab" size={12} weight={600} room={84}>
            {words.say("table.white_die")}
          </Text>
          <Pic id={`die-${view.white}`} x={36} y={115} size={28} />
          <g style={{ color: "var(--ink-2)" }}>
            <Pic id="ui-arrow" x={62} y={115} size={13} />
          </g>
          {sent && <Good type={sent} x={88} y={115} size={25} />}
          <Text x={20} y={148} class="sm" size={12} room={88}>
            {words.say("table.to_depot", { depot: view.white })}
          </Text>
        </g>
      )}
      <Order scene={scene} />
      <g data-part="depots">
        {[1, 2, 3, 4, 5, 6, 0].map((depot) => (
          <Depot key={depot} scene={scene} depot={depot} {...DEPOT_SPOTS[depot]!} />
        ))}
      </g>
      <Pairs scene={scene} />
      <g {...scene.tip("buy")}>
        <BuyPill scene={scene} lit={showBuy} x={264} y={391} />
      </g>
      <Ships scene={scene} y={562} />
      <Bonuses scene={scene} y={606} />
    </g>
  );
}

/** Which goods the white die sent this round, as the log tells. */
function roundGoods(scene: BurgundyScene): number | null {
  const { story } = scene.table;
  for (let i = story.length - 1; i >= 0; i--) {
    const told = story[i]!.messages.find((message) => message.key === "event.round");
    if (told) return Number(told.args?.goods);
  }
  return null;
}

export function BuyPill({ scene, lit, x, y }: { scene: BurgundyScene; lit: boolean; x: number; y: number }) {
  const text = scene.words.say("table.pay", { silver: scene.facts.price });
  const width = 34 + text.length * 6.6;
  return (
    <g opacity={lit ? 1 : 0.6}>
      <Pill x={x} y={y} width={width}>
        <Text x={x - width / 2 + 9} y={y + 4.5} size={13} weight={600} room={width - 30}>
          {text}
        </Text>
        <Pic id="cb-silver" x={x + width / 2 - 14} y={y} size={14} />
      </Pill>
    </g>
  );
}

function Phases({ scene }: { scene: BurgundyScene }) {
  const { view, words, facts } = scene;
  const now = "ABCDE".indexOf(view.phase);
  return (
    <g>
      <Text x={20} y={32} class="ttl" serif size={19} weight={700} room={76}>
        {words.say("table.phases")}
      </Text>
      <Text x={20} y={52} class="sm" size={12.5} room={78}>
        {words.say("table.round", { round: view.round })}
      </Text>
      {facts.phase_points.map((points, i) => {
        const x = 100 + i * 84;
        const left = i < now ? 0 : i === now ? view.round_goods.length : 5;
        return (
          <g key={i} {...scene.tip(`phase:${i}`)}>
            <rect
              x={x}
              y={14}
              width={80}
              height={46}
              rx="7"
              fill={i === now ? "var(--accent-soft)" : "var(--paper-2)"}
              stroke={i === now ? "var(--accent)" : "var(--line)"}
              stroke-width={i === now ? 1.8 : 1}
            />
            <Text x={x + 9} y={35} serif size={19} weight={700} fill={i < now ? "var(--ink-3)" : i === now ? "var(--accent)" : undefined}>
              {"ABCDE"[i]!}
            </Text>
            <Text x={x + 26} y={33} size={13} weight={600}>{`+${points}`}</Text>
            <Pic id="vp" x={x + (points > 9 ? 57 : 51)} y={28.5} size={14} />
            {Array.from({ length: 5 }, (_, round) => {
              const filled = round >= 5 - left;
              const good = i === now && filled ? view.round_goods[round - (5 - left)] : undefined;
              const gx = x + 7 + round * 14;
              return good ? (
                <g key={round}>
                  <rect
                    x={gx - 1}
                    y={43}
                    width={13}
                    height={13}
                    rx="2.5"
                    fill="var(--tile-face)"
                    stroke="var(--icon-ink)"
                    stroke-width=".9"
                  />
                  <Pic id={`cb-good-${good}`} x={gx + 5.5} y={49.5} size={11} />
                </g>
              ) : (
                <rect
                  key={round}
                  x={gx}
                  y={44}
                  width={10}
                  height={10}
                  rx="2.5"
                  fill={filled ? "var(--line-2)" : "none"}
                  stroke={filled ? "var(--icon-ink)" : "var(--line-2)"}
                  stroke-width={filled ? 0.9 : 1}
                />
              );
            })}
          </g>
        );
      })}
    </g>
  );
}

/** Who plays in this round, and in which order the next one will be. */
function Order({ scene }: { scene: BurgundyScene }) {
  const { view, words } = scene;
  const n = view.order.length;
  return (
    <g class="area" {...scene.tip("order")}>
      <Text x={506} y={92} class="lab" size={12} weight={600} textAnchor="end" room={100}>
        {words.say("table.turn_order")}
      </Text>
      {view.order.map((seat, i) => {
        const x = 498 - (n - 1 - i) * 19;
        return (
          <g key={seat}>
            {seat === view.turn && (
              <rect x={x - 9.5} y={99} width={19} height={22} rx="5" fill="var(--accent-soft)" stroke="var(--accent)" />
            )}
            <ShieldMark seat={seat} x={x} y={110} size={16} />
          </g>
        );
      })}
      <Text x={506} y={138} class="sm" size={12} textAnchor="end" room={100}>
        {words.say("table.next_round")}
      </Text>
      {view.line.map((seat, i) => (
        <ShieldMark key={seat} seat={seat} x={500 - (n - 1 - i) * 15} y={150} size={13} />
      ))}
    </g>
  );
}

/** The track of ships: how far each player has sailed; the last to arrive lies on top. */
function Ships({ scene, y }: { scene: BurgundyScene; y: number }) {
  const { view, words } = scene;
  return (
    <g class="area" {...scene.tip("ships")}>
      <Text x={20} y={y + 20} class="lab" size={12} weight={600} room={84}>
        {words.say("table.ships")}
      </Text>
      {Array.from({ length: 7 }, (_, space) => {
        const x = 108 + space * 59;
        const here = [...view.line].reverse().filter((seat) => view.players[seat]!.ships === space);
        return (
          <g key={space}>
            <rect x={x} y={y} width={54} height={30} rx="7" fill="var(--t-ship)" stroke="var(--t-ship-ln)" />
            <rect x={x} y={y} width={54} height={30} rx="7" fill="url(#p-ship)" opacity=".7" />
            <Text x={x + 8} y={y + 21} size={13} weight={600}>
              {space}
            </Text>
            {here.map((seat, i) => (
              <g key={seat} data-anchor={`ship:${seat}`}>
                <Disc seat={seat} x={x + 41 - (here.length - 1 - i) * Math.min(9, 13 / (here.length - 1))} y={y + 14} />
              </g>
            ))}
          </g>
        );
      })}
    </g>
  );
}

function Bonuses({ scene, y }: { scene: BurgundyScene; y: number }) {
  const { view, words } = scene;
  return (
    <g>
      <Text x={20} y={y + 24} class="lab" size={12} weight={600} room={84}>
        {words.say("table.colour_bonus")}
      </Text>
      {KINDS.map((kind, i) => {
        const x = 108 + i * 68.6;
        const bonus = view.bonus.find((b) => b.type === kind)!;
        return (
          <g key={kind} {...scene.tip(`bonus:${kind}`)} data-anchor={`bonus:${kind}`}>
            <Well x={x} y={y} width={64} height={38} r={7} />
            <path d={hexPath(x + 16, y + 19, 13)} fill={`var(--t-${kind}-on)`} stroke="var(--icon-ink)" stroke-width="1.1" />
            <Pic id={KIND_ICON[kind]} x={x + 16} y={y + 19} size={15} />
            {[bonus.large, bonus.small].map((holder, j) =>
              holder === null ? (
                <Text
                  key={j}
                  x={x + (j ? 54 : 38)}
                  y={y + 24.5 - j}
                  serif={!j}
                  size={j ? 12.5 : 16}
                  weight={j ? 600 : 700}
                  textAnchor="middle"
                  class={j ? "sm" : undefined}
                >
                  {view.bonus_points[j]!}
                </Text>
              ) : (
                <ShieldMark key={j} seat={holder} x={x + (j ? 54 : 38)} y={y + 19} size={j ? 13 : 16} />
              ),
            )}
          </g>
        );
      })}
    </g>
  );
}
