// The table on a phone: the shared boards one at a time, the part in question opened; the own street; the hand.

import { useState } from "preact/hooks";
import { Pic, ShieldMark, Sheet, Text } from "../../art/art";
import { Tabs } from "../../shell/tabs";
import { openButton } from "./buttons";
import { Chains } from "./chains";
import { deskHeight, deskKind, PhoneDesk } from "./desk";
import { Counter, Hand, handLeft, handTitle, Possessions } from "./hand";
import { DoubleSwitch, Granary, Harbour } from "./harbour";
import { Market } from "./market";
import { BoardButton, Patterns } from "./pieces";
import { Labour, Street, streetTitle } from "./street";
import { Order, Pool, ROMAN, SIGNS, Space, working } from "./town";
import { CITIES, type CraftScene } from "./types";

const WIDTH = 374;
const ROOM = 390; // for a desk and the street under it, on a screen of 390 x 844
const TABS = ["town", "harbour", "granary", "cards"] as const;
type Tab = (typeof TABS)[number];
const TAB_ICONS: Record<Tab, string> = { town: "cm-house", harbour: "cb-ship", granary: "cm-barrel", cards: "cm-capital" };
const TAB_WORDS: Record<Tab, string> = { town: "table.town", harbour: "table.harbour", granary: "table.granary", cards: "table.cards" };

export function Phone({ scene }: { scene: CraftScene }) {
  const [chains, setChains] = useState(false);
  const [wish, setWish] = useState<{ n: number; tab: Tab } | null>(null);
  const { words, view, own } = scene;
  const desk = deskKind(scene);
  const tall = desk ? Math.max(50, Math.min(130, ROOM - deskHeight(scene))) : 130; // the street leaves a tall desk the room
  const busy = view.labour_left !== null && scene.table.to_move.includes(own); // then labour stands where the title was
  const paying = scene.lights.invest !== null || (view.payment !== null && view.payment.seat === own);
  const glowing = glowingTabs(scene);
  const tab = wish && wish.n === scene.table.n ? wish.tab : ([...glowing][0] ?? "town");
  return (
    <div class="floors">
      <div class="storey">
        {desk ? (
          <svg class="floor" viewBox={`-1 -1 ${WIDTH + 2} ${deskHeight(scene) + 2}`} role="group" data-part="desk" aria-label={words.say("table.desk")}>
            <Patterns />
            <PhoneDesk scene={scene} />
          </svg>
        ) : (
          <>
            <Tabs
              label={words.say("table.table")}
              open={TABS.indexOf(tab)}
              onOpen={(i) => setWish({ n: scene.table.n, tab: TABS[i]! })}
              tabs={TABS.map((each) => ({ key: each, icon: TAB_ICONS[each], text: words.say(TAB_WORDS[each]), lit: glowing.has(each) }))}
            />
            <svg class="floor" viewBox={`-1 -1 ${WIDTH + 2} ${tab === "cards" ? 234 : 222}`} role="group" data-part="shared" aria-label={words.say(TAB_WORDS[tab])}>
              <Patterns />
              {tab === "town" ? <SmallTown scene={scene} /> : <Part scene={scene} tab={tab} />}
            </svg>
          </>
        )}
      </div>
      <div class="storey">
        <svg class="floor" viewBox={`-1 -1 ${WIDTH + 2} ${tall + 60}`} role="group" data-part="street" aria-label={streetTitle(scene, own)}>
          <Patterns />
          <Sheet x={0} y={0} width={WIDTH} height={tall + 58} />
          <ShieldMark seat={own} x={22} y={23} size={19} />
          {!busy && (
            <Text x={36} y={28} class="ttl" serif size={16} weight={700} room={200}>
              {streetTitle(scene, own)}
            </Text>
          )}
          <Labour scene={scene} x={46} y={22} />
          <DoubleSwitch scene={scene} x={162} y={11} width={106} />
          <BoardButton
            x={WIDTH - 102}
            y={9}
            width={90}
            height={28}
            text={words.say("table.chains")}
            icon="ui-link"
            attrs={openButton(words.say("table.chains_open"), () => setChains(true))}
          />
          <Street scene={scene} seat={own} x={8} y={46} width={WIDTH - 16} height={tall} />
        </svg>
        <svg class="floor dock" viewBox={`-1 -1 ${WIDTH + 2} 190`} role="group" data-part="hand" aria-label={handTitle(scene)}>
          <Patterns />
          <Sheet x={0} y={0} width={WIDTH} height={188} />
          <Possessions scene={scene} seat={own} x={12} y={9} gap={48} />
          <Text x={WIDTH - 14} y={28} class="ttl" serif size={15} weight={700} textAnchor="end" room={140}>
            {handTitle(scene)}
          </Text>
          <Hand scene={scene} x={12} y={45} width={WIDTH - 26} card={52} building={64} height={124} capitalOnly={paying} />
          <Counter scene={scene} x={10} y={152} width={paying ? WIDTH - 26 : handLeft(scene, WIDTH - 26, 52, 64) - 4} />
        </svg>
      </div>
      {chains && <Chains scene={scene} onClose={() => setChains(false)} phone />}
    </div>
  );
}

