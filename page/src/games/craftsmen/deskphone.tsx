// The desk on a phone: the same things, below each other.

import { type Look, Pic, roundedPath, Sheet, ShieldMark, Text } from "../../art/art";
import { backOrder, Bids, bidsShown, deskKind, PARTS } from "./desk";
import type { Lights } from "./lights";
import { BoardButton, BuildingCard, cardLabel, CapitalFace, Piece } from "./pieces";
import { CLASSES, type CraftScene } from "./types";
import { yearEnd } from "./yearend";

const WIDTH = 374;
const BID = { columns: 9, wide: 39.4, high: 37 };

interface PartProps {
  scene: CraftScene;
  lit: Lights;
}

const bidsHigh = (lit: Lights) => (lit.bids.size ? Math.ceil(bidsShown(lit, BID.columns) / BID.columns) * BID.high : 0);

export function deskHeight(scene: CraftScene, lit: Lights): number {
  const kind = deskKind(scene, lit);
  if (kind === "notary") return 226 + bidsHigh(lit);
  if (kind === "auction") return 134 + scene.view.players.length * 29 + (lit.bids.size ? 20 + bidsHigh(lit) : 0);
  if (kind === "back") return 356;
  if (kind === "invest") return 64 + scene.view.players.length * 26;
  return 210;
}

export function PhoneDesk({ scene, lit }: PartProps) {
  const kind = deskKind(scene, lit);
  if (!kind) return null;
  const Part = { exchange: Exchange, notary: Notary, auction: AuctionFloor, show: Show, back: Back, invest: Ledger }[kind];
  return (
    <g>
      <Sheet x={0} y={0} width={WIDTH} height={deskHeight(scene, lit)} />
      <Part scene={scene} lit={lit} />
    </g>
  );
}

function Title({ children }: { children: string }) {
  return (
    <Text x={16} y={27} class="ttl" serif size={16} weight={700} room={340}>
      {children}
    </Text>
  );
}

function Exchange({ scene, lit }: PartProps) {
  const { view, facts, words } = scene;
  return (
    <g>
      <Title>{words.say("table.exchange")}</Title>
      {view.box.map((card, j) => {
        const action = lit.sawmills.get(j);
        return (
          <BuildingCard
            key={card}
            card={card}
            facts={facts}
            words={words}
            x={18 + j * 88}
            y={42}
            width={74}
            height={150}
            look={action ? "can" : "rest"}
            attrs={{ ...scene.tip(`card:${card}`), ...scene.act(action) }}
          />
        );
      })}
    </g>
  );
}

function Notary({ scene, lit }: PartProps) {
  const { view, facts, words } = scene;
  const lot = lit.lot === null ? null : view.buildings[Math.floor(lit.lot / 2)]!.display[lit.lot % 2]!;
  return (
    <g>
      {CLASSES.map((name, number) => {
        const left = 11 + number * 119;
        const peek = lit.peek.get(number);
        return (
          <g key={name}>
            {peek ? (
              <BoardButton
                x={left}
                y={10}
                width={113}
                height={26}
                text={words.say("table.look")}
                icon="cm-privilege"
                look="can"
                attrs={scene.act(peek)}
              />
            ) : (
              <Text x={left} y={28} serif size={13.5} weight={700} room={112}>
                {words.say(`table.class_${name}`)}
              </Text>
            )}
            {view.buildings[number]!.display.map((card, i) => {
              const place = number * 2 + i;
              const x = left + i * 58;
              if (!card) return null;
              const buy = lit.buy.get(place);
              const chosen = lit.lot === place;
              const look: Look = chosen ? "chosen" : lit.lots.has(place) ? "can" : "rest";
              const attrs = lit.lots.has(place)
                ? scene.pick(words.say("table.pick_lot", { card: facts.cards[card]!.building }), chosen, { lot: place })
                : { role: "img" as const, tabindex: 0, "aria-label": cardLabel(scene, card) };
              return (
                <g key={i}>
                  <BuildingCard
                    card={card}
                    facts={facts}
                    words={words}
                    x={x}
                    y={44}
                    width={54}
                    height={122}
                    look={look}
                    attrs={{ ...scene.tip(`card:${card}`), ...attrs }}
                  />
                  <BoardButton
                    x={x}
                    y={172}
                    width={54}
                    height={30}
                    text={words.say("table.buy_short", { price: facts.prices.notary[number]! })}
                    look={buy ? "can" : "rest"}
                    attrs={scene.act(buy)}
                  />
                </g>
              );
            })}
          </g>
        );
      })}
      {lot && (
        <Text x={14} y={219} serif size={13.5} weight={700} room={346}>
          {words.say("table.auction_of", { card: facts.cards[lot]!.building })}
        </Text>
      )}
      {lot && <Bids scene={scene} lit={lit} x={11} y={226} {...BID} />}
    </g>
  );
}

