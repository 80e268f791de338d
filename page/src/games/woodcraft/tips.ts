// The hover cards: what a thing is, what it does, whether it is reconstructed, and the clause that says so.

import type { Words } from "../../core/words";
import type { Tip } from "../game";
import { tileRewards } from "./tracks";
import {
  type Color,
  type Gain,
  type Marked,
  type ReputationTile,
  type Tile,
  TILES,
  type Token,
  TOKENS,
  type WantedDie,
  type WoodScene,
} from "./types";

const TILE_CLAUSE: Record<Tile, string> = {
  buy_lumber: "WC-133",
  exchange_dice: "WC-141",
  buy_materials: "WC-152",
  choose_orders: "WC-156",
  choose_helper: "WC-163",
  produce_plant: "WC-175",
  improve_workshop: "WC-190",
};

const CLAUSES: Record<string, string> = {
  arc: "WC-110",
  leaves: "WC-371",
  hand: "WC-365",
  turn_main: "WC-115",
  turn_swap: "WC-119",
  turn_bonus: "WC-126",
  turn_abilities: "WC-213",
  order_deck: "WC-159",
  helper_deck: "WC-170",
};

const TOKEN_CLAUSE: Record<Token, string> = {
  blueberries: "WC-023",
  lantern: "WC-115",
  sawblade: "WC-275",
  glue: "WC-284",
  scrap: "WC-279",
  reuse: "WC-291",
};
const TOOL_TILE_CLAUSE: Record<string, string> = { saw: "WC-271", splicing: "WC-279", gluing: "WC-284" };

/** A gain in words. */
function gainText(words: Words, gain: Gain): string {
  const out: string[] = [];
  const count = (key: string, n: number | undefined) => n && out.push(words.say(`table.gain_${key}`, { count: n }));
  count("blueberries", gain.blueberries);
  if (gain.points && gain.points < 0) out.push(words.say("table.gain_minus_points", { count: -gain.points }));
  else count("points", gain.points);
  for (const token of TOKENS.slice(1)) count(token, gain[token]);
  for (const die of gain.dice ?? []) out.push(words.say("table.gain_die", { color: die.color, value: die.value }));
  if (gain.tree) out.push(words.say("table.gain_tree", { color: gain.tree.color, value: gain.tree.value }));
  count("blueberry_income", gain.blueberry_income);
  count("hazelnut_income", gain.hazelnut_income);
  count("reputation", gain.reputation);
  for (const kind of gain.tool ?? []) out.push(kind === "any" ? words.say("table.gain_any_tool") : words.say("table.gain_tool", { kind }));
  count("produce", gain.produce);
  if (gain.claim_commission) out.push(words.say("table.gain_commission"));
  if (gain.choose)
    out.push(words.say("table.gain_choose", { one: gainText(words, gain.choose[0]), other: gainText(words, gain.choose[1]) }));
  return out.join(", ");
}

const wantedText = (words: Words, want: WantedDie): string =>
  words.say("table.die", {
    color:
      want.color === "any"
        ? words.say("table.any_color")
        : Array.isArray(want.color)
          ? want.color.map((color) => words.value("color", color)).join("/")
          : want.color,
    value: want.value === "any" ? words.say("table.any_value") : want.value,
  });

const reconstructed = (words: Words, data: Marked): string[] => (data.reconstructed ? [words.say("table.reconstructed")] : []);

function orderTip(scene: WoodScene, code: string, own: boolean): Tip {
  const { words, facts, view } = scene;
  const order = facts.orders[code]!;
  const tokens = order.tokens ? gainText(words, order.tokens) : "";
  const asks = [...order.dice.map((want) => wantedText(words, want)), ...(tokens ? [tokens] : [])].join(", ");
  const lines = [
    words.say("table.tip_order_asks", { asks }),
    words.say("table.tip_order_brings", { brings: gainText(words, order.reward) }),
  ];
  const player = view.players.find(({ orders }) => orders.some(({ card }) => card === code));
  const state = own ? player?.orders.find(({ card }) => card === code) : undefined;
  if (state) {
    const missing = [
      ...state.missing_dice.map(({ colors, value }) =>
        wantedText(words, { color: colors.length > 1 ? colors : colors[0]!, value: value ?? "any" }),
      ),
      ...(Object.keys(state.missing_tokens).length ? [gainText(words, state.missing_tokens)] : []),
    ].join(", ");
    lines.unshift(state.can_complete ? words.say("table.tip_order_now", { asks }) : words.say("table.tip_order_missing", { missing }));
  } else lines.push(words.say("table.tip_order_row", { row: view.start_rows[code] ?? order.start_row }));
  return {
    title: words.value("order", code),
    lines,
    clause: code.startsWith("N") ? "WC-323" : "WC-305",
  };
}

