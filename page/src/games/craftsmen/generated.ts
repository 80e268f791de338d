// Made by tools/page_types.py from the game's view, facts, preview and verbs: ./run types writes it anew.

export const SEASONS = ["spring", "summer", "autumn", "winter"] as const;
export type Season = (typeof SEASONS)[number];

export const CITIES = ["bankers_guild", "builders_guild", "notary", "craft_guild", "merchants_guild", "town_hall"] as const;
export type City = (typeof CITIES)[number];

/** The disc that somebody is paying for: who covers it, and where it lies. */
export interface CoveringView {
  seat: number;
  city: City;
  space: number;
}

export type Capital = [number, number];

export interface CapitalView {
  deck: number;
  discard: Capital[];
  display: (Capital | null)[];
}

export const CLASSES = ["basic", "extended", "advanced"] as const;
export type Class = (typeof CLASSES)[number];

export interface KnownCard {
  above: number;
  card: string;
}

/** The pile and the display of a class of buildings. */
export interface ClassView {
  class: Class;
  pile: number;
  known: KnownCard[];
  display: (string | null)[];
}

export type Marker = number | "natural" | null;

export type Markers = [Marker, Marker];

export interface ShipRow {
  good: string;
  points: number;
  markers: Markers;
}

export interface ShipView {
  ship: number;
  bonus: number[];
  rows: ShipRow[];
}

export interface BonusView {
  good: string;
  points: number;
  holder: number | null;
}

export const COLOURS = ["violet", "green", "blue", "red"] as const;
export type Colour = (typeof COLOURS)[number];

/** The payment under way, and for the payer the cheapest way to settle it. */
export interface PaymentView {
  seat: number;
  price: number;
  colours: Colour[];
  paid: Capital[];
  worth: number;
  cheapest?: string[];
}

export interface BidderView {
  seat: number;
  in: boolean;
  most: number;
}

export interface AuctionView {
  class: Class;
  place: number;
  card: string | null;
  opener: number;
  bid: number;
  bidder: number;
  bidders: BidderView[];
  mayor: Capital[];
  mayor_bid: number;
}

/** The cards somebody looks at. */
export interface LookingView {
  cards: (string | null)[];
}

/** A building of a row, with the markers on its icons. */
export interface Built {
  card: string;
  icons: Markers;
}

export interface PlayerView {
  capital: Capital[] | null;
  worth: number | null;
  colour_worth: number[] | null;
  cards: number;
  sum: number | null;
  hand: string[] | null;
  buildings: number;
  row: Built[];
  supply: number;
  fair: number;
  helpers: number;
  passed: boolean;
  privileges: number;
  work: number;
  used: number;
  score: number;
  parts: Record<string, number>;
}

export interface View {
  year: number;
  season: Season;
  stage: City | null;
  step: string | null;
  labour: number;
  labour_left: number | null;
  fee_points: number;
  order: number[];
  queues: Record<City, number[][]>;
  covering: CoveringView | null;
  change: number[];
  capital: CapitalView;
  buildings: ClassView[];
  box: string[];
  granary: Record<string, Markers>;
  ships: ShipView[];
  natural: number;
  privileges: number;
  work: number;
  bonus: BonusView[];
  payment: PaymentView | null;
  auction: AuctionView | null;
  looking: LookingView | null;
  players: PlayerView[];
}

export interface CapitalFacts {
  copies: Record<string, number>;
  reconstructed: boolean;
  set_value: number;
  sets: number[];
}

export const TIERS = ["raw", "semi_finished", "finished"] as const;
export type Tier = (typeof TIERS)[number];

export interface GoodFacts {
  tier: Tier;
  building: string;
  inputs: string[];
  points: number;
  line: string[];
  bonus: number;
  reconstructed: boolean;
}

export const DECKS = ["basic", "extended", "advanced", "sawmill"] as const;
export type Deck = (typeof DECKS)[number];

