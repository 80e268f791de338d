// The town: six houses with their queues, the calendar, the turn order and what the town hall gives out.

import { Disc, Halo, type Look, Pic, Rings, roundedPath, Sheet, ShieldMark, Text } from "../../art/art";
import { ofVerb } from "../../core/moves";
import { HOUSES } from "./houses";
import { Tag } from "./pieces";
import { CITIES, type CraftScene, SEASONS } from "./types";

export const SIGNS = ["cm-capital", "cm-house", "wc-order", "cm-tools", "cm-barrel", "start-player"];
export const ROMAN = ["I", "II", "III", "IV", "V", "VI"];
const STEP = 155;
const WINTER_STAGES = [1, 3];

const circle = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** A space of a queue with its ring: gold, silver, or silver with a green ribbon; and the discs on it. */
export function Space({
  scene,
  city,
  space,
  x,
  y,
  r = 17,
}: {
  scene: CraftScene;
  city: number;
  space: number;
  x: number;
  y: number;
  r?: number;
}) {
  const { view, words, changed, preview } = scene;
  const queue = view.queues[CITIES[city]!]!;
  const discs = queue[space]!;
  const free = queue.findIndex((there) => !there.length);
  const action = scene.lights.place.get(`${city + 1}:${discs.length ? space + 1 : free === space ? 0 : -1}`);
  const look: Look = action ? "can" : "rest";
  const gold = space === 0 && city < 5;
  const outline = circle(x, y, r - 1);
  const fee = action && preview?.fees.includes(action.action);
  const covering = view.covering?.city === CITIES[city] && view.covering?.space === space ? view.covering : null;
  const gift = action && preview?.gifts.includes(action.action);
  const label =
    action &&
    words.tell(action) + (fee ? `. ${words.say("table.fee", { points: view.fee_points })}` : gift ? `. ${words.say("table.gift")}` : "");
  return (
    <g class={`piece ${look}`} data-anchor={`space:${city}:${space}`} {...scene.tip(`space:${city}:${space}`)} {...scene.act(action, label)}>
      {action && <Halo outline={outline} width={13} />}
      <circle cx={x} cy={y} r={r} fill="var(--paper-2)" stroke="var(--icon-ink)" />
      <circle cx={x} cy={y} r={r - 1.5} fill="none" stroke={gold ? "var(--i-gold-d)" : "var(--i-steel-d)"} stroke-width="3" />
      {space === 2 && (
        <path
          d={`M${x - r * 0.7} ${y + r * 0.76}l${r * 0.24} ${r * 0.47} ${r * 0.24}-${r * 0.24} ${r * 0.24} ${r * 0.24} 0-${r * 0.35}`}
          fill="var(--i-leaf-d)"
          stroke="var(--icon-ink)"
          stroke-linejoin="round"
        />
      )}
      {gold && !discs.length && <Pic id="cm-privilege" x={x} y={y} size={r} opacity={0.75} />}
      <g class="body">
        {discs.map((seat, level) => (
          <g key={level} data-anchor={`disc:${city}:${space}:${level}`}>
            <Disc seat={seat} x={x} y={y - 1 - level * 6} r={r * 0.735} />
          </g>
        ))}
      </g>
      {covering && (
        <g data-anchor="covering">
          <Disc seat={covering.seat} x={x} y={y - 8} r={r * 0.735} />
          <circle cx={x} cy={y - 6} r={r - 0.5} fill="none" stroke="var(--select)" stroke-width="2.2" stroke-dasharray="4.5 3" />
        </g>
      )}
      <Rings outline={outline} look={look} width={2.8} />
      {fee && (
        <g class="pill">
          <circle cx={x - r * 0.74} cy={y - r * 0.74} r="8" fill="var(--card)" stroke="var(--icon-ink)" />
          <Pic id="cm-capital" x={x - r * 0.74} y={y - r * 0.74} size={11} />
        </g>
      )}
      {changed.has(`disc:${city}:${space}:${discs.length - 1}`) && (
        <circle cx={x + r * 0.72} cy={y - r * 0.76} r="5" fill="var(--changed)" stroke="var(--paper)" stroke-width="1.8" />
      )}
    </g>
  );
}

/** Would some disc of this building cost a fee to cover? */
const feeAt = ({ preview, moves }: CraftScene, city: number): boolean =>
  ofVerb(moves, "place").some(({ action, move }) => move.city === city + 1 && preview?.fees.includes(action) === true);

