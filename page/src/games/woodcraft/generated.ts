// Made by tools/page_types.py from the game's view, facts, preview and verbs: ./run types writes it anew.

export const TILES = ["buy_lumber", "exchange_dice", "buy_materials", "choose_orders", "choose_helper", "produce_plant", "improve_workshop"] as const;
export type Tile = (typeof TILES)[number];

/** What is still open this turn. */
export interface TurnView {
  tile: Tile | null;
  settled: boolean;
  bonus_used: boolean;
  bonus_lanterns: number;
  hiring: string | null;
  hiring_price: number | null;
  abilities: number[];
}

/** An action tile, and its place on the wheel. */
export interface TileView {
  tile: Tile;
  quadrant: number | null;
  space: number | null;
  blocked: boolean;
}

export interface WheelView {
  tiles: TileView[];
  arrow: number;
  start: number;
  arc: boolean;
  ages: number[];
}

export const COLORS = ["green", "yellow", "brown"] as const;
export type Color = (typeof COLORS)[number];

export interface MarketDie {
  color: Color;
  value: number | null;
}

export interface DecksView {
  final: boolean;
  orders: number;
  helpers: number;
  discarded_orders: number;
  discarded_helpers: number;
  solo: number | null;
}

export const REPUTATION_TILES = ["V1", "V2", "V3"] as const;
export type ReputationTile = (typeof REPUTATION_TILES)[number];

export const TOOLS = ["hammer", "wrench", "saw", "plane", "chisel"] as const;
export type Tool = (typeof TOOLS)[number];

export const TOKENS = ["blueberries", "lantern", "sawblade", "glue", "scrap", "reuse"] as const;
export type Token = (typeof TOKENS)[number];

export interface DieView {
  color: Color;
  value: number;
}

export interface PotView {
  tree: number | null;
}

export const TILE_STATES = ["none", "ready", "used"] as const;
export type TileState = (typeof TILE_STATES)[number];

export interface MissingDie {
  colors: Color[];
  value: number | null;
}

/** An order beside the board, with what is missing for it. */
export interface OrderView {
  card: string;
  row: string;
  can_complete: boolean;
  missing_dice: MissingDie[];
  missing_tokens: Partial<Record<Token, number>>;
}

export interface IncomeView {
  blueberry: number;
  hazelnut: number;
}

/** What things cost this player now, with all discounts that always apply. */
export interface PricesView {
  market: (number | null)[];
  sixes: number[];
  materials: number[];
  helpers: (number | null)[];
  improvements: (number | null)[];
  marketing: number;
}

export interface PlayerView {
  tokens: Record<Token, number>;
  lumber: DieView[];
  pots: Record<Color, PotView | null>;
  saws: TileState[];
  splicers: TileState[];
  gluer: TileState;
  rooms: (string | null)[];
  used_abilities: number[];
  attic: (Tool | null)[];
  orders: OrderView[];
  completed: string[];
  hand_size: number;
  hand: string[] | null;
  offered_orders: (string | null)[] | null;
  offered_helpers: (string | null)[] | null;
  turned_down: string[] | null;
  claimed: Record<string, number>;
  claimable: string[];
  marketing: number;
  income: IncomeView;
  reputation: number;
  reached: number[];
  reached_tiles: boolean[];
  fallen: number;
  unfinished: number;
  prices: PricesView;
  score: number;
  parts: Record<string, number>;
}

export interface View {
  round: number;
  rounds: number;
  income_after: number[];
  first: number;
  turn: number | null;
  step: string | null;
  this_turn: TurnView | null;
  wheel: WheelView;
  market: MarketDie[];
  orders: (string | null)[];
  helpers: (string | null)[];
  decks: DecksView;
  commissions: string[];
  reputation_tiles: (ReputationTile | null)[];
  tools: Record<Tool, number>;
  reputation_values: number[];
  marketing_points: number[];
  start_rows: Record<string, string>;
  rival: number | null;
  players: PlayerView[];
}

export const PROVENANCES = ["confirmed", "one_source", "reconstructed", "owner"] as const;
export type Provenance = (typeof PROVENANCES)[number];

export interface Marked {
  provenance: Provenance;
  reconstructed?: boolean;
  uncertain?: string[];
  sources?: string[];
  note?: string;
  adjusted?: string;
}

export interface Die {
  color: Color;
  value: number;
}

export interface Draw {
  helpers: 3;
  orders: 5;
  hazelnut: 2;
}

export interface Setup extends Marked {
  blueberries: number;
  lanterns: Record<"1" | "2" | "3" | "4", number>;
  dice: Die[];
  commissions: Record<"1" | "2" | "3" | "4", number>;
  draw: Draw;
  keep_orders: 2;
}

