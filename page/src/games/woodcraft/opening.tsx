// The opening choices: all ten cards are seen before anything is chosen. And the cards in hand, when one of them is laid.

import { Pic, Sheet, Text, Well } from "../../art/art";
import { without } from "./lights";
import { HelperCard, OrderCard } from "./cards";
import { Bits, DieFace, TOKEN_ICON } from "./pieces";
import { TOKENS, type WoodScene } from "./types";

/** Is the seat at this screen choosing its opening cards? */
export function opening(scene: WoodScene): boolean {
  const { keep, lay, start } = scene.lights;
  return scene.view.round === 0 && keep.size + lay.size + start.size > 0;
}

interface Area {
  x: number;
  y: number;
  width: number;
  columns: number;
}

const DESK: Area = { x: 410, y: 314, width: 658, columns: 5 };

/** The cards of the opening in a grid: orders on offer, cards kept, helpers. */
export function OpeningCards({ scene, area }: { scene: WoodScene; area: Area }) {
  const { view, words, own } = scene;
  const player = view.players[own]!;
  const gap = 8;
  const width = (area.width - (area.columns - 1) * gap) / area.columns;
  const height = 70;
  let top = area.y;
  const groups = [
    {
      key: "table.offered",
      cards: (player.offered_orders ?? []).flatMap((code, i) =>
        code ? [{ code, action: scene.lights.keep.get(i), helper: false }] : [],
      ),
    },
    {
      key: "table.kept",
      cards: (player.hand ?? []).map((code) => ({ code, action: scene.lights.lay.get(code), helper: false })),
    },
    { key: "table.laid", cards: player.orders.map(({ card }) => ({ code: card, action: undefined, helper: false })) },
    {
      key: "table.opening_helpers",
      cards: (player.offered_helpers ?? []).flatMap((code, i) =>
        code ? [{ code, action: scene.lights.start.get(i), helper: true }] : [],
      ),
    },
  ].filter(({ cards }) => cards.length);
  return (
    <>
      {groups.map(({ key, cards }) => {
        const y = top + 18;
        const lines = Math.ceil(cards.length / area.columns);
        top = y + lines * (height + gap);
        return (
          <g key={key}>
            <Text x={area.x} y={y - 6} class="lab" size={12.5} weight={600} room={area.width}>
              {words.say(key)}
            </Text>
            {cards.map(({ code, action, helper }, i) => {
              const x = area.x + (i % area.columns) * (width + gap);
              const cy = y + Math.floor(i / area.columns) * (height + gap);
              return helper ? (
                <HelperCard
                  key={code}
                  scene={scene}
                  code={code}
                  x={x}
                  y={cy}
                  width={width}
                  height={height}
                  action={action}
                  price={scene.facts.helpers[code]!.cost}
                />
              ) : (
                <OrderCard key={code} scene={scene} code={code} x={x} y={cy} width={width} height={height} action={action} />
              );
            })}
          </g>
        );
      })}
    </>
  );
}

/** In place of the workshop. */
export function Opening({ scene }: { scene: WoodScene }) {
  const { view, words, own } = scene;
  const player = view.players[own]!;
  return (
    <g data-opening="" data-part="opening">
      <Sheet x={392} y={268} width={694} height={392} />
      <Text x={410} y={299} class="ttl" serif size={19} weight={700} room={250}>
        {words.say("table.opening")}
      </Text>
      <Text x={1068} y={298} class="sm" size={13} textAnchor="end" room={400}>
        {words.say("table.opening_about")}
      </Text>
      <OpeningCards scene={scene} area={DESK} />
      <Well x={410} y={606} width={658} height={40} r={8} />
      <Text x={422} y={630} class="lab" size={12.5} weight={600} room={110}>
        {words.say("table.you_start_with")}
      </Text>
      {player.lumber.map((die, i) => (
        <DieFace key={i} die={die} x={552 + i * 36} y={626} size={29} />
      ))}
      <Bits
        bits={TOKENS.filter((token) => player.tokens[token]).map((token) => ({ icon: TOKEN_ICON[token], n: player.tokens[token] }))}
        x={672}
        y={626}
        size={21}
      />
      <Pic id="wc-saw" x={800} y={626} size={22} />
      <Bits bits={[{ icon: "wc-scrap" }, { sign: "+1" }]} x={822} y={626} size={20} />
      <Bits bits={[{ icon: "wc-tree" }, { icon: "wc-wood-green" }]} x={884} y={626} size={20} />
    </g>
  );
}

/** The cards in hand: to look at any time, and to lay one of them at an income phase. */
export function Hand({
  scene,
  area = { x: 404, y: 311, width: 333 },
}: {
  scene: WoodScene;
  area?: { x: number; y: number; width: number };
}) {
  const { view, words, own } = scene;
  const { hand } = view.players[own]!;
  const laying = scene.lights.lay.size > 0;
  if (!hand?.length || (!laying && scene.selection.hand !== 1)) return null;
  const { x, y, width } = area;
  const wide = (width - 16 - (hand.length - 1) * 8) / hand.length;
  const height = 120;
  return (
    <g role="group" aria-label={words.say("table.hand_title")} data-hand="">
      <rect x={x} y={y} width={width} height={height} rx="10" fill="var(--card)" stroke="var(--icon-ink)" stroke-width="1.6" />
      <Text x={x + 12} y={y + 21} serif size={15.5} weight={700} room={width - 60}>
        {words.say(laying ? "table.lay_one" : "table.hand_title")}
      </Text>
      {!laying && (
        <g class="piece button" {...scene.pick(words.say("table.put_back"), false, without(scene.selection, "hand"))}>
          <rect class="face" x={x + width - 32} y={y + 5} width={24} height={24} rx="6" fill="var(--card)" stroke="var(--line-2)" />
          <g style={{ color: "var(--ink-2)" }}>
            <Pic id="ui-close" x={x + width - 20} y={y + 17} size={12} />
          </g>
        </g>
      )}
      {hand.map((code, i) => (
        <OrderCard
          key={code}
          scene={scene}
          code={code}
          x={x + 8 + i * (wide + 8)}
          y={y + 34}
          width={wide}
          height={76}
          action={scene.lights.lay.get(code)}
          anchor={`hand:${code}`}
        />
      ))}
    </g>
  );
}