/** Is it this building's stage? */
export const working = (scene: CraftScene, city: number): boolean => scene.view.stage === CITIES[city];

function Guild({ scene, city }: { scene: CraftScene; city: number }) {
  const { words, view } = scene;
  const x = 20 + city * STEP;
  const now = working(scene, city);
  const asleep = view.season === "winter" && !WINTER_STAGES.includes(city);
  const spaces = view.queues[CITIES[city]!]!.length;
  const signY = city === 5 ? 76 : 54;
  const signX = city === 5 ? 853 : [78, 221, 376, 543, 698][city]!;
  return (
    <g opacity={asleep ? 0.5 : 1}>
      <g {...scene.tip(`city:${city}`)}>
        {HOUSES[city]!.map((stroke, i) => (
          <path
            key={i}
            d={stroke.d}
            fill={stroke.fill ?? "none"}
            stroke={stroke.stroke ?? "var(--icon-ink)"}
            stroke-width={stroke.width}
            stroke-linejoin="round"
          />
        ))}
        <rect x={signX} y={signY} width="32" height="32" rx="6" fill="var(--tile-face)" stroke="var(--icon-ink)" stroke-width="1.4" />
        <Pic id={SIGNS[city]!} x={signX + 16} y={signY + 16} size={24} />
        <rect
          x={x}
          y={122}
          width="148"
          height="80"
          rx="7"
          fill={now ? "var(--accent-soft)" : "var(--paper)"}
          stroke={now ? "var(--accent)" : "var(--line-2)"}
          stroke-width={now ? 2 : 1.2}
        />
        <Text x={x + 8} y={138} serif size={14.5} weight={700} room={114}>
          {words.value("city", CITIES[city]!)}
        </Text>
        <Text x={x + 140} y={138} serif size={13} weight={700} textAnchor="end" fill={now ? "var(--accent)" : "var(--ink-3)"}>
          {ROMAN[city]!}
        </Text>
        {feeAt(scene, city) ? (
          <Tag x={x + 74} y={150} parts={[{ icon: "cm-capital" }, "/", view.fee_points, { icon: "vp" }]} />
        ) : (
          <Text x={x + 8} y={153} class="sm" size={12} room={134}>
            {words.say(`table.does_${CITIES[city]}`)}
          </Text>
        )}
      </g>
      {Array.from({ length: spaces }, (_, space) => (
        <Space key={space} scene={scene} city={city} space={space} x={x + (spaces === 2 ? 51 : 28) + space * 46} y={179} />
      ))}
    </g>
  );
}

/** Tokens that the town hall still has. */
export function Pool({
  scene,
  icon,
  count,
  x,
  y,
  action,
  tip,
  size = 24,
}: {
  scene: CraftScene;
  icon: string;
  count: number;
  x: number;
  y: number;
  action?: number;
  tip: string;
  size?: number;
}) {
  const offer = action === undefined ? undefined : scene.lights.hall.get(action);
  const width = size * 1.9;
  const outline = roundedPath(x - width / 2, y - size / 2, width, size, size / 2);
  const look: Look = offer ? "can" : "rest";
  return (
    <>
      <g class={`piece ${look}`} {...scene.tip(tip)} {...scene.act(offer)} data-anchor={`pool:${tip}`}>
        {offer && <Halo outline={outline} width={12} />}
        <path d={outline} fill="var(--paper)" stroke="var(--line-2)" stroke-width="1.1" />
        <Pic id={icon} x={x - width * 0.2} y={y} size={size * 0.76} />
        <Rings outline={outline} look={look} />
      </g>
      <g class="over">
        <Text x={x + width * 0.22} y={y + size * 0.21} serif size={size * 0.62} weight={700} textAnchor="middle">
          {count}
        </Text>
      </g>
    </>
  );
}

