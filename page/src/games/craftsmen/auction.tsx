// An auction on the desk: the card, who is still in, and the numbers that can be called.

import { roundedPath, ShieldMark, Text } from "../../art/art";
import { Cards, type PartProps, shown } from "./deskcards";
import { CapitalFace, Piece } from "./pieces";
import type { AuctionView, CraftScene } from "./types";

const TOP_BID = 45;
const COLUMNS = 9;

/** The lines of numbers that are shown: from the first that can be called to what the hand can pay. */
function bidLines(scene: CraftScene): { from: number; lines: number } {
  const from = Math.floor((Math.min(TOP_BID, ...scene.lights.bids.keys()) - 1) / COLUMNS);
  return { from: from * COLUMNS, lines: Math.ceil(Math.min(TOP_BID, Math.max(1, ...scene.lights.bids.keys())) / COLUMNS) - from };
}

const phoneBid = (scene: CraftScene): number => (bidLines(scene).lines > 2 ? 33 : 38);
export const bidsHeight = (scene: CraftScene): number => bidLines(scene).lines * phoneBid(scene) + 7;

export const PhoneBids = ({ scene, y }: PartProps & { y: number }) => (
  <Bids scene={scene} x={11} y={y} wide={39.4} high={phoneBid(scene)} />
);

