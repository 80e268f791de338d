// The guide's card: a face, how far one has come, a few words and the ways on.

import type { ComponentChildren } from "preact";
import { useEffect, useId, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Words } from "../core/words";
import { Face } from "./guideface";
import { type Box, type Place, placeCard, placeSheet } from "./guideplace";
import { hand } from "./keys";
import { Icon } from "../art/art";

/** Panes of glass: one for each step, filled when it is done. */
function Panes({ at, of, label }: { at: number; of: number; label: string }) {
  const width = 229 / of;
  return (
    <svg class="guide-panes" viewBox="0 0 230 11" role="img" aria-label={label} preserveAspectRatio="none">
      {Array.from({ length: of }, (_, i) => (
        <rect key={i} x={0.8 + i * width} y="0.8" width={width - 3} height="9.4" rx="2.5" class={i < at ? "full" : i === at ? "now" : ""} />
      ))}
    </svg>
  );
}

interface CardProps {
  game: string;
  words: Words;
  /** What is announced and changes with every card. */
  id: string;
  name: string;
  title: string;
  progress: { at: number; of: number };
  holes: Box[];
  phone: boolean;
  folded?: boolean;
  children: ComponentChildren;
  onClose: () => void;
}

export function Card({ game, words, id, name, title, progress, holes, phone, folded = false, children, onClose }: CardProps) {
  const ref = useRef<HTMLElement>(null);
  const heading = useId();
  const text = useId();
  const place = usePlace(ref, holes, phone, folded);

  // a new card is where the keyboard goes on, and what is read out
  useEffect(() => {
    const card = ref.current;
    if (folded || !card || document.querySelector("dialog[open]")) return;
    const first = hand.keyboard ? card.querySelector<HTMLElement>(".guide-ways button:not(:disabled)") : card;
    first?.focus({ preventScroll: true });
  }, [id, folded]);

  const style = place && !folded ? { left: `${place.x}px`, top: `${place.y}px` } : undefined;
  return (
    <section
      ref={ref}
      class={`guide-card ${folded ? "folded" : ""} ${phone ? "sheet-card" : ""}`}
      style={style}
      role="dialog"
      aria-labelledby={heading}
      aria-describedby={text}
      tabIndex={-1}
      data-card={id}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        onClose();
      }}
    >
      <header>
        <Face game={game} size={folded ? 34 : 50} />
        <div>
          <small>{name}</small>
          <h2 id={heading}>{title}</h2>
        </div>
        <button type="button" class="ib" aria-label={words.say("page.guide.close")} title={words.say("page.guide.close")} onClick={onClose}>
          <Icon id="ui-close" size={17} />
        </button>
      </header>
      {!folded && <Panes {...progress} label={words.say("page.guide.progress", { step: progress.at, steps: progress.of })} />}
      <div id={text} class="guide-body">
        {children}
      </div>
      {place?.tail && !folded && <Tail tail={place.tail} />}
    </section>
  );
}

/** Where the card lies, once its size is known. */
function usePlace(ref: { current: HTMLElement | null }, holes: Box[], phone: boolean, folded: boolean): Place | null {
  const [place, set] = useState<Place | null>(null);
  useLayoutEffect(() => {
    const card = ref.current;
    if (!card || folded) return;
    const size = { width: card.offsetWidth, height: card.offsetHeight };
    const found = (phone ? placeSheet : placeCard)(size, holes, { width: innerWidth, height: innerHeight });
    set((before) => (JSON.stringify(before) === JSON.stringify(found) ? before : found));
  });
  return place;
}

const TURN = { left: 0, top: 90, right: 180, bottom: 270 };

function Tail({ tail }: { tail: NonNullable<Place["tail"]> }) {
  const upright = tail.side === "left" || tail.side === "right";
  const style = { [tail.side]: "-17px", [upright ? "top" : "left"]: `${tail.at - 11}px` };
  return (
    <svg class="guide-tail" style={style} width="22" height="22" viewBox="0 0 22 22" aria-hidden="true">
      <g transform={`rotate(${TURN[tail.side]} 11 11)`}>
        <path d="M20 2L3 11l17 9z" fill="var(--card)" />
        <path d="M18.400 2.800L3 11l15.400 8.200" fill="none" stroke="var(--ink)" stroke-width="1.600" stroke-linejoin="round" />
      </g>
    </svg>
  );
}