export interface Wheel extends Marked {
  tiles: Tile[];
  replacement_blueberries: number;
  replacement_lanterns: number;
  bonus_action_lanterns: number;
}

/** What is gained; all of it, in this order. [WC-013, WC-014, WC-023 to WC-036] */
export interface Gain {
  blueberries?: number;
  points?: number;
  lantern?: number;
  sawblade?: number;
  glue?: number;
  scrap?: number;
  reuse?: number;
  dice?: Die[];
  tree?: Die;
  blueberry_income?: number;
  hazelnut_income?: number;
  reputation?: number;
  tool?: ("any" | "hammer" | "wrench" | "saw" | "plane" | "chisel")[];
  produce?: number;
  choose?: [Gain, Gain];
  claim_commission?: boolean;
}

export interface SawBonus extends Marked {
  age_0: Gain;
  age_1: Gain;
  age_2: Gain;
  age_3: Gain;
}

export interface Rim extends Marked {
  Q1: Gain[];
  Q2: Gain[];
  Q3: Gain[];
  Q4: Gain[];
}

export interface Material {
  kind: "sawblade" | "glue" | "scrap";
  count: number;
  price: number;
}

export interface Shop extends Marked {
  color_adder: Record<Color, number>;
  sale_multiplier: number;
  second_order: number;
  materials: Material[];
}

export interface Rooms extends Marked {
  rows: 2;
  columns: 3;
  gains: Gain[];
}

export interface Pots extends Marked {
  cost: number[];
  gains: Gain[];
  growth: number;
}

export interface Sawing extends Marked {
  cost: number[];
  gains: Gain[];
  discount_on_sixes: number;
}

export interface Splicing extends Marked {
  cost: number[];
  adds: number[][];
  gains: Gain[];
}

export interface Gluing extends Marked {
  cost: number;
  gain: Gain;
  two_colors_points: number;
}

export interface Rows extends Marked {
  names: string[];
  gains: Gain[];
  fallen_reputation: number;
}

export interface Marketing extends Marked {
  cost: number[];
  points: number[];
}

export interface Link {
  between: [string, string];
  gain: Gain;
}

export interface Attic extends Marked {
  spaces: string[];
  needs: Record<string, string[]>;
  links: Link[];
}

export interface Tools extends Marked {
  kinds: string[];
  each: 11;
}

export interface Income extends Marked {
  tool_line: number;
  points_line: number;
  line_points: number;
  track: number;
}

export interface Reputation extends Marked {
  values: number[];
  overflow_points: number;
  tile_spaces: [number, number];
}

export interface Rewards {
  two_four: Gain[];
  three: [Gain, Gain];
}

export interface ReputationTiles extends Marked {
  V1: Rewards;
  V2: Rewards;
  V3: Rewards;
}

export interface Rounds extends Marked {
  income_after: Record<"1" | "2" | "3" | "4", number[]>;
}

export interface End extends Marked {
  leftovers_per_point: number;
  unfinished_reputation: number;
}

export interface SoloRules extends Marked {
  removal_rounds: number[];
  good: number;
  great: number;
}

export interface Board {
  setup: Setup;
  wheel: Wheel;
  saw: SawBonus;
  rim: Rim;
  shop: Shop;
  rooms: Rooms;
  pots: Pots;
  sawing: Sawing;
  splicing: Splicing;
  gluing: Gluing;
  rows: Rows;
  marketing: Marketing;
  attic: Attic;
  tools: Tools;
  income: Income;
  reputation: Reputation;
  reputation_tiles: ReputationTiles;
  rounds: Rounds;
  end: End;
  solo: SoloRules;
}

export interface WantedDie {
  color: Color | "any" | Color[];
  value: number | "any";
}

export interface Order extends Marked {
  name: string;
  start_row: "rep3" | "rep2" | "rep1";
  dice: WantedDie[];
  tokens?: Partial<Record<"glue" | "scrap" | "sawblade", number>>;
  reward: Gain;
}

export const EVENTS = ["buy_lumber_die", "buy_exchange_die", "sell_die", "buy_material", "take_order", "hire_helper", "plant_tree", "harvest_tree", "improve_workshop", "saw", "splice", "glue", "complete_order", "spend_lantern", "marketing_step"] as const;
export type Event = (typeof EVENTS)[number];

export interface Where {
  value: number;
}

export const COUNTS = ["helpers", "workshop_upgrades", "tools_placed", "blueberry_income", "completed_orders", "marketing_steps", "lanterns", "brown_dice"] as const;
export type Count = (typeof COUNTS)[number];

export interface GainPer {
  count: Count;
  each: Gain;
  max: number;
}

