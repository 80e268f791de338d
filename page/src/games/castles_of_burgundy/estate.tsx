// An estate: 37 hexes in seven rows, with regions, numbers and tiles; large to play on, small to look at.

import { Fragment } from "preact";
import { Halo, hexCorners, hexPath, type Look, Pic, Rings } from "../../art/art";
import type { Attrs } from "../game";
import type { Offer } from "./lights";
import { Cost, Face, Gain, KIND_ICON, kindOf } from "./pieces";
import type { BurgundyScene, Facts, Kind, PlayerView } from "./types";

const ROW = 1.5; // distance of rows in sides of a hex
const COLUMN = Math.sqrt(3);

export interface Spot {
  x: number;
  y: number;
}

/** The middle of every cell, around the middle of the estate. */
export function spots(rowLengths: number[], x: number, y: number, side: number): Spot[] {
  return rowLengths.flatMap((length, row) =>
    Array.from({ length }, (_, i) => ({
      x: x + (i - (length - 1) / 2) * COLUMN * side,
      y: y + (row - (rowLengths.length - 1) / 2) * ROW * side,
    })),
  );
}

/** The edges between regions and around the estate, as one path. */
export function borders(facts: Facts, regions: number[], middle: Spot[], side: number): string {
  const near = new Map<string, number>();
  const key = (x: number, y: number) => `${Math.round(x)}:${Math.round(y)}`;
  middle.forEach((spot, cell) => near.set(key(spot.x, spot.y), cell));
  const find = (x: number, y: number): number => {
    for (const dx of [-1, 0, 1])
      for (const dy of [-1, 0, 1]) {
        const cell = near.get(`${Math.round(x) + dx}:${Math.round(y) + dy}`);
        if (cell !== undefined) return cell;
      }
    return -1;
  };
  let path = "";
  middle.forEach((spot, cell) => {
    const corners = hexCorners(spot.x, spot.y, side);
    corners.forEach(([ax, ay], i) => {
      const [bx, by] = corners[(i + 1) % 6]!;
      const other = find(ax + bx - spot.x, ay + by - spot.y);
      const known = other >= 0 && facts.neighbours[cell]!.includes(other);
      if (!known || (regions[other] !== regions[cell] && other > cell)) path += `M${ax} ${ay}L${bx} ${by}`;
    });
  });
  return path;
}

/** The printed side that a player has; nothing as long as it is not chosen. */
const printedBoard = (facts: Facts, number: number | null) => facts.boards.find((board) => board.number === number);
const groundOf = (kind: Kind | undefined): string => (kind ? `var(--t-${kind})` : "var(--paper-3)");

/** The own cells can be asked about, and say what is drawn on them. */
const thing = ({ facts, words }: BurgundyScene, seat: number, cell: number, kind: Kind | undefined): Attrs => ({
  "data-anchor": `cell:${seat}:${cell}`,
  ...(kind && { role: "img", "aria-label": words.say("table.cell", { type: kind, cell, number: facts.numbers[cell]! }) }),
});

interface EstateProps {
  scene: BurgundyScene;
  seat: number;
  x: number;
  y: number;
  side: number;
  offers?: Map<number, Offer>;
  /** A board other than the player's, to choose from. */
  board?: number;
}