/** The shared boards on which something can be done now. */
function glowingTabs(scene: CraftScene): Set<Tab> {
  const out = new Set<Tab>();
  if (scene.lights.place.size || scene.lights.hall.size) out.add("town");
  if (scene.lights.ships.size) out.add("harbour");
  if (scene.lights.granary.size || scene.lights.fair || scene.lights.recall.size) out.add("granary");
  if (scene.lights.bank.size || scene.lights.take.size) out.add("cards");
  return out;
}

function Part({ scene, tab }: { scene: CraftScene; tab: Tab }) {
  if (tab === "harbour")
    return (
      <g transform={`scale(${WIDTH / 438})`}>
        <Harbour scene={scene} y={0} />
      </g>
    );
  if (tab === "granary") return <Granary scene={scene} y={0} width={WIDTH} />;
  return (
    <g transform={`scale(${WIDTH / 348})`}>
      <Market scene={scene} y={0} />
    </g>
  );
}

function SmallTown({ scene }: { scene: CraftScene }) {
  const { view, words } = scene;
  return (
    <g data-part="town">
      <Sheet x={0} y={0} width={WIDTH} height={220} />
      {CITIES.map((city, i) => {
        const x = 11 + (i % 3) * 118.5;
        const y = 11 + Math.floor(i / 3) * 80;
        const now = working(scene, i);
        const spaces = view.queues[city]!.length;
        return (
          <g key={city}>
            <g {...scene.tip(`city:${i}`)}>
              <rect
                x={x}
                y={y}
                width="114"
                height="76"
                rx="7"
                fill={now ? "var(--accent-soft)" : "var(--paper-2)"}
                stroke={now ? "var(--accent)" : "var(--line)"}
                stroke-width={now ? 2 : 1}
              />
              <Pic id={SIGNS[i]!} x={x + 15} y={y + 16} size={19} />
              <Text x={x + 27} y={y + 20} serif size={12.5} weight={700} room={84}>
                {words.value("city", city)}
              </Text>
            </g>
            {Array.from({ length: spaces }, (_, space) => (
              <Space
                key={space}
                scene={scene}
               
                city={i}
                space={space}
                x={x + (spaces === 2 ? 34 : 21) + space * (spaces === 2 ? 46 : 36)}
                y={y + 50}
                r={spaces === 2 ? 20 : 17}
              />
            ))}
          </g>
        );
      })}
      <Order scene={scene} x={15} y={183} width={Math.max(72, view.order.length * 22)} beside />
      <Pool scene={scene} icon="cm-privilege" count={view.privileges} x={252} y={194} action={1} tip="pool_privilege" size={24} />
      <Pool scene={scene} icon="cm-work" count={view.work} x={301} y={194} action={2} tip="pool_work" size={24} />
      <Pic id={`season-${view.season}`} x={336} y={194} size={17} />
      <Text x={346} y={199} serif size={12} weight={700} fill="var(--accent)">
        {ROMAN[view.year - 1]!}
      </Text>
    </g>
  );
}
