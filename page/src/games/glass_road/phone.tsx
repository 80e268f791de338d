// The table on a phone: cards and wheels, or the buildings, on the upper floors; the landscape always below.

import { Pic, Shade, Sheet, Text } from "../../art/art";
import { Tabs } from "../../shell/tabs";
import { Desk, deskIsEmpty, deskRows } from "./desk";
import { Shelf } from "./display";
import { iconOf } from "./formula";
import { previewOf } from "./lights";
import { Name, outlineOf, Piece } from "./pieces";
import { Bases, Plan } from "./plan";
import { ActionBox, Cards, Choice, ownCards, Round } from "./specialists";
import type { EvaluationView, GlassScene } from "./types";
import { WHEELS } from "./types";
import { ProductionWheel, wheelChoices } from "./wheels";

const WIDTH = 374;
const CARDS = 150;
const WHEELED = 240;
const TALL = CARDS + WHEELED + 6;
const PLAN = 212;

type Tab = "cards" | "wheels" | "shelf";
const TABS: Tab[] = ["cards", "wheels", "shelf"];
const ICONS: Record<Tab, string> = { cards: "gr-card", wheels: "gr-wheel-glass", shelf: "gr-tile" };

/** The floor in question: the one picked, else the one on which something lights up. */
function opened(scene: GlassScene): Tab {
  const { open } = scene.selection;
  if (open !== undefined) return TABS[open]!;
  return scene.lights.builds.length || scene.lights.give.size ? "shelf" : "cards";
}

export function Phone({ scene }: { scene: GlassScene }) {
  const tab = opened(scene);
  const { words } = scene;
  const picking = scene.lights.hand !== null;
  const seats = scene.view.players.length;
  const tabs = TABS.filter((name) => picking || name !== "wheels");
  const glowing: Record<Tab, boolean> = {
    cards: scene.lights.cards.size > 0 || picking || scene.lights.uses.some((uses) => uses.length > 0),
    wheels: false,
    shelf: scene.lights.builds.length > 0 || scene.lights.give.size > 0,
  };
  const shown = tab === "wheels" && !picking ? "cards" : tab;
  return (
    <div class="floors">
      <div class="storey">
        <Tabs
          label={words.say("table.table")}
          open={tabs.indexOf(shown)}
          onOpen={(i) => scene.select({ ...scene.selection, open: TABS.indexOf(tabs[i]!) })}
          tabs={tabs.map((name) => ({
            key: name,
            icon: ICONS[name],
            text: words.say(name === "cards" && !picking ? "table.tab_table" : `table.tab_${name}`),
            lit: glowing[name],
          }))}
        />
        {shown === "shelf" && (
          <svg class="floor" viewBox={`-1 -1 ${WIDTH + 2} ${TALL + 2}`} role="group" data-part="shelf" aria-label={words.say("table.buildings")}>
            <Sheet x={0} y={0} width={WIDTH} height={TALL} />
            <Shelf scene={scene} x={12} y={13} width={WIDTH - 24} height={TALL - 26} />
          </svg>
        )}
        {shown === "cards" && picking && (
          <svg class="floor" viewBox={`-1 -1 ${WIDTH + 2} ${TALL + 2}`} role="group" data-part="cards" aria-label={words.say("table.choose_hand")}>
            <Sheet x={0} y={0} width={WIDTH} height={TALL} />
            <Text x={16} y={29} serif size={17} weight={700} class="ttl" room={WIDTH - 30 - seats * 62}>
              {words.say("table.choose_hand")}
            </Text>
            <Round scene={scene} x={WIDTH - 12} y={23} />
            <Choice scene={scene} hand={scene.lights.hand!} x={12} y={44} width={WIDTH - 24} height={TALL - 57} columns={3} />
          </svg>
        )}
        {(shown === "wheels" || (shown === "cards" && !picking)) && <WheelFloor scene={scene} />}
      </div>
      <div class="storey">
        {shown === "cards" && !picking && <CardFloor scene={scene} />}
        <svg class="floor dock" viewBox={`-1 -1 ${WIDTH + 2} ${PLAN + 2}`} role="group" data-part="plan" aria-label={words.say("table.your_landscape")}>
          <Sheet x={0} y={0} width={WIDTH} height={PLAN} />
          <Bases scene={scene} seat={scene.own} area={{ x: 11, y: 12, width: 62, height: PLAN - 24 }} />
          <Plan scene={scene} seat={scene.own} area={{ x: 79, y: 12, width: WIDTH - 90, height: PLAN - 24 }} />
        </svg>
      </div>
    </div>
  );
}

