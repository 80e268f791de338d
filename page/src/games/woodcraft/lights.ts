// What lights up: from the legal actions and what the player has picked up to the action behind each thing on the table.

import { keyed, type Legal, ofVerb } from "../../core/moves";
import type { Action } from "../../core/protocol";
import type { Chain, Selection } from "../game";
import { COLORS, type Die, type Move, TILES, type Way, type WoodScene, type WoodSight } from "./types";

/** What the clicks on the wheel mean besides choosing the tile of the turn. */
export const SWAP = 1;
export const BONUS = 2;

export interface Lights {
  /** By tile of the wheel, as clicks mean it now, and whether they could mean something else. */
  tiles: Map<number, Action>;
  canSwap: boolean;
  canBonus: boolean;
  /** Dice of the lumber, by colour and value: choosing one, or selling it. */
  dice: Map<string, Legal<Move>>;
  /** What free actions can make of dice of the lumber, as the server tells it: likewise by colour and value. */
  work: Map<string, Work[]>;
  /** By room: moving in, and using the helper who lives there. */
  rooms: Map<number, Action>;
  helpers: Map<number, Action>;
  /** By pot: growing its tree, or harvesting it. */
  pots: Map<number, Legal<Move>>;
  /** By kind of improvement. */
  improve: Map<number, Action>;
  /** Sawing with a ready tile, or with a used one for a token. */
  saw?: Action;
  sawAgain?: Action;
  splice: Map<number, Action>;
  glue?: Action;
  /** The shop, by place. */
  market: Map<number, Action>;
  sixes: Map<number, Action>;
  materials: Map<number, Action>;
  orderOffers: Map<number, Action>;
  helperOffers: Map<number, Action>;
  /** By card. */
  claims: Map<string, Action>;
  complete: Map<string, Action>;
  lay: Map<string, Action>;
  attic: Map<number, Action>;
  marketing?: Action;
  /** The opening, by place among the cards dealt. */
  keep: Map<number, Action>;
  start: Map<number, Action>;
  done?: Action;
}

/** A way to work a die, and the action that begins it; the rest follows. */
export interface Work {
  action: Legal<Move>;
  then: string[];
  way: Way;
}

/** A hint at another action opens its chip. */
export function toSee({ verb }: Move): Selection {
  return verb === "swap" ? { mode: SWAP } : verb === "bonus" ? { mode: BONUS } : {};
}

