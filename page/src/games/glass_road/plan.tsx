// The landscape plan: 20 cells with landscape tiles, forests over two of them and buildings, and the three base buildings.

import { type Look, Pic, Shade, Text } from "../../art/art";
import type { Action } from "../../core/protocol";
import type { Attrs } from "../game";
import { Row, worth } from "./formula";
import { type Box, BuildingFace, BuiltFace, EmptyFace, ForestFace, LandscapeFace, Name, outlineOf, Piece } from "./pieces";
import { type Facts, type GlassScene, isBuilding, isLandscape, type Kind, type PlayerView, tileOf } from "./types";

const GAP = 2.5;

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The box of a cell, or of two that a forest covers. */
export function cellBox(facts: Facts, area: Area, cell: number, wide = 1): Box {
  const width = (area.width - (facts.columns - 1) * GAP) / facts.columns;
  const height = (area.height - (facts.rows - 1) * GAP) / facts.rows;
  const [row, column] = [Math.floor(cell / facts.columns), cell % facts.columns];
  return { x: area.x + column * (width + GAP), y: area.y + row * (height + GAP), width: width * wide + GAP * (wide - 1), height };
}

interface PlanProps {
  scene: GlassScene;
  seat: number;
  area: Area;
}

export function Plan({ scene, seat, area }: PlanProps) {
  const { facts, words, lights: lit } = scene;
  const player = scene.view.players[seat]!;
  const forestAt = new Map(player.forests.map((forest) => [facts.forests[forest]![0], forest]));
  const picking = scene.selection.clear || scene.selection.convert !== undefined;
  return (
    <g>
      {player.plan.map((content, cell) => {
        const anchor = `cell:${seat}:${cell}`;
        const changed = scene.changed.has(anchor) && seat !== scene.own;
        if (content === "forest") {
          const forest = forestAt.get(cell);
          if (forest === undefined) return null;
          const box = cellBox(facts, area, cell, 2);
          const action = lit.forests.get(forest);
          return (
            <Spot key={cell} scene={scene} box={box} action={action} anchor={anchor} tip="forest" changed={changed}>
              <ForestFace box={box} />
              {action && <Cross x={box.x + box.width - 13} y={box.y + 13} />}
            </Spot>
          );
        }
        const box = cellBox(facts, area, cell);
        const action = lit.cells.get(cell);
        if (isLandscape(content))
          return (
            <Spot key={cell} scene={scene} box={box} action={action} anchor={anchor} tip={`kind:${content}`} changed={changed}>
              <LandscapeFace kind={content} box={box} />
              {action && <Cross x={box.x + box.width - 13} y={box.y + 13} />}
            </Spot>
          );
        if (isBuilding(content)) {
          const copy = lit.copy.get(content);
          return (
            <Spot
              key={cell}
              scene={scene}
              box={box}
              action={copy}
              attrs={copy ? {} : conversionAttrs(scene, content)}
              anchor={anchor}
              tip={`tile:${content}`}
              changed={changed}
              chosen={picking ? scene.selection.convert === facts.tiles.find((tile) => tile.name === content)?.number : false}
            >
              <BuiltFace facts={facts} words={words} name={content} box={box} />
            </Spot>
          );
        }
        return (
          <Spot key={cell} scene={scene} box={box} action={action} anchor={anchor} tip="empty" changed={changed}>
            <EmptyFace box={box} bare={action !== undefined} />
            {!action && box.width > 70 && <CellNumber cell={cell} box={box} />}
            {action && <Ghost scene={scene} action={action} box={box} />}
          </Spot>
        );
      })}
    </g>
  );
}

interface SpotProps {
  scene: GlassScene;
  box: Box;
  action?: Action;
  attrs?: Attrs;
  anchor: string;
  tip: string;
  changed: boolean;
  chosen?: boolean;
  children: preact.ComponentChildren;
}