export interface Do {
  action: Tile;
  discount?: number;
}

export interface Adjust {
  by: (-1 | 1)[];
}

export interface Recolor {
  to: Color[];
  from: Color[];
}

export interface Grow {
  pips: number;
}

export interface Saw {
  cuts: number;
  tile?: false;
}

export interface Glue {
  tile?: false;
}

export interface Sell {
  multiplier: number;
  bonus?: number;
  color_adder?: boolean;
}

export interface Effect {
  gain?: Gain;
  pay?: Partial<Record<Token, number>>;
  discount?: number;
  event?: Event;
  where?: Where;
  gain_per?: GainPer;
  do?: Do;
  adjust?: Adjust;
  recolor?: Recolor;
  grow?: Grow;
  saw?: Saw;
  glue?: Glue;
  sell?: Sell;
}

export interface Helper extends Marked {
  name: string;
  cost: number;
  production: Gain;
  ability: "immediate" | "per_turn" | "permanent";
  effect: Effect;
}

export interface Commission extends Marked {
  name: string;
  count: Count;
  each: number;
  per?: number;
  above?: number;
  max: number;
}

export interface Solo extends Marked {
  move: (Tile | "rearmost")[];
  orders?: number[];
  helpers?: number[];
  dice?: Color[];
  rival?: number;
}

export interface Facts {
  board: Board;
  orders: Record<string, Order>;
  helpers: Record<string, Helper>;
  commissions: Record<string, Commission>;
  solo: Record<string, Solo>;
  cuts: number[][][];
}

export const WORKS = ["saw", "splice", "glue"] as const;
export type Work = (typeof WORKS)[number];

/** What free actions can make of a die, and what that costs; played one after the other. */
export interface Way {
  work: Work;
  actions: string[];
  other: DieView | null;
  made: DieView[];
  cost: Partial<Record<Token, number>>;
}

/** A die of the lumber with the ways to work it. */
export interface DieWays {
  die: DieView;
  ways: Way[];
}

export interface Preview {
  ends_turn: string[];
  dice: DieWays[];
}

export type Move =
  | { verb: "tile"; tile: number }
  | { verb: "main"; instead: number }
  | { verb: "swap"; tile: number }
  | { verb: "bonus"; tile: number }
  | { verb: "ability"; room: number }
  | { verb: "saw"; reuse: number }
  | { verb: "splice"; slot: number }
  | { verb: "glue" }
  | { verb: "harvest"; pot: number }
  | { verb: "complete"; order: number }
  | { verb: "end_actions" }
  | { verb: "choice"; gain: number }
  | { verb: "buy_die"; slot: number }
  | { verb: "sell"; color: number; value: number }
  | { verb: "buy_six"; color: number }
  | { verb: "buy_material"; line: number }
  | { verb: "take_order"; slot: number }
  | { verb: "take_helper"; slot: number }
  | { verb: "room"; room: number }
  | { verb: "mode"; mode: number }
  | { verb: "produce"; room: number }
  | { verb: "plant"; pot: number; value: number; piece: number }
  | { verb: "improve"; improvement: number }
  | { verb: "die"; color: number; value: number }
  | { verb: "cut"; cut: number }
  | { verb: "add"; add: number }
  | { verb: "color"; color: number }
  | { verb: "grow"; pot: number }
  | { verb: "claim"; commission: number }
  | { verb: "tool"; kind: number }
  | { verb: "space"; attic: number }
  | { verb: "done" }
  | { verb: "market"; buy: number }
  | { verb: "keep_order"; place: number }
  | { verb: "lay_order"; order: number }
  | { verb: "start_helper"; place: number };

export const VERBS = {
  tile: ["tile"],
  main: ["instead"],
  swap: ["tile"],
  bonus: ["tile"],
  ability: ["room"],
  saw: ["reuse"],
  splice: ["slot"],
  glue: [],
  harvest: ["pot"],
  complete: ["order"],
  end_actions: [],
  choice: ["gain"],
  buy_die: ["slot"],
  sell: ["color", "value"],
  buy_six: ["color"],
  buy_material: ["line"],
  take_order: ["slot"],
  take_helper: ["slot"],
  room: ["room"],
  mode: ["mode"],
  produce: ["room"],
  plant: ["pot", "value", "piece"],
  improve: ["improvement"],
  die: ["color", "value"],
  cut: ["cut"],
  add: ["add"],
  color: ["color"],
  grow: ["pot"],
  claim: ["commission"],
  tool: ["kind"],
  space: ["attic"],
  done: [],
  market: ["buy"],
  keep_order: ["place"],
  lay_order: ["order"],
  start_helper: ["place"],
} as const;
