// Glass Road on the page.

import { ShieldMark, Sheet, Text } from "../../art/art";
import { ofVerb } from "../../core/moves";
import type { Message, Value } from "../../core/protocol";
import type { Chain, Figure, GameBoard, Picture } from "../game";
import { changes, flights } from "./changes";
import { Desk } from "./desk";
import { Buildings } from "./display";
import { installSymbols } from "./faces";
import { iconOf } from "./formula";
import { count, handActions, lights, type Lights, previewOf, sharing, takingOf, toSee } from "./lights";
import { means } from "./means";
import { path } from "./paths";
import { Phone } from "./phone";
import { BuildingFace } from "./pieces";
import { Bases, Plan, SmallPlan } from "./plan";
import { SmallCard, Specialists } from "./specialists";
import { scored } from "./scored";
import { tip } from "./tips";
import { type Facts, type GlassScene, isGoodName, type Move, type Preview, tileOf, VERBS, type View, WHEELS } from "./types";
import { ProductionWheel, wheelChoices } from "./wheels";

installSymbols();

function Board({ scene }: { scene: GlassScene }) {
  return (
    <svg class="board" viewBox="0 0 1086 660" role="group" aria-label={scene.words.say("table.table")}>
      <Buildings scene={scene} />
      <Specialists scene={scene} />
      <WheelSheet scene={scene} playing />
      <PlanSheet scene={scene} />
    </svg>
  );
}

function WheelSheet({ scene, playing }: { scene: GlassScene; playing?: boolean }) {
  const { words, own } = scene;
  const preview = previewOf(scene);
  return (
    <g data-part="wheels">
      <Sheet x={508} y={0} width={578} height={312} />
      <Text x={526} y={31} class="ttl" serif size={19} weight={700} room={70}>
        {words.say("table.glass")}
      </Text>
      <Text x={1068} y={31} class="ttl" serif size={19} weight={700} textAnchor="end" room={70}>
        {words.say("table.brick")}
      </Text>
      {WHEELS.map((wheel, i) => (
        <ProductionWheel
          key={wheel}
          scene={scene}
          seat={own}
          wheel={wheel}
          x={i ? 932 : 662}
          y={137}
          r={115}
          preview={preview}
          choices={wheelChoices(scene, wheel)}
        />
      ))}
      {playing && <Desk scene={scene} x={522} y={262} width={550} height={40} />}
    </g>
  );
}

function PlanSheet({ scene }: { scene: GlassScene }) {
  const { words, own, table, view } = scene;
  const mine = table.mine.includes(own) && table.mine.length === 1;
  const empty = view.players[own]!.plan.filter((content) => content === null).length;
  return (
    <g data-part="plan">
      <Sheet x={508} y={320} width={578} height={340} />
      <ShieldMark seat={own} x={538} y={346} size={24} />
      <Text x={556} y={352} class="ttl" serif size={19} weight={700} room={330}>
        {mine ? words.say("table.your_landscape") : words.say("table.landscape_of", { name: table.seats[own]!.name })}
      </Text>
      <Text x={1068} y={351} class="sm" size={13} textAnchor="end" room={170}>
        {words.say("table.empty_spaces", { count: empty })}
      </Text>
      <Bases scene={scene} seat={own} area={{ x: 526, y: 366, width: 88, height: 271.5 }} />
      <Plan scene={scene} seat={own} area={{ x: 624, y: 366, width: 450, height: 271.5 }} />
    </g>
  );
}

/** Another player's wheels, landscape, display and open cards, to look at. */
function Large({ scene }: { scene: GlassScene }) {
  const { view, words, facts, own } = scene;
  const player = view.players[own]!;
  const open = [...player.played, ...player.notches];
  return (
    <svg
      class="board large"
      viewBox="506 -2 780 664"
      role="group"
      aria-label={words.say("table.landscape_of", { name: scene.table.seats[own]!.name })}
    >
      <WheelSheet scene={scene} />
      <PlanSheet scene={scene} />
      <Sheet x={1094} y={0} width={190} height={660} />
      <Text x={1110} y={30} class="ttl" serif size={17} weight={700} room={160}>
        {words.say("table.open_cards")}
      </Text>
      {open.map((card, i) => (
        <g key={card} {...scene.tip(`card:${card}`)}>
          <SmallCard
            scene={scene}
            card={card}
            entry={facts.specialists.find((entry) => entry.name === card)!.entry}
            box={{ x: 1112, y: 42 + i * 64, width: 154, height: 60 }}
          />
        </g>
      ))}
      {!open.length && (
        <Text x={1112} y={56} class="sm" size={13} room={154}>
          {words.say("table.none_yet")}
        </Text>
      )}
      {player.display.length > 0 && (
        <Text x={1110} y={388} class="ttl" serif size={17} weight={700} room={160}>
          {words.say("table.display_of")}
        </Text>
      )}
      {player.display.map((name, i) => {
        const step = Math.min(84, 190 / Math.max(1, player.display.length - 1));
        return (
          <g key={name} {...scene.tip(`tile:${name}`)}>
            <BuildingFace facts={facts} words={words} name={name} box={{ x: 1112, y: 400 + i * step, width: 154, height: 80 }} />
          </g>
        );
      })}
    </svg>
  );
}

