// The Castles of Burgundy on the page.

import { Halo, Pic, Rings, roundedPath, ShieldMark, Sheet, Text, Well } from "../../art/art";
import { ofVerb } from "../../core/moves";
import type { Message, Value } from "../../core/protocol";
import type { Figure, GameBoard, Picture } from "../game";
import { changes, flights } from "./changes";
import { Estate, SmallEstate } from "./estate";
import { lights, type Lights, LOOSE, toSee } from "./lights";
import { MainBoard } from "./mainboard";
import { means } from "./means";
import { path } from "./paths";
import { Phone } from "./phone";
import { faceIcon, Patterns } from "./pieces";
import { Count, Dice, Goods, Sold, Storage } from "./player";
import { scored } from "./scored";
import { tip } from "./tips";
import { type BurgundyScene, type Facts, type Move, type Preview, VERBS, type View } from "./types";

function Board({ scene }: { scene: BurgundyScene }) {
  return (
    <svg class="board" viewBox="0 0 1086 660" role="group" aria-label={scene.words.say("table.table")}>
      <Patterns />
      <MainBoard scene={scene} />
      <OwnBoard scene={scene} />
    </svg>
  );
}

function OwnBoard({ scene }: { scene: BurgundyScene }) {
  const { words, view, own, lights: lit } = scene;
  const player = view.players[own]!;
  const mine = scene.table.mine.includes(own);
  return (
    <g>
      <Sheet x={538} y={0} width={548} height={660} />
      <ShieldMark seat={own} x={568} y={26} size={24} />
      <Text x={586} y={32} class="ttl" serif size={19} weight={700} room={120}>
        {mine && scene.table.mine.length === 1 ? words.say("table.your_estate") : shortName(scene.table.seats[own]!.name)}
      </Text>
      {player.board !== null && (
        <Text x={1068} y={31} class="sm" size={13} textAnchor="end">
          {words.say("table.board", { board: player.board })}
        </Text>
      )}
      {lit.sides.size > 0 ? (
        <Sides scene={scene} />
      ) : (
        <Estate scene={scene} seat={own} x={812} y={241} side={37.5} offers={lit.castles.size ? lit.castles : lit.place} />
      )}
      <Count scene={scene} x={556} y={50} icon="cb-silver" value={player.silver} label={words.say("table.silver")} tip="silver" />
      <Count scene={scene} x={990} y={50} icon="cb-worker" value={player.workers} label={words.say("table.workers")} tip="workers" />
      <Sold scene={scene} x={556} y={384} />
      <Count scene={scene} x={990} y={384} icon="vp" value={player.score} label={words.say("table.points")} tip="points" />
      <Well x={556} y={474} width={150} height={166} />
      <Text x={566} y={491} class="lab" size={12} weight={600} room={130}>
        {words.say(mine ? "table.your_dice" : "table.dice")}
      </Text>
      <Dice scene={scene} x={598} y={532} />
      <StepCost scene={scene} />
      <Well x={716} y={474} width={194} height={166} />
      <Text x={726} y={491} class="lab" size={12} weight={600} room={170}>
        {words.say("table.storage")}
      </Text>
      <Storage scene={scene} x={752} y={546} />
      <ChosenTile scene={scene} x={813} y={608} />
      <Well x={920} y={474} width={148} height={166} />
      <Text x={930} y={491} class="lab" size={12} weight={600} room={130}>
        {words.say("table.goods")}
      </Text>
      <Goods scene={scene} x={948} y={530} />
      <Sale scene={scene} />
    </g>
  );
}

/** Beside the estate there is room for this much of a name. */
const shortName = (name: string): string => (name.length > 16 ? `${name.slice(0, 15)}…` : name);

