// The specialists: the own hand with both actions of each, the choice of a hand, and what everybody has played.

import { type Look, Pic, Rings, Shade, ShieldMark, Sheet, Text } from "../../art/art";
import type { Action } from "../../core/protocol";
import { actionOf, type Formula, iconOf, Row } from "./formula";
import { type Lights, sharing } from "./lights";
import { type Box, Caption, Hit, Name, outlineOf, Piece } from "./pieces";
import { type EvaluationView, type GlassScene } from "./types";

const INK = "#2b2118";

/** What stands beside the face in the scene of a card. */
const PROPS: Record<string, string> = {
  feudal_lord: "gr-tile",
  pit_worker: "gr-pit",
  cultivator: "gr-grove",
  pond_builder: "gr-pond",
  master_builder: "gr-any-landscape",
  supplier: "gr-any",
  builder: "cm-house",
  carpenter: "gr-wood",
  slash_and_burn_farmer: "gr-charcoal",
  woodsman: "gr-forest",
  clay_worker: "gr-clay",
  fuel_gatherer: "gr-charcoal",
  charcoal_burner: "gr-charcoal",
  fish_farmer: "gr-food",
  water_carrier: "gr-water",
};

export type Place = "hand" | "laid" | "played" | "notch" | "play";

/** The own cards of this period, the played ones first, and where each is. */
export function ownCards(scene: GlassScene): { card: string; place: Place }[] {
  const { view, own } = scene;
  const player = view.players[own]!;
  const current = view.evaluating.find((entry) => entry.seat === own)?.card;
  const at = (card: string, place: Place) => ({ card, place: card === current && place !== "hand" ? ("play" as const) : place });
  return [
    ...player.played.map((card) => at(card, "played")),
    ...player.notches.map((card) => at(card, "notch")),
    ...(player.laid_card ? [{ card: player.laid_card, place: "laid" as const }] : []),
    ...(player.hand ?? []).map((card) => at(card, "hand")),
  ];
}

export function Specialists({ scene }: { scene: GlassScene }) {
  const { words } = scene;
  const cards = ownCards(scene);
  return (
    <g data-part="cards">
      <Sheet x={0} y={380} width={500} height={280} />
      <Text x={18} y={410} class="ttl" serif size={19} weight={700} room={190}>
        {words.say(scene.lights.hand ? "table.choose_hand" : "table.specialists")}
      </Text>
      <Round scene={scene} x={482} y={404} />
      <HiddenHand scene={scene} x={222} y={404} />
      {scene.lights.hand ? (
        <Choice scene={scene} hand={scene.lights.hand} x={14} y={424} width={472} height={224} columns={5} />
      ) : (
        <Cards scene={scene} cards={cards} x={17} y={428} width={466} height={218} />
      )}
    </g>
  );
}

/** Somebody else's hand: only how many cards it has. */
function HiddenHand({ scene, x, y }: { scene: GlassScene; x: number; y: number }) {
  const { hand, cards } = scene.view.players[scene.own]!;
  if (hand !== null) return null;
  return (
    <g role="img" aria-label={scene.words.say("table.hand_of", { count: cards })}>
      {Array.from({ length: cards }, (_, i) => (
        <Pic key={i} id="gr-card" x={x - (cards - 1 - i) * 13} y={y} size={26} />
      ))}
    </g>
  );
}

