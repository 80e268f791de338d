// The strip under the wheels: what is offered and how much of it is taken, and what can be done at any time.

import { Pic, Rings, Shade, Text, textWidth } from "../../art/art";
import type { Action } from "../../core/protocol";
import type { Attrs } from "../game";
import { effect, iconOf, Row, type Token } from "./formula";
import { count, outcomeOf, type Taking, takingOf } from "./lights";
import { BAND, type Box, Hit, outlineOf } from "./pieces";
import { conversionAttrs } from "./plan";
import { type GlassScene, type Outcome, tileOf, WHEELS } from "./types";

interface DeskProps {
  scene: GlassScene;
  x: number;
  y: number;
  width: number;
  height: number;
  rows?: 1 | 2;
  /** On a phone nothing is looked at before it is touched: the first touch shows what the second one does. */
  touch?: boolean;
}

/** A thing on the desk, as wide as it needs to be. */
interface Entry {
  key: string;
  width: number;
  draw: (box: Box) => preact.ComponentChildren;
}

const GAP = 7;
const widthOf = (entries: Entry[]): number => entries.reduce((sum, entry) => sum + entry.width, 0) + GAP * Math.max(0, entries.length - 1);

/** How many rows a narrow desk needs: one, or two where one would be too small for a finger. */
export function deskRows(scene: GlassScene, width: number, height: number): 1 | 2 {
  return widthOf(entriesOf(scene, height, true)) > width * 1.25 ? 2 : 1;
}

/** Is there nothing that could be done here? */
export const deskIsEmpty = (scene: GlassScene): boolean => entriesOf(scene, 40, true).every(({ key }) => key === "empty");

export function Desk({ scene, x, y, width, height, rows = 1, touch = false }: DeskProps) {
  const entries = entriesOf(scene, height, touch);
  const half = Math.ceil(entries.length / rows);
  return (
    <g class="gr-desk">
      {Array.from({ length: rows }, (_, row) => (
        <Line
          key={row}
          entries={entries.slice(row * half, (row + 1) * half)}
          x={x}
          y={y + row * (height + 4)}
          width={width}
          height={height}
        />
      ))}
    </g>
  );
}

function Line({ entries, x, y, width, height }: { entries: Entry[]; x: number; y: number; width: number; height: number }) {
  const needed = widthOf(entries);
  const k = needed > width ? width / needed : 1;
  let at = x + (width - needed * k) / 2;
  return (
    <>
      {entries.map((entry) => {
        const left = at;
        at += (entry.width + GAP) * k;
        return (
          <g key={entry.key} transform={k < 1 ? `translate(${left} ${y + (height * (1 - k)) / 2}) scale(${k})` : `translate(${left} ${y})`}>
            {entry.draw({ x: 0, y: 0, width: entry.width, height })}
          </g>
        );
      })}
    </>
  );
}

function entriesOf(scene: GlassScene, height: number, touch: boolean): Entry[] {
  const { words, facts } = scene;
  const taking = takingOf(scene);
  if (taking) return takeEntries(scene, taking, height);
  if (scene.lights.from.length)
    return scene.lights.from.map((action) =>
      choice(
        scene,
        action,
        [{ text: "−1" }, { icon: iconOf(String(action.args?.good)) }, { icon: `gr-wheel-${WHEELS[action.move.wheel]}` }],
        height,
      ),
    );
  if (scene.lights.kinds.length > 1)
    return scene.lights.kinds.map((kind) => {
      const name = facts.kinds[kind]!;
      return picker(
        scene,
        `kind${kind}`,
        words.say("table.choose_kind", { kind: name }),
        scene.lights.kind === kind,
        { ...scene.selection, kind },
        name,
        height,
      );
    });
  const out: Entry[] = [];
  for (const action of [...scene.lights.gifts].sort((a, b) => b.move.count - a.move.count)) {
    if (!action.move.count) out.push(plain(scene, action, words.say("table.decline"), height));
    else
      out.push(
        choice(
          scene,
          action,
          [
            { text: "+1" },
            { icon: iconOf(String(action.args?.good)) },
            ...(action.args?.wheel === undefined ? [] : [{ icon: `gr-wheel-${action.args.wheel}` }]),
          ],
          height,
        ),
      );
  }
  for (const action of scene.lights.goods) {
    const good = String(action.args?.good);
    const n = Number(action.args?.count ?? 1);
    out.push(choice(scene, action, [{ text: `${n}` }, { icon: iconOf(good) }], height));
  }
  out.push(...anytime(scene, height, touch));
  return out.length || !scene.table.mine.includes(scene.own) ? out : [emptyDesk(scene, height)];
}

