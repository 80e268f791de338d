// The income board: two income tracks, reputation with its tiles, and the rounds.

import { Pic, Sheet, ShieldMark, Text } from "../../art/art";
import { Bits, Dotted, gainBits } from "./pieces";
import type { Gain, ReputationTile, WoodScene } from "./types";

export function Tracks({ scene }: { scene: WoodScene }) {
  return (
    <g data-part="tracks">
      <Sheet x={392} y={184} width={694} height={76} />
      <Income scene={scene} track="blueberry" y={195} />
      <Income scene={scene} track="hazelnut" y={225} />
      <Reputation scene={scene} y={195} />
      <Rounds scene={scene} y={225} />
    </g>
  );
}

/** The markers of the seats in a cell of a track. */
function Markers({
  seats,
  x,
  y,
  width,
  height,
  extra = [],
}: {
  seats: number[];
  x: number;
  y: number;
  width: number;
  height: number;
  extra?: boolean[];
}) {
  if (!seats.length) return null;
  const many = seats.length > 1;
  const size = many ? Math.min(height / 2 - 0.5, width - 4) : Math.min(width, height) - 5;
  return (
    <>
      {seats.map((seat, i) => {
        const cx = many ? x + width / 2 + (seats.length === 2 ? 0 : (i % 2 ? 1 : -1) * (width / 4)) : x + width / 2;
        const cy = many ? y + height / 2 + ((seats.length === 2 ? i : Math.floor(i / 2)) ? 1 : -1) * (height / 4) : y + height / 2;
        return (
          <g key={seat}>
            <rect
              x={cx - size / 2}
              y={cy - size / 2}
              width={size}
              height={size}
              rx={size * 0.2}
              fill={`var(--seat-${seat + 1})`}
              stroke="var(--icon-ink)"
              stroke-width="1.1"
            />
            <ShieldMark seat={seat} x={cx} y={cy} size={size * 0.8} />
            {extra[i] && (
              <text
                x={cx}
                y={cy + 3.5}
                text-anchor="middle"
                font-size="12"
                font-weight="700"
                fill="#2b2118"
                stroke="#fff6e2"
                stroke-width="2.500"
                paint-order="stroke"
              >
                +10
              </text>
            )}
          </g>
        );
      })}
    </>
  );
}

/** What a track counts: its sign and a word. */
function Heading({ icon, text, x, y, room }: { icon: string; text: string; x: number; y: number; room: number }) {
  return (
    <g style={{ color: "var(--ink-2)" }}>
      <Pic id={icon} x={x} y={y + 12} size={18} />
      <Text x={x + 12} y={y + 16} class="sm" size={12} room={room}>
        {text}
      </Text>
    </g>
  );
}

const CELL = 21;
const STEP = 22.4;

export function Income({ scene, track, y }: { scene: WoodScene; track: "blueberry" | "hazelnut"; y: number }) {
  const { view, facts } = scene;
  const { income } = facts.board;
  const left = 484;
  const spaceOf = (value: number) => (value > 10 ? Math.min(10, value - 10) : value);
  const text = view.players.map((player, seat) => `${scene.words.value("seat", seat)} ${player.income[track]}`).join(", ");
  return (
    <g {...scene.tip(`income:${track}`)} role="img" aria-label={`${scene.words.value("track", track)}: ${text}`}>
      <Heading icon={`wc-${track}`} text={scene.words.say(`table.track_${track}`)} x={413} y={y} room={55} />
      {Array.from({ length: 11 }, (_, value) => {
        const x = left + value * STEP;
        const line = value === income.tool_line || value === income.points_line;
        const seats = view.players.flatMap((player, seat) => (spaceOf(player.income[track]) === value ? [seat] : []));
        return (
          <g key={value} data-anchor={`${track}:${value}`}>
            <rect
              x={x}
              y={y}
              width={CELL}
              height={24}
              rx="4"
              fill={line ? "var(--accent-soft)" : "var(--paper-2)"}
              stroke={line ? "var(--accent)" : "var(--line)"}
              stroke-width={line ? 1.8 : 1}
            />
            {line && !seats.length ? (
              value === income.tool_line ? (
                <Pic id="wc-hammer" x={x + CELL / 2} y={y + 12} size={17} />
              ) : (
                <Bits bits={[{ icon: "vp", n: income.line_points }]} x={x + CELL / 2} y={y + 12} size={13.5} align="middle" />
              )
            ) : (
              <Text x={x + CELL / 2} y={y + 17} size={12.5} textAnchor="middle" fill="var(--ink-2)">
                {value}
              </Text>
            )}
            <Markers
              seats={seats}
              x={x}
              y={y}
              width={CELL}
              height={24}
              extra={seats.map((seat) => view.players[seat]!.income[track] > 10)}
            />
          </g>
        );
      })}
      {income.reconstructed && <Dotted x={left - 3} y={y - 2.5} width={11 * STEP + 4} height={29} />}
    </g>
  );
}

