// The desk: a sheet over the town for what needs room. The notary's open cards, an auction, a look into a pile,
// the sawmills of the box before the first round, and the ledger of a year's end.

import { type Look, Pic, roundedPath, Sheet, ShieldMark, Text } from "../../art/art";
import { type Lights } from "./lights";
import { BoardButton, BuildingCard, cardLabel, CapitalFace, Piece, Tag } from "./pieces";
import { Calendar } from "./town";
import { CLASSES, type CraftScene } from "./types";
import { yearEnd } from "./yearend";

const EXCHANGE_WIDTH = 484;

/** What lies on the desk now, if anything. */
export function deskKind(scene: CraftScene, lit: Lights): "exchange" | "notary" | "auction" | "show" | "back" | "invest" | null {
  const { view } = scene;
  if (lit.sawmills.size) return "exchange";
  if (lit.show.length) return "show";
  if (lit.back.length) return "back";
  if (view.auction) return "auction";
  if (lit.lots.size || lit.buy.size || lit.peek.size) return "notary";
  if (lit.invest) return "invest";
  return null;
}

export function Desk({ scene, lit }: { scene: CraftScene; lit: Lights }) {
  const kind = deskKind(scene, lit);
  if (!kind) return null;
  const Part = { exchange: Exchange, notary: Notary, auction: AuctionTable, show: Show, back: Back, invest: Ledger }[kind];
  return (
    <g>
      <Sheet x={0} y={0} width={kind === "exchange" ? EXCHANGE_WIDTH : 1086} height={214} />
      <Part scene={scene} lit={lit} />
      {kind !== "exchange" && <Calendar scene={scene} x={955} />}
    </g>
  );
}

interface PartProps {
  scene: CraftScene;
  lit: Lights;
}

function Title({ children, room = 300 }: { children: string; room?: number }) {
  return (
    <Text x={18} y={32} class="ttl" serif size={19} weight={700} room={room}>
      {children}
    </Text>
  );
}

function Note({ children, x = 930, room = 600 }: { children: string; x?: number; room?: number }) {
  return (
    <Text x={x} y={31} class="sm" size={12.5} textAnchor="end" room={room}>
      {children}
    </Text>
  );
}

function Exchange({ scene, lit }: PartProps) {
  const { view, facts, words } = scene;
  return (
    <g>
      <Title>{words.say("table.exchange")}</Title>
      <Text x={18} y={50} class="sm" size={12.5} room={446}>
        {words.say("table.exchange_note")}
      </Text>
      {view.box.map((card, j) => {
        const action = lit.sawmills.get(j);
        return (
          <BuildingCard
            key={card}
            card={card}
            facts={facts}
            words={words}
            x={34 + j * 108}
            y={62}
            width={84}
            height={136}
            look={action ? "can" : "rest"}
            attrs={{ ...scene.tip(`card:${card}`), ...scene.act(action) }}
          />
        );
      })}
    </g>
  );
}