// ---------------------------------------------------------------- taking

function takeEntries(scene: GlassScene, taking: Taking, height: number): Entry[] {
  const { words } = scene;
  const out: Entry[] = [];
  taking.goods.forEach(({ good, most, n }, i) => {
    const size = Math.min(34, height - 4);
    const step = most > 4 ? size * 0.72 : size * 0.92;
    out.push({
      key: `tokens${i}`,
      width: size + (most - 1) * step + 4,
      draw: (box) =>
        Array.from({ length: most }, (_, t) => {
          const taken = t < n;
          const want = t + 1 === n ? t : t + 1;
          const cx = box.x + 2 + size / 2 + t * step;
          const next = { ...scene.selection, [i ? "m" : "n"]: want };
          return (
            <g key={t} class="piece button" {...scene.pick(words.say("table.take_only", { count: want, good }), taken, next)}>
              {taken && <circle cx={cx} cy={height / 2 + 2} r={size / 2 - 1} fill="#2b1c0d" fill-opacity=".4" />}
              <circle
                class="face"
                cx={cx}
                cy={height / 2}
                r={size / 2 - 1}
                fill={taken ? "var(--tile-face)" : "var(--paper-2)"}
                stroke={taken ? "var(--icon-ink)" : "var(--line-2)"}
                stroke-width="1.3"
                stroke-dasharray={taken ? undefined : "3 2.500"}
              />
              <Pic id={iconOf(good)} x={cx} y={height / 2} size={size * 0.68} opacity={taken ? 1 : 0.35} />
              <circle class="focus-ring" cx={cx} cy={height / 2} r={size / 2 + 2} fill="none" stroke="var(--focus)" stroke-width="3" />
            </g>
          );
        }),
    });
  });
  for (const { wheel, take, result } of taking.ways) {
    const several = taking.ways.length > 1;
    const tokens: Token[] = [{ text: `+${count(take)}` }, ...(several ? [{ icon: `gr-wheel-${wheel}` }] : []), ...turnTokens(result)];
    out.push(choice(scene, take, tokens, height, true));
  }
  if (taking.still && !taking.ways.some(({ take }) => take === taking.still))
    out.push(plain(scene, taking.still, words.say("table.take_still", { count: count(taking.still) }), height));
  if (taking.none) out.push(plain(scene, taking.none, words.say("table.take_none"), height));
  return out;
}

/** The turns that follow, as a sign. */
function turnTokens(result: Outcome | null): Token[] {
  return WHEELS.flatMap((wheel) =>
    result?.turns[wheel] ? [{ arrow: true } as Token, { text: `+${result.turns[wheel]}` }, { icon: `gr-${wheel}` }] : [],
  );
}

// ---------------------------------------------------------------- at any time

function anytime(scene: GlassScene, height: number, touch: boolean): Entry[] {
  const { words, view, own, facts, selection } = scene;
  const player = view.players[own]!;
  const out: Entry[] = [];
  for (const name of player.conversions) {
    const uses = scene.lights.conversions.get(name) ?? [];
    const tile = tileOf(facts, name);
    const { tokens } = effect(tile);
    const wheeled = uses.length > 1 && (["food", "charcoal"] as const).some((good) => tile.does.pay?.[good]);
    for (const use of wheeled ? uses : [uses[0]]) {
      const attrs = use && (wheeled || uses.length === 1) ? useAttrs(scene, use, touch) : conversionAttrs(scene, name);
      const chosen = selection.convert === tile.number;
      const mark: Token[] = wheeled && use ? [{ icon: `gr-wheel-${WHEELS[use.move.target]}` }] : [];
      const turns = use ? turnTokens(outcomeOf(scene, use)) : [];
      out.push(
        chip(scene, `${name}${wheeled ? use!.move.target : ""}`, [...mark, ...tokens, ...turns], attrs, height, {
          band: BAND.conversion,
          dim: !uses.length,
          chosen,
          tip: touch ? `tile:${name}` : undefined,
          thing: `conversion:${name}`,
        }),
      );
    }
  }
  if (scene.lights.fewer) {
    const on = Boolean(selection.fewer);
    out.push(plainPick(scene, "fewer", words.say("table.fewer"), on, on ? {} : { fewer: 1 }, height));
  }
  if (scene.lights.clears.size) {
    const on = Boolean(selection.clear);
    out.push({ ...plainPick(scene, "clear", words.say("table.remove_tile"), on, on ? {} : { clear: 1 }, height), key: "clear" });
  }
  return out;
}

