// Craftsmen on the page.

import { useState } from "preact/hooks";
import { ShieldMark, Sheet, Text } from "../../art/art";
import { ofVerb } from "../../core/moves";
import type { Action, Message, Value } from "../../core/protocol";
import type { Figure, GameBoard, Picture } from "../game";
import { openButton } from "./buttons";
import { Chains } from "./chains";
import { changes, flights } from "./changes";
import { Desk, deskKind, Exchange } from "./desk";
import { acceptPayment, Counter, Hand, handLeft, handTitle, Possessions } from "./hand";
import { DoubleSwitch, Granary, Harbour } from "./harbour";
import { lights, type Lights, LOOSE, toSee } from "./lights";
import { Market } from "./market";
import { means } from "./means";
import { path } from "./paths";
import { Phone } from "./phone";
import { BoardButton, goodIcon, Patterns } from "./pieces";
import { Labour, SmallRow, Street, StreetNote, streetTitle } from "./street";
import { scored } from "./scored";
import { tip } from "./tips";
import { Town } from "./town";
import { type CraftScene, type Facts, type Move, type Preview, VERBS, type View } from "./types";

function Board({ scene }: { scene: CraftScene }) {
  const [chains, setChains] = useState(false);
  const { words, view, own } = scene;
  const desk = deskKind(scene);
  const crafting = scene.lights.sources.size > 0 || (view.labour_left !== null && scene.moves.length > 0);
  return (
    <>
      <svg class="board" viewBox="0 0 1086 660" role="group" aria-label={words.say("table.table")}>
        <Patterns />
        {(!desk || desk === "exchange") && <Town scene={scene} />}
        <Desk scene={scene} />
        <Harbour scene={scene} />
        <Granary scene={scene} x={446} />
        <Market scene={scene} x={738} />
        <g data-part="street">
          <Sheet x={0} y={444} width={590} height={216} />
          <ShieldMark seat={own} x={30} y={470} size={24} />
          <Text x={48} y={476} class="ttl" serif size={19} weight={700} room={crafting ? 120 : 200}>
            {streetTitle(scene, own)}
          </Text>
          {crafting ? (
            <>
              <Labour scene={scene} x={186} y={470} />
              <DoubleSwitch scene={scene} x={316} y={459} width={140} />
            </>
          ) : (
            <StreetNote scene={scene} x={458} y={475} room={200} />
          )}
          <BoardButton
            x={468}
            y={457}
            width={106}
            text={words.say("table.chains")}
            icon="ui-link"
            attrs={openButton(words.say("table.chains_open"), () => setChains(true))}
          />
          <Street scene={scene} seat={own} x={14} y={492} width={562} height={152} />
          {desk === "exchange" && <Exchange scene={scene} />}
        </g>
        <g data-part="hand">
          <Sheet x={598} y={444} width={488} height={216} />
          <Text x={616} y={476} class="ttl" serif size={19} weight={700} room={150}>
            {handTitle(scene)}
          </Text>
          <Possessions scene={scene} seat={own} x={870} y={457} />
          <Hand scene={scene} x={616} y={493} width={454} />
          <Counter scene={scene} x={612} y={618} width={handLeft(scene, 454) - 4} />
        </g>
      </svg>
      {chains && <Chains scene={scene} onClose={() => setChains(false)} />}
    </>
  );
}

/** Another player's street with everything that belongs to it, to look at. */
function Large({ scene }: { scene: CraftScene }) {
  const seat = scene.own;
  return (
    <svg class="board large" viewBox="-2 442 594 220" role="group" aria-label={streetTitle(scene, seat)}>
      <Patterns />
      <Sheet x={0} y={444} width={590} height={216} />
      <ShieldMark seat={seat} x={30} y={470} size={24} />
      <Text x={48} y={476} class="ttl" serif size={19} weight={700} room={300}>
        {streetTitle(scene, seat)}
      </Text>
      <Possessions scene={scene} seat={seat} x={372} y={457} />
      <Street scene={scene} seat={seat} x={14} y={492} width={562} height={152} />
    </svg>
  );
}

function figures(scene: CraftScene, seat: number): Figure[] {
  const player = scene.view.players[seat]!;
  const { words } = scene;
  return [
    { icon: "cm-helper", value: player.helpers, label: words.say("table.helpers_count", { count: player.helpers }), dim: player.passed },
    { icon: "cm-capital", value: player.cards, label: words.say("table.capital_count", { count: player.cards }) },
    { icon: "cm-house", value: player.buildings, label: words.say("table.held_count", { count: player.buildings }) },
    { icon: "cm-privilege", value: player.privileges, label: words.say("table.privileges_count", { count: player.privileges }) },
    { icon: "cm-work", value: player.work, label: words.say("table.work_count", { count: player.work }) },
  ];
}

