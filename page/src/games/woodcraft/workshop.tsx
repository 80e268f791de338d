// A workshop: rooms of helpers, lumber, pots, sawing, splicing and gluing tiles, and marketing.

import { type Look, Pic, Sheet, ShieldMark, Text, Well } from "../../art/art";
import type { Action } from "../../core/protocol";
import { Attic } from "./attic";
import { dieName, without } from "./lights";
import { HelperCard } from "./cards";
import { OwnOrders } from "./orders";
import { BerryPrice, Bits, box, DieFace, Dotted, gainBits, INK, Paper, Piece, Pill, TOKEN_ICON } from "./pieces";
import { type TileState, TOKENS, COLORS, type WoodScene } from "./types";

export function Workshop({ scene }: { scene: WoodScene }) {
  const { words, view, own, table } = scene;
  const player = view.players[own]!;
  const mine = table.mine.includes(own) && table.mine.length === 1;
  return (
    <g data-part="workshop">
      <Sheet x={392} y={268} width={694} height={392} />
      <ShieldMark seat={own} x={422} y={294} size={22} />
      <Text x={440} y={300} class="ttl" serif size={19} weight={700} room={122}>
        {mine ? words.say("table.your_workshop") : words.say("table.workshop_of", { name: table.seats[own]!.name })}
      </Text>
      {TOKENS.map((token, i) => (
        <Pill
          key={token}
          scene={scene}
          x={572 + i * 55}
          y={280}
          width={51}
          icon={TOKEN_ICON[token]}
          value={player.tokens[token]}
          tip={`token:${token}`}
          anchor={`token:${own}:${token}`}
        />
      ))}
      <Completed scene={scene} x={903} y={280} />
      <Text x={1068} y={300} class="ttl" serif size={19} weight={700} textAnchor="end" room={80}>
        {words.say("table.attic")}
      </Text>
      <Rooms scene={scene} />
      <Lumber scene={scene} x={408} y={472} width={325} />
      <Pots scene={scene} />
      <Tiles scene={scene} />
      <Marketing scene={scene} />
      <Attic scene={scene} />
      <Hiring scene={scene} x={741} y={311} />
      <OwnOrders scene={scene} />
    </g>
  );
}

/** Completed orders and what each will be worth. */
function Completed({ scene, x, y }: { scene: WoodScene; x: number; y: number }) {
  const player = scene.view.players[scene.own]!;
  const value = scene.view.reputation_values[player.reputation]!;
  return (
    <g
      {...scene.tip("completed")}
      data-anchor={`completed:${scene.own}`}
      role="img"
      aria-label={scene.words.say("table.tip_completed", { count: player.completed.length, value })}
    >
      <rect x={x} y={y} width={76} height={27} rx="13.5" fill="var(--accent-soft)" stroke="var(--accent)" />
      <Bits
        bits={[{ icon: "wc-order", n: player.completed.length }, { sign: "×" }, { icon: "vp", n: value }]}
        x={x + 38}
        y={y + 13.5}
        size={17}
        align="middle"
      />
    </g>
  );
}

export function Rooms({ scene }: { scene: WoodScene }) {
  const { view, facts, words, own } = scene;
  const player = view.players[own]!;
  const turn = view.turn === own ? view.this_turn : null;
  return (
    <g data-anchor={`rooms:${own}`}>
      {player.rooms.map((helper, room) => {
        const x = 408 + (room % 3) * 110;
        const y = 315 + Math.floor(room / 3) * 78;
        const enter = scene.lights.rooms.get(room);
        const gain = facts.board.rooms.gains[room]!;
        return (
          <g key={room}>
            <Piece scene={scene} outline={box(x, y, 105, 73, 7)} action={enter} tip={`room:${room}`} anchor={`room:${room}`}>
              <rect x={x} y={y} width={105} height={73} rx="7" fill="var(--paper-2)" stroke="var(--line-2)" stroke-width="1.2" />
              {!helper && (
                <>
                  {facts.board.rooms.reconstructed && <Dotted x={x + 3} y={y + 3} width={99} height={67} />}
                  <Text x={x + 52.5} y={y + 23} class="sm" size={12} textAnchor="middle" room={95}>
                    {words.say("table.free_room")}
                  </Text>
                  <Bits bits={gainBits(gain)} x={x + 52.5} y={y + 44} size={19} align="middle" room={92} />
                </>
              )}
            </Piece>
            {helper && (
              <>
                <HelperCard
                  scene={scene}
                  code={helper}
                  x={x + 2}
                  y={y + 2}
                  width={101}
                  height={69}
                  action={scene.lights.helpers.get(room)}
                />
                {facts.helpers[helper]!.ability === "per_turn" && turn && player.used_abilities.includes(room) && (
                  <Done x={x + 98} y={y + 6} />
                )}
              </>
            )}
          </g>
        );
      })}
    </g>
  );
}

