// Costs and effects as formulas of icons: what buildings and specialists do, without words.

import { Pic, Text } from "../../art/art";
import type { Words } from "../../core/words";
import type { Does, Goods, Score, TileFacts } from "./types";

export type Token = { icon: string } | { text: string } | { arrow: true } | { gap: true };

const ICONS: Record<string, string> = {
  basic: "gr-any",
  choice: "gr-any",
  landscape: "gr-any-landscape",
  any: "gr-any-landscape",
  tile: "gr-tile",
  building: "gr-tile",
  immediate: "gr-tile-immediate",
  empty: "gr-empty",
  hand: "gr-card",
};

export const iconOf = (what: string): string => ICONS[what] ?? `gr-${what}`;

const text = (value: string | number): Token => ({ text: String(value) });
const icon = (what: string): Token => ({ icon: iconOf(what) });
const arrow: Token = { arrow: true };

/** An amount: two icons for two, a figure for more. */
function amount(what: string, n: number, spread = 2): Token[] {
  return n <= spread ? Array.from({ length: n }, () => icon(what)) : [text(n), icon(what)];
}

const amounts = (goods: Goods, spread: number): Token[] => Object.entries(goods).flatMap(([what, n]) => amount(what, n, spread));

export interface Formula {
  tokens: Token[];
  /** Key of a caption of a few words. */
  caption?: string;
}

export function effect({ category, does }: Pick<TileFacts, "category" | "does">): Formula {
  if (category === "conversion") return { tokens: exchange(does), caption: "at_any_time" };
  if (category === "point") return scoring(does.score!);
  const gain = does.gain ?? {};
  const [first = "", n = 0] = Object.entries(gain)[0] ?? [];
  switch (does.effect) {
    case "gain":
      return {
        tokens: Object.entries(gain).flatMap(([what, count], i) => [...(i ? [text("+")] : []), ...amount(what, count)]),
        caption: "at_once",
      };
    case "gain_on_each_wheel":
      return { tokens: [text(n), icon(first), text("+"), text(n), icon(first)], caption: "each_wheel" };
    case "gain_per":
      return per(does, first, n);
    case "exchange":
      return { tokens: exchange(does), caption: "repeat" };
    case "place_around":
      return { tokens: amount(does.tile!, 3, 3), caption: "on_neighbours" };
    case "place_some":
      return { tokens: amount("landscape", does.count ?? 2), caption: "alike_adjacent" };
    default:
      return { tokens: [icon("immediate"), arrow, icon("immediate")], caption: "copies" };
  }
}

function exchange(does: Does): Token[] {
  const gain = Object.entries(does.gain!);
  const many = gain.reduce((sum, [, n]) => sum + n, 0) + Object.values(does.pay!).reduce((sum, n) => sum + n, 0);
  return [...amounts(does.pay!, many > 4 ? 1 : 2), arrow, ...amounts(does.gain!, many > 4 ? 1 : 2)];
}

function per(does: Does, good: string, n: number): Formula {
  const each = does.per!.replace("adjacent_", "");
  const caption = does.per!.startsWith("adjacent") ? "adjacent" : each === "pond" ? "at_once" : "you_own";
  return { tokens: [text(n), icon(good), text("/"), icon(each)], caption };
}

/** What a building that counts its neighbours would give on a cell. */
export function worth(tile: TileFacts, value: number): Token[] {
  const [good] = Object.keys(tile.does.gain ?? {});
  const what = tile.does.score ? [{ icon: "vp" }] : good ? [icon(good)] : effect(tile).tokens.slice(0, 1);
  return [text(value), ...what];
}

function scoring(score: Score): Formula {
  const points: Token[] = [text(score.points), { icon: "vp" }];
  const each = [...points, text("/"), ...(score.every > 1 ? [text(score.every)] : []), ...(score.what ? [icon(score.what)] : [])];
  switch (score.rule) {
    case "per_good":
      return { tokens: each, caption: "you_own" };
    case "per_good_lower":
      return { tokens: each, caption: "lower_wheel" };
    case "per_good_both":
      return { tokens: each, caption: "both_wheels" };
    case "markers":
      return { tokens: [...points, text("/"), text(`${score.min}+`)], caption: "markers" };
    case "per_adjacent":
      return score.base
        ? { tokens: [text(score.base), { icon: "vp" }, text("+"), ...each], caption: "adjacent" }
        : { tokens: each, caption: "adjacent" };
    case "square":
      return { tokens: [...points, { icon: `gr-square-${score.what}` }], caption: "square" };
    case "group":
      return { tokens: each, caption: "largest_group" };
    case "sets":
      return { tokens: [...points, text("/"), icon("pit"), icon("grove"), icon("pond")], caption: "each_set" };
    case "at_least":
      return { tokens: [...points, text("≥"), text(score.min), icon(score.what!)], caption: "you_own" };
    case "spent":
      return { tokens: each, caption: "in_costs" };
    default:
      return { tokens: each, caption: "you_own" };
  }
}

