// Pieces fly from where they were to where they are: 220 ms on a straight line.

import { useEffect, useRef, useState } from "preact/hooks";
import { moving } from "../core/settings";

const FLIGHT = 220;

/** Where everything with an anchor is now. */
export function snapshot(): Map<string, DOMRect> {
  const out = new Map<string, DOMRect>();
  if (!moving()) return out;
  for (const element of document.querySelectorAll("[data-anchor]")) {
    const anchor = element.getAttribute("data-anchor")!;
    const box = element.getBoundingClientRect();
    if (box.width && !out.has(anchor)) out.set(anchor, box);
  }
  return out;
}

export function fly(before: Map<string, DOMRect>, flights: [string, string][]): void {
  if (!moving()) return;
  for (const [from, to] of flights) {
    const start = before.get(from);
    const element = document.querySelector<SVGGraphicsElement | HTMLElement>(`[data-anchor="${to}"]`);
    if (!start || !element) continue;
    const end = element.getBoundingClientRect();
    // inside a drawing, lengths count in its own units
    const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
    const scale = matrix?.a || 1;
    const dx = (start.left + start.width / 2 - end.left - end.width / 2) / scale;
    const dy = (start.top + start.height / 2 - end.top - end.height / 2) / scale;
    element.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: "none" }], {
      duration: FLIGHT,
      easing: "cubic-bezier(.2,.7,.2,1)",
    });
  }
}

/** New pieces and new numbers show themselves. */
export function pop(anchors: string[]): void {
  if (!moving()) return;
  for (const anchor of anchors) {
    document.querySelector(`[data-anchor="${anchor}"]`)?.animate([{ opacity: 0.2 }, { opacity: 1 }], { duration: 260 });
  }
}

const COUNT = 240;

/** A number that counts up to its new value. */
export function useCount(value: number): number {
  const [shown, setShown] = useState(value);
  const from = useRef(value);
  useEffect(() => {
    const start = from.current;
    from.current = value;
    if (!moving() || start === value) return setShown(value);
    const began = performance.now();
    let frame = 0;
    const step = (now: number) => {
      const part = Math.min(1, (now - began) / COUNT);
      setShown(part < 1 ? Math.round(start + (value - start) * part) : value);
      if (part < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return shown;
}

let sound: AudioContext | null = null;

/** A soft knock on wood: it is your turn. */
export function knock(): void {
  sound ??= new AudioContext();
  const at = sound.currentTime;
  const tone = sound.createOscillator();
  const volume = sound.createGain();
  tone.frequency.setValueAtTime(340, at);
  tone.frequency.exponentialRampToValueAtTime(160, at + 0.09);
  volume.gain.setValueAtTime(0.12, at);
  volume.gain.exponentialRampToValueAtTime(0.001, at + 0.16);
  tone.connect(volume).connect(sound.destination);
  tone.start(at);
  tone.stop(at + 0.18);
}