export function tip(id: string, scene: WoodScene): Tip | null {
  const { words, view, facts, own } = scene;
  const { board } = facts;
  const [what, a = "", b = ""] = id.split(":");
  const given = (gain: Gain) => gainText(words, gain) || words.say("table.gain_nothing");
  const player = view.players[own]!;
  switch (what) {
    case "tile": {
      const tile = view.wheel.tiles[TILES.indexOf(a as Tile)]!;
      const lines = [words.say(`tile_text.${a}`)];
      if (tile.quadrant && tile.space && view.this_turn?.tile !== a) {
        const rim = view.wheel.arc && tile.quadrant === view.wheel.start ? {} : board.rim[`Q${tile.quadrant as 1}`][tile.space - 1]!;
        const saw = board.saw[`age_${view.wheel.ages[tile.quadrant - 1] as 0}`];
        lines.push(words.say("table.tip_tile_bonus", { rim: given(rim), saw: given(saw) }));
        if (tile.blocked) lines.push(words.say("table.tip_tile_blocked"));
      }
      return { title: words.value("tile", a), lines, clause: tile.blocked ? "WC-099" : TILE_CLAUSE[a as Tile] };
    }
    case "rim": {
      const gain = board.rim[`Q${Number(a) as 1}`][Number(b) - 1]!;
      return {
        title: words.say("table.tip_rim_title", { quadrant: Number(a), space: Number(b) }),
        lines: [words.say("table.tip_rim", { gain: given(gain) }), ...reconstructed(words, board.rim)],
        clause: "WC-103",
      };
    }
    case "saw": {
      const age = view.wheel.ages[Number(a) - 1]!;
      return {
        title: words.say("table.tip_saw_title"),
        lines: [
          words.say("table.tip_saw", { gain: given(board.saw[`age_${age as 0}`]) }),
          words.say("table.tip_saw_turns"),
          ...reconstructed(words, board.saw),
        ],
        clause: "WC-106",
      };
    }
    case "order":
    case "own_order":
      return orderTip(scene, a, what === "own_order");
    case "helper": {
      const helper = facts.helpers[a]!;
      return {
        title: words.value("helper", a),
        lines: [
          words.say("table.tip_helper_cost", { count: helper.cost }),
          ...(helper.provenance === "owner" || !words.has(`helper_text.${a}`)
            ? [words.say("table.tip_helper_production", { gain: given(helper.production) })]
            : [words.say(`helper_text.${a}`)]),
        ],
        clause: "WC-207",
      };
    }
    case "room":
      return {
        title: words.say("table.free_room"),
        lines: [words.say("table.tip_room", { gain: given(board.rooms.gains[Number(a)]!) }), ...reconstructed(words, board.rooms)],
        clause: "WC-167",
      };
    case "wood":
      return {
        title: words.value("color", a),
        lines: [words.say("table.tip_wood", { count: board.shop.color_adder[a as Color] })],
        clause: "WC-134",
      };
    case "market": {
      const die = view.market[Number(a)]!;
      return {
        title: words.say("table.die", { color: die.color, value: die.value ?? 0 }),
        lines: [words.say("table.tip_market", { price: player.prices.market[Number(a)] ?? 0 })],
        clause: "WC-134",
      };
    }
    case "six":
      return {
        title: words.say("table.die", { color: a, value: 6 }),
        lines: [words.say("table.tip_six", { price: player.prices.sixes[["green", "yellow", "brown"].indexOf(a)]! })],
        clause: "WC-146",
      };
    case "material":
      return {
        title: words.value("token", board.shop.materials[Number(a)]!.kind),
        lines: [
          words.say("table.tip_material", {
            gain: given({ [board.shop.materials[Number(a)]!.kind]: board.shop.materials[Number(a)]!.count }),
            price: player.prices.materials[Number(a)]!,
          }),
        ],
        clause: "WC-154",
      };
    case "commission": {
      const claimed = view.players.flatMap((other, seat) =>
        a in other.claimed ? [words.say("table.tip_claimed", { seat, points: other.claimed[a]! })] : [],
      );
      return {
        title: words.value("commission", a),
        lines: [words.say(`commission_text.${a}`), ...claimed],
        clause: "WC-406",
      };
    }
    case "income": {
      const value = player.income[a as "blueberry" | "hazelnut"];
      return {
        title: words.value("track", a),
        lines: [
          words.say(`table.tip_income_${a}`, { count: value }),
          words.say("table.tip_income_lines", {
            tool: board.income.tool_line,
            line: board.income.points_line,
            points: board.income.line_points,
          }),
          ...reconstructed(words, board.income),
        ],
        clause: "WC-383",
      };
    }
    case "reputation":
      return {
        title: words.say("table.reputation"),
        lines: [
          words.say("table.tip_reputation", { value: view.reputation_values[player.reputation]! }),
          ...(view.rival === null ? [] : [words.say("table.tip_rival", { space: view.rival })]),
          ...reconstructed(words, board.reputation),
        ],
        clause: "WC-391",
      };
    case "reputation_tile":
      return {
        title: words.say("table.tip_reputation_tile_title"),
        lines: [
          ...tileRewards(scene, a as ReputationTile).map((gain, i) =>
            words.say("table.tip_reputation_tile", { rank: i + 1, gain: given(gain) }),
          ),
          ...reconstructed(words, board.reputation_tiles),
        ],
        clause: "WC-398",
      };
    case "rounds":
      return {
        title: words.say("table.when", { round: view.round, rounds: view.rounds }),
        lines: [
          words.say("table.tip_rounds", { list: view.income_after.map(String) }),
          ...(view.rival === null
            ? []
            : [
                words.say("table.tip_solo", {
                  list: board.solo.removal_rounds.map(String),
                  good: board.solo.good,
                  great: board.solo.great,
                }),
              ]),
        ],
        clause: "WC-360",
      };
    case "token":
      return { title: words.value("token", a), lines: [words.say(`table.tip_token_${a}`)], clause: TOKEN_CLAUSE[a as Token] };
    case "completed":
      return {
        title: words.say("table.completed"),
        lines: [
          words.say("table.tip_completed", { count: player.completed.length, value: view.reputation_values[player.reputation]! }),
          ...(player.completed.length ? [player.completed.map((code) => words.value("order", code)).join(", ")] : []),
        ],
        clause: "WC-414",
      };
    case "die":
      return { title: words.say("table.die", { color: a, value: Number(b) }), lines: [words.say("table.tip_die")], clause: "WC-273" };
    case "pot": {
      const pot = player.pots[a as Color];
      const lines = pot
        ? [
            pot.tree
              ? words.say("table.tip_tree", { count: pot.tree, growth: board.pots.growth })
              : words.say("table.tip_pot_empty", { color: a }),
          ]
        : [
            words.say("table.tip_pot_missing", { gain: given(board.pots.gains[["green", "yellow", "brown"].indexOf(a)]!) }),
            ...reconstructed(words, board.pots),
          ];
      return { title: words.say("table.pot", { color: a }), lines, clause: pot ? "WC-263" : "WC-194" };
    }
    case "tool_tile": {
      const slot = Number(b);
      const state = a === "saw" ? player.saws[slot]! : a === "splicing" ? player.splicers[slot]! : player.gluer;
      const data = a === "saw" ? board.sawing : a === "splicing" ? board.splicing : board.gluing;
      const gain = a === "saw" ? board.sawing.gains[slot]! : a === "splicing" ? board.splicing.gains[slot]! : board.gluing.gain;
      const lines = [
        words.say(`table.tip_tile_${a}`, { count: a === "splicing" ? board.splicing.adds[slot]!.at(-1)! : board.gluing.two_colors_points }),
      ];
      if (state === "none")
        lines.push(
          words.say("table.tip_tile_build", { gain: given(gain) }),
          ...(a === "saw" && slot === 1 ? [words.say("table.tip_tile_sixes", { count: board.sawing.discount_on_sixes })] : []),
          ...reconstructed(words, data),
        );
      else lines.push(words.say(`table.tip_tile_${state}`));
      return { title: words.value("improvement", a), lines, clause: TOOL_TILE_CLAUSE[a] };
    }
    case "marketing":
      return {
        title: words.say("table.marketing"),
        lines: [
          words.say("table.tip_marketing", { price: board.marketing.cost[Number(a)]!, points: view.marketing_points[Number(a)]! }),
          ...reconstructed(words, board.marketing),
        ],
        clause: "WC-346",
      };
    case "link": {
      const link = board.attic.links.find(({ between }) => between.join(":") === `${a}:${b}`)!;
      return {
        title: words.say("table.tip_link_title"),
        lines: [words.say("table.tip_link", { gain: given(link.gain) }), ...reconstructed(words, board.attic)],
        clause: "WC-339",
      };
    }
    case "tool":
      return { title: words.value("kind", a), lines: [words.say("table.tip_tool")], clause: "WC-338" };
    case "space":
      return {
        title: words.say("table.tip_space_title"),
        lines: [words.say("table.tip_space"), ...reconstructed(words, board.attic)],
        clause: "WC-336",
      };
    case "row":
      return {
        title: words.value("row", a),
        lines: [
          words.say("table.tip_row", { gain: given(board.rows.gains[board.rows.names.indexOf(a)]!), count: board.rows.fallen_reputation }),
        ],
        clause: "WC-298",
      };
    default:
      return words.has(`table.tip_${what}`)
        ? {
            title: words.say(`table.tip_${what}_title`),
            lines: [
              words.say(`table.tip_${what}`, { orders: view.decks.orders, helpers: view.decks.helpers, lanterns: player.tokens.lantern }),
            ],
            clause: CLAUSES[what!],
          }
        : null;
  }
}