function figures(scene: GlassScene, seat: number): Figure[] {
  const { view, words } = scene;
  const player = view.players[seat]!;
  const { glass, brick } = player.wheels;
  const good = (name: string, value: number): Figure => ({ icon: iconOf(name), value, label: words.value("good", name) });
  return [
    good("glass", glass.glass!),
    good("brick", brick.brick!),
    good("wood", glass.wood!),
    good("clay", brick.clay!),
    { icon: "gr-card", value: player.cards, label: words.say("table.cards_in_hand") },
    ...(player.display.length ? [{ icon: "gr-tile", value: player.display.length, label: words.say("table.display") }] : []),
    ...player.played.map((card): Figure => ({ icon: `gr-face-${card}`, label: words.say("table.has_played", { card }) })),
    ...player.notches.map((card): Figure => ({ icon: `gr-face-${card}`, label: words.say("table.has_followed", { card }), dim: true })),
  ];
}

function picture(name: string, value: Value): Picture | null {
  if (typeof value !== "string") return null;
  if ((name === "good" || name === "second") && isGoodName(value)) return { icon: iconOf(value) };
  if (name === "kind") return { icon: iconOf(value) };
  if (name === "cost") return { icon: iconOf(value), alone: true };
  if (name === "card") return { icon: `gr-face-${value}` };
  if (name === "tile" || name === "base") return { icon: "gr-tile" };
  if (name === "wheel") return { icon: `gr-wheel-${value}` };
  return null;
}

const DEEDS: Record<string, string> = {
  "event.first_player": "start-player",
  "event.goblet": "start-player",
  "event.ready": "ui-check",
  "event.laid": "ui-lock",
  "event.no_extra": "ui-close",
  "event.declined": "ui-close",
};

/** What has no place on the table: finishing, and the obvious answer to an offer. */
function loose(scene: GlassScene): Chain[] {
  if (scene.lights.hand) return handActions(scene, scene.lights.hand);
  const taking = takingOf(scene);
  if (taking)
    return taking.ways.map(({ take, wheel }) => ({
      ...take,
      key: taking.ways.length > 1 ? "table.take_on" : "table.take",
      args: { count: count(take), wheel },
    }));
  // while the card can still do something, to finish it is not the obvious thing
  const unused = scene.lights.enter.length + scene.lights.uses[0].length + scene.lights.uses[1].length > 0;
  const untouched = unused && !scene.view.evaluating[0]?.used.includes(true);
  return ofVerb(scene.moves, "done", "skip", "leave", "stop").map((action) =>
    action.move.verb === "done"
      ? { ...action, quiet: unused, ...(untouched ? { key: "table.leave_unused" } : {}) }
      : { ...action, quiet: true },
  );
}

function prompt(scene: GlassScene): Message | null {
  const { selection, facts } = scene;
  if (scene.lights.hand) {
    const left = scene.lights.hand.missing - scene.lights.hand.chosen.length;
    return left ? { key: "table.prompt_hand", args: { count: left } } : { key: "table.prompt_hand_ready" };
  }
  const others = sharing(scene);
  if (scene.table.prompt?.key === "prompt.use_one" && others.length)
    return { key: "table.prompt_shared", args: { card: String(scene.table.prompt.args?.card), list: others } };
  if (selection.clear) return { key: "table.prompt_clear" };
  if (selection.convert !== undefined) return { key: "table.prompt_convert", args: { tile: facts.tiles[selection.convert]!.name } };
  if (scene.lights.tile) {
    const { upgrade } = tileOf(facts, scene.lights.tile);
    return upgrade
      ? { key: "table.prompt_upgrade", args: { tile: scene.lights.tile, base: upgrade } }
      : { key: "table.prompt_build", args: { tile: scene.lights.tile } };
  }
  return null;
}

export const board: GameBoard<View, Facts, Move, Lights, Preview> = {
  verbs: VERBS,
  lights,
  toSee,
  means,
  looks: true,
  Board,
  Phone,
  Miniature: ({ scene, seat }) => <SmallPlan facts={scene.facts} player={scene.view.players[seat]!} />,
  Large,
  figures,
  when: ({ period, periods, round, players }) => {
    const args = { period, periods };
    return players.length > 2 ? { key: "table.when_round", args: { ...args, round: Math.min(3, round) } } : { key: "table.when", args };
  },
  picture,
  unit: (name) => (name === "points" ? { icon: "vp", alone: true } : null),
  tip,
  prompt,
  loose,
  hidden: (view) => view.players.some((player) => player.hand !== null && player.hand.length > 0),
  flights,
  path,
  changes,
  scored,
  parts: { round: "event.round", phase: "event.period" },
  division: { stage: "event.period", round: "event.round", called: { stage: "table.stage", round: "table.stage_round" } },
  headings: ["event.period", "event.round"],
  deed: ({ key }) => DEEDS[key],
};