/** The open cards large, with their price below; one of them can be put up for auction. */
function Notary({ scene, lit }: PartProps) {
  const { view, facts, words } = scene;
  const lot = lit.lot === null ? null : view.buildings[Math.floor(lit.lot / 2)]!.display[lit.lot % 2]!;
  return (
    <g>
      {CLASSES.map((name, number) => {
        const left = 16 + number * 188;
        const peek = lit.peek.get(number);
        return (
          <g key={name}>
            <Text x={left} y={30} serif size={15} weight={700} room={peek ? 84 : 110}>
              {words.say(`table.class_${name}`)}
            </Text>
            {peek ? (
              <BoardButton
                x={left + 88}
                y={13}
                width={88}
                height={24}
                text={words.say("table.look")}
                icon="cm-privilege"
                look="can"
                attrs={scene.act(peek)}
              />
            ) : (
              <Text x={left + 176} y={29} class="sm" size={12} textAnchor="end" room={70}>
                {words.say("table.pile", { count: view.buildings[number]!.pile })}
              </Text>
            )}
            {view.buildings[number]!.display.map((card, i) => {
              const place = number * 2 + i;
              const x = left + i * 90;
              if (!card)
                return (
                  <rect key={i} x={x} y={44} width="84" height="126" rx="6" fill="none" stroke="var(--line-2)" stroke-dasharray="4 3" />
                );
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
                    width={84}
                    height={126}
                    look={look}
                    attrs={{ ...scene.tip(`card:${card}`), ...attrs }}
                  />
                  <BoardButton
                    x={x}
                    y={178}
                    width={84}
                    height={25}
                    text={words.say("table.buy_for", { price: facts.prices.notary[number]! })}
                    look={buy ? "can" : "rest"}
                    attrs={scene.act(buy)}
                  />
                </g>
              );
            })}
          </g>
        );
      })}
      <path d="M580 16v182" stroke="var(--line)" stroke-dasharray="3 3" />
      {lot ? (
        <>
          <Text x={592} y={30} serif size={15} weight={700} room={340}>
            {words.say("table.auction_of", { card: facts.cards[lot]!.building })}
          </Text>
          <Text x={592} y={47} class="sm" size={12} room={340}>
            {words.say("table.auction_note", { count: facts.prices.mayor_cards[Math.floor(lit.lot! / 2)]! })}
          </Text>
          <Bids scene={scene} lit={lit} x={592} y={58} columns={9} />
        </>
      ) : (
        <Text x={592} y={60} class="sm" size={13} room={340}>
          {words.say("table.no_auction")}
        </Text>
      )}
    </g>
  );
}

const TOP_BID = 45;

/** How many numbers are shown: whole lines, up to what the hand can pay. */
export const bidsShown = (lit: Lights, columns: number): number =>
  Math.min(TOP_BID, Math.ceil(Math.max(1, ...lit.bids.keys()) / columns) * columns);

/** The numbers that can be called; a click bids. What the other bidders can reach at most is marked where all may know it. */
export function Bids({
  scene,
  lit,
  x,
  y,
  columns,
  wide = 37,
  high = 29,
}: PartProps & { x: number; y: number; columns: number; wide?: number; high?: number }) {
  const { view, words } = scene;
  const shown = bidsShown(lit, columns);
  const highest = view.auction?.bid ?? 0;
  return (
    <g role="group" aria-label={words.say("table.bids")}>
      {Array.from({ length: shown }, (_, i) => {
        const bid = i + 1;
        const action = lit.bids.get(bid);
        const left = x + (i % columns) * wide;
        const top = y + Math.floor(i / columns) * high;
        const outline = roundedPath(left, top, wide - 5, high - 5, 6);
        return (
          <Piece key={bid} outline={outline} look={action ? "can" : "rest"} width={1.5} attrs={scene.act(action)}>
            <path
              class="face"
              d={outline}
              fill={bid === highest ? "var(--accent)" : action ? "var(--card)" : "var(--paper-2)"}
              stroke="var(--line-2)"
              opacity={action || bid === highest ? 1 : 0.55}
            />
            <Text
              x={left + (wide - 5) / 2}
              y={top + high / 2 + 3}
              serif
              size={15}
              weight={700}
              textAnchor="middle"
              fill={bid === highest ? "var(--on-accent)" : action ? undefined : "var(--ink-3)"}
            >
              {bid}
            </Text>
          </Piece>
        );
      })}
    </g>
  );
}

