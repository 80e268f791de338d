// The faces of order and helper cards, drawn from their data, and the two rows in which they lie open.

import { type Look, Pic, Sheet, Text, textWidth } from "../../art/art";
import type { Action } from "../../core/protocol";
import type { Attrs } from "../game";
import { Face } from "./faces";
import {
  abilityBits,
  BerryPrice,
  Bits,
  bitsWidth,
  box,
  Dotted,
  gainBits,
  HAIR,
  INK,
  Name,
  Paper,
  Piece,
  SOFT,
  There,
  TOKEN_ICON,
  Wanted,
} from "./pieces";
import type { Gain, OrderView, WoodScene } from "./types";

export const isHazelnut = (code: string): boolean => code.startsWith("N");

interface Need {
  icon?: string;
  die?: number;
  state?: "there" | "missing";
}

/** What an order asks for, each thing for itself, and whether it is there. */
export function needs(scene: WoodScene, code: string, view?: OrderView): Need[] {
  const order = scene.facts.orders[code]!;
  const missing = [...(view?.missing_dice ?? [])];
  const out: Need[] = order.dice.map((want, die) => {
    if (!view) return { die };
    const colors = want.color === "any" ? ["green", "yellow", "brown"] : Array.isArray(want.color) ? want.color : [want.color];
    const i = missing.findIndex(
      (gone) => gone.value === (want.value === "any" ? null : want.value) && gone.colors.join() === colors.join(),
    );
    if (i >= 0) missing.splice(i, 1);
    return { die, state: i >= 0 ? "missing" : "there" };
  });
  for (const token of ["glue", "scrap", "sawblade"] as const) {
    const wanted = order.tokens?.[token] ?? 0;
    const short = view?.missing_tokens[token] ?? 0;
    for (let i = 0; i < wanted; i++)
      out.push({ icon: TOKEN_ICON[token], ...(view ? { state: i < wanted - short ? "there" : "missing" } : {}) });
  }
  return out;
}

export function Needs({
  scene,
  code,
  view,
  x,
  y,
  size,
  room,
}: {
  scene: WoodScene;
  code: string;
  view?: OrderView;
  x: number;
  y: number;
  size: number;
  room: number;
}) {
  const order = scene.facts.orders[code]!;
  const list = needs(scene, code, view);
  const step = Math.min(size + 2.5, room / list.length);
  return (
    <g pointer-events="none">
      {list.map((need, i) => {
        const cx = x + size / 2 + i * step;
        if (need.die !== undefined)
          return <Wanted key={i} want={order.dice[need.die]!} x={cx} y={y} size={Math.min(size, step - 0.5)} state={need.state} />;
        return (
          <g key={i}>
            <Pic id={need.icon!} x={cx} y={y} size={Math.min(size, step) * 0.9} opacity={need.state === "missing" ? 0.55 : undefined} />
            {need.state === "there" && <There x={cx} y={y} size={size} />}
            {need.state === "missing" && (
              <rect
                x={cx - size / 2}
                y={y - size / 2}
                width={size}
                height={size}
                rx={size * 0.22}
                fill="none"
                stroke="#a3291f"
                stroke-width="1.6"
                stroke-dasharray="2.6 2"
              />
            )}
          </g>
        );
      })}
    </g>
  );
}

/** The reward without the choice that all hazelnut orders have, and a mark for it. */
export function rewardBits(code: string, reward: Gain) {
  if (!isHazelnut(code)) return gainBits(reward);
  return [...gainBits({ ...reward, choose: undefined }), { sign: "+" }, { icon: "cm-privilege" }];
}

interface CardProps {
  scene: WoodScene;
  code: string;
  x: number;
  y: number;
  width?: number;
  height?: number;
  action?: Action;
  look?: Look;
  anchor?: string;
  attrs?: Attrs;
}