const NARROW = 17.2;
const NSTEP = 18.2;
const RIGHT = 805;

/** The rewards of a tile that still matter with this number of players. */
export function tileRewards(scene: WoodScene, tile: ReputationTile): Gain[] {
  const rewards = scene.facts.board.reputation_tiles[tile];
  const seats = scene.view.players.length;
  return seats === 3 ? rewards.three : seats === 4 ? rewards.two_four : [rewards.two_four[1]!];
}

export function Reputation({ scene, y }: { scene: WoodScene; y: number }) {
  const { view, facts } = scene;
  const { reputation } = facts.board;
  const text = view.players.map((player, seat) => `${scene.words.value("seat", seat)} ${player.reputation}`).join(", ");
  return (
    <g {...scene.tip("reputation")} role="img" aria-label={`${scene.words.say("table.reputation")}: ${text}`}>
      <Heading icon="wc-reputation" text={scene.words.say("table.reputation")} x={747} y={y} room={42} />
      {view.reputation_values.map((value, space) => {
        const x = RIGHT + space * NSTEP;
        const i = reputation.tile_spaces.indexOf(space);
        const tile = i >= 0 ? view.reputation_tiles[i] : null;
        const seats = view.players.flatMap((player, seat) => (player.reputation === space ? [seat] : []));
        const rival = view.rival === space;
        const first = tile ? gainBits(tileRewards(scene, tile)[0]!)[0] : undefined;
        return (
          <g key={space} data-anchor={`reputation:${space}`} {...(tile ? scene.tip(`reputation_tile:${tile}`) : {})}>
            <rect
              x={x}
              y={y}
              width={NARROW}
              height={24}
              rx="4"
              fill={i >= 0 ? "var(--accent-soft)" : "var(--paper-2)"}
              stroke={i >= 0 ? "var(--accent)" : "var(--line)"}
              stroke-width={i >= 0 ? 1.8 : 1}
            />
            {!(first && !seats.length && !rival) && (
              <Text x={x + NARROW / 2} y={y + 17} size={12.5} textAnchor="middle" fill="var(--ink-2)">
                {value}
              </Text>
            )}
            {first && !seats.length && !rival && <Pic id={first.icon!} x={x + NARROW / 2} y={y + 12} size={16} />}
            <Markers seats={seats} x={x} y={y} width={NARROW} height={24} />
            {rival && <Rival x={x + NARROW / 2} y={y + (seats.length ? 20 : 12)} />}
          </g>
        );
      })}
      {reputation.reconstructed && <Dotted x={RIGHT - 3} y={y - 2.5} width={15 * NSTEP + 4} height={29} />}
    </g>
  );
}

/** The rival of the solo game: a black marker. */
function Rival({ x, y }: { x: number; y: number }) {
  return (
    <g>
      <circle cx={x} cy={y} r="7.5" fill="var(--seat-5)" stroke="var(--icon-ink)" stroke-width="1.2" />
      <path d={`M${x - 3.5} ${y - 3}l7 6m0-6l-7 6`} stroke="#fff" stroke-width="1.8" stroke-linecap="round" />
    </g>
  );
}

export function Rounds({ scene, y }: { scene: WoodScene; y: number }) {
  const { view, facts, words } = scene;
  const step = (15 * NSTEP - 1) / view.rounds;
  return (
    <g {...scene.tip("rounds")} role="img" aria-label={words.say("table.when", { round: view.round, rounds: view.rounds })}>
      <Heading icon="ui-clock" text={words.say("table.track_rounds")} x={747} y={y} room={42} />
      {Array.from({ length: view.rounds }, (_, i) => {
        const round = i + 1;
        const x = RIGHT + i * step;
        const now = round === view.round;
        const income = view.income_after.includes(round);
        const removal = view.rival !== null && facts.board.solo.removal_rounds.includes(round);
        return (
          <g key={round}>
            <rect
              x={x}
              y={y}
              width={step - 2}
              height={24}
              rx="4"
              fill={now ? "var(--accent)" : round < view.round ? "var(--paper-3)" : "var(--paper-2)"}
              stroke={now ? "var(--select)" : "var(--line)"}
              stroke-width={now ? 1.6 : 1}
            />
            <Text
              x={x + step / 2 - 1}
              y={y + (income || removal ? 12.5 : 17)}
              size={income || removal ? 11 : 12.5}
              textAnchor="middle"
              weight={now ? 700 : 400}
              fill={now ? "var(--on-accent)" : "var(--ink-2)"}
            >
              {round}
            </Text>
            {income && <Pic id="wc-blueberry" x={x + step / 2 - 1} y={y + 18} size={11} />}
            {removal && <Pic id="cm-privilege" x={x + step / 2 - 1} y={y + 18} size={11} />}
          </g>
        );
      })}
    </g>
  );
}
