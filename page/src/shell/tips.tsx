// Hover cards: after 350 ms of the mouse, at once with the keyboard. A key or a click on what does nothing else pins one; a long press opens a sheet.

import { render } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { Icon } from "../art/art";
import type { Words } from "../core/words";
import type { Tip } from "../games/game";
import { hand } from "./keys";
import { PLAYABLE } from "./things";

const WAIT = 350;
const PRESS = 450;
const TAUGHT = "burgher.long-press"; // that a finger was told how to ask
const PIN = "i";

interface TipsProps {
  find: (id: string) => Tip | null;
  words: Words;
  openRule: (clause: string) => void;
}

/** A card that follows the mouse or the focus, one that stays, or the sheet of a finger. */
type Kind = "hover" | "pinned" | "sheet";

interface Shown {
  tip: Tip;
  element: Element;
  kind: Kind;
}

/** The card lives outside of the page's tree, because it has to lie over whatever dialog is open. */
export function Tips({ find, words, openRule }: TipsProps) {
  const [shown, setShown] = useState<Shown | null>(null);
  const [teaching, teach] = useState(() => matchMedia("(pointer: coarse)").matches && localStorage.getItem(TAUGHT) === null);
  const holder = useRef<HTMLDivElement | null>(null);
  const latest = useRef({ find, shown });
  latest.current = { find, shown };
  const taught = () => {
    localStorage.setItem(TAUGHT, "yes");
    teach(false);
  };

  // not after the next picture: who touches what has just come into sight is heard
  useLayoutEffect(() => {
    let timer = 0;
    let over: Element | null = null;
    const stays = () => latest.current.shown !== null && latest.current.shown.kind !== "hover";
    const show = (element: Element, kind: Kind) => {
      const tip = latest.current.find(element.getAttribute("data-tip")!);
      setShown(tip && { tip, element, kind });
    };
    const hide = () => {
      clearTimeout(timer);
      over = null;
      setShown(null);
    };
    const inside = (event: Event) => (event.target as Element).closest?.(".tip") != null;
    const target = (event: Event) => (event.target as Element).closest?.("[data-tip]") ?? null;
    const onOver = (event: PointerEvent) => void (!stays() && over && target(event) !== over && hide());
    /** The pointer goes to something; what comes to lie under one that rests is not asked about. */
    const onMove = (event: PointerEvent) => {
      if (event.pointerType === "touch" || stays()) return;
      const element = target(event);
      if (element === over) return;
      hide();
      over = element;
      if (element) timer = window.setTimeout(() => show(element, "hover"), WAIT);
    };
    const onFocus = (event: FocusEvent) => {
      const element = target(event);
      if (!stays() && element?.matches(":focus-visible")) show(element, "hover");
    };
    const onBlur = () => !stays() && hide();
    const onDown = (event: PointerEvent) => {
      if (inside(event)) return;
      const element = target(event);
      hide();
      over = element; // who clicks it knows it
      if (event.pointerType !== "touch" || !element) return;
      timer = window.setTimeout(() => {
        show(element, "sheet");
        taught();
        // the finger that asked for words must not also play
        const swallow = (click: Event) => {
          if (inside(click)) return;
          click.stopPropagation();
          click.preventDefault();
        };
        addEventListener("click", swallow, { capture: true, once: true });
        setTimeout(() => removeEventListener("click", swallow, { capture: true }), 1200);
      }, PRESS);
    };
    const onUp = (event: PointerEvent) => event.pointerType === "touch" && clearTimeout(timer);
    /** A click on what does nothing else keeps its card. */
    const onClick = (event: MouseEvent) => {
      const element = target(event);
      if (!element || !hand.mouse || (event.target as Element).closest(`${PLAYABLE}, [data-why], a, input`)) return;
      show(element, "pinned");
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape") return hide();
      const { shown } = latest.current;
      if (event.key.toLowerCase() !== PIN || !shown || event.ctrlKey || event.metaKey || event.altKey) return;
      if ((event.target as Element).matches?.("input, select, textarea")) return;
      setShown(shown.kind === "hover" ? { ...shown, kind: "pinned" } : null);
    };
    const heard: [string, (event: never) => unknown][] = [
      ["pointerover", onOver],
      ["pointermove", onMove],
      ["focusin", onFocus],
      ["focusout", onBlur],
      ["pointerdown", onDown],
      ["pointerup", onUp],
      ["pointercancel", onUp],
      ["click", onClick],
      ["keydown", onKey],
    ];
    for (const [name, listener] of heard) document.addEventListener(name, listener as EventListener);
    return () => {
      clearTimeout(timer);
      for (const [name, listener] of heard) document.removeEventListener(name, listener as EventListener);
    };
  }, []);

  useLayoutEffect(() => {
    holder.current ??= document.createElement("div");
    const at = holder.current;
    if (!shown?.element.isConnected) {
      render(null, at);
      return at.remove();
    }
    const close = () => setShown(null);
    (shown.element.closest("dialog") ?? document.body).append(at);
    render(<Card shown={shown} words={words} openRule={(clause) => (close(), openRule(clause))} onClose={close} />, at);
    const card = at.firstElementChild as HTMLElement | null;
    if (!card) return;
    put(card, shown.element.getBoundingClientRect(), shown.kind === "sheet");
    if (shown.kind === "pinned" && hand.keyboard) card.querySelector("button")?.focus();
  }, [shown]);
  useEffect(() => () => holder.current?.remove(), []);
  if (!teaching) return null;
  return (
    <div class="tip-lesson" role="note">
      <Icon id="ui-hint" size={18} />
      <span>{words.say("page.tips.press")}</span>
      <button type="button" class="btn" onClick={taught}>
        {words.say("page.tips.got_it")}
      </button>
    </div>
  );
}