/** Cards side by side; the one in play stands out. */
export function Cards({
  scene,
  cards,
  x,
  y,
  width,
  height,
}: {
  scene: GlassScene;
  cards: { card: string; place: Place }[];
  x: number;
  y: number;
  width: number;
  height: number;
}) {
  if (!cards.length)
    return (
      <Text x={x + width / 2} y={y + height / 2} class="sm" size={14} textAnchor="middle" room={width}>
        {scene.words.say("table.no_cards")}
      </Text>
    );
  const gap = 6.5;
  const cardWidth = Math.min(88, (width - (cards.length - 1) * gap) / cards.length);
  const evaluation = scene.view.evaluating.find((entry) => entry.seat === scene.own);
  const start = x + (width - cards.length * (cardWidth + gap) + gap) / 2;
  return (
    <g data-held="">
      {cards.map(({ card, place }, i) => {
        const raised = place === "play" ? 4 : 0;
        const box = { x: start + i * (cardWidth + gap), y: y + 4 - raised, width: cardWidth, height: height - 8 };
        return (
          <Card
            key={card}
            scene={scene}
            card={card}
            place={place}
            box={box}
            evaluation={place === "play" ? evaluation : undefined}
          />
        );
      })}
    </g>
  );
}

/** A whole card: scene with the face, name, and the two actions. */
export function Card({
  scene,
  card,
  place,
  box,
  evaluation,
}: {
  scene: GlassScene;
  card: string;
  place: Place;
  box: Box;
  evaluation?: EvaluationView;
}) {
  const { words, facts, own } = scene;
  const action = scene.lights.cards.get(card);
  const outline = outlineOf(box, 8);
  const { x, y, width, height } = box;
  const sky = Math.round(height * 0.32);
  const named = y + sky + 18;
  const boxes = y + sky + 28;
  const boxHeight = (y + height - boxes - 12) / 2;
  const look: Look = action ? "can" : "rest";
  const spent = place === "played" || place === "notch";
  const entry = facts.specialists.find((entry) => entry.name === card)!.entry;
  return (
    <Piece
      outline={outline}
      look={look}
      anchor={`card:${own}:${card}`}
      attrs={{ ...scene.tip(`card:${card}`), ...scene.act(action) }}
    >
      <Shade outline={outline} lift={place === "play"} />
      <path d={outline} fill="var(--tile-face)" />
      <path d={`M${x + 8} ${y}h${width - 16}a8 8 0 0 1 8 8v${sky - 8}h${-width}v${8 - sky}a8 8 0 0 1 8-8z`} fill="var(--gr-sky)" />
      <path d={`M${x} ${y + sky}c18-16 35-16 ${width * 0.54}-7s${width * 0.3}-8 ${width * 0.46}-9v16z`} fill="var(--gr-hill)" />
      {(width > 72 || !entry) && <Pic id={PROPS[card]!} x={x + width * 0.76} y={y + sky * 0.68} size={width * 0.37} />}
      <Pic id={`gr-face-${card}`} x={x + width * 0.34} y={y + sky - width * 0.31} size={width * 0.64} />
      <path d={`M${x} ${y + sky}h${width}`} stroke="var(--icon-ink)" stroke-width="1.2" />
      <path d={outline} fill="none" stroke="var(--icon-ink)" stroke-width="1.5" />
      <Name text={words.value("card", card)} x={x + width / 2} y={named} room={width - 6} size={14} fill={INK} anchor="middle" />
      {[0, 1].map((part) => (
        <ActionBox
          key={part}
          scene={scene}
          card={card}
          part={part}
          box={{ x: x + 6, y: boxes + part * (boxHeight + 5), width: width - 12, height: boxHeight }}
          uses={evaluation ? scene.lights.uses[part as 0 | 1] : []}
          used={evaluation?.used[part] ?? false}
          closed={evaluation !== undefined && !evaluation.both && evaluation.used[1 - part]!}
          played={evaluation !== undefined}
        />
      ))}
      {entry && (
        <Entry
          scene={scene}
          ways={evaluation ? scene.lights.enter : []}
          entry={entry}
          paid={evaluation?.entered ?? false}
          played={evaluation !== undefined}
          x={x + width - (width > 72 ? 6 : 2)}
          y={width > 72 ? y + 6 : y + sky - 23}
        />
      )}
      {spent && <path d={outline} fill="var(--paper)" opacity=".5" />}
      {(place === "notch" || place === "laid") && (
        <Ribbon
          text={words.say(place === "laid" ? "table.face_down" : "table.followed")}
          x={x + width / 2}
          y={y + sky - 11}
          room={width - 4}
        />
      )}
      {evaluation && sharing(scene).length > 0 && (
        <Ribbon text={words.say("table.shared", { list: sharing(scene) })} x={x + width / 2} y={y + sky - 11} room={width - 4} />
      )}
      {spent && place === "played" && (
        <g style={{ color: "var(--good)" }}>
          <circle cx={x + 14} cy={y + 14} r="10" fill="#fffaf0" stroke="var(--icon-ink)" />
          <Pic id="ui-check" x={x + 14} y={y + 14} size={14} />
        </g>
      )}
    </Piece>
  );
}