/** With many things to do at any time, the wheels make room for two rows of them. */
function WheelFloor({ scene }: { scene: GlassScene }) {
  const preview = previewOf(scene);
  const rows = deskRows(scene, WIDTH - 20, 44);
  const r = rows === 2 ? 64 : 82;
  const seats = scene.view.players.length;
  return (
    <svg class="floor wheels" viewBox={`-1 -1 ${WIDTH + 2} ${WHEELED + 2}`} role="group" data-part="wheels" aria-label={scene.words.say("table.tab_wheels")}>
      <Sheet x={0} y={0} width={WIDTH} height={WHEELED} />
      {WHEELS.map((wheel, i) => (
        <ProductionWheel
          key={wheel}
          scene={scene}
          seat={scene.own}
          wheel={wheel}
          x={i ? 280 : 94}
          y={r * 1.073 + 9}
          r={r}
          preview={preview}
          choices={wheelChoices(scene, wheel)}
        />
      ))}
      {deskIsEmpty(scene) && seats > 1 ? (
        <Round scene={scene} x={WIDTH / 2 + seats * 30 - 4} y={211} />
      ) : (
        <Desk
          scene={scene}
         
          x={10}
          y={rows === 2 ? 150 : 189}
          width={WIDTH - 20}
          height={rows === 2 ? 40 : 44}
          rows={rows}
          touch
        />
      )}
    </svg>
  );
}

/** The hand, or, while a card is evaluated, that card with buttons for a thumb. */
function CardFloor({ scene }: { scene: GlassScene }) {
  const { words } = scene;
  const evaluation = scene.view.evaluating.find((entry) => entry.seat === scene.own);
  const current = scene.view.evaluating[0]?.seat === scene.own ? evaluation : undefined;
  return (
    <svg class="floor" viewBox={`-1 -1 ${WIDTH + 2} ${CARDS + 2}`} role="group" data-part="cards" aria-label={words.say("table.specialists")}>
      <Sheet x={0} y={0} width={WIDTH} height={CARDS} />
      {current ? (
        <InPlay scene={scene} evaluation={current} />
      ) : (
        <Cards scene={scene} cards={ownCards(scene)} x={11} y={7} width={WIDTH - 22} height={CARDS - 14} />
      )}
    </svg>
  );
}

function InPlay({ scene, evaluation }: { scene: GlassScene; evaluation: EvaluationView }) {
  const { words, facts } = scene;
  const { card } = evaluation;
  const entry = facts.specialists.find((known) => known.name === card)!.entry;
  const way = scene.lights.enter.length === 1 ? scene.lights.enter[0] : undefined;
  const box = { x: 12, y: 12, width: 92, height: CARDS - 24 };
  const pay = { x: 18, y: CARDS - 50, width: 80, height: 32 };
  return (
    <g>
      <g {...scene.tip(`card:${card}`)}>
        <Shade outline={outlineOf(box, 8)} />
        <path d={outlineOf(box, 8)} fill="var(--gr-sky)" stroke="var(--icon-ink)" stroke-width="1.5" />
        <Pic id={`gr-face-${card}`} x={box.x + 46} y={box.y + 50} size={58} />
        <path
          d={`M${box.x} ${box.y + 79}h${box.width}v${box.height - 87}a8 8 0 0 1-8 8h${16 - box.width}a8 8 0 0 1-8-8z`}
          fill="var(--tile-face)"
          stroke="var(--icon-ink)"
        />
        <Name
          text={words.value("card", card)}
          x={box.x + 46}
          y={entry ? box.y + 15 : box.y + 107}
          room={84}
          size={14}
          fill="#2b2118"
          anchor="middle"
        />
      </g>
      {entry && (
        <Piece outline={outlineOf(pay, 8)} look={way ? "can" : "rest"} attrs={scene.act(way)}>
          <path d={outlineOf(pay, 8)} fill={way ? "#fff3c4" : "#f3e8cf"} stroke="#8b7350" />
          {evaluation.entered ? (
            <g style={{ color: "#28653a" }}>
              <Pic id="ui-check" x={pay.x + 24} y={pay.y + 16} size={20} />
            </g>
          ) : (
            <text
              x={pay.x + 26}
              y={pay.y + 22}
              text-anchor="middle"
              font-family="var(--font-serif)"
              font-weight="700"
              font-size="18"
              fill="#a3291f"
            >
              −1
            </text>
          )}
          <Pic id={iconOf(entry)} x={pay.x + 54} y={pay.y + 16} size={24} />
        </Piece>
      )}
      {[0, 1].map((part) => (
        <ActionBox
          key={part}
          scene={scene}
          card={card}
          part={part}
          box={{ x: 112 + part * 127, y: 12, width: 122, height: CARDS - 24 }}
          uses={scene.lights.uses[part as 0 | 1]}
          used={evaluation.used[part]!}
          closed={!evaluation.both && evaluation.used[1 - part]!}
          played
          large
        />
      ))}
    </g>
  );
}
