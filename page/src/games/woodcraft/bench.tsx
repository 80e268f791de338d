// The bench: a choice that has no place of its own on the board is drawn here, each way as what would come of it.

import { Pic, Text } from "../../art/art";
import { ofVerb } from "../../core/moves";
import type { Action } from "../../core/protocol";
import type { Words } from "../../core/words";
import { dieName, type Work, without } from "./lights";
import { type Bit, Bits, bitsWidth, box, dieIcon, gainBits, Name, Piece, TOKEN_ICON } from "./pieces";
import { type Die, TOKENS, TOOLS, type Token, type Color, type WoodScene, COLORS } from "./types";

interface Way {
  action: Action;
  then?: string[];
  label?: string;
  bits: Bit[];
  cost?: Bit[];
}

export interface Choice {
  title: string;
  die?: Die;
  ways: Way[];
  /** What is drawn over while it is open. */
  over: "attic" | "rooms";
}

const icon = (color: Color, value: number): Bit => ({ icon: dieIcon({ color, value }) });

/** The die that the question is about, from the words of the prompt. */
function asked(scene: WoodScene): Die | undefined {
  const args = scene.table.prompt?.args;
  return args && COLORS.includes(args.color as Color) && typeof args.value === "number"
    ? { color: args.color as Color, value: args.value }
    : undefined;
}

export function choice(scene: WoodScene): Choice | null {
  const { words, moves } = scene;
  const picked = dieWays(scene);
  if (picked) return picked;
  const die = asked(scene);
  const [cuts, adds] = [ofVerb(moves, "cut"), ofVerb(moves, "add")];
  if (cuts.length && die)
    return {
      title: words.say("table.ways_cut"),
      die,
      over: "attic",
      ways: cuts.map((action) => ({
        action,
        bits: scene.facts.cuts[die.value]![action.move.cut]!.map((part) => icon(die.color, part)),
        cost: paid("wc-sawblade", Number(action.args?.sawblades ?? 0)),
      })),
    };
  if (adds.length && die)
    return {
      title: words.say("table.ways_add"),
      die,
      over: "attic",
      ways: adds.map((action) => ({
        action,
        label: words.tell(action),
        bits: [icon(die.color, die.value), { sign: "→" }, icon(die.color, Number(action.args?.became))],
      })),
    };
  const colors = ofVerb(moves, "color");
  if (colors.length)
    return {
      title: words.say("table.ways_color"),
      die,
      over: "attic",
      ways: colors.map((action) => {
        const color = COLORS[action.move.color]!;
        return { action, label: words.tell(action), bits: [die ? icon(color, die.value) : { icon: `wc-wood-${color}` }] };
      }),
    };
  const plants = ofVerb(moves, "plant");
  if (plants.length)
    return {
      title: words.say("table.ways_plant"),
      over: "attic",
      ways: plants.map((action) => {
        const { pot, value, piece } = action.move;
        const color = COLORS[pot]!;
        const rest = value - piece;
        return {
          action,
          label: words.tell(action),
          bits: [
            icon(color, value),
            { sign: "→" },
            { icon: "wc-tree" },
            icon(color, piece),
            ...(rest ? [{ sign: "+" }, icon(color, rest)] : []),
          ],
        };
      }),
    };
  const tools = ofVerb(moves, "tool");
  if (tools.length)
    return {
      title: words.say("table.ways_tool"),
      over: "rooms",
      ways: tools.map((action) => {
        const tool = TOOLS[action.move.kind]!;
        return { action, label: words.tell(action), bits: [{ icon: `wc-${tool}` }], cost: [{ sign: `×${scene.view.tools[tool]}` }] };
      }),
    };
  const choices = ofVerb(moves, "choice");
  if (choices.length)
    return {
      title: words.say("table.ways_choice"),
      over: "attic",
      ways: choices.map((action) => ({ action, label: words.tell(action), bits: choiceBits(action) })),
    };
  return null;
}

const paid = (token: string, count = 0): Bit[] => (count ? [{ sign: "−" }, { icon: token, ...(count > 1 ? { n: count } : {}) }] : []);

function choiceBits(action: Action): Bit[] {
  const args = action.args ?? {};
  if (typeof args.token === "string") return [{ icon: TOKEN_ICON[args.token as Token] }];
  if (args.points) return gainBits({ points: Number(args.points), blueberries: Number(args.blueberries ?? 0) });
  return [{ icon: "cm-privilege" }];
}

/** What free actions could make of the die that is picked up: cut it, splice it, glue it to another. */
function dieWays({ selection, view, words, own, lights }: WoodScene): Choice | null {
  const die = selection.die === undefined ? undefined : view.players[own]!.lumber[selection.die];
  const work = die && lights.work.get(dieName(die));
  return die && work ? { title: words.say("table.ways_die"), die, ways: work.map((one) => wayOf(words, die, one)), over: "attic" } : null;
}