function AuctionTable({ scene, lit }: PartProps) {
  const { view, facts, words, table } = scene;
  const auction = view.auction!;
  const asked = table.to_move;
  return (
    <g>
      {auction.card && (
        <BuildingCard
          card={auction.card}
          facts={facts}
          words={words}
          x={20}
          y={20}
          width={96}
          height={174}
          attrs={{ ...scene.tip(`card:${auction.card}`), role: "img" as const, tabindex: 0, "aria-label": cardLabel(scene, auction.card) }}
        />
      )}
      <Text x={134} y={34} serif size={17} weight={700} room={180}>
        {words.say("table.auction")}
      </Text>
      <Text x={134} y={52} class="sm" size={12.5} room={170}>
        {words.say("table.opened_by", { name: table.seats[auction.opener]!.name })}
      </Text>
      <rect x={134} y={62} width="150" height="58" rx="9" fill="var(--paper-2)" stroke="var(--line)" />
      <Text x={146} y={81} class="lab" size={12} weight={600} room={90}>
        {words.say("table.highest_bid")}
      </Text>
      <ShieldMark seat={auction.bidder} x={158} y={101} size={20} />
      <Text x={178} y={110} serif size={25} weight={700}>
        {auction.bid}
      </Text>
      {auction.mayor.length > 0 && (
        <g>
          <rect x={134} y={126} width="150" height="74" rx="9" fill="var(--accent-soft)" stroke="var(--accent)" />
          <Text x={146} y={144} class="lab" size={12} weight={600} room={126}>
            {words.say("table.mayor", { bid: auction.mayor_bid })}
          </Text>
          {auction.mayor.map((card, i) => (
            <CapitalFace key={i} card={card} x={148 + i * 36} y={150} width={30} />
          ))}
        </g>
      )}
      <Text x={304} y={34} class="lab" size={12} weight={600} room={230}>
        {words.say("table.bidders")}
      </Text>
      {auction.bidders.map((bidder, i) => {
        const y = 44 + i * 31;
        const turn = asked.includes(bidder.seat);
        return (
          <g key={bidder.seat} opacity={bidder.in ? 1 : 0.5} {...scene.tip("most")}>
            <rect
              x={302}
              y={y}
              width="258"
              height="27"
              rx="7"
              fill={turn ? "var(--accent-soft)" : "var(--paper-2)"}
              stroke={turn ? "var(--accent)" : "var(--line)"}
            />
            <ShieldMark seat={bidder.seat} x={318} y={y + 13.5} size={18} />
            <Text x={334} y={y + 18} size={13} weight={600} room={92}>
              {table.seats[bidder.seat]!.name}
            </Text>
            <Text x={552} y={y + 18} class="sm" size={12} textAnchor="end" room={118}>
              {bidder.in
                ? words.say(bidder.seat === scene.own && view.players[scene.own]!.worth !== null ? "table.you_have" : "table.at_most", {
                    worth: bidder.seat === scene.own ? (view.players[scene.own]!.worth ?? bidder.most) : bidder.most,
                    count: view.players[bidder.seat]!.cards,
                  })
                : words.say("table.out")}
            </Text>
          </g>
        );
      })}
      <path d="M574 16v182" stroke="var(--line)" stroke-dasharray="3 3" />
      {lit.bids.size > 0 ? (
        <>
          <Text x={588} y={34} class="lab" size={12} weight={600} room={340}>
            {words.say("table.your_bid")}
          </Text>
          <Bids scene={scene} lit={lit} x={588} y={44} columns={9} />
        </>
      ) : (
        <Text x={588} y={60} class="sm" size={13} room={340}>
          {words.say(auction.mayor.length ? "table.mayor_note" : "table.bid_note")}
        </Text>
      )}
    </g>
  );
}

/** Two of the cards that were looked at are laid open: one is chosen, the second click plays. */
function Show({ scene, lit }: PartProps) {
  const { view, facts, words, selection } = scene;
  const cards = view.looking?.cards ?? [];
  const first = selection.first ?? 0;
  return (
    <g>
      <Title>{words.say("table.looking")}</Title>
      <Note>{words.say("table.show_note")}</Note>
      {cards.map((card, i) => {
        if (!card) return null;
        const chosen = first === i;
        const pair =
          first < 0 || chosen
            ? undefined
            : lit.show.find((move) => move.fields[0] === Math.min(first, i) && move.fields[1] === Math.max(first, i))?.action;
        const label = words.say("table.pick_card", { card: facts.cards[card]!.building });
        const use = pair ? scene.act(pair) : scene.pick(label, chosen, { first: chosen ? -1 : i });
        return (
          <BuildingCard
            key={i}
            card={card}
            facts={facts}
            words={words}
            x={30 + i * 104}
            y={48}
            width={88}
            height={152}
            look={chosen ? "chosen" : "can"}
            attrs={{ ...scene.tip(`card:${card}`), ...use }}
          />
        );
      })}
    </g>
  );
}

