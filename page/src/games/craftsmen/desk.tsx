// The desk: a sheet for what needs room. The notary's open cards, an auction, a look into a pile, the sawmills of the
// box before the first round, and the ledger of a year's end. It lies over the town, or is the upper floor of a phone;
// each part knows its places on both.

import type { ComponentType } from "preact";
import { Pic, roundedPath, Sheet, ShieldMark, Text } from "../../art/art";
import { auctionHeight, AuctionTable, Bids, bidsHeight, PhoneBids } from "./auction";
import { Cards, type PartProps, shown } from "./deskcards";
import { BoardButton, BuildingCard, Piece, Tag } from "./pieces";
import { Calendar } from "./town";
import { CLASSES, type CraftScene } from "./types";
import { yearEnd } from "./yearend";

const PHONE_WIDTH = 374;

type DeskKind = "exchange" | "notary" | "auction" | "show" | "back" | "invest";

/** What lies on the desk now, if anything. */
export function deskKind(scene: CraftScene): DeskKind | null {
  const { view } = scene;
  if (scene.lights.sawmills.size) return "exchange";
  if (scene.lights.show.length) return "show";
  if (scene.lights.back.length) return "back";
  if (view.auction) return "auction";
  if (scene.lights.lots.size || scene.lights.buy.size || scene.lights.peek.size) return "notary";
  if (scene.lights.invest) return "invest";
  return null;
}

export function Desk({ scene }: PartProps) {
  const kind = deskKind(scene);
  if (!kind || kind === "exchange") return null;
  const Part = DRAWN[kind];
  return (
    <g data-part="desk">
      <Sheet x={0} y={0} width={1086} height={214} />
      <Part scene={scene} />
      <Calendar scene={scene} x={955} />
    </g>
  );
}

export function PhoneDesk({ scene }: PartProps) {
  const kind = deskKind(scene);
  if (!kind) return null;
  const Part = DRAWN[kind];
  return (
    <g>
      <Sheet x={0} y={0} width={PHONE_WIDTH} height={deskHeight(scene)} />
      <Part scene={scene} phone />
    </g>
  );
}

/** How tall the desk is on a phone. */
export function deskHeight(scene: CraftScene): number {
  const kind = deskKind(scene);
  const players = scene.view.players.length;
  if (kind === "notary") return scene.lights.bids.size ? NOTARY.phone.bids + bidsHeight(scene) : NOTARY.phone.bids - 14;
  if (kind === "auction") return auctionHeight(players) + (scene.lights.bids.size ? bidsHeight(scene) : 0);
  if (kind === "back") return 300;
  if (kind === "invest") return 64 + players * 26;
  return 210;
}

function Title({ phone, children }: { phone?: boolean; children: string }) {
  return (
    <Text x={phone ? 16 : 18} y={phone ? 27 : 32} class="ttl" serif size={phone ? 16 : 19} weight={700} room={phone ? 340 : 400}>
      {children}
    </Text>
  );
}

function Note({ phone, children }: { phone?: boolean; children: string }) {
  if (phone) return null;
  return (
    <Text x={930} y={31} class="sm" size={12.5} textAnchor="end" room={460}>
      {children}
    </Text>
  );
}

/** The sawmills of the box: on a phone on the desk, else in the street, which has room beside the own one. */
export function Exchange({ scene, phone }: PartProps) {
  const { view, words } = scene;
  const at = phone ? { x: 18, y: 42, step: 88, width: 74, height: 150 } : { x: 18, y: 524, step: 67, width: 61, height: 112 };
  return (
    <g>
      {phone ? (
        <Title phone>{words.say("table.exchange")}</Title>
      ) : (
        <Text x={18} y={511} class="lab" size={13} weight={600} room={200}>
          {words.say("table.exchange")}
        </Text>
      )}
      <Cards
        scene={scene}
        cards={view.box}
        at={at}
        use={(_, j) => {
          const action = scene.lights.sawmills.get(j);
          return { look: action ? "can" : "rest", attrs: { "data-anchor": `sawmill:${j}`, ...scene.act(action) } };
        }}
      />
    </g>
  );
}

const NOTARY = {
  desk: {
    left: 16,
    step: 188,
    cards: { y: 44, step: 90, width: 84, height: 126 },
    buy: 178,
    tall: 25,
    text: "table.buy_for",
  },
  phone: {
    left: 9,
    step: 119.5,
    cards: { y: 40, step: 59.5, width: 57, height: 120 },
    buy: 166,
    tall: 28,
    text: "table.buy_short",
    bids: 220,
  },
};