/** The helper who has left the display and waits beside the rooms for one of them. */
export function Hiring({ scene, x, y }: { scene: WoodScene; x: number; y: number }) {
  const { view, words, own } = scene;
  const code = view.turn === own ? view.this_turn?.hiring : null;
  if (!code) return null;
  const title = words.say("table.hiring");
  return (
    <g role="group" aria-label={title} data-hiring={code}>
      <rect x={x} y={y} width={180} height={122} rx="10" fill="var(--card)" stroke="var(--icon-ink)" stroke-width="1.6" />
      <Text x={x + 14} y={y + 22} serif size={15.5} weight={700} room={152}>
        {title}
      </Text>
      <HelperCard
        scene={scene}
        code={code}
        x={x + 14}
        y={y + 31}
        width={152}
        height={80}
        look="chosen"
        price={view.this_turn?.hiring_price}
      />
    </g>
  );
}

const Done = ({ x, y }: { x: number; y: number }) => (
  <g pointer-events="none">
    <circle cx={x} cy={y} r="9" fill="#2c6e3f" stroke="#fff" stroke-width="1.4" />
    <path d={`M${x - 4} ${y}l3 3.500 5-6`} fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" />
  </g>
);

/** The lumber of a player: six spaces, and more while the turn lasts. */
export function Lumber({ scene, x, y, width, size = 37 }: { scene: WoodScene; x: number; y: number; width: number; size?: number }) {
  const { words, view, own, selection } = scene;
  const { lumber } = view.players[own]!;
  const height = size + 15;
  const label = 58;
  const spaces = Math.max(6, lumber.length);
  const step = Math.min(size + 6, (width - label - 8) / spaces);
  const px = Math.min(size, step - 2);
  return (
    <g data-part="lumber" data-held="">
      <Well x={x} y={y} width={width} height={height} r={8} />
      <Text x={x + 10} y={y + height / 2 + 4} class="lab" size={12} weight={600} room={label - 14}>
        {words.say("table.lumber")}
      </Text>
      {Array.from({ length: spaces }, (_, i) => {
        const die = lumber[i];
        const cx = x + label + step * (i + 0.5);
        const cy = y + height / 2;
        const outline = box(cx - px / 2 + 1, cy - px / 2 + 1, px - 2, px - 2, 7);
        const space = i < 6 && (
          <rect
            x={cx - px / 2 - 1}
            y={cy - px / 2 - 1}
            width={px + 2}
            height={px + 2}
            rx="7"
            fill="none"
            stroke="var(--line-2)"
            stroke-dasharray="4 3"
          />
        );
        if (!die)
          return (
            <g key={i} data-anchor={i === lumber.length ? `next_die:${own}` : undefined}>
              {space}
            </g>
          );
        const action = scene.lights.dice.get(dieName(die));
        const chosen = selection.die === i;
        const pickable = !action && scene.lights.work.has(dieName(die));
        const look: Look = action ? "can" : chosen ? "chosen" : "rest";
        const name = words.say("table.die", { color: die.color, value: die.value });
        const price = action?.move.verb === "sell" ? Number(action.args?.price ?? 0) : 0;
        return (
          <g key={i}>
            {space}
            <Piece
              scene={scene}
              outline={outline}
              action={action}
              look={look}
              tip={`die:${die.color}:${die.value}`}
              anchor={`lumber:${own}:${i}`}
              badge={
                price > 0 ? (
                  <BerryPrice x={cx + px * 0.4} y={cy - px * 0.4} price={price} r={8.5} />
                ) : (
                  pickable && !chosen && <Small x={cx + px * 0.42} y={cy - px * 0.42} />
                )
              }
              attrs={
                pickable
                  ? scene.pick(
                      words.say("table.pick_die", { color: die.color, value: die.value }),
                      chosen,
                      chosen ? without(selection, "die") : { ...without(selection, "mode", "open"), die: i },
                    )
                  : action
                    ? {}
                    : { role: "img", "aria-label": name }
              }
            >
              <DieFace die={die} x={cx} y={cy} size={px} />
            </Piece>
          </g>
        );
      })}
    </g>
  );
}

