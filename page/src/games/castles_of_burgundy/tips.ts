// The hover cards: what a thing is, what it does, and the clause that says so.

import type { Tip } from "../game";
import type { BurgundyScene, Kind } from "./types";

const CLAUSES: Record<string, string> = {
  white: "CB-053",
  order: "CB-058",
  ships: "CB-120",
  buy: "CB-189",
  die: "CB-075",
  free_die: "CB-131",
  workers_action: "CB-187",
  storage: "CB-088",
  goods: "CB-114",
  sell: "CB-179",
  sold: "CB-184",
  silver: "CB-189",
  workers: "CB-075",
  points: "CB-165",
  sheet: "CB-277",
};

export function tip(id: string, scene: BurgundyScene): Tip | null {
  const { words, view, facts } = scene;
  const [what, a = "", b = ""] = id.split(":");
  const said = (key: string, args = {}) => words.say(key, args);
  switch (what) {
    case "tile":
      return { title: words.value("tile", a), lines: [said(`tile_text.${a}`)], clause: facts.tiles[a]?.clause };
    case "slot":
      return { title: words.value("type", a), lines: [said("table.tip_slot", { type: a })], clause: "CB-017" };
    case "cell": {
      const cell = Number(a);
      const seat = Number(b);
      const player = view.players[seat]!;
      const printed = facts.boards.find((board) => board.number === (player.board ?? 1))!;
      const region = printed.regions[cell];
      const cells = printed.regions.flatMap((r, c) => (r === region ? [c] : []));
      const empty = cells.filter((c) => !player.estate[c]).length;
      const kind = printed.types[cell] as Kind;
      return {
        title: words.value("type", kind),
        lines: [
          said("table.tip_cell", { number: facts.numbers[cell]! }),
          said("table.tip_region", {
            size: cells.length,
            left: empty,
            points: facts.region_points[cells.length - 1]! + view.region_points,
          }),
        ],
        clause: "CB-165",
      };
    }
    case "phase":
      return {
        title: said("table.tip_phase", { phase: "ABCDE"[Number(a)]! }),
        lines: [said("table.tip_phase_points", { points: facts.phase_points[Number(a)]! })],
        clause: "CB-166",
      };
    case "bonus": {
      const bonus = view.bonus.find((entry) => entry.type === a)!;
      const held = [bonus.large, bonus.small].flatMap((seat, i) =>
        seat === null ? [] : [said("table.tip_bonus_held", { seat, points: view.bonus_points[i]! })],
      );
      return {
        title: said("table.tip_bonus_title", { type: a }),
        lines: [said("table.tip_bonus", { large: view.bonus_points[0], small: view.bonus_points[1] }), ...held],
        clause: "CB-169",
      };
    }
    case "depot":
      return { title: said("table.tip_depot", { depot: Number(a) }), lines: [said("table.tip_depot_take", { die: Number(a) })], clause: "CB-083" };
    case "depot_goods": {
      const goods = view.depots[Number(a)]!.goods;
      const list = goods.map((type) => words.value("goods", type)).join(", ");
      return {
        title: said("table.tip_depot_goods", { depot: Number(a) }),
        lines: [goods.length ? list : said("table.tip_no_goods")],
        clause: "CB-110",
      };
    }
    case "good":
      return {
        title: words.value("goods", Number(a)),
        lines: [said("table.tip_good", { die: Number(a), points: view.sale_points })],
        clause: "CB-179",
      };
    case "sold": {
      const sold = view.players[scene.own]!.sold.flatMap((count, i) => (count ? [`${words.value("goods", i + 1)} × ${count}`] : []));
      return {
        title: said("table.sold_goods"),
        lines: sold.length ? [sold.join(", ")] : [said("table.tip_none_sold")],
        clause: CLAUSES.sold,
      };
    }
    default:
      return words.has(`table.tip_${what}`)
        ? { title: said(`table.tip_${what}_title`), lines: [said(`table.tip_${what}`)], clause: CLAUSES[what!] }
        : null;
  }
}