function AuctionFloor({ scene, lit }: PartProps) {
  const { view, facts, words, table } = scene;
  const auction = view.auction!;
  const own = view.players[scene.own]!.worth;
  const below = 130 + auction.bidders.length * 29;
  return (
    <g>
      {auction.card && (
        <BuildingCard
          card={auction.card}
          facts={facts}
          words={words}
          x={14}
          y={10}
          width={64}
          height={120}
          attrs={{ ...scene.tip(`card:${auction.card}`), role: "img" as const, tabindex: 0, "aria-label": cardLabel(scene, auction.card) }}
        />
      )}
      <Text x={90} y={30} serif size={16} weight={700} room={120}>
        {words.say("table.auction")}
      </Text>
      <Text x={90} y={48} class="sm" size={12.5} room={130}>
        {words.say("table.opened_by", { name: table.seats[auction.opener]!.name })}
      </Text>
      <Text x={90} y={76} class="lab" size={12} weight={600} room={120}>
        {words.say("table.highest_bid")}
      </Text>
      <ShieldMark seat={auction.bidder} x={101} y={98} size={20} />
      <Text x={120} y={107} serif size={25} weight={700}>
        {auction.bid}
      </Text>
      {auction.mayor.length > 0 && (
        <g>
          <Text x={226} y={30} class="lab" size={12} weight={600} room={136}>
            {words.say("table.mayor", { bid: auction.mayor_bid })}
          </Text>
          {auction.mayor.map((card, i) => (
            <CapitalFace key={i} card={card} x={226 + i * 46} y={38} width={40} />
          ))}
        </g>
      )}
      {auction.bidders.map((bidder, i) => {
        const y = 134 + i * 29;
        const turn = table.to_move.includes(bidder.seat);
        const mine = bidder.seat === scene.own && own !== null;
        return (
          <g key={bidder.seat} opacity={bidder.in ? 1 : 0.5} {...scene.tip("most")}>
            <rect
              x={12}
              y={y}
              width={WIDTH - 24}
              height="25"
              rx="7"
              fill={turn ? "var(--accent-soft)" : "var(--paper-2)"}
              stroke={turn ? "var(--accent)" : "var(--line)"}
            />
            <ShieldMark seat={bidder.seat} x={27} y={y + 12.5} size={17} />
            <Text x={42} y={y + 17} size={13} weight={600} room={140}>
              {table.seats[bidder.seat]!.name}
            </Text>
            <Text x={WIDTH - 20} y={y + 17} class="sm" size={12.5} textAnchor="end" room={160}>
              {bidder.in
                ? words.say(mine ? "table.you_have" : "table.at_most", {
                    worth: mine ? own : bidder.most,
                    count: view.players[bidder.seat]!.cards,
                  })
                : words.say("table.out")}
            </Text>
          </g>
        );
      })}
      {lit.bids.size > 0 && <Bids scene={scene} lit={lit} x={11} y={below + 14} {...BID} />}
    </g>
  );
}

function Show({ scene, lit }: PartProps) {
  const { view, facts, words, selection } = scene;
  const first = selection.first ?? 0;
  return (
    <g>
      <Title>{words.say("table.looking")}</Title>
      {(view.looking?.cards ?? []).map((card, i) => {
        if (!card) return null;
        const chosen = first === i;
        const pair =
          first < 0 || chosen
            ? undefined
            : lit.show.find((move) => move.fields[0] === Math.min(first, i) && move.fields[1] === Math.max(first, i))?.action;
        const use = pair
          ? scene.act(pair)
          : scene.pick(words.say("table.pick_card", { card: facts.cards[card]!.building }), chosen, { first: chosen ? -1 : i });
        return (
          <BuildingCard
            key={i}
            card={card}
            facts={facts}
            words={words}
            x={12 + i * 71}
            y={44}
            width={64}
            height={150}
            look={chosen ? "chosen" : "can"}
            attrs={{ ...scene.tip(`card:${card}`), ...use }}
          />
        );
      })}
    </g>
  );
}

function Back({ scene, lit }: PartProps) {
  const { view, facts, words } = scene;
  const cards = (view.looking?.cards ?? []).filter((card): card is string => card !== null);
  return (
    <g>
      {[0, 1].map((bottom) => (
        <Text key={bottom} x={16} y={28 + bottom * 168} serif size={14.5} weight={700} room={340}>
          {words.say(bottom ? "table.under_pile" : "table.on_pile")}
        </Text>
      ))}
      {lit.back.map((move) => {
        const [bottom, p] = move.fields as [number, number];
        const x = 11 + (p % 3) * 119;
        const y = 36 + bottom * 168 + Math.floor(p / 3) * 68;
        const outline = roundedPath(x, y, 114, 62, 8);
        return (
          <Piece key={move.action.action} outline={outline} look="can" width={1.6} attrs={scene.act(move.action)}>
            <path class="face" d={outline} fill="var(--card)" stroke="var(--line-2)" />
            {backOrder(cards.length, p).map((i, k) => (
              <BuildingCard key={k} card={cards[i]!} facts={facts} words={words} x={x + 5 + k * 35.5} y={y + 5} width={33} height={52} />
            ))}
          </Piece>
        );
      })}
    </g>
  );
}

const PART_ICONS = { goods: "cb-ship", bonus: "start-player", town: "cm-house", granary: "cm-barrel", invested: "cm-capital" };

function Ledger({ scene }: PartProps) {
  const { words, table, view } = scene;
  return (
    <g>
      <Title>{words.say("table.year_end", { year: view.year })}</Title>
      {PARTS.map((part, i) => (
        <g key={part} role="img" aria-label={words.say(`table.year_${part}`)}>
          <Pic id={PART_ICONS[part]} x={124 + i * 44} y={42} size={18} />
        </g>
      ))}
      {(yearEnd(scene)?.seats ?? []).map((row, i) => {
        const y = 66 + i * 26;
        return (
          <g key={row.seat}>
            <ShieldMark seat={row.seat} x={24} y={y - 5} size={16} />
            <Text x={36} y={y} size={13} weight={600} room={64}>
              {table.seats[row.seat]!.name}
            </Text>
            {PARTS.map((part, j) => (
              <Text key={part} x={124 + j * 44} y={y} serif size={14} weight={700} textAnchor="middle">
                {row[part] ? `+${row[part]}` : "–"}
              </Text>
            ))}
            <Text x={350} y={y} serif size={16} weight={700} textAnchor="middle">
              {`+${row.total}`}
            </Text>
          </g>
        );
      })}
    </g>
  );
}