export interface CardFacts {
  building: string;
  class: Deck;
  good: string;
  inputs: string[];
  points: number;
  top: Colour;
  bottom: Colour;
  house: boolean;
  reconstructed: boolean;
}

export interface RowFacts {
  good: string;
  points: number;
  reconstructed: boolean;
}

export interface ShipFacts {
  ship: number;
  bonus: number[];
  rows: RowFacts[];
}

export interface Prices {
  build: number[];
  notary: number[];
  mayor_cards: number[];
}

export interface Limits {
  capital: number;
  round: number;
  fair: number;
  tokens: number;
  cubes: number;
}

export interface Facts {
  colours: Colour[];
  city: City[];
  capital: CapitalFacts;
  goods: Record<string, GoodFacts>;
  cards: Record<string, CardFacts>;
  granary: string[];
  ships: ShipFacts[];
  prices: Prices;
  labour: number[];
  fee_points: number[];
  discs: Record<string, number>;
  limits: Limits;
}

/** A sentence as a key of the words files and the values of its placeholders. */
export interface Message {
  key: string;
  args: Partial<Record<string, number | string | string[]>>;
}

/** Why an action is not possible: the clause that forbids it ("" where no clause does), and the sentence. */
export interface Reason {
  clause: string;
  message: Message;
}

export interface Preview {
  ends_turn: string[];
  fees: string[];
  gifts: string[];
  back_orders: number[][];
  passed_over: Reason | null;
}

export type Move =
  | { verb: "swap"; hand: number }
  | { verb: "swap_saw"; sawmill: number }
  | { verb: "place"; city: number; space: number }
  | { verb: "pass" }
  | { verb: "fee_points" }
  | { verb: "fee_card"; colour: number; value: number }
  | { verb: "discard"; colour: number; value: number }
  | { verb: "bank"; places: number }
  | { verb: "bank_priv"; privilege: number }
  | { verb: "build"; hand: number; end: number; privilege: number }
  | { verb: "pay"; colour: number; value: number }
  | { verb: "buy_card"; class: number; place: number }
  | { verb: "auction"; class: number; place: number; amount: number }
  | { verb: "bid"; amount: number }
  | { verb: "drop" }
  | { verb: "mayor"; beat: number }
  | { verb: "peek"; class: number }
  | { verb: "peek_show"; first: number; second: number }
  | { verb: "peek_back"; under: number; sequence: number }
  | { verb: "raw"; row: number; target: number; double: number }
  | { verb: "redeem"; target: number }
  | { verb: "semi"; row: number; target: number }
  | { verb: "take"; source: number }
  | { verb: "ship"; row: number; ship: number }
  | { verb: "bribe"; colour: number; value: number }
  | { verb: "recall"; target: number }
  | { verb: "buy_good"; column: number; target: number; marker: number }
  | { verb: "give"; colour: number; value: number }
  | { verb: "hall"; service: number }
  | { verb: "work" }
  | { verb: "invest"; violet: number; green: number; blue: number; red: number }
  | { verb: "end" };

export const VERBS = {
  swap: ["hand"],
  swap_saw: ["sawmill"],
  place: ["city", "space"],
  pass: [],
  fee_points: [],
  fee_card: ["colour", "value"],
  discard: ["colour", "value"],
  bank: ["places"],
  bank_priv: ["privilege"],
  build: ["hand", "end", "privilege"],
  pay: ["colour", "value"],
  buy_card: ["class", "place"],
  auction: ["class", "place", "amount"],
  bid: ["amount"],
  drop: [],
  mayor: ["beat"],
  peek: ["class"],
  peek_show: ["first", "second"],
  peek_back: ["under", "sequence"],
  raw: ["row", "target", "double"],
  redeem: ["target"],
  semi: ["row", "target"],
  take: ["source"],
  ship: ["row", "ship"],
  bribe: ["colour", "value"],
  recall: ["target"],
  buy_good: ["column", "target", "marker"],
  give: ["colour", "value"],
  hall: ["service"],
  work: [],
  invest: ["violet", "green", "blue", "red"],
  end: [],
} as const;