/** What the picked up tile is, under the storage. */
function ChosenTile({ scene, x, y }: { scene: BurgundyScene; x: number; y: number }) {
  const { words, selection, view, lights: lit } = scene;
  const face = selection.tile === undefined ? null : view.players[scene.own]!.storage[selection.tile];
  if (lit.discard.size)
    return (
      <Text x={x} y={y + 8} class="warn" size={13} weight={600} textAnchor="middle" room={180}>
        {words.say("table.which_goes")}
      </Text>
    );
  if (!face) return null;
  const points = Math.max(0, ...[...lit.place.values()].map((offer) => offer.points));
  return (
    <>
      <Text x={x} y={y} serif size={15} weight={700} textAnchor="middle" room={180}>
        {words.value("tile", face)}
      </Text>
      <Text x={x} y={y + 18} class="sm" size={12} textAnchor="middle" room={184}>
        {lit.place.size ? words.say("table.scores_up_to", { points }) : words.say("table.nowhere")}
      </Text>
    </>
  );
}

/** What it costs to change a die. */
function StepCost({ scene }: { scene: BurgundyScene }) {
  const steps = scene.view.players[scene.own]!.worker_steps;
  return (
    <g class="area" {...scene.tip("workers")}>
      <Pic id="cb-worker" x={574} y={624} size={16} />
      <Text x={586} y={628} class="sm" size={12} room={112}>
        {scene.words.say("table.step_cost", { steps })}
      </Text>
    </g>
  );
}

function Sale({ scene }: { scene: BurgundyScene }) {
  const text = scene.words.say("table.sell_for");
  const each = scene.words.say("table.each");
  return (
    <g class="area" {...scene.tip("sell")}>
      <Text x={930} y={628} class="sm" size={12} room={45}>
        {text}
      </Text>
      <Text x={978} y={628} class="sm" size={12} weight={600}>
        1
      </Text>
      <Pic id="cb-silver" x={993} y={624} size={15} />
      <Text x={1003} y={628} class="sm" size={12} weight={600}>{`+ ${scene.view.sale_points}`}</Text>
      <Pic id="vp" x={1028} y={624} size={14} />
      <Text x={1037} y={628} class="sm" size={12} room={26}>
        {each}
      </Text>
    </g>
  );
}

/** The two sides of the sheet that was dealt. */
function Sides({ scene }: { scene: BurgundyScene }) {
  const sides = scene.view.players[scene.own]!.sides!;
  const quiet: BurgundyScene = { ...scene, tip: () => ({}) }; // the hover card is that of the whole side
  return (
    <g>
      {[...scene.lights.sides].map(([side, offer], i) => {
        const x = 679 + i * 266;
        const outline = roundedPath(x - 128, 119, 256, 256, 12);
        return (
          <g key={side} class="piece can" {...scene.tip("sheet")} {...scene.act(offer.action)}>
            <Halo outline={outline} />
            <path d={outline} fill="var(--card)" />
            {scene.facts.sheets.provenance === "reconstructed" && (
              <rect x={x - 121} y={126} width={242} height={242} rx="8" fill="none" stroke="var(--line-2)" stroke-dasharray="2 4" />
            )}
            <Estate scene={quiet} seat={scene.own} x={x} y={238} side={18.6} board={sides[side]!} />
            <Text x={x} y={362} serif size={15} weight={700} textAnchor="middle">
              {scene.words.say("table.board", { board: sides[side]! })}
            </Text>
            <Rings outline={outline} look="can" />
          </g>
        );
      })}
    </g>
  );
}

/** Another player's estate with everything that belongs to it, to look at. */
function Large({ scene }: { scene: BurgundyScene }) {
  return (
    <svg
      class="board large"
      viewBox="536 -2 552 666"
      role="group"
      aria-label={scene.words.say("table.estate_of", { name: scene.table.seats[scene.own]!.name })}
    >
      <Patterns />
      <OwnBoard scene={scene} />
    </svg>
  );
}

/** The whole main board, to look at. */
function Shared({ scene }: { scene: BurgundyScene }) {
  return (
    <svg class="board large" viewBox="-2 -2 532 666" role="group" aria-label={scene.words.say("table.depots")}>
      <Patterns />
      <MainBoard scene={scene} />
    </svg>
  );
}