/** The open cards large, with their price below; one of them can be put up for auction. */
function Notary({ scene, phone }: PartProps) {
  const { view, facts, words } = scene;
  const at = phone ? NOTARY.phone : NOTARY.desk;
  const lot = scene.lights.lot === null ? null : view.buildings[Math.floor(scene.lights.lot / 2)]!.display[scene.lights.lot % 2]!;
  return (
    <g>
      {CLASSES.map((name, number) => {
        const left = at.left + number * at.step;
        const open = view.buildings[number]!;
        const peek = scene.lights.peek.get(number);
        return (
          <g key={name}>
            {!(peek && phone) && (
              <Text x={left} y={phone ? 28 : 30} serif size={phone ? 13.5 : 15} weight={700} room={peek ? 84 : 110}>
                {words.say(`table.class_${name}`)}
              </Text>
            )}
            {peek ? (
              <BoardButton
                x={phone ? left : left + 88}
                y={phone ? 9 : 13}
                width={phone ? 113 : 88}
                height={phone ? 26 : 24}
                text={words.say("table.look")}
                icon="cm-privilege"
                look="can"
                attrs={scene.act(peek)}
              />
            ) : (
              !phone && (
                <Text x={left + 176} y={29} class="sm" size={12} textAnchor="end" room={70}>
                  {words.say("table.pile", { count: open.pile })}
                </Text>
              )
            )}
            <Cards
              scene={scene}
              cards={open.display}
              at={{ x: left, ...at.cards }}
              use={(card, i) => {
                const place = number * 2 + i;
                const chosen = scene.lights.lot === place;
                const label = words.say("table.pick_lot", { card: facts.cards[card]!.building });
                return scene.lights.lots.has(place)
                  ? { look: chosen ? "chosen" : "can", attrs: scene.pick(label, chosen, { lot: place }) }
                  : { look: "rest", attrs: { "data-thing": `lot:${place}`, ...shown(scene, card) } };
              }}
            />
            {open.display.map((card, i) => {
              const buy = scene.lights.buy.get(number * 2 + i);
              return (
                card && (
                  <BoardButton
                    key={i}
                    x={left + i * at.cards.step}
                    y={at.buy}
                    width={at.cards.width}
                    height={at.tall}
                    text={words.say(at.text, { price: facts.prices.notary[number]! })}
                    look={buy ? "can" : "rest"}
                    attrs={{ "data-thing": `buy:${number * 2 + i}`, ...scene.act(buy) }}
                  />
                )
              );
            })}
          </g>
        );
      })}
      {!phone && <path d="M580 16v182" stroke="var(--line)" stroke-dasharray="3 3" />}
      {lot ? (
        <>
          <Text x={phone ? 14 : 592} y={phone ? NOTARY.phone.bids - 8 : 30} serif size={phone ? 13.5 : 15} weight={700} room={340}>
            {words.say("table.auction_of", { card: facts.cards[lot]!.building })}
          </Text>
          {!phone && (
            <Text x={592} y={47} class="sm" size={12} room={340}>
              {words.say("table.auction_note", { count: facts.prices.mayor_cards[Math.floor(scene.lights.lot! / 2)]! })}
            </Text>
          )}
          {phone ? <PhoneBids scene={scene} y={NOTARY.phone.bids} /> : <Bids scene={scene} x={592} y={58} wide={37} />}
        </>
      ) : (
        !phone && (
          <Text x={592} y={60} class="sm" size={13} room={340}>
            {words.say("table.no_auction")}
          </Text>
        )
      )}
    </g>
  );
}

/** Two of the cards that were looked at are laid open: one is chosen, the second click plays. */
function Show({ scene, phone }: PartProps) {
  const { view, facts, words, selection } = scene;
  const first = selection.first ?? 0;
  const at = phone ? { x: 12, y: 44, step: 71, width: 64, height: 150 } : { x: 30, y: 48, step: 104, width: 88, height: 152 };
  return (
    <g>
      <Title phone={phone}>{words.say("table.looking")}</Title>
      <Note phone={phone}>{words.say("table.show_note")}</Note>
      <Cards
        scene={scene}
        cards={view.looking?.cards ?? []}
        at={at}
        use={(card, i) => {
          const chosen = first === i;
          const pair =
            first < 0 || chosen
              ? undefined
              : scene.lights.show.find(({ move }) => move.first === Math.min(first, i) && move.second === Math.max(first, i));
          const label = words.say("table.pick_card", { card: facts.cards[card]!.building });
          return {
            look: chosen ? "chosen" : "can",
            attrs: pair ? scene.act(pair) : scene.pick(label, chosen, { first: chosen ? -1 : i }),
          };
        }}
      />
    </g>
  );
}

