// The table on a phone: tabs over one part of the table at a time, the one in question opened by itself, and a dock with
// the lumber, the tokens and what is still open this turn.

import { Pic, Sheet, Text } from "../../art/art";
import { ofVerb } from "../../core/moves";
import { Tabs } from "../../shell/tabs";
import { Bench, choice } from "./bench";
import { Attic } from "./attic";
import { HelperCard, Leaves, OrderCard } from "./cards";
import { Hand, opening, OpeningCards } from "./opening";
import { OwnOrders } from "./orders";
import { TOKEN_ICON } from "./pieces";
import { Income, Reputation, Rounds } from "./tracks";
import { TOKENS, type WoodScene } from "./types";
import { Turn, Wheel } from "./wheel";
import { Hiring, Lumber, Marketing, Pots, Rooms, Tiles } from "./workshop";
import { Yard } from "./yard";

const WIDTH = 374;

const TABS = [
  { key: "wheel", icon: "wc-sawblade", verbs: ["tile", "swap", "bonus"] },
  { key: "cards", icon: "wc-order", verbs: ["take_order", "take_helper"] },
  { key: "yard", icon: "wc-wood-brown", verbs: ["buy_die", "buy_six", "buy_material", "claim"] },
  { key: "rooms", icon: "wc-helper", verbs: ["room", "produce", "improve", "grow", "ability", "market"] },
  { key: "attic", icon: "wc-hammer", verbs: ["complete", "space", "lay_order", "cut", "add", "color", "plant", "choice", "tool"] },
  { key: "tracks", icon: "wc-reputation", verbs: [] },
] as const;

/** The part of the table in question: the one picked, else the first with something to do there. */
function opened(scene: WoodScene): number {
  if (scene.selection.open !== undefined) return scene.selection.open;
  if (scene.selection.mode) return 0;
  if (choice(scene) || scene.lights.lay.size) return 4;
  if (scene.view.step === "turn" && ofVerb(scene.moves, "tile").length) return 0;
  const found = TABS.findIndex(({ verbs }) => ofVerb(scene.moves, ...verbs).length);
  return found >= 0 ? found : scene.view.turn === scene.own ? 3 : 0;
}

export function Phone({ scene }: { scene: WoodScene }) {
  if (opening(scene)) return <PhoneOpening scene={scene} />;
  const open = opened(scene);
  return (
    <div class="floors">
      <div class="storey">
        <Tabs
          label={scene.words.say("table.parts")}
          open={open}
          onOpen={(i) => scene.select({ ...scene.selection, open: i })}
          tabs={TABS.map(({ key, icon, verbs }) => ({
            key,
            icon,
            text: scene.words.say(`table.part_${key}`),
            lit: ofVerb(scene.moves, ...verbs).length > 0,
          }))}
        />
        <svg class="floor dock" viewBox={`-1 -1 ${WIDTH + 2} 152`} role="group" data-part="workshop" aria-label={scene.words.say("table.your_workshop")}>
          <Dock scene={scene} />
        </svg>
      </div>
      <div class="storey">
        <Part scene={scene} open={open} />
      </div>
    </div>
  );
}

/** One part of the table. Boards of the desktop are shown through a window, since they are of a phone's width. */
function Part({ scene, open }: { scene: WoodScene; open: number }) {
  const label = scene.words.say(`table.part_${TABS[open]!.key}`);
  const view = (box: string, child: preact.ComponentChildren) => (
    <svg class="floor" viewBox={box} role="group" aria-label={label}>
      {child}
    </svg>
  );
  switch (TABS[open]!.key) {
    case "wheel":
      return view("-2 -2 388 372", <Wheel scene={scene} alone />);
    case "cards":
      return view(`-1 -1 ${WIDTH + 2} 436`, <Cards scene={scene} />);
    case "yard":
      return view("-2 398 388 264", <Yard scene={scene} />);
    case "rooms":
      return view(
        "396 300 350 316",
        <>
          <Sheet x={398} y={302} width={346} height={312} />
          <Rooms scene={scene} />
          <g transform="translate(0 -54)">
            <Pots scene={scene} />
            <Tiles scene={scene} />
            <Marketing scene={scene} />
          </g>
          <Hiring scene={scene} x={481} y={474} />
        </>,
      );
    case "attic":
      return view(
        "733 300 349 364",
        <>
          <Sheet x={735} y={302} width={345} height={360} />
          <Attic scene={scene} />
          <OwnOrders scene={scene} />
          <Bench scene={scene} area={{ x: 741, y: 306, width: 333, height: 158 }} />
          <Hand scene={scene} area={{ x: 741, y: 316, width: 333 }} />
        </>,
      );
    default:
      return view(
        "396 180 350 216",
        <>
          <Sheet x={398} y={182} width={346} height={212} />
          <Income scene={scene} track="blueberry" y={206} />
          <Income scene={scene} track="hazelnut" y={246} />
          <g transform="translate(-309.8 9) scale(.97)">
            <Reputation scene={scene} y={296} />
            <Rounds scene={scene} y={336} />
          </g>
        </>,
      );
  }
}

