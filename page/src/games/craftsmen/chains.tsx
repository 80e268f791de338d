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
const HIGH = 56;
const TALL = 46;
// where the three columns stand; on a phone the boxes have no names, which stand in the list below
const WIDE = { width: 660, box: 178, left: [2, 241, 480], words: 46 };
const NARROW = { width: 352, box: 104, left: [2, 124, 246], words: 38 };

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

export function Chains({ scene, onClose, phone = false }: { scene: CraftScene; onClose: () => void; phone?: boolean }) {
  const { words, facts, view } = scene;
  const at = phone ? NARROW : WIDE;
  const stands = standing(scene);
  const spots = new Map<string, { x: number; y: number }>();
  TIERS.forEach(([, goods], column) =>
    goods.forEach((good, i) => spots.set(good, { x: at.left[column]!, y: 30 + i * HIGH + (column ? 0 : HIGH / 2) })),
  );
  return (
    <Dialog title={words.say("table.chains_title")} words={words} onClose={onClose} wide>
      <svg
        class="board chains"
        viewBox={`0 0 ${at.width} 478`}
        role="img"
        aria-label={words.say("table.chains_label", {
          list: [...stands].filter(([, stand]) => stand.can).map(([good]) => words.value("good", good)),
        })}
      >
        <Patterns />
        {TIERS.map(([tier], column) => (
          <Text key={tier} x={at.left[column]! + at.box / 2} y={18} class="lab" size={13} weight={600} textAnchor="middle">
            {words.say(`table.tier_${tier}`)}
          </Text>
        ))}
        {[...spots].flatMap(([good, to]) =>
          facts.goods[good]!.inputs.map((input) => {
            const from = spots.get(input)!;
            const live = stands.get(input)!.can;
            const [x1, y1, x2, y2] = [
              from.x + at.box,
              from.y + 23,
              to.x,
              to.y + 23 + (facts.goods[good]!.inputs.indexOf(input) - (facts.goods[good]!.inputs.length - 1) / 2) * 14,
            ];
            // a raw good that skips a tier passes between the boxes of that tier
            const start = facts.goods[good]!.tier === "finished" && facts.goods[input]!.tier === "raw" ? at.left[1]! + at.box : x1;
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
          const outline = roundedPath(spot.x, spot.y, at.box, TALL, 8);
          const bonus = view.bonus.find((token) => token.good === good);
          const sources = [
            stand.held && "in_hand",
            stand.open && "on_sale",
            stand.granary && about.tier === "semi_finished" && "in_granary",
          ].filter((source): source is string => Boolean(source));
          const short = phone || sources.length > 1;
          const say = (text: string) => words.say(short ? `table.chain_short.${text}` : `table.chain.${text}`);
          const from = sources.map(say);
          const note = stand.can
            ? stand.built > 1
              ? `×${stand.built}`
              : words.say("table.can_make")
            : stand.built
              ? say("lacks_inputs")
              : from.slice(0, phone ? 1 : 3).join(", ") || words.say("table.lacking");
          return (
            <g key={good} {...scene.tip(`good:${good}`)}>
              <path
                d={outline}
                fill={stand.can ? "var(--card)" : stand.built ? "var(--paper-2)" : "var(--paper)"}
                stroke={stand.can ? "var(--good)" : stand.built ? "var(--ink-2)" : "var(--line-2)"}
                stroke-width={stand.can ? 2.4 : 1.3}
                stroke-dasharray={stand.built ? undefined : "5 4"}
              />
              <Pic id={goodIcon(good)} x={spot.x + at.words / 2} y={spot.y + 23} size={phone ? 28 : 32} opacity={stand.built ? 1 : 0.6} />
              {!phone && (
                <Text x={spot.x + at.words} y={spot.y + 20} serif size={14.5} weight={700} room={about.points ? 104 : 126}>
                  {words.value("card", about.building)}
                </Text>
              )}
              {phone && stand.can && stand.built < 2 ? (
                <g style={{ color: "var(--good)" }}>
                  <Pic id="ui-check" x={spot.x + at.words + 9} y={spot.y + 31} size={17} />
                </g>
              ) : (
                <Text
                  x={spot.x + at.words}
                  y={spot.y + 36}
                  size={12}
                  weight={stand.can ? 600 : undefined}
                  room={at.box - at.words - (bonus && !phone ? 28 : 4)}
                  fill={stand.can ? "var(--good)" : stand.built || from.length ? "var(--ink-2)" : "var(--bad)"}
                >
                  {note}
                </Text>
              )}
              {about.points > 0 && <Points value={about.points} x={spot.x + at.box - 15} y={spot.y + 15} r={9} />}
              {bonus && (
                <Text
                  x={spot.x + at.box - (phone ? 37 : 15)}
                  y={spot.y + (phone ? 19 : 39)}
                  class="sm"
                  size={12}
                  weight={600}
                  textAnchor="middle"
                >
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