function Ribbon({ text, x, y, room }: { text: string; x: number; y: number; room: number }) {
  return (
    <>
      <rect x={x - room / 2} y={y - 9} width={room} height={18} rx="4" fill="var(--ink)" />
      <Text x={x} y={y + 4} size={12} weight={600} textAnchor="middle" fill="var(--paper)" room={room - 6}>
        {text}
      </Text>
    </>
  );
}

interface EntryProps {
  scene: GlassScene;
  ways: Action[];
  entry: string;
  paid: boolean;
  /** Is the card being evaluated? */
  played: boolean;
  x: number;
  y: number;
}

/** What must be paid before the first action; a button while it can be paid in one way only. */
function Entry({ scene, ways, entry, paid, played, x, y }: EntryProps) {
  const action = ways.length === 1 ? ways[0] : undefined;
  const box = { x: x - 35, y, width: 35, height: 21 };
  const outline = outlineOf(box, 10.5);
  return (
    <g class={`piece ${action ? "can" : "rest"}`} data-thing={played ? "entry" : undefined}>
      <path d={outline} fill={paid ? "#e3efe0" : "#fffaf0"} stroke="var(--icon-ink)" stroke-width="1.1" />
      {paid ? (
        <g style={{ color: "#28653a" }}>
          <Pic id="ui-check" x={x - 26} y={y + 10.5} size={12} />
        </g>
      ) : (
        <text x={x - 26} y={y + 15.5} text-anchor="middle" font-family="var(--font-serif)" font-weight="700" font-size="13" fill="#a3291f">
          −1
        </text>
      )}
      <Pic id={iconOf(entry)} x={x - 10} y={y + 10.5} size={15} />
      <Rings outline={outline} look={action ? "can" : "rest"} width={2} />
      <Hit outline={outline} attrs={scene.act(action)} />
    </g>
  );
}

interface ActionBoxProps {
  scene: GlassScene;
  card: string;
  part: number;
  box: Box;
  uses: Lights["uses"][number];
  used: boolean;
  closed: boolean;
  /** Is the card being evaluated? */
  played: boolean;
  /** For a thumb. */
  large?: boolean;
}

/** One of the two actions: a picture of it, and while it can be used a button, or one for each of its options. */
export function ActionBox({ scene, card, part, box, uses, used, closed, played, large }: ActionBoxProps) {
  const formula = actionOf(scene.facts, card, part, scene.view.players.length === 1);
  const { x, y, width, height } = box;
  const outline = outlineOf(box, 6);
  const single = uses.length === 1 ? uses[0] : undefined;
  const letter = (
    <>
      <circle cx={x + 9} cy={y + 9} r="7" fill="#5d4c3a" />
      <text x={x + 9} y={y + 13} text-anchor="middle" font-size="12" font-weight="600" fill="#fff">
        {"AB"[part]}
      </text>
    </>
  );
  if (uses.length > 1)
    return (
      <g>
        <path d={outline} fill="#f3e8cf" stroke="#8b7350" />
        <Options scene={scene} uses={uses} box={box} />
        {letter}
      </g>
    );
  return (
    <g class={`piece ${single ? "can" : "rest"}`} data-thing={played ? `use:${part}` : undefined}>
      <g class="body">
        <path d={outline} fill={single ? "#fff3c4" : "#f3e8cf"} stroke="#8b7350" />
        <ActionPicture scene={scene} formula={formula} box={box} size={large ? 30 : 19} />
        {letter}
        {(used || closed) && <path d={outline} fill="#fffaf0" opacity=".55" />}
        {used && (
          <g style={{ color: "#2c6e3f" }}>
            <Pic id="ui-check" x={x + width - 12} y={y + 12} size={20} />
          </g>
        )}
        {closed && <path d={`M${x + 8} ${y + height / 2}h${width - 16}`} stroke="#a3291f" stroke-width="1.4" opacity=".6" />}
        <Rings outline={outline} look={single ? "can" : "rest"} width={2.2} />
      </g>
      <Hit outline={outline} attrs={scene.act(single)} />
    </g>
  );
}