/** The selection has the `mode` of clicks on the wheel; what else is picked up shows more, but changes no meaning. */
export function lights({ moves, deeds, selection, view, preview }: WoodSight): Lights {
  const of = <Verb extends Move["verb"]>(...verbs: Verb[]) => ofVerb(moves, ...verbs);
  // what can be had by choosing its tile lights up with the tile
  const reach = <Verb extends Move["verb"]>(verb: Verb) => [...(selection.mode ? [] : ofVerb(deeds, verb)), ...of(verb)];
  const swaps = of("swap");
  const bonuses = of("bonus");
  const saws = keyed(of("saw"), (move) => move.reuse);
  const wheel = selection.mode === SWAP ? swaps : selection.mode === BONUS ? bonuses : of("tile");
  const tiles = new Map<number, Action>(keyed<number, Legal<{ tile: number }>>(wheel, (move) => move.tile));
  const main = of("main").find(({ move }) => move.instead === 0);
  const chosen = view.this_turn?.tile;
  if (!selection.mode && main && chosen && !tiles.has(TILES.indexOf(chosen))) tiles.set(TILES.indexOf(chosen), main);
  return {
    tiles,
    canSwap: swaps.length > 0,
    canBonus: bonuses.length > 0,
    dice: keyed([...of("sell"), ...of("die")], (move) => `${move.color}:${move.value}`),
    work: new Map(
      (preview?.dice ?? []).flatMap(({ die, ways }): [string, Work[]][] => {
        const begun = ways.flatMap((way) => {
          const [first, ...then] = way.actions;
          const action = moves.find(({ action }) => action === first);
          return action ? [{ action, then, way }] : [];
        });
        return begun.length ? [[dieName(die), begun]] : [];
      }),
    ),
    rooms: keyed(of("room"), (move) => move.room),
    helpers: keyed([...of("ability"), ...of("produce")], (move) => move.room),
    pots: keyed([...of("harvest"), ...of("grow")], (move) => move.pot),
    improve: keyed(reach("improve"), (move) => move.improvement),
    saw: saws.get(0),
    sawAgain: saws.get(1),
    splice: keyed(of("splice"), (move) => move.slot),
    glue: of("glue")[0],
    market: keyed(reach("buy_die"), (move) => move.slot),
    sixes: keyed(reach("buy_six"), (move) => move.color),
    materials: keyed(reach("buy_material"), (move) => move.line),
    orderOffers: keyed(reach("take_order"), (move) => move.slot),
    helperOffers: keyed(reach("take_helper"), (move) => move.slot),
    claims: byCard(of("claim"), "commission"),
    complete: byCard(of("complete"), "order"),
    lay: byCard(of("lay_order"), "order"),
    attic: keyed(of("space"), (move) => move.attic),
    marketing: reach("market").find(({ move }) => move.buy === 1),
    keep: keyed(of("keep_order"), (move) => move.place),
    start: keyed(of("start_helper"), (move) => move.place),
    done: of("done")[0],
  };
}

/** By the card that the sentence names. */
const byCard = (actions: Action[], name: string): Map<string, Action> =>
  new Map(actions.map((action) => [String(action.args?.[name]), action]));

/** A die as actions name it. */
export const dieName = (die: Die): string => `${COLORS.indexOf(die.color)}:${die.value}`;

export const without = (selection: Selection, ...names: string[]): Selection =>
  Object.fromEntries(Object.entries(selection).filter(([name]) => !names.includes(name)));

/**
 * Answers that stand beside the prompt: first the other way out beside what the turn is about, the berries or no marketing.
 * What a tile's action asks first stands in its place, and a turn is closed with one click from wherever it stands.
 */
export function loose({ moves, deeds }: Pick<WoodScene, "moves" | "deeds">): Chain[] {
  const found: Chains = ofVerb(moves, "main", "mode", "market", "done", "end_actions");
  const modes: Chains = ofVerb(deeds, "mode").filter(({ then }) => then?.length === 1);
  const closing = closings({ deeds });
  const aside = ({ move }: Chains[number]) =>
    move.verb === "done" ? closing.length > 0 : (move.verb === "main" && move.instead === 1) || (move.verb === "market" && move.buy === 0);
  const replaced = ({ move }: Chains[number]) =>
    (move.verb === "main" && move.instead === 0 && modes.length > 0) || (move.verb === "end_actions" && closing.length > 0);
  const shown = [...found.filter((action) => !replaced(action)), ...modes];
  const stopping = shown.some(({ move }) => move.verb === "done");
  return [
    ...shown.filter(aside).map((action) => ({ ...action, quiet: true })),
    ...shown.filter((action) => !aside(action)),
    ...closing.filter(({ quiet }) => !(quiet && stopping)), // (marketing has its place on the board as well)
  ];
}

type Chains = (Chain & { move: Move })[];

/** To close the turn: with marketing, if it can be paid, and without. */
function closings({ deeds }: Pick<WoodScene, "deeds">): Chains {
  return ofVerb(deeds, "market", "end_actions")
    .map((deed): Chains[number] =>
      deed.move.verb === "market" && deed.move.buy === 1
        ? { ...deed, key: "table.market_and_end", quiet: true }
        : { ...deed, key: "table.end_turn", args: {} },
    )
    .sort((a, b) => Number(b.quiet ?? false) - Number(a.quiet ?? false));
}
