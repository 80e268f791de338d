// The cards that lie open: capital, and two of each class of buildings; and the bonus tokens of the production lines.

import { type Look, Pic, ShieldMark, Sheet, Text, Well } from "../../art/art";
import { BoardButton, BuildingCard, cardLabel, CapitalCard, Deck, Dotted, goodIcon, Points } from "./pieces";
import { CLASSES, type CraftScene } from "./types";

export function Bonus({ scene, x, y, gap = 28 }: { scene: CraftScene; x: number; y: number; gap?: number }) {
  return (
    <g>
      {scene.view.bonus.map((token, i) => {
        const cx = x + i * gap;
        const gone = token.holder !== null;
        return (
          <g key={token.good} {...scene.tip(`bonus:${token.good}`)} data-anchor={`bonus:${token.good}`}>
            <g opacity={gone ? 0.5 : 1}>
              <circle cx={cx} cy={y} r="11.5" fill="var(--tile-face)" stroke="var(--icon-ink)" stroke-width="1.2" />
              <Dotted d={`M${cx - 9.5} ${y}a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0 -19 0z`} />
              <Pic id={goodIcon(token.good)} x={cx} y={y} size={14.5} opacity={gone ? 0.6 : 1} />
            </g>
            {gone ? (
              <ShieldMark seat={token.holder!} x={cx + 8} y={y + 7} size={14} />
            ) : (
              <Points value={token.points} x={cx + 8.5} y={y + 8} r={7.6} />
            )}
          </g>
        );
      })}
    </g>
  );
}

/** The two open capital cards and the deck. */
export function CapitalMarket({ scene, x, y }: { scene: CraftScene; x: number; y: number }) {
  const { view, words } = scene;
  const deck = scene.lights.take.get(2) ?? scene.lights.bank.get(0);
  const both = scene.lights.bank.get(3);
  return (
    <g>
      <Well x={x} y={y} width={160} height={80} r={7} />
      <Text x={x + 8} y={y + 18} serif size={13.5} weight={700} room={62}>
        {words.say("table.capital")}
      </Text>
      {both ? (
        <BoardButton x={x + 7} y={y + 28} width={62} height={40} text={words.say("table.both")} look="can" attrs={scene.act(both)} />
      ) : (
        <g {...scene.tip("deck")}>
          <Deck
            x={x + 10}
            y={y + 26}
            width={31}
            count={view.capital.deck}
            look={deck ? "can" : "rest"}
            attrs={scene.act(deck)}
            anchor="deck"
          />
          <Text x={x + 46} y={y + 72} class="sm" size={12} room={24}>
            {`+${view.capital.discard.length}`}
          </Text>
        </g>
      )}
      {view.capital.display.map((card, i) => {
        const left = x + 74 + i * 42;
        if (!card)
          return (
            <rect key={i} x={left} y={y + 10} width="39" height="60" rx="5" fill="none" stroke="var(--line-2)" stroke-dasharray="4 3" />
          );
        const action = scene.lights.bank.get(i + 1) ?? scene.lights.take.get(i);
        const look: Look = action ? "can" : "rest";
        return (
          <CapitalCard
            key={i}
            card={card}
            x={left}
            y={y + 10}
            width={39}
            look={look}
            attrs={{ ...scene.tip(`capital:${card.join(":")}`), ...scene.act(action) }}
            anchor={`display:${i}`}
          />
        );
      })}
    </g>
  );
}

/** A class of buildings: what a card costs at the notary and to build, the pile, and the two open cards. */
export function ClassMarket({ scene, number, x, y }: { scene: CraftScene; number: number; x: number; y: number }) {
  const { view, facts, words } = scene;
  const open = view.buildings[number]!;
  return (
    <g>
      <Well x={x} y={y} width={160} height={80} r={7} />
      <g {...scene.tip(`class:${number}`)}>
        <Text x={x + 8} y={y + 18} serif size={13.5} weight={700} room={62}>
          {words.say(`table.short_${CLASSES[number]}`)}
        </Text>
        <Pic id="wc-order" x={x + 15} y={y + 33} size={15} />
        <Text x={x + 26} y={y + 38.5} serif size={16} weight={700}>
          {facts.prices.notary[number]!}
        </Text>
        <Pic id="cm-house" x={x + 15} y={y + 51} size={15} />
        <Text x={x + 26} y={y + 56.5} serif size={16} weight={700}>
          {facts.prices.build[number]!}
        </Text>
        <Text x={x + 8} y={y + 73} class="sm" size={12} room={62}>
          {words.say("table.pile", { count: open.pile })}
        </Text>
      </g>
      {open.display.map((card, i) => {
        const left = x + 74 + i * 42;
        const anchor = `market:${number}:${i}`;
        if (!card)
          return (
            <rect
              key={i}
              x={left}
              y={y + 8}
              width="40"
              height="64"
              rx="5"
              fill="none"
              stroke="var(--line-2)"
              stroke-dasharray="4 3"
              data-anchor={anchor}
            />
          );
        return (
          <BuildingCard
            key={i}
            card={card}
            facts={facts}
            words={words}
            x={left}
            y={y + 8}
            width={40}
            height={64}
            anchor={anchor}
            attrs={{ ...scene.tip(`card:${card}`), role: "img" as const, tabindex: 0, "aria-label": cardLabel(scene, card) }}
          >
            {scene.changed.has(anchor) && (
              <circle cx={left + 37} cy={y + 10} r="5" fill="var(--changed)" stroke="var(--paper)" stroke-width="1.8" />
            )}
          </BuildingCard>
        );
      })}
    </g>
  );
}

export function Market({ scene, x = 0, y = 222 }: { scene: CraftScene; x?: number; y?: number }) {
  const { words } = scene;
  return (
    <g data-part="market" transform={`translate(${x} ${y - 222})`}>
      <Sheet x={0} y={222} width={348} height={214} />
      <Text x={18} y={252} class="ttl" serif size={19} weight={700} room={92}>
        {words.say("table.cards")}
      </Text>
      <Bonus scene={scene} x={127} y={246} />
      <CapitalMarket scene={scene} x={11} y={264} />
      <ClassMarket scene={scene} number={0} x={177} y={264} />
      <ClassMarket scene={scene} number={1} x={11} y={348} />
      <ClassMarket scene={scene} number={2} x={177} y={348} />
    </g>
  );
}
