// What lights up: from the legal actions and what the player has picked up to the action behind each thing on the table.

import { keyed, type Legal, ofVerb } from "../../core/moves";
import type { Action } from "../../core/protocol";
import type { Chain, Selection } from "../game";
import { CATEGORIES, type GlassScene, type GlassSight, type Move, type Outcome, type Wheel, WHEELS } from "./types";

export const ON_BASE = 20; // in place of a cell

type Of<Verb extends Move["verb"]> = Legal<Extract<Move, { verb: Verb }>>;

export interface Lights {
  /** By the name of a card: laying or playing it. */
  cards: Map<string, Action>;
  /** Is a hand being chosen? Which cards could be part of it, which are picked up, and how many are missing. */
  hand: { free: string[]; chosen: string[]; missing: number } | null;
  enter: Action[];
  /** The two actions of the card in play, each with its options. */
  uses: [Of<"use">[], Of<"use">[]];
  /** Would one of them take several goods at once, of which the player may want fewer? */
  fewer: boolean;
  takes: Of<"take">[];
  gifts: Of<"gift">[];
  from: Of<"from">[];
  goods: Action[];
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
  conversions: Map<string, Of<"convert">[]>;
  clears: Map<number, Action>;
  /** By building: giving it up, or copying it. */
  give: Map<string, Action>;
  copy: Map<string, Action>;
}

/**
 * The selection holds the cards of a `hand` (as bits), a `tile` to build, the `kind` of a landscape tile, a conversion building
 * (`convert`) whose price is still to be chosen, `clear` while tiles are removed, and the amounts `n` and `m` to take.
 */
export function lights(sight: GlassSight): Lights {
  const { view, facts, selection, own, moves, deeds } = sight;
  const of = <Verb extends Move["verb"]>(...verbs: Verb[]) => ofVerb(moves, ...verbs);
  const player = view.players[own]!;
  const nameOf = ({ tile }: { tile: number }) => facts.tiles[tile]!.name;

  const places = of("place");
  const kinds = [...new Set(places.map(({ move }) => move.kind))].sort();
  const kind = kinds.length ? (kinds.includes(selection.kind!) ? selection.kind! : kinds[0]!) : null;

  const built = of("build");
  const buildable = new Set(built.map(({ move }) => nameOf(move)));
  const shelf = [...CATEGORIES.flatMap((category) => view.board[category]), ...player.display];
  const builds = shelf.filter((name): name is string => name !== null && buildable.has(name));
  const wanted = selection.tile === undefined ? undefined : facts.tiles[selection.tile]!.name;
  const tile = builds.length ? (wanted !== undefined && buildable.has(wanted) ? wanted : builds[0]!) : null;

  const cells = new Map<number, Action>();
  const forests = new Map<number, Action>();
  const bases = new Map<string, Action>();
  for (const action of places) if (action.move.kind === kind) cells.set(action.move.cell, action);
  for (const action of built) {
    if (nameOf(action.move) !== tile) continue;
    if (action.move.cell === ON_BASE) bases.set(facts.tiles[action.move.tile]!.upgrade!, action);
    else cells.set(action.move.cell, action);
  }
  const entry = facts.specialists.find((card) => card.name === view.evaluating[0]?.card)?.entry;
  const enter = of("enter");
  if (entry === "forest") for (const action of enter) forests.set(action.move.source, action);
  const again = of("again");
  if (view.step === "exchange") for (const action of again) if (action.key === "action.again") cells.set(action.move.target, action);

  const conversions = new Map<string, Of<"convert">[]>();
  for (const action of of("convert")) {
    const name = nameOf(action.move);
    conversions.set(name, [...(conversions.get(name) ?? []), action]);
  }
  const clears = keyed(of("clear"), (move) => move.cell);
  if (selection.clear) for (const [cell, action] of clears) cells.set(cell, action);
  if (selection.convert !== undefined) {
    const paying = facts.tiles[selection.convert]!;
    for (const action of conversions.get(paying.name) ?? []) (paying.does.pay?.forest ? forests : cells).set(action.move.target, action);
  }

  // an action with its entry cost and all its goods; who wants fewer goods is asked how many
  const more = ofVerb(deeds, "use");
  const whole = selection.fewer ? more.filter((deed) => !takesMany(deed)) : more;
  const uses = [...of("use").filter(({ action }) => !whole.some((deed) => deed.action === action)), ...whole];

  return {
    cards: keyed(of("lay", "play"), ({ card }) => facts.specialists[card]!.name),
    hand: handOf(sight),
    enter,
    uses: [uses.filter(({ move }) => move.part === 0), uses.filter(({ move }) => move.part === 1)],
    fewer: more.some(takesMany),
    takes: of("take"),
    gifts: of("gift"),
    from: of("from"),
    goods: [...of("good"), ...again.filter(({ key }) => key === "action.again_good")],
    kinds,
    kind,
    builds,
    tile,
    cells,
    forests,
    bases,
    conversions,
    clears,
    give: keyed(of("give"), nameOf),
    copy: keyed(of("copy"), nameOf),
  };
}

