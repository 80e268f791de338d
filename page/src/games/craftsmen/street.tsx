// A player's row of built cards with the markers on their icons; for the own row also where one can build and what can be made.

import { Fragment } from "preact";
import { Halo, type Look, Pic, Rings, roundedPath, Text } from "../../art/art";
import { BuildingFace, BuildingWords, Cube, goodIcon, Hatched, iconSpots, nameFits, Tag } from "./pieces";
import { type CraftScene, type Facts, iconNumber, inputsOf, type PlayerView } from "./types";

export interface Spot {
  x: number;
  y: number;
  width: number;
  height: number;
}

const NARROWEST = 36;

/** Where the cards of a row lie: side by side, narrower when there are many, in two lines when there are very many. */
export function rowSpots(count: number, x: number, y: number, width: number, height: number): Spot[] {
  const centred = (cards: number, wide: number) => x + (width - cards * (wide + 1)) / 2;
  if (count <= 12 && width / Math.max(count, 1) >= NARROWEST) {
    const wide = Math.min(82, width / Math.max(count, 1) - 1);
    return Array.from({ length: count }, (_, i) => ({ x: centred(count, wide) + i * (wide + 1), y, width: wide, height }));
  }
  const first = Math.ceil(count / 2);
  const wide = Math.min(74, width / first - 1);
  const high = (height - 6) / 2;
  return Array.from({ length: count }, (_, i) => {
    const line = i < first ? 0 : 1;
    return { x: centred(first, wide) + (i - line * first) * (wide + 1), y: y + line * (high + 6), width: wide, height: high };
  });
}