export function OrderCard({
  scene,
  code,
  x,
  y,
  width = 138,
  height = 70,
  action,
  look,
  anchor = `order:${code}`,
  attrs,
  price,
}: CardProps & { price?: number }) {
  const { words, facts } = scene;
  const order = facts.orders[code]!;
  const row = facts.board.rows.gains[facts.board.rows.names.indexOf(scene.view.start_rows[code] ?? order.start_row)]!;
  const middle = y + 22 + (height - 46) / 2 + 4;
  return (
    <Piece
      scene={scene}
      outline={box(x, y, width, height)}
      action={action}
      look={look}
      tip={`order:${code}`}
      anchor={anchor}
      attrs={attrs}
      worded
      badge={price !== undefined && price > 0 && <BerryPrice x={x + width - 5} y={y + height - 8} price={price} />}
    >
      <Paper x={x} y={y} width={width} height={height} marked={order.reconstructed} />
      {isHazelnut(code) && <Pic id="wc-hazelnut" x={x + width - 14} y={y + 13} size={18} />}
      <Name x={x + 8} y={y + 12.5} room={width - (isHazelnut(code) ? 34 : 48)}>
        {words.value("order", code)}
      </Name>
      {!isHazelnut(code) && <StartRow gain={row} x={x + width - 8} y={y + 12} />}
      <Needs scene={scene} code={code} x={x + 8} y={middle} size={20} room={width - 16} />
      <path d={`M${x + 7} ${y + height - 21.5}h${width - 14}`} stroke={HAIR} stroke-dasharray="2 2" />
      <Bits
        bits={rewardBits(code, order.reward)}
        x={x + width / 2}
        y={y + height - 11}
        size={16}
        align="middle"
        room={width - 14}
        fill={INK}
      />
    </Piece>
  );
}

/** The row in which an order begins, by what that row gives. */
function StartRow({ gain, x, y }: { gain: Gain; x: number; y: number }) {
  const bits = gainBits(gain).map((bit) => (bit.n === undefined ? { ...bit, n: 1 } : bit));
  const width = bitsWidth(bits, 13) + 5;
  return (
    <g>
      <rect x={x - width} y={y - 8} width={width} height={16} rx="8" fill="#efe4cc" stroke={HAIR} stroke-width=".8" />
      <Bits bits={bits} x={x - width / 2} y={y} size={13} align="middle" fill={INK} />
    </g>
  );
}

export function HelperCard({
  scene,
  code,
  x,
  y,
  width = 138,
  height = 70,
  action,
  look,
  anchor = `helper:${code}`,
  attrs,
  price,
}: CardProps & { price?: number | null }) {
  const { words, facts } = scene;
  const helper = facts.helpers[code]!;
  const narrow = width < 120;
  const cost = price ?? undefined;
  const bits = abilityBits(helper);
  const caption = words.say(`table.ability_short.${helper.ability}`);
  const wide = Math.min(bitsWidth(bits, 15), width - 20);
  const foot = y + height - 10.5;
  const face = height - 42;
  const left = Math.max(20, face / 2 + 6);
  return (
    <Piece
      scene={scene}
      outline={box(x, y, width, height)}
      action={action}
      look={look}
      tip={`helper:${code}`}
      anchor={anchor}
      attrs={attrs}
      worded
    >
      <Paper x={x} y={y} width={width} height={height} />
      <path d={`M${x + 6} ${y}h${width - 12}a6 6 0 0 1 6 6v15h${-width}v-15a6 6 0 0 1 6 -6z`} fill="#4a579c" />
      <rect x={x} y={y} width={width} height={height} rx="6" fill="none" stroke="var(--icon-ink)" stroke-width="1.3" />
      {helper.reconstructed && <Dotted x={x + 2.6} y={y + 23} width={width - 5.2} height={height - 25.6} r={4} />}
      <Name
        x={narrow ? x + width / 2 : x + 7}
        y={y + 10.5}
        size={12.5}
        fill="#fff"
        middle={narrow}
        room={width - (cost === undefined ? 10 : 32)}
      >
        {words.value("helper", code)}
      </Name>
      {cost !== undefined && (
        <>
          <circle cx={x + width - 12} cy={y + 10.5} r="9" fill="#fffaf0" stroke="var(--icon-ink)" />
          <text
            x={x + width - 12}
            y={y + 15.2}
            text-anchor="middle"
            font-family="var(--font-serif)"
            font-size="14"
            font-weight="700"
            fill={INK}
          >
            {cost}
          </text>
        </>
      )}
      <Face code={code} x={x + left} y={y + 21 + face / 2} size={face} />
      <Bits
        bits={gainBits(helper.production)}
        x={x + 16 + left + (width - left - 20) / 2}
        y={y + 21.5 + face / 2}
        size={18}
        align="middle"
        room={width - left - 26}
        fill={INK}
      />
      <path d={`M${x + 6} ${y + height - 20.5}h${width - 12}`} stroke={HAIR} stroke-dasharray="2 2" />
      {textWidth(caption, '11px "Source Sans 3", sans-serif') < width - 18 - wide && (
        <Text x={x + 7} y={foot + 4} size={12} fill={SOFT} room={width - 20 - wide}>
          {caption}
        </Text>
      )}
      <Bits bits={bits} x={x + width - 6} y={foot} size={15} align="end" room={width - 14} fill={INK} />
    </Piece>
  );
}