export function Estate({ scene, seat, x, y, side, offers, board }: EstateProps) {
  const { facts } = scene;
  const player = scene.view.players[seat]!;
  const printed = printedBoard(facts, board ?? player.board);
  const middle = spots(facts.row_lengths, x, y, side);
  const playable = offers !== undefined;
  return (
    <g data-part={seat === scene.own ? "estate" : undefined}>
      {middle.map((spot, cell) => (
        <path key={cell} d={hexPath(spot.x, spot.y, side + 4 * (side / 37.5))} fill="var(--line-2)" />
      ))}
      {middle.map((spot, cell) => (
        <Cell
          key={cell}
          kind={printed?.types[cell]}
          number={facts.numbers[cell]!}
          spot={spot}
          side={side}
          attrs={
            !player.estate[cell] && !offers?.get(cell)
              ? { ...scene.tip(`cell:${cell}:${seat}`), ...(playable && thing(scene, seat, cell, printed?.types[cell])) }
              : {}
          }
        />
      ))}
      {printed && (
        <path
          d={borders(facts, printed.regions, middle, side)}
          fill="none"
          stroke="var(--icon-ink)"
          stroke-width={Math.max(1.4, side * 0.08)}
          stroke-linecap="round"
          stroke-linejoin="round"
        />
      )}
      {board === undefined &&
        player.estate.map((face, cell) => {
          if (!face) return null;
          const spot = middle[cell]!;
          const changed = scene.changed.has(`cell:${seat}:${cell}`);
          return (
            <g
              key={`tile-${cell}`}
              class="piece rest"
              data-anchor={playable || seat !== scene.own ? `cell:${seat}:${cell}` : undefined}
              {...scene.tip(`tile:${face}`)}
            >
              <Face face={face} facts={facts} x={spot.x} y={spot.y} side={side - side * 0.08} />
              {changed && seat !== scene.own && (
                <circle
                  cx={spot.x + side * 0.62}
                  cy={spot.y - side * 0.62}
                  r={side * 0.14}
                  fill="var(--changed)"
                  stroke="var(--paper)"
                  stroke-width="1.6"
                />
              )}
            </g>
          );
        })}
      {offers &&
        [...offers].map(([cell, offer]) => {
          const spot = middle[cell]!;
          const outline = hexPath(spot.x, spot.y, side * 0.92);
          const look: Look = "can";
          return (
            <Fragment key={`offer-${cell}`}>
              <g
                class={`piece ${look}`}
                data-anchor={`cell:${seat}:${cell}`}
                {...scene.act(offer.action)}
                {...scene.tip(`cell:${cell}:${seat}`)}
              >
                <path d={outline} fill="transparent" />
                <Halo outline={outline} width={side * 0.42} />
                <Rings outline={outline} look={look} width={3.2} />
              </g>
              <Gain offer={offer} x={spot.x} y={spot.y - side * 0.82} />
              <Cost offer={offer} x={spot.x} y={spot.y + side * 0.5} />
            </Fragment>
          );
        })}
    </g>
  );
}

function Cell({ kind, number, spot, side, attrs }: { kind: Kind | undefined; number: number; spot: Spot; side: number; attrs: Attrs }) {
  const outline = hexPath(spot.x, spot.y, side);
  return (
    <g {...attrs}>
      <path d={outline} fill={groundOf(kind)} />
      {kind && <path d={outline} fill={`url(#p-${kind})`} />}
      <path d={outline} fill="none" stroke="var(--paper)" stroke-width="1.4" stroke-opacity=".8" />
      <Pic id={`die-${number}`} x={spot.x} y={spot.y - side * 0.2} size={side * 0.68} />
      {kind && <Pic id={KIND_ICON[kind]} x={spot.x} y={spot.y + side * 0.47} size={side * 0.46} opacity={0.8} />}
    </g>
  );
}

/** A small estate: colours and laid tiles only. */
export function SmallEstate({
  facts,
  player,
  width = 92,
  height = 84,
}: {
  facts: Facts;
  player: PlayerView;
  width?: number;
  height?: number;
}) {
  const side = width / 13;
  const printed = printedBoard(facts, player.board);
  const middle = spots(facts.row_lengths, width / 2, height / 2, side);
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {middle.map((spot, cell) => (
        <path key={cell} d={hexPath(spot.x, spot.y, side + 1.2)} fill="var(--line-2)" />
      ))}
      {middle.map((spot, cell) => {
        const face = player.estate[cell];
        return face ? (
          <path
            key={cell}
            d={hexPath(spot.x, spot.y, side - 0.4)}
            fill={`var(--t-${kindOf(facts, face)}-on)`}
            stroke="var(--icon-ink)"
            stroke-width="1.1"
          />
        ) : (
          <path key={cell} d={hexPath(spot.x, spot.y, side - 0.2)} fill={groundOf(printed?.types[cell])} opacity={0.6} />
        );
      })}
    </svg>
  );
}
