// What lights up: from the legal actions and what the player has picked up to the action behind each thing on the table.

import type { Action } from "../../core/protocol";
import type { Chain } from "../game";
import { type Move, type Outcome, outcome, parse } from "./outcome";
import { CATEGORIES, type GlassScene, type Wheel, WHEELS } from "./types";

const ON_BASE = 20;

export interface Lights {
  moves: Move[];
  /** By the name of a card: laying or playing it. */
  cards: Map<string, Action>;
  /** Is a hand being chosen? Which cards could be part of it, which are picked up, and how many are missing. */
  hand: { free: string[]; chosen: string[]; missing: number } | null;
  enter: Action[];
  /** The two actions of the card in play, each with its options. */
  uses: [Move[], Move[]];
  takes: Move[];
  gifts: Move[];
  from: Move[];
  goods: Move[];
  /** The kinds that could be placed, the one that is, and where. */
  kinds: number[];
  kind: number | null;
  /** The buildings that could be built, and the one that is picked up. */
  builds: string[];
  tile: string | null;
  /** By cell: what a click on it does. */
  cells: Map<number, Action>;
  /** By forest. */
  forests: Map<number, Action>;
  /** By base building. */
  bases: Map<string, Action>;
  /** Uses of the own conversion buildings. */
  conversions: Map<string, Move[]>;
  clears: Map<number, Action>;
  /** By building: giving it up, or copying it. */
  give: Map<string, Action>;
  copy: Map<string, Action>;
}

/**
 * The selection holds the cards of a `hand` (as bits), a `tile` to build, the `kind` of a landscape tile, a conversion building
 * (`convert`) whose price is still to be chosen, `clear` while tiles are removed, and the amounts `n` and `m` to take.
 */
export function lights(scene: GlassScene): Lights {
  let lit = known.get(scene);
  if (!lit) known.set(scene, (lit = work(scene)));
  return lit;
}

/** Board, prompt and buttons ask for the same scene. */
const known = new WeakMap<GlassScene, Lights>();

function work(scene: GlassScene): Lights {
  const { view, facts, selection, own } = scene;
  const moves = scene.actions.map(parse);
  const of = (verb: string) => moves.filter((move) => move.verb === verb);
  const player = view.players[own]!;

  const cards = new Map<string, Action>();
  for (const { action, fields } of [...of("lay"), ...of("play")]) cards.set(facts.specialists[fields[0]!]!.name, action);

  const places = of("place");
  const kinds = [...new Set(places.map(({ fields }) => fields[0]!))].sort();
  const kind = kinds.length ? (kinds.includes(selection.kind!) ? selection.kind! : kinds[0]!) : null;

  const built = of("build");
  const buildable = new Set(built.map(({ fields }) => facts.tiles[fields[0]!]!.name));
  const shelf = [...CATEGORIES.flatMap((category) => view.board[category]), ...player.display];
  const builds = shelf.filter((name): name is string => name !== null && buildable.has(name));
  const wanted = selection.tile === undefined ? undefined : facts.tiles[selection.tile]!.name;
  const tile = builds.length ? (wanted !== undefined && buildable.has(wanted) ? wanted : builds[0]!) : null;

  const cells = new Map<number, Action>();
  const forests = new Map<number, Action>();
  const bases = new Map<string, Action>();
  for (const { action, fields } of places) if (fields[0] === kind) cells.set(fields[1]!, action);
  for (const { action, fields } of built) {
    const facts_ = facts.tiles[fields[0]!]!;
    if (facts_.name !== tile) continue;
    if (fields[1] === ON_BASE) bases.set(facts_.upgrade!, action);
    else cells.set(fields[1]!, action);
  }
  const entry = facts.specialists.find((card) => card.name === view.evaluating[0]?.card)?.entry;
  const enter = of("enter");
  if (entry === "forest") for (const { action, fields } of enter) forests.set(fields[0]!, action);
  if (view.step === "exchange")
    for (const { action, fields } of of("again")) if (action.key === "action.again") cells.set(fields[0]!, action);

  const conversions = new Map<string, Move[]>();
  for (const move of of("convert")) {
    const { name } = facts.tiles[move.fields[0]!]!;
    conversions.set(name, [...(conversions.get(name) ?? []), move]);
  }
  const clears = new Map(of("clear").map(({ action, fields }) => [fields[0]!, action]));
  if (selection.clear) for (const [cell, action] of clears) cells.set(cell, action);
  if (selection.convert !== undefined) {
    const paying = facts.tiles[selection.convert]!;
    for (const { action, fields } of conversions.get(paying.name) ?? []) {
      if (paying.does.pay?.forest) forests.set(fields[1]!, action);
      else cells.set(fields[1]!, action);
    }
  }

  return {
    moves,
    cards,
    hand: handOf(scene, of("pick")),
    enter: enter.map(({ action }) => action),
    uses: [0, 1].map((part) => of("use").filter(({ fields }) => fields[0] === part)) as [Move[], Move[]],
    takes: of("take"),
    gifts: of("gift"),
    from: of("from"),
    goods: [...of("good"), ...of("again").filter(({ action }) => action.key === "action.again_good")],
    kinds,
    kind,
    builds,
    tile,
    cells,
    forests,
    bases,
    conversions,
    clears,
    give: new Map(of("give").map(({ action, fields }) => [facts.tiles[fields[0]!]!.name, action])),
    copy: new Map(of("copy").map(({ action, fields }) => [facts.tiles[fields[0]!]!.name, action])),
  };
}

