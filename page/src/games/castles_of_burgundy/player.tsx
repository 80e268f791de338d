// What a player has beside the estate: dice, storage, goods, silver, workers, sold goods, points.

import { Halo, hexPath, type Look, Pic, Rings, Shade, Text, Well } from "../../art/art";
import type { Selection } from "../game";
import { FREE_DIE, type Offer } from "./lights";
import { Cost, Gain, Good, squareOutline, Tile } from "./pieces";
import type { BurgundyScene } from "./types";

interface Part {
  scene: BurgundyScene;
  x: number;
  y: number;
}

/** The two dice, or the free die of a castle; under each the workers it would bring. */
export function Dice({ scene, x, y, size = 50, gap = 66 }: Part & { size?: number; gap?: number }) {
  const player = scene.view.players[scene.own]!;
  const free = scene.lights.dice.includes(FREE_DIE);
  const dice = free ? [FREE_DIE] : [0, 1];
  return (
    <g data-held="">
      {dice.map((die, i) => {
        const cx = x + (free ? gap / 2 : i * gap);
        const usable = scene.lights.dice.includes(die);
        const twin = !usable && !player.used[die] && scene.lights.dice.length > 0; // equal dice are offered once
        const spent = !free && player.used[die]!;
        const chosen = scene.lights.die === die;
        const look: Look = chosen ? "chosen" : usable ? "can" : spent ? "off" : "rest";
        const px = chosen ? size + 6 : size;
        const outline = squareOutline(cx, y, px - 3, 11);
        const value = free ? 0 : player.dice[die]!;
        const label = free ? scene.words.say("table.free_die") : scene.words.say("table.choose_die", { die: value });
        const choosable = usable && scene.lights.dice.length > 1;
        const next = chosen ? without(scene, "die") : { ...without(scene, "slot"), die };
        const workers = scene.lights.workers.get(die);
        return (
          <g key={die}>
            <g
              class={`piece ${look}`}
              data-anchor={`die:${scene.own}:${die}`}
              {...scene.tip(free ? "free_die" : "die")}
              {...(choosable ? scene.pick(label, chosen, next) : {})}
            >
              {look === "can" && choosable && <Halo outline={outline} />}
              <g class="body">
                {value || free ? (
                  <g opacity={spent ? 0.38 : 1}>
                    {chosen && <Shade outline={outline} lift />}
                    {free ? <FreeDie x={cx} y={y} size={px} /> : <Pic id={`die-${value}`} x={cx} y={y} size={px} />}
                  </g>
                ) : (
                  <path d={outline} fill="none" stroke="var(--line-2)" stroke-dasharray="4 3" />
                )}
                <Rings outline={outline} look={look === "can" && !choosable ? "rest" : look} />
                {spent && (
                  <g style={{ color: "var(--good)" }}>
                    <Pic id="ui-check" x={cx} y={y} size={size * 0.62} />
                  </g>
                )}
              </g>
            </g>
            {workers ? (
              <WorkersButton scene={scene} offer={workers} x={cx} y={y + size * 0.5 + 28} width={Math.min(56, gap - 5)} />
            ) : (
              (spent || twin) && (
                <Text x={cx} y={y + size * 0.5 + 32} class="sm" size={12} textAnchor="middle" room={gap - 4}>
                  {scene.words.say(spent ? "table.used" : "table.twin_die")}
                </Text>
              )
            )}
          </g>
        );
      })}
    </g>
  );
}

function FreeDie({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g>
      <path d={squareOutline(x, y, size * 0.84, size * 0.18)} fill="var(--die)" stroke="var(--icon-ink)" stroke-width="1.8" />
      <Pic id="cb-castle" x={x} y={y} size={size * 0.6} />
    </g>
  );
}

function WorkersButton({ scene, offer, x, y, width }: { scene: BurgundyScene; offer: Offer; x: number; y: number; width: number }) {
  const count = Number(offer.action.args?.workers ?? 2);
  return (
    <g class="piece button" {...scene.tip("workers_action")} {...scene.act(offer.action)}>
      <rect
        class="face"
        x={x - width / 2}
        y={y - 15}
        width={width}
        height={30}
        rx="7"
        fill="var(--card)"
        stroke="var(--line-2)"
        stroke-width="1.3"
      />
      <Text x={x - 17} y={y + 5} size={14} weight={700}>
        {`+${count}`}
      </Text>
      <Pic id="cb-worker" x={x + 12} y={y} size={20} />
      <rect
        class="focus-ring"
        x={x - width / 2 - 3}
        y={y - 18}
        width={width + 6}
        height={36}
        rx="9"
        fill="none"
        stroke="var(--focus)"
        stroke-width="3"
      />
    </g>
  );
}

export const without = (scene: BurgundyScene, ...names: string[]): Selection => {
  const gone = [...names, ...(names.includes("slot") ? ["depot", "buying", "tile"] : [])];
  return Object.fromEntries(Object.entries(scene.selection).filter(([name]) => !gone.includes(name)));
};