/** The two actions of each specialist. */
const SPECIALISTS: Record<string, [Formula, Formula]> = {
  feudal_lord: [
    { tokens: amount("tile", 3, 3), caption: "draw" },
    { tokens: [icon("wood"), text("+"), icon("clay")], caption: "gain" },
  ],
  pit_worker: [
    { tokens: [icon("pit"), text("+"), icon("clay")], caption: "place" },
    { tokens: [icon("sand"), text("|"), icon("clay"), text("/"), icon("pit")], caption: "gain" },
  ],
  cultivator: [
    { tokens: [icon("grove"), text("+"), icon("wood")], caption: "place" },
    { tokens: [icon("food"), text("|"), icon("wood"), text("/"), icon("grove")], caption: "gain" },
  ],
  pond_builder: [
    { tokens: [icon("pond")], caption: "place" },
    { tokens: [icon("sand"), text("|"), icon("water"), text("/"), icon("pond")], caption: "gain" },
  ],
  master_builder: [
    { tokens: [icon("any")], caption: "place" },
    { tokens: [{ icon: "cm-house" }], caption: "build" },
  ],
  supplier: [
    { tokens: [text(2), icon("basic")], caption: "others_get" },
    { tokens: [{ icon: "cm-house" }], caption: "build" },
  ],
  builder: [
    { tokens: [{ icon: "cm-house" }], caption: "build" },
    { tokens: [{ icon: "cm-house" }], caption: "build" },
  ],
  carpenter: [
    { tokens: [text(1), icon("wood")], caption: "gain" },
    { tokens: [{ icon: "cm-house" }], caption: "build" },
  ],
  slash_and_burn_farmer: [
    { tokens: [text(2), icon("charcoal")], caption: "gain" },
    { tokens: [text(2), icon("food")], caption: "gain" },
  ],
  woodsman: [
    { tokens: [text(2), icon("wood")], caption: "gain" },
    { tokens: [text(2), icon("wood")], caption: "gain" },
  ],
  clay_worker: [
    { tokens: [text(2), icon("clay")], caption: "gain" },
    { tokens: [text(2), icon("clay")], caption: "gain" },
  ],
  fuel_gatherer: [
    { tokens: [icon("charcoal"), text("/"), icon("hand")], caption: "per_card" },
    { tokens: [text(2), icon("wood")], caption: "gain" },
  ],
  charcoal_burner: [
    { tokens: [text(3), icon("charcoal")], caption: "gain" },
    { tokens: [text(3), icon("charcoal")], caption: "gain" },
  ],
  fish_farmer: [
    { tokens: [text(2), icon("food")], caption: "gain" },
    { tokens: [icon("food"), text("/"), icon("pond")], caption: "gain" },
  ],
  water_carrier: [
    { tokens: [text(2), icon("water"), text("+"), icon("wood")], caption: "gain" },
    { tokens: [text(2), icon("water"), text("+"), icon("sand")], caption: "gain" },
  ],
};

/** One action of a specialist; alone at the table the Supplier gives one good. */
export function actionOf(card: string, part: number, alone: boolean): Formula {
  if (card === "supplier" && part === 0 && alone) return { tokens: [text(1), icon("basic")], caption: "gain" };
  return SPECIALISTS[card]![part]!;
}

const INK = "#2b2118";

function widthOf(token: Token, size: number): number {
  if ("icon" in token) return size + 1;
  if ("text" in token)
    return token.text === "/" || token.text === "|"
      ? size * 0.4
      : token.text === "+" || token.text === "≥"
        ? size * 0.55
        : token.text.length * size * 0.48 + 1.5;
  return size * 0.8;
}

interface RowProps {
  tokens: Token[];
  x: number;
  y: number;
  size: number;
  room: number;
  anchor?: "start" | "middle";
}

/** Tokens in a line around y, as large as they may be in their room. */
export function Row({ tokens, x, y, size, room, anchor = "middle" }: RowProps) {
  const wide = tokens.reduce((sum, token) => sum + widthOf(token, size), 0);
  const px = wide > room ? (size * room) / wide : size;
  let at = anchor === "middle" ? x - Math.min(wide, room) / 2 : x;
  return (
    <g class="formula">
      {tokens.map((token, i) => {
        const width = widthOf(token, px);
        const middle = at + width / 2;
        at += width;
        if ("icon" in token) return <Pic key={i} id={token.icon} x={middle} y={y} size={px} />;
        if ("text" in token)
          return (
            <text
              key={i}
              x={middle}
              y={y + px * 0.31}
              text-anchor="middle"
              font-family="var(--font-serif)"
              font-weight="700"
              font-size={px * 0.86}
              fill={INK}
            >
              {token.text}
            </text>
          );
        return (
          <g key={i} style={{ color: "#5d4c3a" }}>
            <Pic id="ui-arrow" x={middle} y={y} size={px * 0.68} />
          </g>
        );
      })}
    </g>
  );
}

/** The cost of a building: figures and icons; a free one says so. */
export function Cost({ cost, x, y, size, room, words }: { cost: Goods; x: number; y: number; size: number; room: number; words: Words }) {
  const tokens = Object.entries(cost).flatMap(([good, n]): Token[] => (n > 1 ? [text(n), icon(good)] : [icon(good)]));
  if (!tokens.length)
    return (
      <Text x={x} y={y + 4} size={12} room={room} fill="#5d4c3a">
        {words.say("table.cap_free")}
      </Text>
    );
  return <Row tokens={tokens} x={x} y={y} size={size} room={room} anchor="start" />;
}
