// Building cards laid out on the desk.

import type { Look } from "../../art/art";
import type { Attrs } from "../game";
import { BuildingCard, cardLabel } from "./pieces";
import type { CraftScene } from "./types";

/** What each part of the desk gets. */
export interface PartProps {
  scene: CraftScene;
  phone?: boolean;
}

/** A card to look at. */
export const shown = (scene: CraftScene, card: string): Attrs => ({ role: "img", tabindex: 0, "aria-label": cardLabel(scene, card) });

interface Places {
  x: number;
  y: number;
  step: number;
  width: number;
  height: number;
}

/** Cards side by side, each with what a click on it does. */
export function Cards({
  scene,
  cards,
  at: { x, step, ...size },
  use,
}: {
  scene: CraftScene;
  cards: (string | null)[];
  at: Places;
  use: (card: string, i: number) => { look: Look; attrs: Attrs };
}) {
  return (
    <g>
      {cards.map((card, i) => {
        if (!card)
          return <rect key={i} x={x + i * step} {...size} rx="6" fill="none" stroke="var(--line-2)" stroke-dasharray="4 3" />;
        const { look, attrs } = use(card, i);
        return (
          <BuildingCard
            key={i}
            card={card}
            facts={scene.facts}
            words={scene.words}
            x={x + i * step}
            {...size}
            look={look}
            attrs={{ ...scene.tip(`card:${card}`), ...attrs }}
          />
        );
      })}
    </g>
  );
}