/**
 * Above or below what it tells about, so that its neighbours in the row can be read; beside it only where neither has room.
 * Never off the screen. The sheet of a finger lies above the bar, or under the prompt where it would cover its thing.
 */
function put(card: HTMLElement, box: DOMRect, sheet: boolean): void {
  const { width, height } = card.getBoundingClientRect();
  const gap = 12;
  const place = (left: number, top: number) => Object.assign(card.style, { left: `${left}px`, top: `${top}px`, visibility: "visible" });
  if (sheet) {
    const low = innerHeight - 72 - height;
    return void place(8, box.bottom + gap > low && box.top > innerHeight / 2 ? 100 : low);
  }
  const above = box.top - gap - height;
  const below = box.bottom + gap;
  const left = Math.max(8, Math.min(innerWidth - width - 8, box.left + box.width / 2 - width / 2));
  if (above >= 8) return void place(left, above);
  if (below + height <= innerHeight - 8) return void place(left, below);
  const right = box.right + gap + width < innerWidth - 8;
  place(right ? box.right + gap : Math.max(8, box.left - gap - width), Math.max(8, Math.min(innerHeight - height - 8, box.top)));
}

interface CardProps {
  shown: Shown;
  words: Words;
  openRule: (clause: string) => void;
  onClose: () => void;
}

function Card({ shown: { tip, kind }, words, openRule, onClose }: CardProps) {
  const rule = tip.clause && words.say("page.rule", { clause: tip.clause });
  return (
    <div class={`tip ${kind}`} role={kind === "hover" ? "tooltip" : "note"}>
      {kind !== "hover" && (
        <button type="button" class="ib tip-close" aria-label={words.say("page.close")} onClick={onClose}>
          <Icon id="ui-close" size={16} />
        </button>
      )}
      {tip.picture}
      <b>{tip.title}</b>
      {tip.lines.map((line, i) => (
        <p key={i}>{line}</p>
      ))}
      {kind === "hover" ? (
        <p class="tip-foot">
          <span>{rule}</span>
          <span>
            <kbd>{PIN.toUpperCase()}</kbd> {words.say("page.tips.pin")}
          </span>
        </p>
      ) : (
        tip.clause && (
          <button type="button" class="link" onClick={() => openRule(tip.clause!)}>
            {rule}
          </button>
        )
      )}
    </div>
  );
}