/** What has to be picked up for a move to be seen on the table. */
export function toSee(move: Move): Selection {
  switch (move.verb) {
    case "build":
      return { tile: move.tile };
    case "place":
      return { kind: move.kind };
    case "convert":
      return { convert: move.tile };
    case "clear":
      return { clear: 1 };
    case "take":
      return { n: move.first, m: move.second };
    default:
      return {};
  }
}

/** Does a deed end with taking more than one good? */
const takesMany = ({ then }: Chain): boolean => {
  const [verb, , first, second] = then?.at(-1)?.split(":") ?? [];
  return verb === "take" && Number(first) + Number(second) > 1;
};

/** The others who have played the same card: then each may use only one of its actions. */
export function sharing({ view, own, table }: Pick<GlassScene, "view" | "own" | "table">): string[] {
  const mine = view.evaluating.find(({ seat }) => seat === own);
  if (!mine || mine.both) return [];
  const has = (seat: number) => [...view.players[seat]!.played, ...view.players[seat]!.notches].includes(mine.card);
  return view.players.flatMap((_, seat) => (seat !== own && has(seat) ? [table.seats[seat]!.name] : []));
}

/** The cards are sent in ascending order, but may be picked up in any. */
function handOf({ view, facts, selection, own, moves }: GlassSight): Lights["hand"] {
  if (!ofVerb(moves, "pick").length) return null;
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
  const first = scene.moves.find(({ action }) => action === texts[0]);
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
  ways: { wheel: Wheel; take: Of<"take">; result: Outcome }[];
  /** As much as can be taken while no wheel turns, if taking everything would turn one. */
  still: Of<"take"> | null;
  none: Of<"take"> | null;
}

/** The own wheels after an action, as far as the server tells. */
export const outcomeOf = ({ preview }: GlassSight, action: Action): Outcome | null =>
  preview?.outcomes.find(({ actions }) => actions.includes(action.action)) ?? null;

export const turning = (result: Outcome | null): boolean => result !== null && result.turns.glass + result.turns.brick > 0;

/** How many goods are taken. */
export const count = ({ move }: Of<"take">): number => move.first + move.second;

/** What is offered, the amounts chosen (all, unless the player wants fewer), and the ways to take them. */
export function takingOf(scene: GlassScene): Taking | null {
  const { selection, asked, lights: lit } = scene;
  const { takes } = lit;
  if (!takes.length) return null;
  const mostN = Math.max(...takes.map(({ move }) => move.first));
  const mostM = Math.max(...takes.map(({ move }) => move.second));
  const n = Math.min(selection.n ?? mostN, mostN);
  const m = Math.min(selection.m ?? mostM, mostM);
  const goods = [
    { good: String(asked?.args?.good), most: mostN, n },
    { good: String(asked?.args?.second ?? asked?.args?.good), most: mostM, n: m },
  ];
  const some = takes.filter((take) => count(take) > 0);
  const most = (found: Of<"take">[]) => found.sort((a, b) => count(b) - count(a))[0];
  const ways: Taking["ways"] = [];
  for (const [w, wheel] of WHEELS.entries()) {
    // on this wheel there may be less room than on the other
    const take = most(some.filter(({ move }) => move.wheel === w && move.first <= n && move.second <= m));
    const result = take && outcomeOf(scene, take);
    if (take && result) ways.push({ wheel, take, result });
  }
  const quiet = some.filter((take) => !turning(outcomeOf(scene, take)));
  const still = ways.length && ways.every(({ result }) => turning(result)) ? (most(quiet) ?? null) : null;
  const none = takes.find((take) => !count(take)) ?? null;
  return { goods: goods.filter(({ most: limit }, i) => limit > 0 && (i === 0 || mostM > 0)), ways, still, none };
}

/** Of two ways each wheel shows the one that lies on it. */
function either(ways: [Wheel, Outcome][]): Outcome {
  const [[, first]] = ways as [[Wheel, Outcome]];
  const of = (wheel: Wheel) => ways.find(([on]) => ways.length > 1 && on === wheel)?.[1] ?? first;
  return {
    actions: [],
    wheels: { glass: of("glass").wheels.glass, brick: of("brick").wheels.brick },
    turns: { glass: of("glass").turns.glass, brick: of("brick").turns.brick },
  };
}

/** The own wheels after the action that is looked at; while nothing is, after the obvious one. */
export function previewOf(scene: GlassScene): Outcome | null {
  const { lights: lit, looked, selection, moves } = scene;
  const show = (action: Action | undefined) => (action ? outcomeOf(scene, action) : null);
  if (looked) return show(looked);
  const taking = takingOf(scene);
  if (taking?.ways.length) return either(taking.ways.map(({ wheel, result }) => [wheel, result]));
  const gifts = lit.gifts.flatMap((gift): [Wheel, Outcome][] => {
    const result = gift.move.count ? show(gift) : null; // which nobody tells where it is only looked at, as in a review
    return result ? [[WHEELS[gift.move.wheel]!, result]] : [];
  });
  if (gifts.length) return either(gifts);
  if (selection.look !== undefined) return show(moves[selection.look]);
  return lit.tile === null ? null : show([...lit.cells.values(), ...lit.bases.values()][0]);
}