function Spot({ scene, box, action, attrs = {}, anchor, tip, changed, chosen, children }: SpotProps) {
  const look: Look = action ? "can" : chosen ? "chosen" : "rest";
  const inset = { x: box.x + 1, y: box.y + 1, width: box.width - 2, height: box.height - 2 };
  return (
    <Piece
      outline={outlineOf(inset, 5)}
      look={look}
      width={2.8}
      anchor={anchor}
      attrs={{ ...scene.tip(tip), ...attrs, ...scene.act(action) }}
    >
      {children}
      {changed && <circle cx={box.x + box.width - 5} cy={box.y + 5} r="5" fill="var(--changed)" stroke="var(--paper)" stroke-width="1.8" />}
    </Piece>
  );
}

/** The number by which the log names an empty cell. */
function CellNumber({ cell, box }: { cell: number; box: Box }) {
  return (
    <Text x={box.x + 6} y={box.y + box.height - 6} size={12} fill="var(--ink-3)">
      {cell}
    </Text>
  );
}

/** The mark of a tile that a click would remove. */
function Cross({ x, y }: { x: number; y: number }) {
  return (
    <g style={{ color: "var(--bad)" }}>
      <circle cx={x} cy={y} r="9" fill="var(--card)" stroke="var(--icon-ink)" />
      <Pic id="ui-close" x={x} y={y} size={13} />
    </g>
  );
}

/** What would be placed on an empty cell, and what it would be worth there, if its neighbours count. */
function Ghost({ scene, action, box }: { scene: GlassScene; action: Action; box: Box }) {
  const { facts, words, preview, lights: lit } = scene;
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  if (lit.kind !== null) return <Pic id={`gr-${facts.kinds[lit.kind]}`} x={x} y={y} size={box.height * 0.62} opacity={0.5} />;
  if (lit.tile === null) return null;
  const value = preview?.worth[action.action];
  const tokens = value === undefined ? null : worth(tileOf(facts, lit.tile), value);
  const pill = { x: x - 21, y: y + 4, width: 42, height: 22 };
  return (
    <>
      <g opacity=".7">
        <Name
          text={words.value("tile", lit.tile)}
          x={x}
          y={tokens ? y - 6 : y + 4}
          room={box.width - 8}
          size={12}
          fill="var(--ink)"
          anchor="middle"
        />
      </g>
      {tokens && (
        <>
          <path d={outlineOf(pill, 11)} fill="var(--tile-face)" stroke="var(--icon-ink)" stroke-width="1.1" />
          <Row tokens={tokens} x={x} y={pill.y + 11} size={16} room={36} />
        </>
      )}
    </>
  );
}

/** Clicking a conversion building uses it, or, where there is a choice of what to give up, picks it up. */
export function conversionAttrs(scene: GlassScene, name: string): Attrs {
  const uses = scene.lights.conversions.get(name) ?? [];
  if (!uses.length) return {};
  if (uses.length === 1) return scene.act(uses[0]);
  const number = uses[0]!.move.tile;
  const chosen = scene.selection.convert === number;
  return scene.pick(scene.words.say("table.use_conversion", { tile: name }), chosen, chosen ? {} : { convert: number });
}