/** The numbers that can be called; a click bids. */
export function Bids({ scene, x, y, wide, high }: PartProps & { x: number; y: number; wide: number; high?: number }) {
  const { view, words } = scene;
  const { from, lines } = bidLines(scene);
  const tall = high ?? Math.min(38, 145 / lines);
  const highest = view.auction?.bid ?? 0;
  return (
    <g role="group" aria-label={words.say("table.bids")}>
      {Array.from({ length: lines * COLUMNS }, (_, i) => {
        const bid = from + i + 1;
        const action = scene.lights.bids.get(bid);
        const left = x + (i % COLUMNS) * wide;
        const top = y + Math.floor(i / COLUMNS) * tall;
        const outline = roundedPath(left, top, wide - 5, tall - 5, 6);
        return (
          <Piece key={bid} outline={outline} look={action ? "can" : "rest"} width={1.5} attrs={{ "data-thing": `bid:${bid}`, ...scene.act(action) }}>
            <path
              class="face"
              d={outline}
              fill={bid === highest ? "var(--accent)" : action ? "var(--card)" : "var(--paper-2)"}
              stroke="var(--line-2)"
              opacity={action || bid === highest ? 1 : 0.55}
            />
            <Text
              x={left + (wide - 5) / 2}
              y={top + tall / 2 + 3}
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

/** How tall the card with the bidders beside it is on a phone; the numbers follow below. */
export const auctionHeight = (players: number): number => Math.max(150, 66 + players * 25);

export function AuctionTable({ scene, phone }: PartProps) {
  const { view, words, table } = scene;
  const auction = view.auction!;
  const tall = auctionHeight(auction.bidders.length);
  const place = phone ? { x: 13, y: 12, width: 68, height: tall - 24 } : { x: 20, y: 20, width: 96, height: 174 };
  const left = phone ? 92 : 134;
  const mayor = auction.mayor.length > 0;
  const bidding = scene.lights.bids.size > 0;
  return (
    <g>
      {auction.card && (
        <Cards
          scene={scene}
          cards={[auction.card]}
          at={{ ...place, step: 0 }}
          use={(card) => ({ look: "rest", attrs: shown(scene, card) })}
        />
      )}
      <Text x={left} y={phone ? 29 : 34} serif size={17} weight={700} room={150}>
        {words.say("table.auction")}
      </Text>
      <Text x={left} y={phone ? 46 : 52} class="sm" size={12.5} room={150}>
        {words.say("table.opened_by", { name: table.seats[auction.opener]!.name })}
      </Text>
      <HighestBid scene={scene} {...(phone ? { x: 256, y: 13, width: 106, height: 40 } : { x: 134, y: 62, width: 150, height: 58 })} />
      {mayor && <Mayor scene={scene} x={phone ? 90 : 134} y={phone ? 60 : 126} width={phone ? 272 : 150} />}
      {phone ? (
        !mayor && <Bidders scene={scene} auction={auction} x={90} y={59} width={272} step={25} />
      ) : (
        <>
          <Text x={304} y={34} class="lab" size={12} weight={600} room={230}>
            {words.say("table.bidders")}
          </Text>
          <Bidders scene={scene} auction={auction} x={302} y={44} width={258} step={31} />
          <path d="M574 16v182" stroke="var(--line)" stroke-dasharray="3 3" />
          <Text x={588} y={34} class={bidding ? "lab" : "sm"} size={12.5} weight={bidding ? 600 : undefined} room={340}>
            {words.say(bidding ? "table.your_bid" : mayor ? "table.mayor_note" : "table.bid_note")}
          </Text>
        </>
      )}
      {bidding &&
        (phone ? <PhoneBids scene={scene} y={tall} /> : <Bids scene={scene} x={588} y={46} wide={37} />)}
    </g>
  );
}

function HighestBid({ scene, x, y, width, height }: { scene: CraftScene; x: number; y: number; width: number; height: number }) {
  const { bid, bidder } = scene.view.auction!;
  const low = height < 50; // then the words and the number share a line
  const middle = low ? y + height / 2 : y + 39;
  return (
    <g>
      <rect x={x} y={y} width={width} height={height} rx="9" fill="var(--paper-2)" stroke="var(--line)" />
      <Text x={x + 9} y={low ? middle + 4 : y + 19} class="lab" size={12} weight={600} room={low ? 44 : width - 20}>
        {scene.words.say(low ? "table.bid" : "table.highest_bid")}
      </Text>
      <ShieldMark seat={bidder} x={low ? x + width - 44 : x + 24} y={middle} size={20} />
      <Text x={low ? x + width - 30 : x + 44} y={middle + 8} serif size={low ? 22 : 25} weight={700}>
        {bid}
      </Text>
    </g>
  );
}

/** The mayor's open cards and what they are worth. */
function Mayor({ scene, x, y, width }: { scene: CraftScene; x: number; y: number; width: number }) {
  const { mayor, mayor_bid } = scene.view.auction!;
  return (
    <g>
      <rect x={x} y={y} width={width} height="74" rx="9" fill="var(--accent-soft)" stroke="var(--accent)" />
      <Text x={x + 12} y={y + 18} class="lab" size={12} weight={600} room={width - 24}>
        {scene.words.say("table.mayor", { bid: mayor_bid })}
      </Text>
      {mayor.map((card, i) => (
        <CapitalFace key={i} card={card} x={x + 14 + i * 36} y={y + 24} width={30} />
      ))}
    </g>
  );
}

/** Who is still in, and what they can pay at most as far as all may know it. */
function Bidders({
  scene,
  auction,
  x,
  y: top,
  width,
  step,
}: {
  scene: CraftScene;
  auction: AuctionView;
  x: number;
  y: number;
  width: number;
  step: number;
}) {
  const { view, words, table, own } = scene;
  const worth = view.players[own]!.worth;
  return (
    <g>
      {auction.bidders.map(({ seat, in: bids, most }, i) => {
        const y = top + i * step;
        const middle = y + (step - 4) / 2;
        const turn = table.to_move.includes(seat);
        const mine = seat === own && worth !== null;
        return (
          <g key={seat} opacity={bids ? 1 : 0.5} {...scene.tip("most")}>
            <rect
              x={x}
              y={y}
              width={width}
              height={step - 4}
              rx="7"
              fill={turn ? "var(--accent-soft)" : "var(--paper-2)"}
              stroke={turn ? "var(--accent)" : "var(--line)"}
            />
            <ShieldMark seat={seat} x={x + 16} y={middle} size={17} />
            <Text x={x + 31} y={middle + 4.5} size={13} weight={600} room={width - 164}>
              {words.value("seat", seat)}
            </Text>
            <Text x={x + width - 8} y={middle + 4.5} class="sm" size={12} textAnchor="end" room={122}>
              {bids
                ? words.say(mine ? "table.you_have" : "table.at_most", { worth: mine ? worth : most, count: view.players[seat]!.cards })
                : words.say("table.out")}
            </Text>
          </g>
        );
      })}
    </g>
  );
}