function figures(scene: BurgundyScene, seat: number): Figure[] {
  const player = scene.view.players[seat]!;
  const { words } = scene;
  const dice = player.dice.flatMap((value, i) =>
    value
      ? [
          {
            icon: `die-${value}`,
            label: words.say(player.used[i] ? "table.die_used" : "table.die_left", { die: value }),
            dim: player.used[i]!,
          },
        ]
      : [],
  );
  return [
    { icon: "cb-silver", value: player.silver, label: words.say("table.silver") },
    { icon: "cb-worker", value: player.workers, label: words.say("table.workers") },
    { icon: "cb-good-5", value: player.goods.reduce((sum, count) => sum + count, 0), label: words.say("table.goods") },
    ...dice,
  ];
}

const DEEDS: Record<string, string> = {
  "event.first_player": "start-player",
  "event.sailed": "cb-ship",
  "event.skipped": "ui-close",
};

/** The die with which something was done. */
function badge(before: View, after: View, seat: number): string | undefined {
  const [was, is] = [before.players[seat]!, after.players[seat]!];
  const die = is.used.findIndex((used, i) => used && !was.used[i]);
  return die >= 0 && was.dice[die] ? `die-${was.dice[die]}` : undefined;
}

const DICE = ["die", "first", "second", "number"];

function picture(name: string, value: Value): Picture | null {
  if (DICE.includes(name) && Number(value) >= 1 && Number(value) <= 6) return { icon: `die-${value}`, alone: true };
  if ((name === "tile" || name === "lost") && typeof value === "string") return { icon: faceIcon(value) };
  if (name === "goods" && !Array.isArray(value)) return { icon: `cb-good-${value}` };
  return null;
}

const UNITS: Record<string, string> = { silver: "cb-silver", workers: "cb-worker", points: "vp", size_points: "vp", phase_points: "vp" };

export const board: GameBoard<View, Facts, Move, Lights, Preview> = {
  verbs: VERBS,
  lights,
  toSee,
  means,
  Board,
  Phone,
  Miniature: ({ scene, seat }) => <SmallEstate facts={scene.facts} player={scene.view.players[seat]!} />,
  Large,
  Shared,
  figures,
  when: (view) => ({ key: "table.when", args: { phase: view.phase, round: view.round } }),
  picture,
  unit: (name) => (UNITS[name] ? { icon: UNITS[name], alone: true } : null),
  tip,
  prompt: (scene): Message | null => {
    const { selection, lights: lit } = scene;
    const player = scene.view.players[scene.own]!;
    if (lit.discard.size)
      return { key: "table.prompt_discard", args: { tile: scene.view.depots[selection.depot!]!.tiles[selection.slot!] ?? "" } };
    if (selection.tile !== undefined && player.storage[selection.tile]) {
      const tile = player.storage[selection.tile]!;
      if (!lit.place.size) return { key: "table.prompt_nowhere", args: { tile } };
      return { key: "table.prompt_place", args: { tile } };
    }
    if (scene.view.step !== "turn" || !lit.dice.length) return null;
    if (lit.die !== null) return { key: "table.prompt_die", args: { die: player.dice[lit.die]! } };
    return { key: "table.prompt_dice", args: { first: player.dice[0]!, second: player.dice[1]! } };
  },
  loose: (scene) =>
    ofVerb(scene.moves, ...LOOSE).map((action) => ({ ...action, quiet: action.move.verb === "skip" })),
  hidden: (view) => view.step === "choose_boards",
  flights,
  path,
  changes,
  scored,
  parts: { round: "event.round", phase: "event.phase" },
  division: { stage: "event.phase", round: "event.round", called: { stage: "table.stage", round: "table.stage_round" } },
  headings: ["event.phase", "event.round"],
  deed: ({ key }) => DEEDS[key],
  badge,
};