/** The cards are sent in ascending order, but may be picked up in any. */
function handOf(scene: GlassScene, picks: Move[]): Lights["hand"] {
  if (!picks.length) return null;
  const { view, facts, selection, own } = scene;
  const player = view.players[own]!;
  const names = facts.specialists.map((card) => card.name);
  const sent = (player.hand ?? []).map((name) => names.indexOf(name));
  const first = Math.max(-1, ...sent) + 1;
  const free = names.filter((name, i) => i >= first && !player.resting.includes(name));
  const bits = selection.hand ?? 0;
  const chosen = free.filter((name) => (bits >> names.indexOf(name)) & 1);
  return { free, chosen, missing: view.hand_size - sent.length };
}

/** Cards one after the other as one deed: the first is an action now, the others will be. */
function inTurn(scene: GlassScene, cards: string[], key: string): Chain | null {
  const names = scene.facts.specialists.map((card) => card.name);
  const texts = cards
    .map((name) => names.indexOf(name))
    .sort((a, b) => a - b)
    .map((i) => `pick:${i}`);
  const first = scene.actions.find(({ action }) => action === texts[0]);
  return first ? { ...first, key, args: { count: cards.length }, then: texts.slice(1) } : null;
}

/** Taking the chosen hand; until it is whole, filling it up by chance (the same cards as long as nothing changes). */
export function handActions(scene: GlassScene, hand: NonNullable<Lights["hand"]>): Chain[] {
  if (hand.chosen.length === hand.missing) {
    const chain = inTurn(scene, hand.chosen, "table.take_hand");
    return chain ? [chain] : [];
  }
  const rest = hand.free.filter((name) => !hand.chosen.includes(name));
  let seed = scene.table.n * 7919 + scene.own * 104729 + (scene.selection.hand ?? 0) + 1;
  const filled = [...hand.chosen];
  while (filled.length < hand.missing && rest.length) {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    filled.push(...rest.splice(Math.floor((seed / 4294967296) * rest.length), 1));
  }
  const chain = inTurn(scene, filled, hand.chosen.length ? "table.fill_hand" : "table.random_hand");
  return chain ? [{ ...chain, quiet: true }] : [];
}

