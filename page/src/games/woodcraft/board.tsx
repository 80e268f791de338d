// Woodcraft on the page.

import type { Message, Value } from "../../core/protocol";
import type { Figure, GameBoard, Picture } from "../game";
import { Bench, choice } from "./bench";
import { BONUS, type Lights, lights, loose, SWAP, toSee } from "./lights";
import { Displays } from "./cards";
import { changes, flights } from "./changes";
import { Face } from "./faces";
import { Hand, Opening, opening } from "./opening";
import { means } from "./means";
import { path } from "./paths";
import { Phone } from "./phone";
import { dieIcon, TILE_ICON, TOKEN_ICON } from "./pieces";
import { scored } from "./scored";
import { tip } from "./tips";
import { Tracks } from "./tracks";
import {
  type Color,
  COLORS,
  type Facts,
  type Move,
  type Preview,
  type Tile,
  type Token,
  TOKENS,
  type Tool,
  TOOLS,
  VERBS,
  type View,
  type WoodScene,
} from "./types";
import { Wheel } from "./wheel";
import { Workshop } from "./workshop";
import { Yard } from "./yard";

function Board({ scene }: { scene: WoodScene }) {
  return (
    <svg class="board" viewBox="0 0 1086 660" role="group" aria-label={scene.words.say("table.table")}>
      <Displays scene={scene} />
      <Tracks scene={scene} />
      <Yard scene={scene} />
      <Wheel scene={scene} />
      {opening(scene) ? (
        <Opening scene={scene} />
      ) : (
        <>
          <Workshop scene={scene} />
          <Bench scene={scene} />
          <Hand scene={scene} />
        </>
      )}
    </svg>
  );
}

/** Another player's workshop, to look at. */
function Large({ scene }: { scene: WoodScene }) {
  return (
    <svg
      class="board large"
      viewBox="390 266 698 398"
      role="group"
      aria-label={scene.words.say("table.workshop_of", { name: scene.table.seats[scene.own]!.name })}
    >
      <Workshop scene={scene} />
    </svg>
  );
}

/** Helpers in their rooms under the roof of the attic. */
function Miniature({ scene, seat }: { scene: WoodScene; seat: number }) {
  const player = scene.view.players[seat]!;
  const spaces = scene.facts.board.attic.spaces;
  return (
    <svg width={92} height={84} viewBox="0 0 92 84" aria-hidden="true">
      <path d="M4 22L14 3h64l10 19v13H4z" fill="var(--paper-2)" stroke="var(--i-roof-d)" stroke-width="1.8" stroke-linejoin="round" />
      {spaces.map((space, i) => {
        const row = space[0]!;
        return (
          <circle
            key={space}
            cx={22 + (row === "m" ? 8 : 0) + Number(space[1]) * 16}
            cy={{ t: 10, m: 20, b: 30 }[row]}
            r="3.6"
            fill={player.attic[i] ? "var(--i-steel-d)" : "var(--card)"}
            stroke="var(--icon-ink)"
            stroke-width=".9"
          />
        );
      })}
      {player.rooms.map((code, room) => {
        const x = 4 + (room % 3) * 28;
        const y = 36 + Math.floor(room / 3) * 24;
        return (
          <g key={room}>
            <rect x={x} y={y} width={28} height={24} fill="var(--paper-2)" stroke="var(--line-2)" />
            {code && <Face code={code} x={x + 14} y={y + 12.5} size={22} />}
          </g>
        );
      })}
    </svg>
  );
}

function figures(scene: WoodScene, seat: number): Figure[] {
  const player = scene.view.players[seat]!;
  const { words } = scene;
  return [
    ...TOKENS.filter((token) => player.tokens[token]).map((token) => ({
      icon: TOKEN_ICON[token],
      value: player.tokens[token],
      label: words.value("token", token),
    })),
    { icon: "wc-order", value: player.orders.length, label: words.say("table.open_orders") },
    { icon: "ui-check", value: player.completed.length, label: words.say("table.completed") },
    ...player.lumber.map((die) => ({ icon: dieIcon(die), label: words.say("table.die", { color: die.color, value: die.value }) })),
  ];
}

function picture(name: string, value: Value): Picture | null {
  if (Array.isArray(value)) return null;
  if (name === "tile" && value in TILE_ICON) return { icon: TILE_ICON[value as Tile] };
  if (name === "token" && value in TOKEN_ICON) return { icon: TOKEN_ICON[value as Token] };
  if (name === "color" || name === "to_color") return COLORS.includes(value as Color) ? { icon: `wc-wood-${value}` } : null;
  if (name === "kind" && TOOLS.includes(value as Tool)) return { icon: `wc-${value}` };
  if (name === "track") return { icon: value === "blueberry" ? "wc-blueberry" : "wc-hazelnut" };
  if (name === "order") return { icon: "wc-order" };
  if (name === "helper") return { icon: "wc-helper" };
  if (name === "commission") return { icon: "cm-privilege" };
  return null;
}

const DEEDS: Record<string, string> = {
  "event.first_player": "start-player",
  "event.replaced": "ui-replay",
  "event.reputation": "wc-reputation",
  "event.reputation_tile": "wc-reputation",
  "event.rival": "wc-reputation",
  "event.reused": "wc-reuse",
  "event.planted": "wc-tree",
  "event.improved": "wc-hammer",
  "event.marketing": "vp",
  "event.points": "vp",
};

function deed({ key, args }: Message): string | undefined {
  const [color, value] = [args?.color, Number(args?.value)];
  return DEEDS[key] ?? (color && value >= 1 && value <= 6 ? `wc-die-${color}-${value}` : undefined);
}

const UNITS: Record<string, string> = {
  blueberries: "wc-blueberry",
  price: "wc-blueberry",
  points: "vp",
  lantern: "wc-lantern",
  lanterns: "wc-lantern",
  sawblade: "wc-sawblade",
  sawblades: "wc-sawblade",
  glue: "wc-glue",
  scrap: "wc-scrap",
  reuse: "wc-reuse",
};

function prompt(scene: WoodScene): Message | null {
  if (scene.selection.mode === SWAP) return { key: "table.prompt_swap" };
  if (scene.selection.mode === BONUS) return { key: "table.prompt_bonus" };
  const open = choice(scene);
  if (scene.selection.die !== undefined && open?.die)
    return { key: "table.prompt_die", args: { color: open.die.color, value: open.die.value } };
  // the tile stands on its button already
  if (scene.table.prompt?.key === "prompt.settle_tile")
    return { key: "table.prompt_settle", args: { count: scene.facts.board.wheel.replacement_blueberries } };
  return null;
}

export const board: GameBoard<View, Facts, Move, Lights, Preview> = {
  verbs: VERBS,
  lights,
  toSee,
  means,
  Board,
  Phone,
  Miniature,
  Large,
  figures,
  when: (view) => ({ key: view.round ? "table.when" : "table.when_setup", args: { round: view.round, rounds: view.rounds } }),
  picture,
  unit: (name) => (UNITS[name] ? { icon: UNITS[name], alone: true } : null),
  tip,
  prompt,
  loose,
  hidden: (view) => view.players.some((player) => (player.hand?.length ?? 0) > 0 || (player.offered_orders?.length ?? 0) > 0),
  flights,
  path,
  changes,
  scored,
  parts: { round: "event.round", phase: "event.income_phase" },
  division: { stage: "event.round", called: { stage: "table.stage" } },
  headings: ["event.round", "event.income_phase", "event.final_decks"],
  deed,
};