/** The other cards go back together: each way is a small row of cards, the topmost first. */
function Back({ scene, phone }: PartProps) {
  const { view, facts, words } = scene;
  const cards = (view.looking?.cards ?? []).filter((card): card is string => card !== null);
  const [wide, tall, step] = phone ? [114, 53, 35.5] : [132, 76, 42];
  return (
    <g>
      {!phone && (
        <>
          <Title>{words.say("table.put_back")}</Title>
          <Note>{words.say("table.put_back_note")}</Note>
        </>
      )}
      {[0, 1].map((bottom) => (
        <Text
          key={bottom}
          x={phone ? 16 : 18}
          y={phone ? 26 + bottom * 144 : 88 + bottom * 82}
          serif={phone}
          size={phone ? 14.5 : 13}
          weight={phone ? 700 : 600}
          room={phone ? 340 : 76}
        >
          {words.say(bottom ? "table.under_pile" : "table.on_pile")}
        </Text>
      ))}
      {scene.lights.back.map((action) => {
        const { under: bottom, sequence: p } = action.move;
        const x = phone ? 11 + (p % 3) * 119 : 98 + p * 140;
        const y = phone ? 33 + bottom * 144 + Math.floor(p / 3) * 58 : 46 + bottom * 82;
        const outline = roundedPath(x, y, wide, tall, 8);
        return (
          <Piece key={p + 6 * bottom} outline={outline} look="can" width={1.6} attrs={scene.act(action)}>
            <path class="face" d={outline} fill="var(--card)" stroke="var(--line-2)" />
            {(scene.preview?.back_orders[p] ?? []).map((i, k) => (
              <BuildingCard
                key={k}
                card={cards[i]!}
                facts={facts}
                words={words}
                x={x + 5 + k * step}
                y={y + 5.5}
                width={step - 2.7}
                height={tall - 12}
              />
            ))}
          </Piece>
        );
      })}
    </g>
  );
}

const PARTS = { goods: "cb-ship", bonus: "start-player", town: "cm-house", granary: "cm-barrel", invested: "cm-capital" } as const;

/** The end of a year: what it has brought everyone so far. */
function Ledger({ scene, phone }: PartProps) {
  const { words } = scene;
  const told = yearEnd(scene);
  const { invest } = scene.lights;
  const points = invest?.chosen.reduce((sum, value) => sum + value, 0) ?? 0;
  const at = phone
    ? { first: 124, step: 44, total: 350, top: 66, row: 26, name: 36, room: 64, size: 14 }
    : { first: 300, step: 110, total: 880, top: 84, row: 25, name: 48, room: 180, size: 15 };
  const parts = Object.entries(PARTS) as [keyof typeof PARTS, string][];
  return (
    <g>
      <Title phone={phone}>{words.say("table.year_end", { year: scene.view.year })}</Title>
      <Note phone={phone}>{words.say("table.invest_note")}</Note>
      {parts.map(([part, icon], i) =>
        phone ? (
          <g key={part} role="img" aria-label={words.say(`table.year_${part}`)}>
            <Pic id={icon} x={at.first + i * at.step} y={42} size={18} />
          </g>
        ) : (
          <Text key={part} x={at.first + i * at.step} y={58} class="lab" size={12} weight={600} textAnchor="middle" room={104}>
            {words.say(`table.year_${part}`)}
          </Text>
        ),
      )}
      {!phone && (
        <Text x={at.total} y={58} class="lab" size={12} weight={600} textAnchor="middle" room={90}>
          {words.say("table.year_total")}
        </Text>
      )}
      {(told?.seats ?? []).map((row, i) => {
        const y = at.top + i * at.row;
        return (
          <g key={row.seat}>
            {!phone && <path d={`M20 ${y - 19}h908`} stroke="var(--line)" />}
            <ShieldMark seat={row.seat} x={at.name - 14} y={y - 5.5} size={17} />
            <Text x={at.name} y={y} size={at.size - 1} weight={600} room={at.room}>
              {words.value("seat", row.seat)}
            </Text>
            {parts.map(([part], j) => (
              <Text key={part} x={at.first + j * at.step} y={y} serif size={at.size} weight={700} textAnchor="middle">
                {row[part] ? `+${row[part]}` : "–"}
              </Text>
            ))}
            <Text x={at.total} y={y} serif size={at.size + 2} weight={700} textAnchor="middle">
              {`+${row.total}`}
            </Text>
            {!phone && row.seat === scene.own && invest && <Tag x={785} y={y - 5} parts={[`+${points}`, { icon: "vp" }, "?"]} />}
          </g>
        );
      })}
    </g>
  );
}

const DRAWN: Record<DeskKind, ComponentType<PartProps>> = {
  exchange: Exchange,
  notary: Notary,
  auction: AuctionTable,
  show: Show,
  back: Back,
  invest: Ledger,
};
