// The buildings on offer in three rows with their stacks, and the player's own tiles that wait to be built.

import { type Look, Pic, Sheet, Text } from "../../art/art";
import { useState } from "preact/hooks";
import type { Attrs } from "../game";
import { BAND, type Box, BuildingFace, Name, outlineOf, Piece } from "./pieces";
import { CATEGORIES, type GlassScene, tileOf } from "./types";

const GAP = 4.5;

interface ShelfProps {
  scene: GlassScene;
  x: number;
  y: number;
  width: number;
  height: number;
}

export function Buildings({ scene }: { scene: GlassScene }) {
  const { words, view } = scene;
  return (
    <g data-part="shelf">
      <Sheet x={0} y={0} width={500} height={372} />
      <Text x={18} y={30} class="ttl" serif size={19} weight={700} room={220}>
        {words.say("table.buildings")}
      </Text>
      <Periods scene={scene} x={words.language === "en" ? 122 : 118} y={24} />
      <Text x={482} y={29} class="sm" size={13} textAnchor="end" room={200}>
        {words.say(scene.lights.tile ? "table.buildings_build" : "table.buildings_about", {
          count: CATEGORIES.reduce((sum, category) => sum + view.stacks[category], 0),
        })}
      </Text>
      <Shelf scene={scene} x={14} y={42} width={472} height={316} />
    </g>
  );
}

/** The building periods: past, present and to come; alone at the table, with the number of cards of each. */
function Periods({ scene, x, y }: { scene: GlassScene; x: number; y: number }) {
  const { view, facts } = scene;
  const alone = view.players.length === 1;
  return (
    <g class="area" {...scene.tip(alone ? "periods_solo" : "periods")}>
      {Array.from({ length: view.periods }, (_, i) => {
        const now = i + 1 === view.period;
        const past = i + 1 < view.period;
        return (
          <g key={i}>
            <circle
              cx={x + i * 19}
              cy={y}
              r="8"
              fill={now ? "var(--accent)" : past ? "var(--paper-3)" : "var(--paper)"}
              stroke={now ? "var(--accent)" : "var(--line-2)"}
              stroke-width="1.2"
            />
            <Text x={x + i * 19} y={y + 4} size={12} weight={700} textAnchor="middle" fill={now ? "var(--on-accent)" : "var(--ink-2)"}>
              {alone ? facts.solo_hands[i]! : i + 1}
            </Text>
          </g>
        );
      })}
    </g>
  );
}

/** Three rows, and a fourth for the own display if there is anything in it. */
export function Shelf({ scene, x, y, width, height }: ShelfProps) {
  const { view, words, own } = scene;
  const { display } = view.players[own]!;
  const rows = display.length ? 4 : 3;
  const rowHeight = (height - (rows - 1) * (GAP + 1)) / rows;
  const left = x + 26;
  const tileWidth = (width - 26 - (view.places - 1) * GAP) / view.places;
  return (
    <g>
      {CATEGORIES.map((category, row) => {
        const top = y + row * (rowHeight + GAP + 1);
        return (
          <g key={category}>
            <Stack
              label={words.say(`table.category_${category}`)}
              count={view.stacks[category]}
              band={BAND[category]}
              tip={`stack:${category}`}
              scene={scene}
              x={x}
              y={top}
              height={rowHeight}
              anchor={`stack:${category}`}
            />
            {view.board[category].map((name, place) => {
              const box = { x: left + place * (tileWidth + GAP), y: top, width: tileWidth, height: rowHeight };
              const anchor = `offer:${category}:${place}`;
              if (name === null)
                return (
                  <path
                    key={place}
                    data-anchor={anchor}
                    d={outlineOf(box)}
                    fill="var(--paper-2)"
                    stroke="var(--line-2)"
                    stroke-dasharray="4 3"
                    {...scene.tip("place_empty")}
                  />
                );
              return <Tile key={place} scene={scene} name={name} box={box} anchor={anchor} />;
            })}
          </g>
        );
      })}
      {display.length > 0 && (
        <Display scene={scene} x={x} y={y + 3 * (rowHeight + GAP + 1)} width={width} height={rowHeight} tileWidth={tileWidth} />
      )}
    </g>
  );
}

