// What lights up: from the legal actions and what the player has picked to the one action behind each thing on the board.

import { keyed, type Legal, ofVerb } from "../../core/moves";
import type { Action } from "../../core/protocol";
import type { Selection } from "../game";
import { type Colour, COLOURS, type CraftSight, type Facts, type Move, type View } from "./types";

/** In place of a card of the row: the own markers on the fair. */
export const FAIR = 100;

type Of<Verb extends Move["verb"]> = Legal<Extract<Move, { verb: Verb }>>;

/** What has to be picked for a move to be seen on the board. */
export function toSee(move: Move): Selection {
  switch (move.verb) {
    case "build":
      return { card: move.hand };
    case "auction":
      return { lot: placeOf(move) };
    case "peek_show":
      return { first: move.first };
    case "raw":
      return { source: move.row, double: move.double };
    case "semi":
    case "ship":
      return { source: move.row };
    case "redeem":
      return { source: FAIR };
    case "buy_good":
      return { payFair: move.marker };
    case "invest":
      return Object.fromEntries(byColour(move).map((value, colour) => [`invest${colour}`, value]));
    default:
      return {};
  }
}

/** A place of the notary's display, class after class. */
const placeOf = (move: { class: number; place: number }): number => move.class * 2 + move.place;
const byColour = (move: Record<Colour, number>): number[] => COLOURS.map((colour) => move[colour]);

export interface Lights {
  /** Sending a helper, by `city:space`; space 0 is the leftmost free one. */
  place: Map<string, Action>;
  /** Capital cards of the hand that can be given, by `colour:value`. */
  capital: Map<string, Action>;
  swap: Map<number, Action>;
  sawmills: Map<number, Action>;
  /** Capital cards of the display: 1 and 2 one of them, 3 both, 0 the deck; for a granary card 0 and 1, 2 the deck. */
  bank: Map<number, Action>;
  take: Map<number, Action>;
  /** Which cards of the hand can be built, and where the chosen one can go: 0 left, 1 right. */
  buildable: Set<number>;
  card: number | null;
  ends: Map<number, { action: Action; privilege: boolean }>;
  /** The notary: by place of the display, class after class. */
  buy: Map<number, Action>;
  lots: Set<number>;
  lot: number | null;
  bids: Map<number, Action>;
  peek: Map<number, Action>;
  show: Of<"peek_show">[];
  back: Of<"peek_back">[];
  /** Making and buying goods: empty icons by their number, columns, rows of ships by `ship:good`, the fair. */
  icons: Map<number, Action>;
  granary: Map<number, Action>;
  ships: Map<string, Action>;
  fair?: Action;
  giveUp: Map<number, Action>;
  recall: Map<number, Action>;
  /** Cards of the row, or the fair, with what can be done from there. */
  sources: Map<number, Action[]>;
  source: number | null;
  /** May the raw good be doubled, or a fair marker pay; and is that chosen? */
  canDouble: boolean;
  double: boolean;
  canFair: boolean;
  payFair: boolean;
  hall: Map<number, Action>;
  /** Investing: the values that can be chosen of each colour, those that are, and the action. */
  invest: { values: Set<number>[]; chosen: number[]; action?: Action } | null;
}

/** Adds only where nothing is yet: the first of equal ways counts. */
function offer<K>(map: Map<K, Action>, key: K, action: Action): void {
  if (!map.has(key)) map.set(key, action);
}