/** The cards on display, two by two. */
function Cards({ scene }: { scene: WoodScene }) {
  const { view, words } = scene;
  const prices = view.players[scene.own]!.prices;
  const w = (WIDTH - 28) / 2;
  return (
    <g>
      <Sheet x={0} y={0} width={WIDTH} height={434} />
      {(["orders", "helpers"] as const).map((kind, k) => (
        <g key={kind}>
          <Text x={14} y={25 + k * 211} serif size={16} weight={700} room={180}>
            {words.say(k ? "table.helpers" : "table.orders")}
          </Text>
          {view[kind].map((code, slot) => {
            const x = 11 + (slot % 2) * (w + 6);
            const y = 33 + k * 211 + Math.floor(slot / 2) * 93;
            if (!code)
              return <rect key={slot} x={x} y={y} width={w} height={88} rx="6" fill="none" stroke="var(--line-2)" stroke-dasharray="4 3" />;
            const take = (k ? scene.lights.helperOffers : scene.lights.orderOffers).get(slot);
            return (
              <g key={slot}>
                {k ? (
                  <HelperCard scene={scene} code={code} x={x} y={y} width={w} height={88} action={take} price={prices.helpers[slot]} />
                ) : (
                  <OrderCard
                    scene={scene}
                    code={code}
                    x={x}
                    y={y}
                    width={w}
                    height={88}
                    action={take}
                    price={Number(take?.args?.price ?? 0)}
                  />
                )}
                {slot === 3 && <Leaves scene={scene} x={x + w} y={y + 44} />}
              </g>
            );
          })}
        </g>
      ))}
    </g>
  );
}

function Dock({ scene }: { scene: WoodScene }) {
  const { view, own, words } = scene;
  const player = view.players[own]!;
  const step = WIDTH / TOKENS.length;
  return (
    <g>
      <Sheet x={0} y={0} width={WIDTH} height={150} />
      {TOKENS.map((token, i) => (
        <g key={token} {...scene.tip(`token:${token}`)} data-anchor={`token:${own}:${token}`} role="img" aria-label={`${words.value("token", token)}: ${player.tokens[token]}`}>
          <Pic id={TOKEN_ICON[token]} x={i * step + 22} y={20} size={20} />
          <Text x={i * step + 44} y={26} serif size={17} weight={700} textAnchor="middle">
            {player.tokens[token]}
          </Text>
        </g>
      ))}
      <Lumber scene={scene} x={10} y={37} width={WIDTH - 20} size={46} />
      <Turn scene={scene} x={10} y={103} width={WIDTH - 20} height={36} />
    </g>
  );
}

function PhoneOpening({ scene }: { scene: WoodScene }) {
  const { view, words, own } = scene;
  const player = view.players[own]!;
  const rows = [player.offered_orders?.filter(Boolean), player.hand, player.orders, player.offered_helpers?.filter(Boolean)]
    .filter((cards) => cards?.length)
    .map((cards) => Math.ceil(cards!.length / 2));
  const height = 50 + rows.reduce((sum, n) => sum + 18 + n * 78, 0) + 62;
  return (
    <div class="floors">
      <div class="storey">
        <svg class="floor" viewBox={`-1 -1 ${WIDTH + 2} ${height + 2}`} role="group" aria-label={words.say("table.opening")} data-opening="" data-part="opening">
          <Sheet x={0} y={0} width={WIDTH} height={height} />
          <Text x={14} y={27} serif size={17} weight={700} room={WIDTH - 28}>
            {words.say("table.opening")}
          </Text>
          <OpeningCards scene={scene} area={{ x: 12, y: 38, width: WIDTH - 24, columns: 2 }} />
          <Lumber scene={scene} x={10} y={height - 62} width={WIDTH - 20} size={36} />
        </svg>
      </div>
    </div>
  );
}
