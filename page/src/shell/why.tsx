// Why not? What is clicked and not possible is outlined, and a bubble says what is needed, what is there, and which clause says so.

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { Icon } from "../art/art";
import type { Action, Reason } from "../core/protocol";
import type { Words } from "../core/words";
import type { GameBoard } from "../games/game";
import { hand } from "./keys";
import { Rich } from "./rich";

/** What was asked about; the reason comes a moment later. */
export interface Question {
  element: Element;
  action: string;
  ways: Action[];
  reason?: Reason | null;
}

interface WhyProps {
  question: Question;
  words: Words;
  board: GameBoard;
  phone: boolean;
  onPlay: (action: Action) => void;
  openRule: (clause: string) => void;
  onClose: () => void;
}

const SHOWN = 4; // ways that are possible after all

export function WhyNot({ question, words, board, phone, onPlay, openRule, onClose }: WhyProps) {
  const { element, ways, reason } = question;
  const bubble = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  close.current = onClose;

  // at once: the very next click closes it
  useLayoutEffect(() => {
    const away = (event: Event) => {
      if (!bubble.current?.contains(event.target as Node)) close.current();
    };
    const moved = () => close.current();
    document.addEventListener("pointerdown", away, true);
    addEventListener("resize", moved);
    document.addEventListener("scroll", moved, true);
    return () => {
      document.removeEventListener("pointerdown", away, true);
      removeEventListener("resize", moved);
      document.removeEventListener("scroll", moved, true);
    };
  }, []);
  useLayoutEffect(() => {
    if (bubble.current) put(bubble.current, element.getBoundingClientRect(), phone);
  });
  // the keyboard goes into the bubble, and back to where it was
  useEffect(() => {
    if (!hand.keyboard) return;
    bubble.current?.querySelector("button")?.focus();
    return () => (element as HTMLElement).focus?.();
  }, [element, reason]);

  if (!element.isConnected || (!ways.length && !reason)) return null;
  return (
    <>
      {!ways.length && <Outline element={element} />}
      <div class={`why ${phone ? "low" : ""}`} ref={bubble} role="group" aria-label={words.say(ways.length ? "page.why.ways" : "page.why.title")} data-clause={reason?.clause}>
        {ways.length ? (
          <>
            <b>{words.say("page.why.ways")}</b>
            {ways.slice(0, SHOWN).map((action) => (
              <button key={action.action} type="button" class="btn" data-action={action.action} onClick={() => onPlay(action)}>
                <span>
                  <Rich message={action} words={words} board={board} size={15} />
                </span>
              </button>
            ))}
          </>
        ) : (
          <>
            <p>
              <Rich message={reason!.message} words={words} board={board} size={16} />
            </p>
            {reason!.clause && (
              <button type="button" class="link" onClick={() => openRule(reason!.clause)}>
                <Icon id="ui-rules" size={14} />
                {words.say("page.rule", { clause: reason!.clause })}
              </button>
            )}
          </>
        )}
      </div>
      <p class="sr" role="status">
        {ways.length ? words.say("page.why.ways") : words.tell(reason!.message)}
      </p>
    </>
  );
}

/** Beside what was clicked, on the side that has room; on a phone below the board, or above where it would cover the thing. */
function put(bubble: HTMLElement, box: DOMRect, phone: boolean): void {
  const { width, height } = bubble.getBoundingClientRect();
  const within = (at: number, size: number, room: number) => Math.max(8, Math.min(room - size - 8, at));
  const place = (left: number, top: number, tail: string, at: number) => {
    Object.assign(bubble.style, { left: `${left}px`, top: `${top}px`, visibility: "visible" });
    bubble.dataset.tail = tail;
    bubble.style.setProperty("--tail", `${at}px`);
  };
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const gap = 12;
  if (phone) {
    const low = innerHeight - 72 - height;
    return place(8, box.bottom + gap > low && box.top > height + 108 ? 100 : low, "none", 0);
  }
  if (box.left - gap - width > 8 || box.right + gap + width < innerWidth - 8) {
    const left = box.left - gap - width > 8;
    const top = within(y - height / 2, height, innerHeight);
    return place(left ? box.left - gap - width : box.right + gap, top, left ? "right" : "left", within(y - top, 0, height));
  }
  const left = within(x - width / 2, width, innerWidth);
  const above = box.top - gap - height > 8;
  return place(left, above ? box.top - gap - height : box.bottom + gap, above ? "bottom" : "top", within(x - left, 0, width));
}

/** The outline of the thing itself, dashed, with a cross. */
function Outline({ element }: { element: Element }) {
  const drawing = useRef<SVGGElement>(null);
  const [corner, setCorner] = useState<DOMRect | null>(null);
  useLayoutEffect(() => {
    setCorner(element.getBoundingClientRect());
    const shape = shapeOf(element);
    const matrix = shape?.getScreenCTM();
    if (!shape || !matrix) return;
    const copy = shape.cloneNode() as SVGElement;
    for (const name of copy.getAttributeNames()) if (!GEOMETRY.includes(name)) copy.removeAttribute(name);
    const { a, b, c, d, e, f } = matrix;
    copy.setAttribute("transform", `matrix(${[a, b, c, d, e, f].join(" ")})`);
    drawing.current?.replaceChildren(copy);
  }, [element]);
  const [x, y] = [(corner?.left ?? 0) + 6, (corner?.top ?? 0) + 5];
  return (
    <svg class="why-outline" aria-hidden="true">
      <g ref={drawing} />
      {corner && (
        <g transform={`translate(${x} ${y})`}>
          <circle r="9" />
          <path d="M-3.6-3.600L3.600 3.600M3.600-3.600L-3.600 3.600" />
        </g>
      )}
    </svg>
  );
}

const GEOMETRY = ["d", "x", "y", "width", "height", "rx", "ry", "cx", "cy", "r", "points"];

/** The largest shape that is no larger than the thing itself: its outline. */
function shapeOf(element: Element): SVGGeometryElement | null {
  const area = (one: Element) => {
    const { width, height } = one.getBoundingClientRect();
    return width * height;
  };
  const inside = [element, ...element.querySelectorAll("path, rect, circle, polygon")];
  const shapes = inside.filter((one): one is SVGGeometryElement => one instanceof SVGGeometryElement && !one.closest(".focus-ring, .glow"));
  return shapes.reduce<SVGGeometryElement | null>((best, one) => (!best || area(one) > area(best) ? one : best), null);
}