/** What this place is for, as long as there is nothing on it. */
function emptyDesk(scene: GlassScene, height: number): Entry {
  const text = scene.words.say("table.desk_empty");
  return {
    key: "empty",
    width: textWidth(text, '400 12.5px "Source Sans 3", Arial, sans-serif') + 4,
    draw: (box) => (
      <Text x={box.x + box.width / 2} y={height / 2 + 4} class="sm" size={12.5} textAnchor="middle">
        {text}
      </Text>
    ),
  };
}

/** With a mouse a click acts; with a finger the first touch shows and the second acts. */
function useAttrs(scene: GlassScene, action: Action, touch: boolean): Attrs {
  if (!touch) return scene.act(action);
  const index = scene.moves.findIndex((move) => move.action === action.action);
  return scene.selection.look === index
    ? scene.act(action)
    : scene.pick(scene.words.tell(action), false, { ...scene.selection, look: index });
}

// ---------------------------------------------------------------- shapes

const tokenWidth = (tokens: Token[], size: number): number =>
  tokens.reduce(
    (sum, token) =>
      sum +
      ("icon" in token
        ? size + 1
        : "text" in token
          ? token.text.length < 2
            ? size * 0.55
            : token.text.length * size * 0.48 + 2
          : size * 0.8),
    0,
  );

interface ChipLook {
  band?: string;
  dim?: boolean;
  chosen?: boolean;
  gold?: boolean;
  tip?: string;
  thing?: string;
}

/** A small card with a formula on it. */
function chip(
  scene: GlassScene,
  key: string,
  tokens: Token[],
  attrs: Attrs,
  height: number,
  { band, dim, chosen, gold, tip, thing }: ChipLook,
): Entry {
  const size = Math.min(20, height * 0.54);
  const inner = tokenWidth(tokens, size);
  return {
    key,
    width: inner + 20,
    draw: (box) => {
      const shape = { x: box.x, y: box.y + 2, width: box.width, height: height - 4 };
      const outline = outlineOf(shape, 7);
      return (
        <g
          class={`piece button ${gold ? "can" : ""}`}
          data-thing={thing}
          {...(attrs.role || !tip ? {} : scene.tip(tip))}
          opacity={dim ? 0.5 : 1}
        >
          {!dim && <Shade outline={outline} />}
          <path class="face" d={outline} fill="var(--tile-face)" stroke="var(--icon-ink)" stroke-width="1.3" />
          {band && <rect x={shape.x} y={shape.y + 6} width={4} height={shape.height - 12} fill={band} />}
          <Row
            tokens={tokens}
            x={shape.x + shape.width / 2 + (band ? 1 : 0)}
            y={shape.y + shape.height / 2}
            size={size}
            room={shape.width - 12}
          />
          <Rings outline={outline} look={chosen ? "chosen" : gold ? "can" : "rest"} width={2.2} />
          <Hit outline={outline} attrs={{ ...(tip ? scene.tip(tip) : {}), ...attrs }} />
        </g>
      );
    },
  };
}

const choice = (scene: GlassScene, action: Action, tokens: Token[], height: number, gold = true): Entry =>
  chip(scene, action.action, tokens, scene.act(action), height, { gold });

const picker = (
  scene: GlassScene,
  key: string,
  label: string,
  chosen: boolean,
  next: Record<string, number>,
  what: string,
  height: number,
): Entry => chip(scene, key, [{ icon: iconOf(what) }], scene.pick(label, chosen, next), height, { chosen });

const worded = (text: string): number => textWidth(text, '600 13px "Source Sans 3", Arial, sans-serif') + 22;

function wordButton(key: string, text: string, attrs: Attrs, chosen: boolean, height: number): Entry {
  return {
    key,
    width: worded(text),
    draw: (box) => {
      const shape = { x: box.x, y: box.y + 4, width: box.width, height: height - 8 };
      const outline = outlineOf(shape, 7);
      return (
        <g class="piece button">
          <path class="face" d={outline} fill="var(--card)" stroke="var(--line-2)" stroke-width="1.3" />
          <Text x={shape.x + shape.width / 2} y={shape.y + shape.height / 2 + 4.5} size={13} weight={600} textAnchor="middle">
            {text}
          </Text>
          <Rings outline={outline} look={chosen ? "chosen" : "rest"} />
          <Hit outline={outline} attrs={attrs} />
        </g>
      );
    },
  };
}

const plain = (scene: GlassScene, action: Action, text: string, height: number): Entry =>
  wordButton(action.action, text, scene.act(action, `${text}: ${scene.words.tell(action)}`), false, height);
const plainPick = (scene: GlassScene, key: string, text: string, chosen: boolean, next: Record<string, number>, height: number): Entry =>
  wordButton(key, text, scene.pick(text, chosen, next), chosen, height);
