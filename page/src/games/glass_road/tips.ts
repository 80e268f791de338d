// The hover cards: what a thing is, what it does, and the clause that says so.

import type { Tip } from "../game";
import { type GlassScene, tileOf } from "./types";

const CLAUSES: Record<string, string> = {
  forest: "GR-008",
  empty: "GR-020",
  round: "GR-081",
  display: "GR-022",
  place_empty: "GR-198",
  periods: "GR-072",
  periods_solo: "GR-274",
};
const KIND_CLAUSE = "GR-201";

export function tip(id: string, scene: GlassScene): Tip | null {
  const { words, facts, view } = scene;
  const [what, a = "", b = ""] = id.split(":");
  switch (what) {
    case "tile": {
      const tile = tileOf(facts, a);
      const cost = Object.entries(tile.cost).map(([good, n]) => `${n} ${words.value("good", good)}`);
      const lines = [
        words.say(`tile_text.${a}`),
        words.say("table.tip_cost", { list: cost.length ? cost : [words.say("table.cap_free")] }),
      ];
      if (tile.points !== null && tile.category !== "point") lines.push(words.say("table.tip_points", { points: tile.points }));
      return { title: words.value("tile", a), lines, clause: tile.clause };
    }
    case "card":
      return {
        title: words.value("card", a),
        lines: [words.say(`card_text.${a}`)],
        clause: facts.specialists.find((card) => card.name === a)?.clause,
      };
    case "base": {
      const lines = [words.say(`base_text.${a}`)];
      return { title: words.value("base", a), lines, clause: facts.bases.find((base) => base.name === a)?.clause };
    }
    case "kind":
      return { title: words.say("table.tip_kind_title", { kind: a }), lines: [words.say("table.tip_kind")], clause: KIND_CLAUSE };
    case "wheel":
      return {
        title: words.say("table.tip_wheel_title", { wheel: a }),
        lines: [words.say("table.tip_wheel", { good: a })],
        clause: "GR-053",
      };
    case "good": {
      const others = view.players[scene.own]!.wheels[b as "glass" | "brick"];
      return {
        title: words.say("table.tip_good_title", { good: a, wheel: b }),
        lines: [words.say("table.tip_good", { count: others?.[a] ?? 0 })],
        clause: "GR-040",
      };
    }
    case "stack":
      return {
        title: words.say(`table.category_${a}`),
        lines: [words.say(`table.tip_category_${a}`), words.say("table.tip_stack", { count: view.stacks[a as "point"] })],
        clause: "GR-030",
      };
    case "forest":
      if (facts.start.provenance !== "confirmed")
        return {
          title: words.say("table.tip_forest_title"),
          lines: [words.say("table.tip_forest"), words.say("table.tip_layout")],
          clause: CLAUSES.forest,
        };
      break;
  }
  return words.has(`table.tip_${what}`)
    ? { title: words.say(`table.tip_${what}_title`), lines: [words.say(`table.tip_${what}`)], clause: CLAUSES[what!] }
    : null;
}