/** The three stored tiles: to place, or to give up for a wanted one. */
export function Storage({ scene, x, y, side = 31, gap = 61 }: Part & { side?: number; gap?: number }) {
  const player = scene.view.players[scene.own]!;
  return (
    <g data-held="">
      {player.storage.map((face, i) => {
        const cx = x + i * gap;
        const anchor = `storage:${scene.own}:${i}`;
        if (!face)
          return (
            <path
              key={i}
              data-anchor={anchor}
              d={hexPath(cx, y, side)}
              fill="none"
              stroke="var(--line-2)"
              stroke-width="1.2"
              stroke-dasharray="4 3"
              {...scene.tip("storage")}
            />
          );
        const giveUp = scene.lights.discard.get(i);
        const chosen = scene.selection.tile === i;
        const choosable = scene.lights.placeable.has(i) && !scene.lights.discard.size;
        const look: Look = giveUp ? "can" : chosen ? "chosen" : choosable ? "can" : "rest";
        const label = scene.words.say("table.choose_tile", { tile: face });
        const next = chosen ? without(scene, "slot") : { ...without(scene, "slot"), tile: i };
        const attrs = giveUp ? scene.act(giveUp.action) : choosable ? scene.pick(label, chosen, next) : {};
        return (
          <Tile
            key={i}
            face={face}
            facts={scene.facts}
            x={cx}
            y={chosen ? y - 4 : y}
            side={side}
            look={look}
            anchor={anchor}
            attrs={{ ...scene.tip(`tile:${face}`), ...attrs }}
          >
            {giveUp && (
              <g style={{ color: "var(--bad)" }}>
                <circle cx={cx + side * 0.6} cy={y - side * 0.6} r="9" fill="var(--card)" stroke="var(--icon-ink)" />
                <Pic id="ui-close" x={cx + side * 0.6} y={y - side * 0.6} size={13} />
              </g>
            )}
          </Tile>
        );
      })}
    </g>
  );
}

/** The goods storage: three spaces, each for one type. */
export function Goods({ scene, x, y, size = 36, gap = 46 }: Part & { size?: number; gap?: number }) {
  const player = scene.view.players[scene.own]!;
  const types = player.goods.map((count, i) => [i + 1, count] as const).filter(([, count]) => count > 0);
  return (
    <g data-held="">
      {[0, 1, 2].map((i) => {
        const cx = x + i * gap;
        const entry = types[i];
        if (!entry)
          return (
            <rect
              key={i}
              data-anchor={`good:${scene.own}:space${i}`}
              x={cx - size / 2}
              y={y - size / 2}
              width={size}
              height={size}
              rx="6"
              fill="none"
              stroke="var(--line-2)"
              stroke-width="1.2"
              stroke-dasharray="4 3"
              {...scene.tip("goods")}
            />
          );
        const [type, count] = entry;
        const offer = scene.lights.sell.get(type);
        const look: Look = offer ? "can" : "rest";
        const outline = squareOutline(cx + (count > 1 ? 1.5 : 0), y - (count > 1 ? 1.5 : 0), size + (count > 1 ? 4 : 1), 6);
        return (
          <g key={i}>
            <g
              class={`piece ${look}`}
              data-anchor={`good:${scene.own}:${type}`}
              {...scene.tip(`good:${type}`)}
              {...scene.act(offer?.action)}
            >
              {offer && <Halo outline={outline} />}
              <g class="body">
                {count > 1 && <Good type={type} x={cx} y={y} size={size} />}
                <Good type={type} x={cx + (count > 1 ? 3 : 0)} y={y - (count > 1 ? 3 : 0)} size={size} />
                <Rings outline={outline} look={look} />
              </g>
            </g>
            {offer && <Gain offer={offer} x={cx} y={y - size * 0.62} slim={gap < 40} />}
            <Text x={cx} y={y + size / 2 + 18} size={14} weight={600} textAnchor="middle">{`×${count}`}</Text>
            <Pic id={`die-${type}`} x={cx} y={y + size / 2 + 33} size={17} />
            {offer && <Cost offer={offer} x={cx} y={y + size / 2 + 49} />}
          </g>
        );
      })}
    </g>
  );
}

interface CountProps {
  scene: BurgundyScene;
  x: number;
  y: number;
  icon: string;
  value: number;
  label: string;
  tip: string;
}

/** A number of things in a corner of the estate. */
export function Count({ scene, x, y, icon, value, label, tip }: CountProps) {
  return (
    <g {...scene.tip(tip)} data-anchor={`${tip}:${scene.own}`}>
      <Well x={x} y={y} width={78} height={60} />
      <Pic id={icon} x={x + 23} y={y + 25} size={icon === "vp" ? 26 : 30} />
      <Text x={x + 56} y={y + 33} serif size={value > 99 ? 21 : 24} weight={700} textAnchor="middle">
        {value}
      </Text>
      <Text x={x + 39} y={y + 53} class="sm" size={12} textAnchor="middle" room={72}>
        {label}
      </Text>
    </g>
  );
}

/** Goods sold so far: all of them, and which types. */
export function Sold({ scene, x, y }: { scene: BurgundyScene; x: number; y: number }) {
  const { sold } = scene.view.players[scene.own]!;
  const types = sold.map((count, i) => [i + 1, count] as const).filter(([, count]) => count > 0);
  const shown = types.slice(-2);
  return (
    <g {...scene.tip("sold")} data-anchor={`sold:${scene.own}`}>
      <Well x={x} y={y} width={78} height={60} />
      {shown.length ? (
        shown.map(([type], i) => <Good key={type} type={type} x={x + 22 + i * 6} y={y + 25 - i * 5} size={22} />)
      ) : (
        <rect x={x + 12} y={y + 13} width={22} height={22} rx="5" fill="none" stroke="var(--line-2)" stroke-dasharray="3 2.5" />
      )}
      <Text x={x + 57} y={y + 32} serif size={22} weight={700} textAnchor="middle">
        {sold.reduce((sum, count) => sum + count, 0)}
      </Text>
      <Text x={x + 39} y={y + 53} class="sm" size={12} textAnchor="middle" room={72}>
        {scene.words.say("table.sold")}
      </Text>
    </g>
  );
}