const POT = (x: number): string => `M${x} 577h34l-5 21h-24z`;

export function Pots({ scene }: { scene: WoodScene }) {
  const { view, words, facts, own } = scene;
  const player = view.players[own]!;
  const next = COLORS.findIndex((color) => !player.pots[color]);
  return (
    <g>
      <Well x={408} y={530} width={148} height={74} r={8} />
      {facts.board.pots.reconstructed && <Dotted x={411} y={533} width={142} height={68} />}
      <Text x={418} y={545} class="lab" size={12} weight={600} room={60}>
        {words.say("table.pots")}
      </Text>
      {COLORS.map((color, i) => {
        const x = 431 + i * 41;
        const pot = player.pots[color];
        if (!pot) {
          const build = i === next ? scene.lights.improve.get(0) : undefined;
          return (
            <Piece key={color} scene={scene} outline={POT(x)} action={build} tip={`pot:${color}`}>
              <path d={POT(x)} fill="transparent" stroke="var(--line-2)" stroke-width="1.3" stroke-dasharray="4 3" />
              <Pic id={`wc-wood-${color}`} x={x + 8} y={566} size={15} />
              <Bits
                bits={[{ icon: "wc-blueberry", n: i === next ? (player.prices.improvements[0] ?? 0) : facts.board.pots.cost[i]! }]}
                x={x + 17}
                y={588}
                size={12.5}
                align="middle"
              />
            </Piece>
          );
        }
        const act = scene.lights.pots.get(i);
        return (
          <Piece
            key={color}
            scene={scene}
            outline={pot.tree && act ? box(x + 4, 550, 26, 26, 6) : POT(x)}
            action={act}
            look={act?.move.verb === "harvest" ? "rest" : undefined}
            tip={`pot:${color}`}
            anchor={`pot:${own}:${color}`}
          >
            <path d={POT(x)} fill="var(--i-clay)" stroke="var(--icon-ink)" stroke-width="1.4" stroke-linejoin="round" />
            <Pic id={`wc-wood-${color}`} x={x + 17} y={587} size={13} />
            {pot.tree && <DieFace die={{ color, value: pot.tree }} x={x + 17} y={563} size={27} />}
            {act?.move.verb === "harvest" && <Small x={x + 31} y={553} />}
          </Piece>
        );
      })}
    </g>
  );
}

/** A quiet mark of what may be clicked at any time of the turn. */
const Small = ({ x, y }: { x: number; y: number }) => (
  <circle cx={x} cy={y} r="4.5" fill="var(--glow)" stroke="var(--glow-edge)" stroke-width="1.4" />
);

export function Tiles({ scene }: { scene: WoodScene }) {
  const { view, facts, own } = scene;
  const player = view.players[own]!;
  const { sawing, splicing, gluing } = facts.board;
  const ready = player.saws.indexOf("ready");
  const used = player.saws.indexOf("used");
  const nextSaw = player.saws.indexOf("none");
  const nextSplice = player.splicers.indexOf("none");
  const price = (kind: number, next: boolean, cost: number) => (next ? (player.prices.improvements[kind] ?? cost) : cost);
  return (
    <g>
      <Well x={562} y={530} width={171} height={74} r={8} />
      {[0, 1, 2].map((slot) => (
        <g key={slot}>
          <WorkTile
            scene={scene}
            x={569 + slot * 40.5}
            y={538}
            state={player.saws[slot]!}
            icon="wc-saw"
            cost={price(1, slot === nextSaw, sawing.cost[slot]!)}
            action={
              slot === ready
                ? scene.lights.saw
                : slot === used
                  ? scene.lights.sawAgain
                  : slot === nextSaw
                    ? scene.lights.improve.get(1)
                    : undefined
            }
            tip={`tool_tile:saw:${slot}`}
            marked={sawing.reconstructed}
          />
          <WorkTile
            scene={scene}
            x={569 + slot * 40.5}
            y={570}
            state={player.splicers[slot]!}
            icon="wc-scrap"
            text={`+${splicing.adds[slot]!.at(-1)}`}
            cost={price(2, slot === nextSplice, splicing.cost[slot]!)}
            action={scene.lights.splice.get(slot) ?? (slot === nextSplice ? scene.lights.improve.get(2) : undefined)}
            tip={`tool_tile:splicing:${slot}`}
            marked={splicing.reconstructed}
          />
        </g>
      ))}
      <g {...scene.tip("tool_tile:gluing:0")}>
        <Pic id="wc-glue" x={711} y={551} size={20} />
      </g>
      <WorkTile
        scene={scene}
        x={692}
        y={570}
        state={player.gluer}
        icon="wc-glue"
        cost={price(3, player.gluer === "none", gluing.cost)}
        action={scene.lights.glue ?? (player.gluer === "none" ? scene.lights.improve.get(3) : undefined)}
        tip="tool_tile:gluing:0"
        marked={gluing.reconstructed}
      />
    </g>
  );
}