interface StreetProps {
  scene: CraftScene;
  seat: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

export function Street({ scene, seat, x, y, width, height }: StreetProps) {
  const { view, facts, words } = scene;
  const row = view.players[seat]!.row;
  const own = seat === scene.own;
  const spots = rowSpots(row.length, x + 32, y, width - 64, height);
  const first = spots[0] ?? { x: x + width / 2, y, width: 0, height };
  const last = spots[spots.length - 1] ?? first;
  const named = row.every((built, r) => nameFits(words, facts, built.card, spots[r]!.width)); // all of them, or none
  return (
    <g>
      {own && (
        <>
          <End scene={scene} end={0} x={first.x - 31} y={first.y} height={first.height} />
          <End scene={scene} end={1} x={last.x + last.width + 6} y={last.y} height={last.height} />
        </>
      )}
      {row.map((built, r) => {
        const spot = spots[r]!;
        const ways = own ? scene.lights.sources.get(r) : undefined;
        const chosen = own && scene.lights.source === r;
        const label = words.say("table.pick_source", { card: facts.cards[built.card]!.building });
        const attrs = !ways
          ? {}
          : ways.length === 1
            ? scene.act(ways[0])
            : scene.pick(label, chosen, { ...scene.selection, source: chosen ? -1 : r });
        const outline = roundedPath(spot.x, spot.y, spot.width, spot.height, 6);
        return (
          <Fragment key={r}>
            <g
              class={`piece ${chosen ? "chosen" : ""}`}
              data-anchor={`row:${seat}:${r}`}
              {...scene.tip(`card:${built.card}:${seat}:${r}`)}
              {...attrs}
            >
              <g class="body">
                <BuildingFace card={built.card} facts={facts} {...spot} />
                {ways && !chosen && (
                  <path
                    d={roundedPath(spot.x + 3, spot.y + spot.height - 7, spot.width - 6, 4, 2)}
                    fill="var(--glow)"
                    stroke="var(--glow-edge)"
                    stroke-width="1"
                  />
                )}
                <Rings outline={outline} look={chosen ? "chosen" : "rest"} />
              </g>
            </g>
            <BuildingWords card={built.card} facts={facts} words={words} {...spot} named={named} />
          </Fragment>
        );
      })}
      <Studs facts={facts} row={row} spots={spots} />
      {row.map((built, r) =>
        inputsOf(facts, built.card).map((good, i) => (
          <RowIcon key={`${r}:${i}`} scene={scene} seat={seat} r={r} icon={i} good={good} spot={spots[r]!} />
        )),
      )}
      {own &&
        [...scene.lights.giveUp].map(([r, action]) => (
          <g key={r} class="piece can" {...scene.act(action)}>
            <Rings
              outline={roundedPath(spots[r]!.x + spots[r]!.width / 2 - 13, spots[r]!.y + spots[r]!.height - 34, 26, 26, 13)}
              look="can"
              width={1.8}
            />
            <circle
              cx={spots[r]!.x + spots[r]!.width / 2}
              cy={spots[r]!.y + spots[r]!.height - 21}
              r="12"
              fill="var(--card)"
              stroke="var(--icon-ink)"
            />
            <g style={{ color: "var(--bad)" }}>
              <Pic id="ui-close" x={spots[r]!.x + spots[r]!.width / 2} y={spots[r]!.y + spots[r]!.height - 21} size={15} />
            </g>
          </g>
        ))}
    </g>
  );
}

/** White studs where neighbours match. */
function Studs({ facts, row, spots }: { facts: Facts; row: PlayerView["row"]; spots: Spot[] }) {
  return (
    <>
      {row.slice(1).flatMap((built, i) => {
        const left = facts.cards[row[i]!.card]!;
        const right = facts.cards[built.card]!;
        const spot = spots[i + 1]!;
        if (spot.y !== spots[i]!.y) return [];
        const band = spot.height >= 120 ? spot.height * 0.0625 : spot.height * 0.11;
        return [left.top === right.top && spot.y + band, left.bottom === right.bottom && spot.y + spot.height - band].flatMap((y, j) =>
          y === false
            ? []
            : [
                <circle
                  key={`${i}:${j}`}
                  cx={spot.x - 0.5}
                  cy={y}
                  r={spot.height >= 120 ? 5 : 3.5}
                  fill="#fffaf0"
                  stroke="var(--icon-ink)"
                  stroke-width="1.2"
                />,
              ],
        );
      })}
    </>
  );
}

function RowIcon({
  scene,
  seat,
  r,
  icon,
  good,
  spot,
}: {
  scene: CraftScene;
  seat: number;
  r: number;
  icon: number;
  good: string;
  spot: Spot;
}) {
  const { view, changed, facts } = scene;
  const built = view.players[seat]!.row[r]!;
  const marker = built.icons[icon]!;
  const own = seat === scene.own;
  const number = iconNumber(r, icon);
  const at = iconSpots(inputsOf(facts, built.card).length, spot.x, spot.y, spot.width, spot.height)[icon]!;
  const action = own ? (scene.lights.icons.get(number) ?? scene.lights.recall.get(number)) : undefined;
  const look: Look = action ? "can" : "rest";
  const outline = `M${at.x - at.r} ${at.y}a${at.r} ${at.r} 0 1 0 ${2 * at.r} 0a${at.r} ${at.r} 0 1 0 ${-2 * at.r} 0z`;
  const points = Number(action?.args?.points ?? 0);
  const anchor = `icon:${seat}:${r}:${icon}`;
  const place = <circle cx={at.x} cy={at.y} r={at.r} fill="none" pointer-events="none" data-anchor={`input:${seat}:${r}:${icon}`} />;
  if (!action && marker === null)
    return (
      <>
        {place}
        <g data-anchor={anchor} />
      </>
    );
  return (
    <>
      {place}
      <g class={`piece ${look}`} data-anchor={anchor} {...scene.tip(`icon:${good}:${seat}:${r}:${icon}`)} {...scene.act(action)}>
        {action && <Halo outline={outline} width={10} />}
        {action && <circle cx={at.x} cy={at.y} r={at.r} fill="#f1e5c9" />}
        {action && marker === null && <Pic id={goodIcon(good)} x={at.x} y={at.y} size={at.r * 1.36} />}
        <g class="body">
          <Cube marker={marker} x={at.x} y={at.y - 1} size={at.r * 1.42} />
        </g>
        <Rings outline={outline} look={look} width={2.2} />
        {changed.has(anchor) && (
          <circle cx={at.x + at.r * 0.8} cy={at.y - at.r * 0.8} r="4" fill="var(--changed)" stroke="#fffaf0" stroke-width="1.4" />
        )}
      </g>
      {points > 0 && <Tag x={at.x} y={at.y - at.r - 3} parts={[`+${points}`, { icon: "vp" }]} />}
    </>
  );
}

/** An end of the street: where a card can be added. */
function End({ scene, end, x, y, height }: { scene: CraftScene; end: number; x: number; y: number; height: number }) {
  const way = scene.lights.ends.get(end);
  const outline = roundedPath(x, y, 24, height, 6);
  return (
    <g class={`piece ${way ? "can" : ""}`} {...(way ? scene.act(way.action) : {})} data-anchor={`end:${end}`}>
      {way && <Halo outline={outline} width={12} />}
      <path
        class="face"
        d={outline}
        fill={way ? "var(--card)" : "none"}
        stroke="var(--line-2)"
        stroke-width="1.3"
        stroke-dasharray={way ? undefined : "5 4"}
      />
      <g style={{ color: way ? "var(--ink)" : "var(--ink-3)" }}>
        <Pic id="ui-plus" x={x + 12} y={y + height / 2} size={way ? 16 : 12} />
      </g>
      {way?.privilege && <Pic id="cm-privilege" x={x + 12} y={y + height / 2 + 26} size={19} />}
      <Rings outline={outline} look={way ? "can" : "rest"} />
    </g>
  );
}

/** A whole row as a strip: bands, what is made, and dots for filled icons. */
export function SmallRow({ facts, player }: { facts: Facts; player: PlayerView }) {
  const wide = Math.min(22, 232 / Math.max(1, player.row.length));
  const high = 31;
  return (
    <svg class="small-row" width="232" height={high} viewBox={`0 0 232 ${high}`} aria-hidden="true">
      {player.row.map((built, i) => {
        const x = i * wide + 0.6;
        const printed = facts.cards[built.card]!;
        const w = wide - 1;
        const h = high - 1.2;
        const filled = built.icons.filter((marker) => marker !== null).length;
        return (
          <g key={i}>
            <rect x={x} y={0.6} width={w} height={h} rx="2.5" fill="var(--tile-face)" />
            <Hatched d={roundedPath(x, 0.6, w, 6.5, 1.5)} colour={printed.top} />
            <Hatched d={roundedPath(x, h - 5.9, w, 6.5, 1.5)} colour={printed.bottom} />
            <Pic id={goodIcon(printed.good)} x={x + w / 2} y={h / 2 + 0.6} size={Math.min(w * 0.86, 15)} />
            {Array.from({ length: filled }, (_, j) => (
              <rect
                key={j}
                x={x + w - 4.6 - j * 4.6}
                y={7.4}
                width="4"
                height="4"
                rx=".8"
                fill="var(--icon-ink)"
                stroke="#fffaf0"
                stroke-width=".7"
              />
            ))}
            <rect x={x} y={0.6} width={w} height={h} rx="2.5" fill="none" stroke="var(--icon-ink)" />
          </g>
        );
      })}
    </svg>
  );
}

/** How many points of labour are left: hammers to spend. */
export function Labour({ scene, x, y }: { scene: CraftScene; x: number; y: number }) {
  const { view, words } = scene;
  if (view.labour_left === null || !scene.table.to_move.includes(scene.own)) return null;
  const given = scene.table.prompt?.key === "prompt.work" ? 1 : view.labour;
  const label = words.say("table.labour_left", { count: view.labour_left });
  return (
    <g role="img" aria-label={label} {...scene.tip("labour")}>
      {Array.from({ length: Math.max(given, view.labour_left) }, (_, i) => (
        <g key={i} opacity={i < view.labour_left! ? 1 : 0.25}>
          <circle cx={x + i * 24} cy={y} r="11" fill="var(--paper-2)" stroke="var(--line-2)" />
          <Pic id="cm-labour" x={x + i * 24} y={y} size={16} />
        </g>
      ))}
      <title>{label}</title>
    </g>
  );
}

export const streetTitle = (scene: CraftScene, seat: number): string =>
  scene.table.mine.length === 1 && scene.table.mine[0] === seat
    ? scene.words.say("table.your_street")
    : scene.words.say("table.street_of", { name: scene.table.seats[seat]!.name });

/** The note beside the title of a street. */
export function StreetNote({ scene, x, y, room }: { scene: CraftScene; x: number; y: number; room: number }) {
  return (
    <Text x={x} y={y} class="sm" size={12.5} textAnchor="end" room={room}>
      {scene.words.say("table.street_note")}
    </Text>
  );
}