/** Two rows of four cards; slot 1 is next to the deck, and slot 4 is cleared at an income phase. */
export function Displays({ scene }: { scene: WoodScene }) {
  const { view, words } = scene;
  const prices = view.players[scene.own]!.prices;
  const deck = words.say(view.decks.final ? "table.final_deck" : "table.first_deck");
  return (
    <g data-part="displays">
      <Sheet x={392} y={0} width={694} height={176} />
      <Row scene={scene} y={14} title={words.say("table.orders")} deck={deck} left={view.decks.orders} tip="order_deck" />
      <Row scene={scene} y={92} title={words.say("table.helpers")} deck={deck} left={view.decks.helpers} tip="helper_deck" />
      {[0, 1, 2, 3].map((slot) => {
        const x = 494 + slot * 145;
        const order = view.orders[slot];
        const helper = view.helpers[slot];
        const take = scene.lights.orderOffers.get(slot);
        const price = take ? Number(take.args?.price ?? 0) : 0;
        return (
          <g key={slot}>
            {order ? <OrderCard scene={scene} code={order} x={x} y={14} action={take} price={price} /> : <Gap x={x} y={14} />}
            {helper ? (
              <HelperCard
                scene={scene}
                code={helper}
                x={x}
                y={92}
                action={scene.lights.helperOffers.get(slot)}
                look={scene.lights.rooms.size && scene.asked?.args?.helper === helper ? "chosen" : undefined} // in games of rules 1
                price={prices.helpers[slot]}
              />
            ) : (
              <Gap x={x} y={92} />
            )}
          </g>
        );
      })}
      {!view.decks.final || view.round < view.income_after[2]! + 1
        ? [49, 127].map((y) => <Leaves key={y} scene={scene} x={1075} y={y} />)
        : null}
    </g>
  );
}

function Row({
  scene,
  y,
  title,
  deck,
  left,
  tip,
}: {
  scene: WoodScene;
  y: number;
  title: string;
  deck: string;
  left: number;
  tip: string;
}) {
  return (
    <g {...scene.tip(tip)}>
      <Text x={410} y={y + 22} class="ttl" serif size={19} weight={700} room={78}>
        {title}
      </Text>
      <Text x={410} y={y + 40} class="sm" size={12} room={80}>
        {deck}
      </Text>
      <rect x={411} y={y + 48} width={13} height={17} rx="2" fill="#4a579c" stroke="var(--icon-ink)" />
      <rect x={413} y={y + 46} width={13} height={17} rx="2" fill="#6b78bd" stroke="var(--icon-ink)" />
      <Text x={431} y={y + 60} serif size={14} weight={700}>
        {left}
      </Text>
    </g>
  );
}

const Gap = ({ x, y }: { x: number; y: number }) => (
  <rect x={x} y={y} width={138} height={70} rx="6" fill="none" stroke="var(--line-2)" stroke-dasharray="4 3" />
);

/** The card here leaves at the next income phase. */
export function Leaves({ scene, x, y }: { scene: WoodScene; x: number; y: number }) {
  return (
    <g {...scene.tip("leaves")}>
      <circle cx={x} cy={y} r="8" fill="var(--bad)" stroke="var(--paper)" stroke-width="1.5" />
      <path d={`M${x - 3} ${y - 3}l6 6m0-6l-6 6`} stroke="var(--paper)" stroke-width="1.8" stroke-linecap="round" />
    </g>
  );
}
