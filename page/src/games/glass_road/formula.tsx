// Costs and effects as formulas of icons: what buildings and specialists do, without words.

import { Pic, Text } from "../../art/art";
import type { Words } from "../../core/words";
import type { Does, Facts, Goods, Score, TileFacts } from "./types";

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

const joined = (parts: Token[][], sign: string): Token[] => parts.flatMap((part, i) => [...(i ? [text(sign)] : []), ...part]);

/** One of the two actions of a specialist; alone at the table there are no others to supply. */
export function actionOf(facts: Facts, card: string, part: number, alone: boolean): Formula {
  const { does, gain, choose, per, tile, own, solo } = facts.specialists.find(({ name }) => name === card)!.actions[part]!;
  const goods = Object.entries(gain);
  switch (does) {
    case "gain": {
      const parts = goods.map(([good, n]) => [...(n > 1 || goods.length === 1 ? [text(n)] : []), icon(good)]);
      return { tokens: joined(parts, "+"), caption: "gain" };
    }
    case "gain_per": {
      const tokens = [...joined(choose.map((good) => [icon(good)]), "|"), text("/"), icon(per!)];
      return { tokens, caption: per === "hand" ? "per_card" : "gain" };
    }
    case "place":
      return { tokens: joined([tile!, ...Object.keys(gain)].map((what) => [icon(what)]), "+"), caption: "place" };
    case "build":
      return { tokens: [{ icon: "cm-house" }], caption: "build" };
    case "draw":
      return { tokens: amount("tile", 3, 3), caption: "draw" };
    case "supply":
      return { tokens: [text(alone ? solo : own), icon("basic")], caption: alone ? "gain" : "others_get" };
  }
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