function picture(name: string, value: Value): Picture | null {
  if (name === "good" && typeof value === "string") return { icon: goodIcon(value) };
  if (name === "season" && typeof value === "string") return { icon: `season-${value}` };
  return null;
}

const UNITS: Record<string, string> = { points: "vp" };

const DEEDS: Record<string, string> = {
  "event.placed": "cm-helper",
  "event.stacked": "cm-helper",
  "event.stacked_own": "cm-helper",
  "event.recalled": "cm-helper",
  "event.passed": "ui-close",
  "event.dropped": "ui-close",
  "event.took": "cm-capital",
  "event.discarded": "cm-capital",
  "event.drew": "cm-capital",
  "event.drew_hidden": "cm-capital",
  "event.paid": "cm-capital",
  "event.auction": "cm-capital",
  "event.bid": "cm-capital",
  "event.gave": "cm-capital",
  "event.bribed": "cm-capital",
  "event.built": "cm-house",
  "event.bought": "cm-house",
  "event.won": "cm-house",
  "event.swapped": "cm-house",
  "event.peeked": "ui-spectator",
  "event.back_top": "ui-spectator",
  "event.back_bottom": "ui-spectator",
  "event.privilege": "cm-privilege",
  "event.privilege_token": "cm-privilege",
  "event.token": "cm-privilege",
  "event.gift": "cm-privilege",
  "event.work": "cm-work",
  "event.work_token": "cm-work",
  "event.change": "ui-arrow",
  "event.new_order": "ui-arrow",
};

/** Answers that do without. */
const DECLINING = ["end", "pass", "drop", "mayor:0", "bank_priv:0", "hall:0"];

/** What cannot be meant by somebody who has just clicked "Finish". */
const GIVING_UP = ["pass", "drop"];

export const board: GameBoard<View, Facts, Move, Lights, Preview> = {
  verbs: VERBS,
  lights,
  toSee,
  means,
  Board,
  Phone,
  Miniature: ({ scene, seat }) => <SmallRow facts={scene.facts} player={scene.view.players[seat]!} />,
  Large,
  figures,
  when: (view) => ({ key: "table.when", args: { year: view.year, season: view.season } }),
  picture,
  unit: (name) => (UNITS[name] ? { icon: UNITS[name], alone: true } : null),
  tip,
  prompt: (scene): Message | null => {
    const { view, facts, own } = scene;
    const card = scene.lights.card === null ? null : view.players[own]!.hand?.[scene.lights.card];
    const more = scene.table.prompt?.key === "prompt.build_more";
    if (scene.table.prompt?.key === "prompt.exchange") {
      if (!ofVerb(scene.moves, "swap").length) return { key: "table.prompt_exchange_sawmill" };
      if (!ofVerb(scene.moves, "swap_saw").length) return { key: "table.prompt_exchange_card" };
    }
    if (card && scene.lights.ends.size)
      return {
        key: more ? "table.prompt_build_more" : "table.prompt_build",
        args: { card: facts.cards[card]!.building, price: Number([...scene.lights.ends.values()][0]!.action.args?.price ?? 0) },
      };
    if (scene.lights.source !== null && scene.lights.source < view.players[own]!.row.length)
      return { key: "table.prompt_source", args: { good: facts.cards[view.players[own]!.row[scene.lights.source]!.card]!.good } };
    return null;
  },
  loose: (scene) => {
    const accept = acceptPayment(scene);
    const found = scene.moves.filter(({ move }) => LOOSE.includes(move.verb) || (move.verb === "hall" && move.service === 0));
    if (accept) return [...found, accept];
    // beside a deed, to do without it is the quiet way; to give up a season or an auction always is, and lies apart
    const without = found.filter((action) => DECLINING.includes(action.action));
    const deeds = found.filter((action) => !DECLINING.includes(action.action));
    const gives = ({ action }: Action) => GIVING_UP.includes(action);
    return [...without.map((action) => ({ ...action, quiet: deeds.length > 0 || gives(action), apart: gives(action) })), ...deeds];
  },
  hidden: () => true,
  flights,
  path,
  changes,
  scored,
  parts: { round: "event.round", phase: "event.stage" },
  division: { stage: "event.round", by: "year", round: "event.round", called: { stage: "table.stage", round: "table.stage_round" } },
  headings: ["event.round", "event.stage"],
  deed: ({ key }) => DEEDS[key],
};