export interface Taking {
  goods: { good: string; most: number; n: number }[];
  /** One way for each wheel on which the chosen amounts could lie. */
  ways: { wheel: Wheel; move: Move; result: Outcome }[];
  /** As much as can be taken while no wheel turns, if taking everything would turn one. */
  still: Move | null;
  none: Move | null;
}

/** What is offered, the amounts chosen (all, unless the player wants fewer), and the ways to take them. */
export function takingOf(scene: GlassScene, lit: Lights): Taking | null {
  const { view, facts, own, selection, table } = scene;
  const moves = lit.takes;
  if (!moves.length) return null;
  const player = view.players[own]!;
  const args = table.prompt?.args ?? {};
  const most = (field: number) => Math.max(...moves.map(({ fields }) => fields[field]!));
  const [mostN, mostM] = [most(1), most(2)];
  const n = Math.min(selection.n ?? mostN, mostN);
  const m = Math.min(selection.m ?? mostM, mostM);
  const goods = [
    { good: String(args.good), most: mostN, n },
    { good: String(args.second ?? args.good), most: mostM, n: m },
  ];
  const ways: Taking["ways"] = [];
  for (const [w, wheel] of WHEELS.entries()) {
    // on this wheel there may be less room than on the other
    const here = moves.filter(({ fields }) => fields[0] === w && fields[1]! <= n && fields[2]! <= m && (fields[1] || fields[2]));
    const best = here.sort((a, b) => b.fields[1]! + b.fields[2]! - a.fields[1]! - a.fields[2]!)[0];
    const result = best && outcome(best, view, facts, player);
    if (best && result) ways.push({ wheel, move: best, result });
  }
  const quiet = moves.filter((move) => {
    const result = outcome(move, view, facts, player);
    return (move.fields[1] || move.fields[2]) && result && !result.turns.glass && !result.turns.brick;
  });
  const turning = ways.length > 0 && ways.every(({ result }) => result.turns.glass + result.turns.brick > 0);
  const still = turning ? (quiet.sort((a, b) => b.fields[1]! + b.fields[2]! - a.fields[1]! - a.fields[2]!)[0] ?? null) : null;
  const none = moves.find(({ fields }) => !fields[1] && !fields[2]) ?? null;
  return { goods: goods.filter(({ most: limit }, i) => limit > 0 && (i === 0 || mostM > 0)), ways, still, none };
}

/** Of two ways each wheel shows the one that lies on it. */
function either(ways: [Wheel, Outcome][]): Outcome {
  const [[, first]] = ways as [[Wheel, Outcome]];
  const of = (wheel: Wheel) => ways.find(([on]) => ways.length > 1 && on === wheel)?.[1] ?? first;
  return {
    wheels: { glass: of("glass").wheels.glass, brick: of("brick").wheels.brick },
    turns: { glass: of("glass").turns.glass, brick: of("brick").turns.brick },
  };
}

/** The own wheels after the action that is looked at; while nothing is, after the obvious one. */
export function previewOf(scene: GlassScene, lit: Lights, looked: string | null): Outcome | null {
  const player = scene.view.players[scene.own]!;
  const asked = scene.table.prompt?.args?.tile;
  const show = (move: Move | undefined) =>
    move ? outcome(move, scene.view, scene.facts, player, asked === undefined ? undefined : String(asked)) : null;
  const found = looked && lit.moves.find(({ action }) => action.action === looked);
  if (found) return show(found);
  const taking = takingOf(scene, lit);
  if (taking?.ways.length) return either(taking.ways.map(({ wheel, result }) => [wheel, result]));
  const gifts = lit.gifts.filter(({ fields }) => fields[1]).map((move): [Wheel, Outcome] => [WHEELS[move.fields[0]!]!, show(move)!]);
  if (gifts.length) return either(gifts);
  const chosen = scene.selection.look;
  if (chosen !== undefined) return show(lit.moves[chosen]);
  if (lit.tile !== null) return show(lit.moves.find(({ action }) => [...lit.cells.values(), ...lit.bases.values()].includes(action)));
  return null;
}