function wayOf(words: Words, die: Die, { action, then, way }: Work): Way {
  const made = way.made.map(({ color, value }) => icon(color, value));
  const [first] = way.made;
  const became = first ? words.say("table.die", { color: first.color, value: first.value }) : "";
  const cost = [...TOKENS].reverse().flatMap((token) => paid(TOKEN_ICON[token], way.cost[token]));
  const { color, value } = die;
  if (way.work === "glue" && way.other) {
    const label = words.say("table.way_glue", { color: way.other.color, value: way.other.value, became });
    return { action, then, label, bits: [{ sign: "+" }, icon(way.other.color, way.other.value), { sign: "→" }, ...made], cost };
  }
  if (way.work === "saw") {
    const parts = way.made.map((part) => part.value).join(" + ");
    return { action, then, label: words.say("table.way_cut", { color, value, parts }), bits: made, cost };
  }
  const grown = first?.value ?? value;
  const label = words.say("table.way_add", { color, value, became: grown });
  return { action, then, label, bits: [{ sign: `+${grown - value}` }, ...made], cost };
}

const AREAS = { attic: { x: 741, y: 308, width: 333, height: 156 }, rooms: { x: 404, y: 311, width: 333, height: 159 } };

export function Bench({ scene, area }: { scene: WoodScene; area?: { x: number; y: number; width: number; height: number } }) {
  const open = choice(scene);
  if (!open) return null;
  const { x, y, width, height: most } = area ?? AREAS[open.over];
  const columns = open.ways.length > 12 ? 3 : open.ways.length > 5 ? 2 : 1;
  const rows = Math.ceil(open.ways.length / columns);
  const head = open.die ? 38 : 30;
  const tall = Math.min(40, (most - head - 8) / rows);
  const height = head + rows * tall + 5;
  const wide = (width - 16 - (columns - 1) * 6) / columns;
  const picked = scene.selection.die !== undefined;
  const high = tall - 4;
  const size = Math.min(26, high - 3);
  const caption = 18 + Math.min(Math.max(...open.ways.map((way) => bitsWidth(way.bits, size))), wide / 2); // where the words begin
  const cost = Math.max(...open.ways.map((way) => bitsWidth(way.cost ?? [], 15)));
  return (
    <g role="group" aria-label={open.title} data-bench="">
      <rect x={x} y={y} width={width} height={height} rx="10" fill="var(--card)" stroke="var(--icon-ink)" stroke-width="1.6" />
      {open.die && <Pic id={dieIcon(open.die)} x={x + 24} y={y + 20} size={30} />}
      <Text
        x={x + (open.die ? 46 : 12)}
        y={y + (open.die ? 26 : 21)}
        serif
        size={15.5}
        weight={700}
        room={width - (open.die ? 46 : 12) - (picked ? 40 : 10)}
      >
        {open.title}
      </Text>
      {picked && (
        <g class="piece button" {...scene.pick(scene.words.say("table.put_back"), false, without(scene.selection, "die"))}>
          <rect class="face" x={x + width - 34} y={y + 7} width={26} height={26} rx="6" fill="var(--card)" stroke="var(--line-2)" />
          <g style={{ color: "var(--ink-2)" }}>
            <Pic id="ui-close" x={x + width - 21} y={y + 20} size={13} />
          </g>
          <rect
            class="focus-ring"
            x={x + width - 37}
            y={y + 4}
            width={32}
            height={32}
            rx="8"
            fill="none"
            stroke="var(--focus)"
            stroke-width="3"
          />
        </g>
      )}
      {open.ways.map((way, i) => {
        const wx = x + 8 + (i % columns) * (wide + 6);
        const wy = y + head + Math.floor(i / columns) * tall;
        return (
          <Piece
            key={`${way.action.action}:${way.then?.join()}`}
            scene={scene}
            outline={box(wx, wy, wide, high, 6)}
            action={way.action}
            then={way.then}
            label={way.label}
          >
            <rect x={wx} y={wy} width={wide} height={high} rx="6" fill="var(--paper-2)" />
            <Bits bits={way.bits} x={wx + 8} y={wy + high / 2} size={size} room={wide - 16 - (way.cost?.length ? 34 : 0)} />
            {way.label && columns === 1 && (
              <Name plain x={wx + caption} y={wy + high / 2} room={wide - caption - cost - 10} fill="var(--ink)">
                {way.label}
              </Name>
            )}
            {way.cost && <Bits bits={way.cost} x={wx + wide - 7} y={wy + high / 2} size={Math.min(15, size)} align="end" />}
          </Piece>
        );
      })}
    </g>
  );
}