interface WorkTileProps {
  scene: WoodScene;
  x: number;
  y: number;
  state: TileState;
  icon: string;
  text?: string;
  cost: number;
  action?: Action;
  tip: string;
  marked?: boolean;
}

/** A sawing, splicing or gluing tile: to be built, ready, or turned over until the next income. */
function WorkTile({ scene, x, y, state, icon, text, cost, action, tip, marked }: WorkTileProps) {
  const calm = action && state !== "none"; // free actions are offered all turn long
  return (
    <Piece scene={scene} outline={box(x, y, 37, 26, 4)} action={action} look={calm ? "rest" : undefined} tip={tip}>
      {state === "none" ? (
        <>
          <rect
            x={x}
            y={y}
            width={37}
            height={26}
            rx="4"
            fill="transparent"
            stroke="var(--line-2)"
            stroke-dasharray={marked ? "1 3" : "3 2.5"}
            stroke-linecap="round"
          />
          <Bits bits={[{ icon: "wc-blueberry", n: cost }]} x={x + 18.5} y={y + 13} size={14} align="middle" />
        </>
      ) : state === "ready" ? (
        <>
          <Paper x={x} y={y} width={37} height={26} r={4} />
          <Pic id={icon} x={text ? x + 12 : x + 18.5} y={y + 13} size={text ? 17 : 20} />
          {text && (
            <text x={x + 27.5} y={y + 17.5} text-anchor="middle" font-size="13" font-weight="700" fill={INK}>
              {text}
            </text>
          )}
        </>
      ) : (
        <>
          <rect x={x} y={y} width={37} height={26} rx="4" fill="var(--paper-3)" stroke="var(--line-2)" />
          <Pic id={icon} x={x + 12} y={y + 13} size={16} opacity={0.35} />
          <Pic id="wc-reuse" x={x + 27} y={y + 13} size={14} opacity={action ? 1 : 0.4} />
        </>
      )}
      {calm && <Small x={x + 35} y={y + 2} />}
    </Piece>
  );
}

export function Marketing({ scene }: { scene: WoodScene }) {
  const { view, facts, words, own } = scene;
  const player = view.players[own]!;
  const { marketing } = facts.board;
  const buy = scene.lights.marketing;
  return (
    <g>
      <Text x={408} y={632} class="lab" size={12} weight={600} room={54}>
        {words.say("table.marketing")}
      </Text>
      {marketing.cost.map((cost, i) => {
        const x = 466 + i * 38.4;
        const now = i === player.marketing;
        const action = now ? buy : undefined;
        const fill = i < player.marketing ? "var(--accent-soft)" : "var(--paper-2)";
        return (
          <Piece
            key={i}
            scene={scene}
            outline={box(x, 609, 35, 38, 5)}
            action={action}
            tip={`marketing:${i}`}
            anchor={now ? `marketing:${own}` : undefined}
          >
            <rect
              x={x}
              y={609}
              width={35}
              height={38}
              rx="5"
              fill={fill}
              stroke={now ? "var(--accent)" : "var(--line)"}
              stroke-width={now ? 1.8 : 1}
            />
            <Bits
              bits={[{ icon: "wc-blueberry", n: now ? player.prices.marketing : cost }]}
              x={x + 17.5}
              y={619.5}
              size={13.5}
              align="middle"
            />
            <Bits bits={[{ icon: "vp", n: scene.view.marketing_points[i]! }]} x={x + 17.5} y={636.5} size={13.5} align="middle" />
          </Piece>
        );
      })}
      {marketing.reconstructed && <Dotted x={463.5} y={606.5} width={270} height={43} />}
    </g>
  );
}
