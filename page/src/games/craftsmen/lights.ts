// What lights up: from the legal actions and what the player has picked to the one action behind each thing on the board.

import type { Action } from "../../core/protocol";
import type { Selection } from "../game";
import type { CraftScene, Facts, View } from "./types";

/** In place of a card of the row: the own markers on the fair. */
export const FAIR = 100;

export interface Move {
  action: Action;
  verb: string;
  fields: number[];
}

export function parse(action: Action): Move {
  const [verb, ...fields] = action.action.split(":");
  return { action, verb: verb!, fields: fields.map(Number) };
}

/** What has to be picked for a hint to be seen on the board; what the player has picked counts more. */
export function withHint(scene: CraftScene): CraftScene {
  if (!scene.hint) return scene;
  const { verb, fields } = parse({ action: scene.hint, key: "" });
  const [a, b, c, d] = fields as [number, number, number, number];
  const picked: Record<string, Selection> = {
    build: { card: a },
    auction: { lot: a * 2 + b },
    peek_show: { first: a },
    raw: { source: a, double: c },
    semi: { source: a },
    ship: { source: a },
    redeem: { source: FAIR },
    buy_good: { payFair: c },
    invest: { invest0: a, invest1: b, invest2: c, invest3: d },
  };
  return { ...scene, selection: { ...picked[verb], ...scene.selection } };
}

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
  show: Move[];
  back: Move[];
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

const keyed = (moves: Move[], verb: string, key: (fields: number[]) => number): Map<number, Action> =>
  new Map(moves.filter((move) => move.verb === verb).map((move) => [key(move.fields), move.action]));

/** Adds only where nothing is yet: the first of equal ways counts. */
function offer<K>(map: Map<K, Action>, key: K, action: Action): void {
  if (!map.has(key)) map.set(key, action);
}

export function lights(actions: Action[], selection: Selection, view: View, facts: Facts, own: number): Lights {
  const moves = actions.map(parse);
  const of = (...verbs: string[]) => moves.filter((move) => verbs.includes(move.verb));
  const row = view.players[own]!.row;
  const first = (fields: number[]) => fields[0]!;

  const builds = of("build");
  const buildable = new Set(builds.map((move) => first(move.fields)));
  const card =
    selection.card !== undefined && buildable.has(selection.card) ? selection.card : buildable.size ? Math.min(...buildable) : null;

  const auctions = of("auction");
  const placeOf = (fields: number[]) => fields[0]! * 2 + fields[1]!;
  const lots = new Set(auctions.map((move) => placeOf(move.fields)));
  const lot = selection.lot !== undefined && lots.has(selection.lot) ? selection.lot : lots.size ? Math.min(...lots) : null;
  const bids = new Map<number, Action>([
    ...auctions.filter((move) => placeOf(move.fields) === lot).map((move) => [move.fields[2]!, move.action] as const),
    ...of("bid").map((move) => [move.fields[0]!, move.action] as const),
  ]);

  const out: Lights = {
    place: new Map(of("place").map((move) => [move.fields.join(":"), move.action])),
    capital: new Map(of("pay", "discard", "fee_card", "bribe", "give").map((move) => [move.fields.join(":"), move.action])),
    swap: keyed(moves, "swap", first),
    sawmills: keyed(moves, "swap_saw", first),
    bank: keyed(moves, "bank", first),
    take: keyed(moves, "take", first),
    buildable,
    card,
    ends: new Map(
      builds
        .filter((move) => first(move.fields) === card)
        .map((move) => [move.fields[1]!, { action: move.action, privilege: move.fields[2] === 1 }]),
    ),
    buy: keyed(moves, "buy_card", placeOf),
    lots,
    lot,
    bids,
    peek: keyed(moves, "peek", first),
    show: of("peek_show"),
    back: of("peek_back"),
    icons: new Map(),
    granary: new Map(),
    ships: new Map(),
    giveUp: new Map(),
    recall: keyed(moves, "recall", first),
    sources: new Map(),
    source: null,
    canDouble: of("raw").some((move) => move.fields[2] === 1),
    double: false,
    canFair: false,
    payFair: false,
    hall: keyed(moves, "hall", first),
    invest: investing(of("invest"), selection),
  };
  out.double = out.canDouble && selection.double === 1;
  craft(out, moves, selection, row, facts);
  purchases(out, of("buy_good"), selection);
  return out;
}

/** Making goods: while no source is picked every destination lights up, and equal ways to it count as one. */
function craft(out: Lights, moves: Move[], selection: Selection, row: View["players"][number]["row"], facts: Facts): void {
  const uses = moves.filter(
    (move) => ["semi", "ship"].includes(move.verb) || (move.verb === "raw" && move.fields[2] === (out.double ? 1 : 0)),
  );
  const redeems = out.double ? [] : moves.filter((move) => move.verb === "redeem");
  for (const move of uses) out.sources.set(move.fields[0]!, [...(out.sources.get(move.fields[0]!) ?? []), move.action]);
  if (redeems.length)
    out.sources.set(
      FAIR,
      redeems.map((move) => move.action),
    );
  const only = out.sources.size === 1 ? [...out.sources.keys()][0]! : null;
  out.source = selection.source !== undefined && out.sources.has(selection.source) ? selection.source : null;
  const shown = out.source ?? only;
  for (const move of uses) {
    const [r, target] = move.fields as [number, number];
    if (shown !== null && r !== shown) continue;
    const good = facts.cards[row[r]!.card]!.good;
    if (move.verb === "raw" && target === 0) out.fair ??= move.action;
    else if (move.verb === "ship" && target === 0) offer(out.giveUp, r, move.action);
    else if (move.verb === "ship") offer(out.ships, `${target}:${good}`, move.action);
    else if (move.verb === "semi" && target === 0) offer(out.granary, facts.granary.indexOf(good), move.action);
    else offer(out.icons, target, move.action);
  }
  if (shown === null || shown === FAIR) for (const move of redeems) offer(out.icons, move.fields[0]!, move.action);
}

/** Buying from the granary: the column and the icon that takes the good both stand for the purchase. */
function purchases(out: Lights, moves: Move[], selection: Selection): void {
  if (!moves.length) return;
  const withCard = moves.some((move) => move.fields[2] === 0);
  out.canFair = moves.some((move) => move.fields[2] === 1);
  out.payFair = out.canFair && (!withCard || selection.payFair === 1);
  for (const move of moves.filter((each) => each.fields[2] === (out.payFair ? 1 : 0))) {
    offer(out.granary, move.fields[0]!, move.action);
    offer(out.icons, move.fields[1]!, move.action);
  }
}

function investing(moves: Move[], selection: Selection): Lights["invest"] {
  if (!moves.length) return null;
  const values = [0, 1, 2, 3].map((colour) => new Set(moves.map((move) => move.fields[colour]!)));
  const chosen = values.map((have, colour) => {
    const wish = selection[`invest${colour}`];
    return wish !== undefined && have.has(wish) ? wish : Math.max(...have);
  });
  const action = moves.find((move) => move.fields.join() === chosen.join())?.action;
  return { values, chosen, action };
}

/** Verbs that have no place on the board. */
export const LOOSE = ["bank_priv", "fee_points", "mayor", "work", "drop", "pass", "end"];