function ActionPicture({ scene, formula, box, size }: { scene: GlassScene; formula: Formula; box: Box; size: number }) {
  const { x, y, width, height } = box;
  const captioned = height > 40;
  return (
    <>
      <Row
        tokens={formula.tokens}
        x={x + width / 2 + (captioned ? 3 : 8)}
        y={y + (captioned ? height * 0.42 : height / 2)}
        size={Math.min(size, height * 0.6)}
        room={width - (captioned ? 16 : 20)}
      />
      {captioned && formula.caption && (
        <Caption text={scene.words.say(`table.cap_${formula.caption}`)} x={x + width / 2} y={y + height - 6} room={width - 6} />
      )}
    </>
  );
}

/** The goods or kinds among which an action lets choose, each a button. */
function Options({ scene, uses, box }: { scene: GlassScene; uses: Lights["uses"][number]; box: Box }) {
  const columns = uses.length > 3 ? 3 : uses.length;
  const rows = Math.ceil(uses.length / columns);
  const size = Math.min((box.width - 6) / columns - 2, (box.height - 4) / rows - 2, 48);
  return (
    <g>
      {uses.map((action, i) => {
        const px = box.x + box.width / 2 + ((i % columns) - (columns - 1) / 2) * ((box.width - 6) / columns);
        const py = box.y + box.height / 2 + (Math.floor(i / columns) - (rows - 1) / 2) * (size + 2);
        const icon = action.args?.kind !== undefined ? String(action.args.kind) : scene.facts.goods[action.move.option]!;
        const square = { x: px - size / 2, y: py - size / 2, width: size, height: size };
        return (
          <Piece
            key={action.action}
            outline={outlineOf(square, 5)}
            look="can"
            width={1.6}
            attrs={scene.act(action)}
          >
            <path d={outlineOf(square, 5)} fill="#fff3c4" />
            <Pic id={iconOf(icon)} x={px} y={py} size={size * 0.8} />
          </Piece>
        );
      })}
    </g>
  );
}