function Stack({
  scene,
  label,
  count,
  band,
  tip,
  x,
  y,
  height,
  anchor,
}: {
  scene: GlassScene;
  label: string;
  count: number;
  band: string;
  tip: string;
  x: number;
  y: number;
  height: number;
  anchor: string;
}) {
  return (
    <g {...scene.tip(tip)} data-anchor={anchor}>
      {count > 1 && <rect x={x + 2} y={y + 2} width={20} height={height} rx="5" fill={band} opacity=".45" />}
      <rect
        x={x}
        y={y}
        width={20}
        height={height}
        rx="5"
        fill={count ? band : "var(--paper-3)"}
        stroke="var(--icon-ink)"
        stroke-width="1.2"
      />
      <g transform={`translate(${x + 14.5} ${y + height - 5}) rotate(-90)`}>
        <Name text={label} x={0} y={0} size={12.5} fill={count ? "#fff" : "var(--ink)"} room={height - 26} />
      </g>
      <circle cx={x + 10} cy={y + 10} r="8" fill="var(--tile-face)" stroke="var(--icon-ink)" />
      <Text x={x + 10} y={y + 14} size={12} weight={700} textAnchor="middle" fill="#2b2118">
        {count}
      </Text>
    </g>
  );
}

/** The own tiles; where they are many, they overlap, and the one looked at comes to the front. */
function Display({ scene, x, y, width, height, tileWidth }: ShelfProps & { tileWidth: number }) {
  const { view, words, own } = scene;
  const { display } = view.players[own]!;
  const [front, setFront] = useState<string | null>(null);
  const room = width - 26;
  const step = display.length * (tileWidth + GAP) - GAP <= room ? tileWidth + GAP : (room - tileWidth) / (display.length - 1);
  const order = [
    ...display.filter((name) => name !== front && name !== scene.lights.tile),
    ...display.filter((name) => name === front || name === scene.lights.tile),
  ];
  return (
    <g>
      <g {...scene.tip("display")}>
        <rect x={x} y={y} width={20} height={height} rx="5" fill="var(--accent)" stroke="var(--icon-ink)" stroke-width="1.2" />
        <g transform={`translate(${x + 14.5} ${y + height / 2}) rotate(-90)`}>
          <Text x={0} y={0} serif size={12.5} weight={700} textAnchor="middle" fill="var(--on-accent)" room={height - 8}>
            {words.say("table.display")}
          </Text>
        </g>
      </g>
      {order.map((name) => {
        const box = { x: x + 26 + display.indexOf(name) * step, y, width: tileWidth, height };
        return (
          <g key={name} onPointerEnter={() => setFront(name)} onFocusIn={() => setFront(name)}>
            <Tile scene={scene} name={name} box={box} anchor={`display:${own}:${name}`} />
          </g>
        );
      })}
    </g>
  );
}

function Tile({ scene, name, box, anchor }: { scene: GlassScene; name: string; box: Box; anchor: string }) {
  const { facts, words } = scene;
  const { look, attrs } = tileState(scene, name);
  const lifted = look === "chosen";
  const shown = lifted ? { ...box, y: box.y - 4 } : box;
  const veiled = scene.lights.builds.length > 0 && look === "rest";
  const give = scene.lights.give.get(name);
  return (
    <Piece
      outline={outlineOf(shown)}
      look={look}
      anchor={anchor}
      attrs={{ ...scene.tip(`tile:${name}`), ...attrs }}
      meant={scene.mean((move) => move.verb === "build" && move.tile === tileOf(facts, name).number)}
    >
      <BuildingFace facts={facts} words={words} name={name} box={shown} lifted={lifted} />
      {veiled && <path d={outlineOf(shown)} fill="var(--paper)" opacity=".34" />}
      {give && (
        <g style={{ color: "var(--bad)" }}>
          <circle cx={shown.x + shown.width - 10} cy={shown.y + 10} r="9" fill="var(--card)" stroke="var(--icon-ink)" />
          <Pic id="ui-close" x={shown.x + shown.width - 10} y={shown.y + 10} size={13} />
        </g>
      )}
      {scene.changed.has(anchor) && (
        <circle cx={shown.x + shown.width - 4} cy={shown.y + 4} r="5" fill="var(--changed)" stroke="var(--paper)" stroke-width="1.8" />
      )}
    </Piece>
  );
}

/** A tile that could be built is picked up; one that is asked for is given up. */
function tileState(scene: GlassScene, name: string): { look: Look; attrs: Attrs } {
  const give = scene.lights.give.get(name);
  if (give) return { look: "can", attrs: scene.act(give) };
  if (!scene.lights.builds.includes(name)) return { look: "rest", attrs: {} };
  const chosen = scene.lights.tile === name;
  const { number } = tileOf(scene.facts, name);
  return {
    look: chosen ? "chosen" : "can",
    attrs: scene.pick(scene.words.say("table.choose_building", { tile: name }), chosen, { tile: number }),
  };
}