/** The orders of up to three cards, as the rules number them. */
export function backOrder(count: number, p: number): number[] {
  if (count === 2) return p ? [1, 0] : [0, 1];
  return count === 3 ? ORDERS[p]! : [0];
}

const ORDERS = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
];

/** The other cards go back together: each way is a small row of cards, the topmost first. */
function Back({ scene, lit }: PartProps) {
  const { view, facts, words } = scene;
  const cards = (view.looking?.cards ?? []).filter((card): card is string => card !== null);
  return (
    <g>
      <Title room={400}>{words.say("table.put_back")}</Title>
      <Note room={460}>{words.say("table.put_back_note")}</Note>
      {[0, 1].map((bottom) => (
        <Text key={bottom} x={18} y={88 + bottom * 82} size={13} weight={600} room={76}>
          {words.say(bottom ? "table.under_pile" : "table.on_pile")}
        </Text>
      ))}
      {lit.back.map((move) => {
        const [bottom, p] = move.fields as [number, number];
        const x = 98 + p * 140;
        const y = 46 + bottom * 82;
        const outline = roundedPath(x, y, 132, 76, 8);
        return (
          <Piece key={move.action.action} outline={outline} look="can" width={1.6} attrs={scene.act(move.action)}>
            <path class="face" d={outline} fill="var(--card)" stroke="var(--line-2)" />
            {backOrder(cards.length, p).map((i, k) => (
              <BuildingCard key={k} card={cards[i]!} facts={facts} words={words} x={x + 5 + k * 42} y={y + 6} width={39} height={63} />
            ))}
          </Piece>
        );
      })}
    </g>
  );
}

export const PARTS = ["goods", "bonus", "town", "granary", "invested"] as const;

/** The end of a year: what it has brought everyone so far. */
function Ledger({ scene, lit }: PartProps) {
  const { words, table } = scene;
  const told = yearEnd(scene);
  const points = lit.invest?.chosen.reduce((sum, value) => sum + value, 0) ?? 0;
  return (
    <g>
      <Title room={400}>{words.say("table.year_end", { year: scene.view.year })}</Title>
      <Note room={460}>{words.say("table.invest_note")}</Note>
      {PARTS.map((part, i) => (
        <Text key={part} x={300 + i * 110} y={58} class="lab" size={12} weight={600} textAnchor="middle" room={104}>
          {words.say(`table.year_${part}`)}
        </Text>
      ))}
      <Text x={880} y={58} class="lab" size={12} weight={600} textAnchor="middle" room={90}>
        {words.say("table.year_total")}
      </Text>
      {(told?.seats ?? []).map((row, i) => {
        const y = 84 + i * 25;
        return (
          <g key={row.seat}>
            <path d={`M20 ${y - 19}h908`} stroke="var(--line)" />
            <ShieldMark seat={row.seat} x={32} y={y - 6} size={18} />
            <Text x={48} y={y} size={14} weight={600} room={180}>
              {table.seats[row.seat]!.name}
            </Text>
            {PARTS.map((part, j) => (
              <Text key={part} x={300 + j * 110} y={y} serif size={15} weight={700} textAnchor="middle">
                {row[part] ? `+${row[part]}` : "–"}
              </Text>
            ))}
            <Text x={880} y={y} serif size={17} weight={700} textAnchor="middle">
              {`+${row.total}`}
            </Text>
            {row.seat === scene.own && lit.invest && <Tag x={785} y={y - 5} parts={[`+${points}`, { icon: "vp" }, "?"]} />}
          </g>
        );
      })}
      {!told && <Pic id="vp" x={470} y={120} size={60} opacity={0.3} />}
    </g>
  );
}