/** All cards to choose a hand from, small, with both actions. */
export function Choice({
  scene,
  hand,
  x,
  y,
  width,
  height,
  columns,
}: {
  scene: GlassScene;
  hand: NonNullable<Lights["hand"]>;
  x: number;
  y: number;
  width: number;
  height: number;
  columns: number;
}) {
  const { facts, words, view, own } = scene;
  const player = view.players[own]!;
  const gap = 5;
  const rows = Math.ceil(facts.specialists.length / columns);
  const cardWidth = (width - (columns - 1) * gap) / columns;
  const cardHeight = (height - (rows - 1) * gap) / rows;
  const full = hand.chosen.length >= hand.missing;
  return (
    <g>
      {facts.specialists.map(({ name, entry }, i) => {
        const box = {
          x: x + (i % columns) * (cardWidth + gap),
          y: y + Math.floor(i / columns) * (cardHeight + gap),
          width: cardWidth,
          height: cardHeight,
        };
        const chosen = hand.chosen.includes(name);
        const sent = player.hand?.includes(name) ?? false;
        const free = hand.free.includes(name) && (chosen || !full);
        const bits = (scene.selection.hand ?? 0) ^ (1 << i);
        const look: Look = chosen || sent ? "chosen" : free ? "can" : "off";
        const attrs =
          hand.free.includes(name) && (chosen || !full)
            ? scene.pick(words.say(chosen ? "table.put_back" : "table.choose_card", { card: name }), chosen, {
                ...scene.selection,
                hand: bits,
              })
            : {};
        return (
          <Piece
            key={name}
            outline={outlineOf(box, 7)}
            look={look === "off" ? "rest" : look}
            width={1.5}
            calm
            anchor={`card:${own}:${name}`}
            attrs={{ ...scene.tip(`card:${name}`), ...attrs }}
            meant={scene.mean((move) => move.verb === "pick" && move.card === i)}
          >
            <SmallCard scene={scene} card={name} entry={entry} box={box} />
            {(look === "off" || player.resting.includes(name)) && !chosen && !sent && (
              <path d={outlineOf(box, 7)} fill="var(--paper)" opacity={player.resting.includes(name) ? 0.62 : 0.3} />
            )}
            {player.resting.includes(name) && (
              <Ribbon text={words.say("table.resting")} x={box.x + box.width / 2} y={box.y + box.height / 2} room={box.width - 8} />
            )}
          </Piece>
        );
      })}
    </g>
  );
}

/** Name, face, entry cost and both actions in a small box. */
export function SmallCard({ scene, card, entry, box }: { scene: GlassScene; card: string; entry: string | null; box: Box }) {
  const { words } = scene;
  const { x, y, width, height } = box;
  const alone = scene.view.players.length === 1;
  const head = 17;
  const low = height - head;
  const face = Math.min(low, width * 0.38);
  const left = x + face + 4;
  const boxHeight = (low - 8) / 2;
  return (
    <>
      <Shade outline={outlineOf(box, 7)} />
      <path d={outlineOf(box, 7)} fill="var(--tile-face)" />
      <path d={`M${x} ${y + head}h${face + 1}v${low}h${-face + 6}a7 7 0 0 1-7-7z`} fill="var(--gr-sky)" />
      <Pic
        id={`gr-face-${card}`}
        x={x + face / 2 + 0.5}
        y={entry && low > face + 14 ? y + head + face / 2 + 2 : y + height - face / 2}
        size={face}
      />
      <path d={`M${x} ${y + head}h${width}`} stroke="#8b7350" stroke-width=".8" />
      <path d={outlineOf(box, 7)} fill="none" stroke="var(--icon-ink)" stroke-width="1.4" />
      <Name
        text={words.value("card", card)}
        x={x + width / 2}
        y={y + 12.5}
        room={width - 8}
        size={12.5}
        fill={INK}
        anchor="middle"
        lines={1}
      />
      {[0, 1].map((part) => (
        <g key={part}>
          <rect
            x={left}
            y={y + head + 3 + part * (boxHeight + 2)}
            width={x + width - left - 3.5}
            height={boxHeight}
            rx="4"
            fill="#f3e8cf"
            stroke="#b7a074"
            stroke-width=".8"
          />
          <Row
            tokens={actionOf(scene.facts, card, part, alone).tokens}
            x={(left + x + width - 3.5) / 2}
            y={y + head + 3 + part * (boxHeight + 2) + boxHeight / 2}
            size={Math.min(18, boxHeight * 0.8)}
            room={x + width - left - 8}
          />
        </g>
      ))}
      {entry && (
        <>
          <rect x={x + 2} y={y + height - 16} width={29} height={14.5} rx="7" fill="#fffaf0" stroke="var(--icon-ink)" />
          <text
            x={x + 9.5}
            y={y + height - 4.5}
            text-anchor="middle"
            font-family="var(--font-serif)"
            font-weight="700"
            font-size="12"
            fill="#a3291f"
          >
            −1
          </text>
          <Pic id={iconOf(entry)} x={x + 23} y={y + height - 8.7} size={12.5} />
        </>
      )}
    </>
  );
}

