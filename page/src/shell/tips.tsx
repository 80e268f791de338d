// Hover cards: after 350 ms of the mouse, at once with the keyboard, after a long press of a finger.

import { render } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Words } from "../core/words";
import type { Tip } from "../games/game";

const WAIT = 350;
const PRESS = 450;

interface TipsProps {
  find: (id: string) => Tip | null;
  words: Words;
  openRule: (clause: string) => void;
}

/** The card lives outside of the page's tree, because it has to lie over whatever dialog is open. */
export function Tips({ find, words, openRule }: TipsProps) {
  const [shown, setShown] = useState<{ tip: Tip; element: Element } | null>(null);
  const holder = useRef<HTMLDivElement | null>(null);
  const latest = useRef(find);
  latest.current = find;

  useEffect(() => {
    let timer = 0;
    let over: Element | null = null;
    const show = (element: Element) => {
      const tip = latest.current(element.getAttribute("data-tip")!);
      setShown(tip && { tip, element });
    };
    const hide = () => {
      clearTimeout(timer);
      over = null;
      setShown(null);
    };
    const target = (event: Event) => (event.target as Element).closest?.("[data-tip]") ?? null;
    const onOver = (event: PointerEvent) => {
      if (event.pointerType === "touch") return;
      if ((event.target as Element).closest?.(".tip")) return clearTimeout(timer);
      const element = target(event);
      if (element === over) return;
      clearTimeout(timer);
      over = element;
      if (element) timer = window.setTimeout(() => show(element), WAIT);
      else timer = window.setTimeout(() => setShown(null), 160);
    };
    const onFocus = (event: FocusEvent) => {
      const element = target(event);
      if (element?.matches(":focus-visible")) show(element);
    };
    const onDown = (event: PointerEvent) => {
      if ((event.target as Element).closest?.(".tip")) return;
      const element = target(event);
      hide();
      if (event.pointerType !== "touch" || !element) return;
      timer = window.setTimeout(() => {
        show(element);
        // the finger that asked for words must not also play
        const swallow = (click: Event) => {
          click.stopPropagation();
          click.preventDefault();
        };
        addEventListener("click", swallow, { capture: true, once: true });
        setTimeout(() => removeEventListener("click", swallow, { capture: true }), 1200);
      }, PRESS);
    };
    const onUp = () => clearTimeout(timer);
    const onKey = (event: KeyboardEvent) => event.key === "Escape" && hide();
    document.addEventListener("pointerover", onOver);
    document.addEventListener("focusin", onFocus);
    document.addEventListener("focusout", hide);
    document.addEventListener("pointerdown", onDown);
    document.addEventListener("pointerup", onUp);
    document.addEventListener("keydown", onKey);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("pointerover", onOver);
      document.removeEventListener("focusin", onFocus);
      document.removeEventListener("focusout", hide);
      document.removeEventListener("pointerdown", onDown);
      document.removeEventListener("pointerup", onUp);
      document.removeEventListener("keydown", onKey);
    };
  }, []);

  useLayoutEffect(() => {
    holder.current ??= document.createElement("div");
    const at = holder.current;
    if (!shown?.element.isConnected) {
      render(null, at);
      return at.remove();
    }
    (shown.element.closest("dialog") ?? document.body).append(at);
    render(<Card tip={shown.tip} words={words} openRule={openRule} />, at);
    if (at.firstElementChild) put(at.firstElementChild as HTMLElement, shown.element.getBoundingClientRect());
  }, [shown]);
  useEffect(() => () => holder.current?.remove(), []);
  return null;
}

/** Beside the thing it tells about, and never off the screen. */
function put(card: HTMLElement, box: DOMRect): void {
  const { width, height } = card.getBoundingClientRect();
  const right = box.right + 10 + width < innerWidth;
  const fitsLeft = box.left - 10 - width > 0;
  const left = right ? box.right + 10 : fitsLeft ? box.left - 10 - width : Math.max(8, Math.min(innerWidth - width - 8, box.left));
  const below = box.bottom + 10 + height < innerHeight;
  const top = right || fitsLeft ? box.top + box.height / 2 - height / 2 : below ? box.bottom + 10 : box.top - height - 10;
  card.style.left = `${left}px`;
  card.style.top = `${Math.max(8, Math.min(innerHeight - height - 8, top))}px`;
  card.style.visibility = "visible";
}

function Card({ tip, words, openRule }: { tip: Tip; words: Words; openRule: (clause: string) => void }) {
  return (
    <div class="tip" role="tooltip">
      {tip.picture}
      <b>{tip.title}</b>
      {tip.lines.map((line, i) => (
        <p key={i}>{line}</p>
      ))}
      {tip.clause && (
        <button type="button" class="link" onClick={() => openRule(tip.clause!)}>
          {words.say("page.rule", { clause: tip.clause })}
        </button>
      )}
    </div>
  );
}