export function lights({ moves, selection, view, facts, own }: CraftSight): Lights {
  const of = <Verb extends Move["verb"]>(...verbs: Verb[]) => ofVerb(moves, ...verbs);
  const row = view.players[own]!.row;

  const builds = of("build");
  const buildable = new Set(builds.map(({ move }) => move.hand));
  const card =
    selection.card !== undefined && buildable.has(selection.card) ? selection.card : buildable.size ? Math.min(...buildable) : null;

  const auctions = of("auction");
  const lots = new Set(auctions.map(({ move }) => placeOf(move)));
  const lot = selection.lot !== undefined && lots.has(selection.lot) ? selection.lot : lots.size ? Math.min(...lots) : null;
  const bids = [...auctions.filter(({ move }) => placeOf(move) === lot), ...of("bid")];

  const out: Lights = {
    place: keyed(of("place"), (move) => `${move.city}:${move.space}`),
    capital: keyed(of("pay", "discard", "fee_card", "bribe", "give"), (move) => `${move.colour}:${move.value}`),
    swap: keyed(of("swap"), (move) => move.hand),
    sawmills: keyed(of("swap_saw"), (move) => move.sawmill),
    bank: keyed(of("bank"), (move) => move.places),
    take: keyed(of("take"), (move) => move.source),
    buildable,
    card,
    ends: new Map(
      builds
        .filter(({ move }) => move.hand === card)
        .map((action) => [action.move.end, { action, privilege: action.move.privilege === 1 }]),
    ),
    buy: keyed(of("buy_card"), placeOf),
    lots,
    lot,
    bids: new Map(bids.map((action) => [action.move.amount, action])),
    peek: keyed(of("peek"), (move) => move.class),
    show: of("peek_show"),
    back: of("peek_back"),
    icons: new Map(),
    granary: new Map(),
    ships: new Map(),
    giveUp: new Map(),
    recall: keyed(of("recall"), (move) => move.target),
    sources: new Map(),
    source: null,
    canDouble: of("raw").some(({ move }) => move.double === 1),
    double: false,
    canFair: false,
    payFair: false,
    hall: keyed(of("hall"), (move) => move.service),
    invest: investing(of("invest"), selection),
  };
  out.double = out.canDouble && selection.double === 1;
  const made = of("raw", "semi", "ship").filter(({ move }) => move.verb !== "raw" || (move.double === 1) === out.double);
  craft(out, made, out.double ? [] : of("redeem"), selection, row, facts);
  purchases(out, of("buy_good"), selection);
  return out;
}

/** Making goods: while no source is picked every destination lights up, and equal ways to it count as one. */
function craft(
  out: Lights,
  made: Of<"raw" | "semi" | "ship">[],
  redeems: Of<"redeem">[],
  selection: Selection,
  row: View["players"][number]["row"],
  facts: Facts,
): void {
  for (const action of made) out.sources.set(action.move.row, [...(out.sources.get(action.move.row) ?? []), action]);
  if (redeems.length) out.sources.set(FAIR, redeems);
  const only = out.sources.size === 1 ? [...out.sources.keys()][0]! : null;
  out.source = selection.source !== undefined && out.sources.has(selection.source) ? selection.source : null;
  const shown = out.source ?? only;
  for (const action of made) {
    const { move } = action;
    if (shown !== null && move.row !== shown) continue;
    const good = facts.cards[row[move.row]!.card]!.good;
    if (move.verb === "ship") {
      if (move.ship) offer(out.ships, `${move.ship}:${good}`, action);
      else offer(out.giveUp, move.row, action);
    } else if (move.target) offer(out.icons, move.target, action);
    else if (move.verb === "raw") out.fair ??= action;
    else offer(out.granary, facts.granary.indexOf(good), action);
  }
  if (shown === null || shown === FAIR) for (const action of redeems) offer(out.icons, action.move.target, action);
}

/** Buying from the granary: the column and the icon that takes the good both stand for the purchase. */
function purchases(out: Lights, buys: Of<"buy_good">[], selection: Selection): void {
  if (!buys.length) return;
  const withCard = buys.some(({ move }) => move.marker === 0);
  out.canFair = buys.some(({ move }) => move.marker === 1);
  out.payFair = out.canFair && (!withCard || selection.payFair === 1);
  for (const action of buys.filter(({ move }) => (move.marker === 1) === out.payFair)) {
    offer(out.granary, action.move.column, action);
    offer(out.icons, action.move.target, action);
  }
}

function investing(ways: Of<"invest">[], selection: Selection): Lights["invest"] {
  if (!ways.length) return null;
  const values = COLOURS.map((colour) => new Set(ways.map(({ move }) => move[colour])));
  const chosen = values.map((have, colour) => {
    const wish = selection[`invest${colour}`];
    return wish !== undefined && have.has(wish) ? wish : Math.max(...have);
  });
  const action = ways.find(({ move }) => byColour(move).join() === chosen.join());
  return { values, chosen, action };
}

/** Verbs that have no place on the board. */
export const LOOSE = ["bank_priv", "fee_points", "mayor", "work", "drop", "pass", "end"];