/** Everybody's card of this round: thinking, face down, or open; and who holds the goblet. */
export function Round({ scene, x, y }: { scene: GlassScene; x: number; y: number }) {
  const { view, table } = scene;
  if (view.players.length === 1) return <SoloCount scene={scene} x={x} y={y} />;
  const order = view.players.map((_, i) => ((view.first ?? 0) + i) % view.players.length);
  return (
    <g {...scene.tip("round")}>
      {order.map((seat, i) => {
        const player = view.players[seat]!;
        const left = x - (order.length - i) * 60 + 4;
        const entry = view.evaluating.find((e) => e.seat === seat);
        const open = entry?.card ?? player.played[player.played.length - 1];
        const thinking = table.seats[seat]!.choosing && table.state !== "over";
        const active = view.evaluating[0]?.seat === seat;
        return (
          <g key={seat}>
            {active && <rect x={left - 3} y={y - 17} width={58} height={34} rx="6" fill="var(--accent-soft)" stroke="var(--accent)" />}
            <ShieldMark seat={seat} x={left + 8} y={y - (seat === view.first ? 5 : 0)} size={16} />
            {seat === view.first && <Pic id="gr-goblet" x={left + 8} y={y + 9} size={13} />}
            <g data-anchor={`seat-card:${seat}`}>
              {player.laid && !entry ? (
                <CardBack x={left + 30} y={y} />
              ) : open && !thinkingOnly(view.step) ? (
                <MiniCard key={open} card={open} x={left + 32} y={y} dim={!entry} />
              ) : (
                <rect
                  x={left + 20}
                  y={y - 13}
                  width={20}
                  height={26}
                  rx="3"
                  fill="none"
                  stroke="var(--line-2)"
                  stroke-dasharray="3 2.500"
                />
              )}
            </g>
            {thinking && <Dots x={left + 30} y={y + (player.laid || (open && !thinkingOnly(view.step)) ? 15 : 0)} />}
            {!thinking && view.step === "pick" && (
              <g style={{ color: "var(--good)" }}>
                <Pic id="ui-check" x={left + 30} y={y} size={15} />
              </g>
            )}
          </g>
        );
      })}
    </g>
  );
}

/** While all choose at once, nobody's old card is of interest. */
const thinkingOnly = (step: string | null): boolean => step === "pick" || step === "lay";

function SoloCount({ scene, x, y }: { scene: GlassScene; x: number; y: number }) {
  const { view, words } = scene;
  return (
    <Text x={x} y={y + 5} class="sm" size={13} textAnchor="end" room={260}>
      {words.say("table.solo_cards", { count: view.hand_size })}
    </Text>
  );
}

function CardBack({ x, y }: { x: number; y: number }) {
  return <Pic id="gr-card" x={x} y={y} size={32} />;
}

function MiniCard({ card, x, y, dim }: { card: string; x: number; y: number; dim: boolean }) {
  return (
    <g class="gr-reveal" opacity={dim ? 0.55 : 1}>
      <rect x={x - 14} y={y - 15} width={28} height={30} rx="4" fill="var(--gr-sky)" stroke="var(--icon-ink)" stroke-width="1.1" />
      <Pic id={`gr-face-${card}`} x={x} y={y + 1.5} size={27} />
    </g>
  );
}

/** Somebody is thinking. */
function Dots({ x, y }: { x: number; y: number }) {
  return (
    <g class="gr-thinking">
      {[-5, 0, 5].map((dx) => (
        <circle key={dx} cx={x + dx} cy={y} r="2" fill="var(--accent)" />
      ))}
    </g>
  );
}