/** The three base buildings in the strip on the left, or what has been built over them. */
export function Bases({ scene, seat, area }: PlanProps) {
  const { facts, words, lights: lit } = scene;
  const player = scene.view.players[seat]!;
  const gap = 10;
  const height = (area.height - 2 * gap) / 3;
  return (
    <g>
      <path d={roadPath(area)} fill="none" stroke="var(--paper-3)" stroke-width="20" stroke-linecap="round" />
      <path d={roadPath(area)} fill="none" stroke="var(--line-2)" stroke-width="1.4" stroke-dasharray="5 6" />
      {facts.bases.map((base, i) => {
        const box = { x: area.x, y: area.y + i * (height + gap), width: area.width, height };
        const upgrade = player.upgrades[base.name];
        const action = lit.bases.get(base.name);
        const copy = upgrade ? lit.copy.get(upgrade) : undefined;
        return (
          <Spot
            key={base.name}
            scene={scene}
            box={box}
            action={action ?? copy}
            anchor={`base:${seat}:${base.name}`}
            tip={upgrade ? `tile:${upgrade}` : `base:${base.name}`}
            changed={false}
          >
            {upgrade ? (
              box.height < 70 ? (
                <BuiltFace facts={facts} words={words} name={upgrade} box={box} />
              ) : (
                <BuildingFace facts={facts} words={words} name={upgrade} box={box} />
              )
            ) : (
              <BaseFace scene={scene} base={base} box={box} />
            )}
          </Spot>
        );
      })}
    </g>
  );
}

const roadPath = ({ x, y, width, height }: Area): string => {
  const m = x + width / 2;
  return `M${m} ${y + 4}C${m - 32} ${y + height * 0.25} ${m + 30} ${y + height * 0.42} ${m - 2} ${y + height * 0.55}S${m - 26} ${y + height * 0.8} ${m + 4} ${y + height}`;
};

function BaseFace({ scene, base, box }: { scene: GlassScene; base: Facts["bases"][number]; box: Box }) {
  const x = box.x + box.width / 2;
  const half = base.points < 1;
  const tokens = half
    ? [{ icon: "vp" }, { text: "/" }, { text: "2" }, { icon: `gr-${base.good}` }]
    : [{ text: "1" }, { icon: "vp" }, { text: "/" }, { icon: `gr-${base.good}` }];
  return (
    <>
      <Shade outline={outlineOf(box)} />
      <path d={outlineOf(box)} fill="var(--tile-face)" stroke="var(--icon-ink)" stroke-width="1.4" />
      <Name
        text={scene.words.value("base", base.name)}
        x={x}
        y={box.y + box.height * 0.33}
        room={box.width - 6}
        size={box.height < 70 ? 11.5 : 13}
        fill="#2b2118"
        anchor="middle"
      />
      <Row
        tokens={tokens}
        x={x}
        y={box.y + box.height * (box.height < 70 ? 0.76 : 0.74)}
        size={Math.min(20, box.height * 0.3)}
        room={box.width - 10}
      />
    </>
  );
}

const COLOURS: Record<string, string> = { conversion: "var(--b-processing)", immediate: "var(--b-immediate)", point: "var(--b-bonus)" };

/** A small plan: colours of the landscape, and the buildings with their category. */
export function SmallPlan({
  facts,
  player,
  width = 92,
  height = 66,
}: {
  facts: Facts;
  player: PlayerView;
  width?: number;
  height?: number;
}) {
  const area = { x: 1, y: 1, width: width - 2, height: height - 2 };
  const starts = new Set(player.forests.map((forest) => facts.forests[forest]![0]));
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {player.plan.map((content, cell) => {
        if (content === "forest" && !starts.has(cell)) return null;
        const box = cellBox(facts, area, cell, content === "forest" ? 2 : 1);
        const fill =
          content === null
            ? "var(--l-meadow)"
            : content === "forest"
              ? "var(--l-forest)"
              : isLandscape(content)
                ? `var(--l-${content as Kind})`
                : COLOURS[facts.tiles.find((tile) => tile.name === content)!.category];
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        return (
          <g key={cell}>
            <rect
              x={box.x}
              y={box.y}
              width={box.width}
              height={box.height}
              rx="2.500"
              fill={fill}
              stroke="var(--icon-ink)"
              stroke-width=".9"
              stroke-dasharray={content === null ? "2 1.500" : undefined}
            />
            {isBuilding(content) && <path d={`M${x - 4} ${y + 3.5}v-4l4-3.500 4 3.500v4z`} fill="#fff" />}
          </g>
        );
      })}
    </svg>
  );
}
