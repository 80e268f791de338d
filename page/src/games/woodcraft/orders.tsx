// The orders beside a workshop, in five rows: what can be completed glows, what is missing is marked.

import { Pic, Text } from "../../art/art";
import { without } from "./lights";
import { isHazelnut, Needs, rewardBits } from "./cards";
import { Bits, bitsWidth, box, gainBits, INK, Name, Paper, Piece, SOFT } from "./pieces";
import type { OrderView, WoodScene } from "./types";

const TOP = 486;
const STEP = 32.4;

export function OwnOrders({ scene }: { scene: WoodScene }) {
  const { facts, view, words, own, table } = scene;
  const player = view.players[own]!;
  const { rows } = facts.board;
  const mine = table.mine.includes(own);
  const shown = scene.selection.hand === 1;
  const hand = words.say("table.in_hand", { count: player.hand_size });
  return (
    <g data-part="orders">
      <Text x={745} y={479} serif size={16} weight={700} room={110}>
        {words.say(mine && table.mine.length === 1 ? "table.your_orders" : "table.orders")}
      </Text>
      <Text x={player.hand_size ? 966 : 1070} y={478} class="sm" size={12} textAnchor="end" room={player.hand_size ? 96 : 190}>
        {words.say("table.fall")}
      </Text>
      {player.hand_size > 0 && (
        <g
          class="piece button"
          {...scene.tip("hand")}
          {...(player.hand
            ? scene.pick(hand, shown, shown ? without(scene.selection, "hand") : { ...without(scene.selection, "die"), hand: 1 })
            : {})}
        >
          <rect
            class="face"
            x={974}
            y={464}
            width={96}
            height={20}
            rx="6"
            fill={shown ? "var(--accent)" : "var(--card)"}
            stroke="var(--line-2)"
          />
          <Pic id="wc-order" x={986} y={474} size={15} />
          <Text x={997} y={478.5} size={12} weight={600} room={70} fill={shown ? "var(--on-accent)" : "var(--ink)"}>
            {hand}
          </Text>
          <rect class="focus-ring" x={971} y={461} width={102} height={26} rx="8" fill="none" stroke="var(--focus)" stroke-width="3" />
        </g>
      )}
      {rows.names.map((name, i) => {
        const y = TOP + i * STEP;
        const cards = player.orders.filter((order) => order.row === name);
        const bits = gainBits(rows.gains[i]!).map((bit) =>
          bit.n === undefined ? { ...bit, n: 1 } : bit.n === -1 ? { ...bit, n: "−1" } : bit,
        );
        const width = (277 - (cards.length - 1) * 3) / Math.max(1, cards.length);
        return (
          <g key={name}>
            <g {...scene.tip(`row:${name}`)} data-anchor={`row:${own}:${name}`}>
              <rect x={745} y={y} width={325} height={30} rx="6" fill="var(--paper-2)" stroke="var(--line)" />
              <Bits bits={bits} x={767} y={y + 15} size={18} align="middle" />
            </g>
            {cards.map((order, k) => (
              <Strip key={order.card} scene={scene} order={order} x={790 + k * (width + 3)} y={y + 1.5} width={width} />
            ))}
          </g>
        );
      })}
    </g>
  );
}

/** An order in its row: name, what it asks for, what it brings; narrower ones leave out the name, then the reward. */
function Strip({ scene, order, x, y, width }: { scene: WoodScene; order: OrderView; x: number; y: number; width: number }) {
  const { words, facts } = scene;
  const card = facts.orders[order.card]!;
  const reward = rewardBits(order.card, card.reward);
  const action = scene.lights.complete.get(order.card);
  const wide = width > 200;
  const count = card.dice.length + Object.values(card.tokens ?? {}).reduce((sum, n) => sum + (n ?? 0), 0);
  const size = width > 120 ? 20 : 18;
  const nameRoom = wide ? 86 : 0;
  // the reward is left out before it is too small to read
  const left = width - 22 - nameRoom - count * (size + 2.5);
  const rewardRoom = left >= bitsWidth(reward, 11.5) ? Math.min(bitsWidth(reward, 16), left) : 0;
  const needRoom = width - 14 - nameRoom - rewardRoom - (rewardRoom ? 8 : 0);
  return (
    <Piece scene={scene} outline={box(x, y, width, 27, 5)} action={action} tip={`own_order:${order.card}`} anchor={`order:${order.card}`}>
      <Paper x={x} y={y} width={width} height={27} r={5} marked={card.reconstructed} />
      {wide && (
        <Name x={x + 8} y={y + 13.5} room={nameRoom - (isHazelnut(order.card) ? 20 : 6)}>
          {words.value("order", order.card)}
        </Name>
      )}
      {isHazelnut(order.card) && wide && <Pic id="wc-hazelnut" x={x + nameRoom - 4} y={y + 13.5} size={15} />}
      <Needs scene={scene} code={order.card} view={order} x={x + 7 + nameRoom} y={y + 13.5} size={size} room={needRoom} />
      {wide && rewardRoom > 0 && (
        <path
          d={`M${x + width - rewardRoom - 22} ${y + 13.5}h8m-3.500 -3.500l3.500 3.500 -3.500 3.500`}
          fill="none"
          stroke={SOFT}
          stroke-width="1.600"
          stroke-linecap="round"
          stroke-linejoin="round"
        />
      )}
      {rewardRoom > 0 && <Bits bits={reward} x={x + width - 7} y={y + 13.5} size={16} align="end" room={rewardRoom} fill={INK} />}
    </Piece>
  );
}