/** Who comes when, and who has asked to come earlier. The track for changes lies below, or beside where there is no room. */
export function Order({ scene, x, y, width, beside }: { scene: CraftScene; x: number; y: number; width: number; beside?: boolean }) {
  const { view, words, table } = scene;
  const change = scene.lights.hall.get(3);
  const n = view.order.length;
  const gap = Math.min(24, (width - 12) / n);
  const [left, top] = beside ? [x + width + 6, y] : [x, y + 26];
  const outline = roundedPath(left - 4, top, 100, 24, 8);
  return (
    <>
      <g {...scene.tip("order")}>
        <Text x={x} y={y} class="lab" size={12} weight={600} room={width}>
          {words.say("table.turn_order")}
        </Text>
        {view.order.map((seat, i) => (
          <g key={seat} data-anchor={`order:${seat}`}>
            {table.to_move.includes(seat) && (
              <rect x={x + i * gap - 1} y={y + 3} width={20} height={21} rx="5" fill="var(--accent-soft)" stroke="var(--accent)" />
            )}
            <g opacity={view.players[seat]!.passed ? 0.45 : 1}>
              <ShieldMark seat={seat} x={x + 9 + i * gap} y={y + 13.5} size={16} />
            </g>
          </g>
        ))}
      </g>
      {n > 2 && (
        <g class={`piece ${change ? "can" : ""}`} {...scene.tip("change")} {...scene.act(change)}>
          {change && <Halo outline={outline} width={12} />}
          <path d={outline} fill="var(--paper-2)" stroke="var(--line)" />
          <g style={{ color: "var(--ink-3)" }}>
            <Pic id="ui-arrow" x={left + 7} y={top + 12} size={13} />
          </g>
          {[0, 1, 2].map((i) => (
            <g key={i}>
              <circle cx={left + 26 + i * 25} cy={top + 12} r="9" fill="var(--paper-3)" stroke="var(--line-2)" />
              {view.change[i] !== undefined && <Disc seat={view.change[i]!} x={left + 26 + i * 25} y={top + 11} r={8} />}
            </g>
          ))}
          <Rings outline={outline} look={change ? "can" : "rest"} />
        </g>
      )}
    </>
  );
}

export function Calendar({ scene, x }: { scene: CraftScene; x: number }) {
  const { view, words } = scene;
  const two = view.players.length === 2;
  const tall = two ? 26 : 20.5;
  return (
    <g>
      <rect x={x} y={16} width="116" height="188" rx="9" fill="var(--paper)" stroke="var(--line-2)" stroke-width="1.2" />
      <g {...scene.tip("calendar")}>
        <Text x={x + 10} y={36} class="lab" size={12} weight={600} room={34}>
          {words.say("table.year")}
        </Text>
        {[1, 2, 3].map((year) => (
          <g key={year}>
            <rect
              x={x + 25 + year * 21}
              y={22}
              width="19"
              height="20"
              rx="4"
              fill={view.year === year ? "var(--accent)" : "var(--paper-2)"}
              stroke="var(--line-2)"
            />
            <Text
              x={x + 34.5 + year * 21}
              y={37}
              serif
              size={13}
              weight={700}
              textAnchor="middle"
              fill={view.year === year ? "var(--on-accent)" : "var(--ink-3)"}
            >
              {ROMAN[year - 1]!}
            </Text>
          </g>
        ))}
        {SEASONS.map((season, i) => {
          const now = view.season === season;
          const y = 47 + i * tall;
          return (
            <g key={season}>
              {now && (
                <rect
                  x={x + 7}
                  y={y}
                  width="102"
                  height={tall - 1}
                  rx="5"
                  fill="var(--accent-soft)"
                  stroke="var(--accent)"
                  stroke-width="1.6"
                />
              )}
              <Pic id={`season-${season}`} x={x + 22} y={y + tall / 2 - 0.5} size={17} opacity={now ? 1 : 0.8} />
              <Text
                x={x + 38}
                y={y + tall / 2 + 4}
                class={now ? undefined : "sm"}
                size={now ? 13 : 12}
                weight={now ? 600 : undefined}
                room={70}
              >
                {words.value("season", season)}
              </Text>
            </g>
          );
        })}
      </g>
      <Order scene={scene} x={x + 10} y={two ? 172 : 146} width={98} />
    </g>
  );
}

export function Town({ scene }: { scene: CraftScene }) {
  return (
    <g data-part="town">
      <Sheet x={0} y={0} width={1086} height={214} />
      <path
        d="M9 128V20a11 11 0 0 1 11-11H1066a11 11 0 0 1 11 11V128c-60-22-150-14-240-4s-190-14-300-10-200 26-320 12-150-8-197 2z"
        fill="var(--cm-sky)"
      />
      {CITIES.map((_, city) => (
        <Guild key={city} scene={scene} city={city} />
      ))}
      <Pool scene={scene} icon="cm-privilege" count={scene.view.privileges} x={822} y={42} action={1} tip="pool_privilege" />
      <Pool scene={scene} icon="cm-work" count={scene.view.work} x={916} y={42} action={2} tip="pool_work" />
      <Calendar scene={scene} x={955} />
    </g>
  );
}
