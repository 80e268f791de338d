// The hover cards: what a thing is, what it does, and the clause that says so.

import type { Tip } from "../game";
import { BuildingFace, BuildingWords, Patterns } from "./pieces";
import { CITIES, CLASSES, COLOURS, type CraftScene, type Marker } from "./types";
import { yearEnd } from "./yearend";

const CLAUSES: Record<string, string> = {
  order: "CR-084",
  change: "CR-364",
  pool_privilege: "CR-306",
  pool_work: "CR-306",
  calendar: "CR-075",
  sailing: "CR-380",
  year_end: "CR-379",
  deck: "CR-352",
  labour: "CR-214",
  worth: "CR-339",
  helpers: "CR-083",
  privileges: "CR-317",
  work: "CR-329",
  supply: "CR-281",
  most: "CR-437",
};
const CITY_CLAUSES = ["CR-123", "CR-138", "CR-166", "CR-214", "CR-286", "CR-306"];
const PRIVILEGE_CLAUSES = ["CR-132", "CR-154", "CR-205", "CR-226", "CR-300"];

/** A card at twice the size that it has in the market. */
function Larger({ card, scene }: { card: string; scene: CraftScene }) {
  return (
    <svg class="board larger-card" width="104" height="176" viewBox="-2 -2 104 178" aria-hidden="true">
      <Patterns />
      <BuildingFace card={card} facts={scene.facts} x={0} y={0} width={100} height={172} />
      <BuildingWords card={card} facts={scene.facts} words={scene.words} x={0} y={0} width={100} height={172} />
    </svg>
  );
}

export function tip(id: string, scene: CraftScene): Tip | null {
  const { words, view, facts, table } = scene;
  const [what, a = "", b = "", c = "", d = ""] = id.split(":");
  const say = (key: string, args = {}) => words.say(key, args);
  const names = (marker: Marker) =>
    marker === null ? say("table.nobody") : marker === "natural" ? say("table.natural") : words.value("seat", marker);
  switch (what) {
    case "card": {
      const card = facts.cards[a];
      if (!card) return null;
      const good = facts.goods[card.good]!;
      const number = CLASSES.indexOf(card.class as (typeof CLASSES)[number]);
      return {
        title: words.value("card", card.building),
        lines: [
          say(`card_text.${card.building}`),
          ...(good.points ? [say("table.tip_points", { points: good.points })] : []),
          say("table.tip_colours", { top: card.top, bottom: card.bottom }),
          ...(number >= 0
            ? [say("table.tip_prices", { class: card.class, price: facts.prices.build[number]!, cost: facts.prices.notary[number]! })]
            : []),
        ],
        picture: <Larger card={a} scene={scene} />,
        clause: good.tier === "raw" ? "CR-218" : good.tier === "semi_finished" ? "CR-235" : "CR-253",
      };
    }
    case "good": {
      const good = facts.goods[a]!;
      return {
        title: words.value("good", a),
        lines: [
          good.inputs.length
            ? say("table.tip_made_of", { card: good.building, inputs: good.inputs.map((input) => words.value("good", input)) })
            : say("table.tip_made_raw", { card: good.building }),
          ...(good.line.length ? [say("table.tip_line", { card: good.line, points: good.bonus })] : []),
        ],
        clause: "CR-014",
      };
    }
    case "icon": {
      const marker = view.players[Number(b)]!.row[Number(c)]!.icons[Number(d)]!;
      return { title: words.value("good", a), lines: [say("table.tip_icon", { name: names(marker) })], clause: "CR-013" };
    }
    case "capital": {
      const [colour, value] = [Number(a), Number(b)];
      const [two, three, four] = facts.capital.sets;
      return {
        title: say("table.capital_card", { colour: COLOURS[colour]!, value }),
        lines: [
          say("table.tip_sets", { two: two!, three: three!, four: four! }),
          ...(facts.capital.reconstructed ? [say("table.reconstructed_capital")] : []),
        ],
        clause: "CR-338",
      };
    }
    case "city": {
      const city = Number(a);
      const full = facts.discs[String(view.players.length)]!;
      return {
        title: words.value("city", CITIES[city]!),
        lines: [say(`city_text.${CITIES[city]}`), say("table.tip_full", { count: full })],
        clause: CITY_CLAUSES[city],
      };
    }
    case "space": {
      const [city, space] = [Number(a), Number(b)];
      const discs = view.queues[CITIES[city]!]![space]!;
      const lines = [
        say(space === 0 && city < 5 ? "table.tip_gold" : space === 2 ? "table.tip_ribbon" : "table.tip_silver", {
          points: view.fee_points,
        }),
      ];
      lines.push(say(`city_text.${CITIES[city]}`));
      if (discs.length) lines.push(say("table.tip_discs", { list: discs.map((seat) => words.value("seat", seat)) }));
      return {
        title: say("table.tip_space", { city: CITIES[city]!, number: space + 1 }),
        lines,
        clause: space === 0 && city < 5 ? PRIVILEGE_CLAUSES[city] : space === 2 ? "CR-102" : "CR-101",
      };
    }
    case "ship": {
      const ship = view.ships[Number(a)]!;
      return {
        title: say("table.tip_ship", { number: ship.ship }),
        lines: [say("table.tip_ship_bonus", { list: ship.bonus.map(String) })],
        clause: "CR-381",
      };
    }
    case "hold": {
      const row = view.ships[Number(a)]!.rows[Number(b)]!;
      const lines = [say("table.tip_hold", { points: row.points }), say("table.tip_held", { list: row.markers.map(names) })];
      if (facts.ships[Number(a)]!.rows[Number(b)]!.reconstructed) lines.push(say("table.reconstructed_row"));
      return { title: words.value("good", row.good), lines, clause: "CR-268" };
    }
    case "column":
      return {
        title: words.value("good", a),
        lines: [say("table.tip_column"), say("table.tip_held", { list: [...view.granary[a]!].map(names) })],
        clause: "CR-243",
      };
    case "fair":
      return {
        title: say("table.tip_fair_of", { name: table.seats[Number(a)]!.name }),
        lines: [say("table.tip_fair", { count: facts.limits.fair })],
        clause: "CR-231",
      };
    case "bonus": {
      const token = view.bonus.find((each) => each.good === a)!;
      return {
        title: say("table.tip_bonus_title", { good: a }),
        lines: [
          say("table.tip_line", { card: facts.goods[a]!.line, points: token.points }),
          ...(token.holder === null ? [] : [say("table.tip_bonus_held", { seat: token.holder })]),
        ],
        clause: "CR-158",
      };
    }
    case "class": {
      const number = Number(a);
      return {
        title: words.say(`table.class_${CLASSES[number]}`),
        lines: [
          say("table.tip_prices", { class: CLASSES[number]!, price: facts.prices.build[number]!, cost: facts.prices.notary[number]! }),
          say("table.pile", { count: view.buildings[number]!.pile }),
        ],
        clause: "CR-168",
      };
    }
    case "year_end": {
      const told = yearEnd(scene);
      if (!told) return null;
      return {
        title: say("table.last_year"),
        lines: told.seats.map((row) => say("table.tip_year_row", { ...row, name: words.value("seat", row.seat) })),
        clause: CLAUSES.year_end,
      };
    }
    default:
      return words.has(`table.tip_${what}`)
        ? {
            title: say(`table.tip_${what}_title`),
            lines: [say(`table.tip_${what}`, { count: facts.limits.tokens, number: facts.limits.capital })],
            clause: CLAUSES[what!],
          }
        : null;
  }
}
