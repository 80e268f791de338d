// Production chains as a diagram: what the own row can make, what it still lacks, and where that could come from.

import { Icon, Pic, roundedPath, Text } from "../../art/art";
import { Dialog } from "../../shell/ui";
import { goodIcon, Patterns, Points } from "./pieces";
import type { CraftScene, GoodFacts } from "./types";

// the order that keeps the lines apart
const TIERS: [GoodFacts["tier"], string[]][] = [
  ["raw", ["iron_ore", "wood", "grapes", "wheat", "wax", "flax", "cow"]],
  ["semi_finished", ["iron", "barrel", "paper", "flour", "rope", "cloth", "leather", "meat"]],
  ["finished", ["tools", "wine", "beer", "bread", "candles", "clothes", "weapons", "books"]],
];
const WIDTH = 660;
const HIGH = 56;
const NODE = { width: 178, height: 46 };
const LEFT = [2, 241, 480];

/** How the own row stands to a good. */
export interface Standing {
  /** Own buildings that make it, built and in hand. */
  built: number;
  held: number;
  /** Cards of the open display that make it. */
  open: number;
  /** A marker in the granary that could be bought. */
  granary: boolean;
  /** Can it be made from the own row alone? */
  can: boolean;
  lacks: string[];
}

export function standing(scene: Pick<CraftScene, "view" | "facts" | "own">): Map<string, Standing> {
  const { view, facts, own } = scene;
  const player = view.players[own]!;
  const count = (cards: (string | null)[], good: string) =>
    cards.filter((card) => card !== null && facts.cards[card]!.good === good).length;
  const out = new Map<string, Standing>();
  for (const tier of ["raw", "semi_finished", "finished"]) {
    for (const [good, about] of Object.entries(facts.goods).filter(([, each]) => each.tier === tier)) {
      const built = count(
        player.row.map((each) => each.card),
        good,
      );
      const lower = view.granary[good]?.[0];
      const lacks = [...(built ? [] : [about.building]), ...about.inputs.flatMap((input) => out.get(input)!.lacks)];
      out.set(good, {
        built,
        held: count(player.hand ?? [], good),
        open: count(
          view.buildings.flatMap((each) => each.display),
          good,
        ),
        granary: lower !== undefined && lower !== null && lower !== own,
        can: !lacks.length,
        lacks: [...new Set(lacks)],
      });
    }
  }
  return out;
}

export function Chains({ scene, onClose }: { scene: CraftScene; onClose: () => void }) {
  const { words, facts, view } = scene;
  const stands = standing(scene);
  const spots = new Map<string, { x: number; y: number }>();
  TIERS.forEach(([, goods], column) =>
    goods.forEach((good, i) => spots.set(good, { x: LEFT[column]!, y: 30 + i * HIGH + (column ? 0 : HIGH / 2) })),
  );
  return (
    <Dialog title={words.say("table.chains_title")} words={words} onClose={onClose} wide>
      <svg
        class="board chains"
        viewBox={`0 0 ${WIDTH} 478`}
        role="img"
        aria-label={words.say("table.chains_label", {
          list: [...stands].filter(([, stand]) => stand.can).map(([good]) => words.value("good", good)),
        })}
      >
        <Patterns />
        {TIERS.map(([tier], column) => (
          <Text key={tier} x={LEFT[column]! + NODE.width / 2} y={18} class="lab" size={13} weight={600} textAnchor="middle">
            {words.say(`table.tier_${tier}`)}
          </Text>
        ))}
        {[...spots].flatMap(([good, to]) =>
          facts.goods[good]!.inputs.map((input) => {
            const from = spots.get(input)!;
            const live = stands.get(input)!.can;
            const [x1, y1, x2, y2] = [
              from.x + NODE.width,
              from.y + 23,
              to.x,
              to.y + 23 + (facts.goods[good]!.inputs.indexOf(input) - (facts.goods[good]!.inputs.length - 1) / 2) * 14,
            ];
            // a raw good that skips a tier passes between the boxes of that tier
            const start = facts.goods[good]!.tier === "finished" && facts.goods[input]!.tier === "raw" ? LEFT[1]! + NODE.width : x1;
            const bend = (x2 - start) / 2;
            return (
              <path
                key={`${input}:${good}`}
                d={`M${x1} ${y1}H${start}C${start + bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}`}
                fill="none"
                stroke={live ? "var(--good)" : "var(--line-2)"}
                stroke-width={live ? 2.6 : 1.4}
                stroke-dasharray={live ? undefined : "4 3"}
              />
            );
          }),
        )}
        {[...spots].map(([good, spot]) => {
          const stand = stands.get(good)!;
          const about = facts.goods[good]!;
          const outline = roundedPath(spot.x, spot.y, NODE.width, NODE.height, 8);
          const bonus = view.bonus.find((token) => token.good === good);
          const from = stand.built
            ? []
            : [
                stand.held && words.say("table.in_hand"),
                stand.open && words.say("table.on_sale"),
                stand.granary && about.tier === "semi_finished" && words.say("table.in_granary"),
              ].filter(Boolean);
          const note = stand.can
            ? stand.built > 1
              ? `×${stand.built}`
              : words.say("table.can_make")
            : stand.built
              ? words.say("table.lacks_inputs")
              : from.length
                ? from.join(", ")
                : words.say("table.lacking");
          return (
            <g key={good} {...scene.tip(`good:${good}`)}>
              <path
                d={outline}
                fill={stand.can ? "var(--card)" : stand.built ? "var(--paper-2)" : "var(--paper)"}
                stroke={stand.can ? "var(--good)" : stand.built ? "var(--ink-2)" : "var(--line-2)"}
                stroke-width={stand.can ? 2.4 : 1.3}
                stroke-dasharray={stand.built ? undefined : "5 4"}
              />
              <Pic id={goodIcon(good)} x={spot.x + 24} y={spot.y + 23} size={32} opacity={stand.built ? 1 : 0.6} />
              <Text x={spot.x + 46} y={spot.y + 20} serif size={14.5} weight={700} room={about.points ? 104 : 126}>
                {words.value("card", about.building)}
              </Text>
              <Text
                x={spot.x + 46}
                y={spot.y + 36}
                size={12}
                weight={stand.can ? 600 : undefined}
                room={about.points ? 104 : 126}
                fill={stand.can ? "var(--good)" : stand.built || from.length ? "var(--ink-2)" : "var(--bad)"}
              >
                {note}
              </Text>
              {about.points > 0 && <Points value={about.points} x={spot.x + NODE.width - 15} y={spot.y + 15} r={9} />}
              {bonus && (
                <Text x={spot.x + NODE.width - 15} y={spot.y + 39} class="sm" size={11.5} weight={600} textAnchor="middle">
                  {bonus.holder === null ? `+${bonus.points}` : "–"}
                </Text>
              )}
            </g>
          );
        })}
      </svg>
      <ul class="chain-list">
        {TIERS[2]![1].map((good) => {
          const stand = stands.get(good)!;
          return (
            <li key={good} class={stand.can ? "can" : ""}>
              <Icon id={goodIcon(good)} size={17} /> <b>{words.value("good", good)}</b>:{" "}
              {stand.can ? words.say("table.line_ready") : words.say("table.line_lacks", { card: stand.lacks })}
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
