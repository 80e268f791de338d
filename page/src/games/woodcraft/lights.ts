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
export function lights({ moves, selection, view, preview }: WoodSight): Lights {
  const of = <Verb extends Move["verb"]>(...verbs: Verb[]) => ofVerb(moves, ...verbs);
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
    improve: keyed(of("improve"), (move) => move.improvement),
    saw: saws.get(0),
    sawAgain: saws.get(1),
    splice: keyed(of("splice"), (move) => move.slot),
    glue: of("glue")[0],
    market: keyed(of("buy_die"), (move) => move.slot),
    sixes: keyed(of("buy_six"), (move) => move.color),
    materials: keyed(of("buy_material"), (move) => move.line),
    orderOffers: keyed(of("take_order"), (move) => move.slot),
    helperOffers: keyed(of("take_helper"), (move) => move.slot),
    claims: byCard(of("claim"), "commission"),
    complete: byCard(of("complete"), "order"),
    lay: byCard(of("lay_order"), "order"),
    attic: keyed(of("space"), (move) => move.attic),
    marketing: of("market").find(({ move }) => move.buy === 1),
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

/** Answers that stand beside the prompt: first the other way out beside what the turn is about, the berries or no marketing. */
export function loose({ moves }: Pick<WoodScene, "moves">): Chain[] {
  const found = ofVerb(moves, "main", "mode", "market", "done", "end_actions");
  const aside = ({ move }: Legal<Move>) => (move.verb === "main" && move.instead === 1) || (move.verb === "market" && move.buy === 0);
  return [...found.filter(aside).map((action) => ({ ...action, quiet: true })), ...found.filter((action) => !aside(action))];
}
