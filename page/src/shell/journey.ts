// A piece that somebody else moves: it flies in a layer above the table, ringed in the seat's colour; its place stays behind, dashed.
// Only transforms and opacity change while it flies.

import { moving } from "../core/settings";

/** A piece that leaves: where it was, and its likeness. */
export interface Departure {
  to: string;
  rect: DOMRect | null;
  ghost: SVGSVGElement | null;
}

const MOST = 5;
const GROWN = 1.2;
const NS = "http://www.w3.org/2000/svg";

const find = (anchor: string): Element | null => {
  for (const element of document.querySelectorAll(`.table-page [data-anchor="${CSS.escape(anchor)}"]`)) if (element.getBoundingClientRect().width) return element;
  return null;
};

/** Takes the likenesses of what is going to leave, before the table changes. */
export function capture(flights: [from: string, to: string][]): Departure[] {
  return flights.map(([from, to]) => {
    const element = find(from);
    return { to, rect: element?.getBoundingClientRect() ?? null, ghost: element ? likeness(element) : null };
  });
}

/** The element drawn alone, at the size that it has on the screen. */
function likeness(element: Element): SVGSVGElement | null {
  if (!(element instanceof SVGGraphicsElement)) return null;
  const matrix = element.getScreenCTM();
  const box = element.getBBox();
  if (!matrix || !box.width) return null;
  const rect = element.getBoundingClientRect();
  const svg = document.createElementNS(NS, "svg");
  svg.setAttribute("class", "board ghost");
  svg.setAttribute("width", String(rect.width));
  svg.setAttribute("height", String(rect.height));
  const group = document.createElementNS(NS, "g");
  const { a, b, c, d, e, f } = matrix;
  group.setAttribute("transform", `matrix(${a} ${b} ${c} ${d} ${e - rect.left} ${f - rect.top})`);
  const copy = element.cloneNode(true) as Element;
  copy.removeAttribute("transform"); // it is part of the matrix
  for (const part of [copy, ...copy.querySelectorAll("*")]) {
    for (const { name } of [...part.attributes]) if (/^(data-|aria-|role$|tabindex$|id$)/.test(name)) part.removeAttribute(name);
    if (part.classList.contains("halo")) part.remove();
  }
  group.append(copy);
  svg.append(group);
  return svg;
}

let layer: HTMLElement | null = null;

/** What flew is gone: the show goes on elsewhere. */
export function clear(): void {
  layer?.remove();
  layer = null;
}

function placed(content: Element, kind: string, rect: DOMRect): HTMLElement {
  const holder = document.createElement("div");
  holder.className = kind;
  holder.style.left = `${rect.left}px`;
  holder.style.top = `${rect.top}px`;
  holder.style.width = `${rect.width}px`;
  holder.style.height = `${rect.height}px`;
  holder.append(content);
  layer!.append(holder);
  return holder;
}

/** The outline of what a likeness shows: its largest shape. */
function outline(ghost: SVGSVGElement): SVGSVGElement {
  const copy = ghost.cloneNode(true) as SVGSVGElement;
  const shapes = [...copy.querySelectorAll<SVGGeometryElement>("path, rect, circle, polygon, ellipse")];
  layer!.append(copy); // what is not in the document has no box
  const area = (shape: SVGGeometryElement) => {
    const box = shape.getBoundingClientRect();
    return box.width * box.height;
  };
  const largest = shapes.reduce<SVGGeometryElement | null>((best, shape) => (!best || area(shape) > area(best) ? shape : best), null);
  for (const shape of copy.querySelectorAll("path, rect, circle, polygon, ellipse, use, text, image")) if (shape !== largest) shape.remove();
  copy.remove();
  largest?.setAttribute("class", "outline");
  for (const name of ["fill", "stroke", "stroke-width", "opacity", "stroke-dasharray", "filter"]) largest?.removeAttribute(name);
  return copy;
}

/** What these anchors name lights up in the seat's colour; an anchor that ends with a star names all that begin like it. */
export function light(anchors: string[], seat: number): void {
  clear();
  const found = anchors.flatMap((anchor) => {
    const match = anchor.endsWith("*") ? `^="${CSS.escape(anchor.slice(0, -1))}"` : `="${CSS.escape(anchor)}"`;
    return [...document.querySelectorAll(`.board-holder [data-anchor${match}]`)];
  });
  if (!found.length) return;
  spread(seat);
  for (const element of found) {
    const ghost = likeness(element);
    if (ghost) placed(outline(ghost), "arrived lit", element.getBoundingClientRect());
  }
}

function spread(seat: number): void {
  layer = document.createElement("div");
  layer.className = `show-layer seat-${(seat % 5) + 1}`;
  layer.setAttribute("aria-hidden", "true");
  document.body.append(layer);
}

const centre = (rect: DOMRect): [number, number] => [rect.left + rect.width / 2, rect.top + rect.height / 2];

/** From where the pieces were to where they are now, or to the mover's panel. `shield` is the mark of the seat, to be copied. */
export function launch(departures: Departure[], seat: number, time: number, shield: Element | null): void {
  clear();
  const panel = find(`seat:${seat}`);
  const seen = new Set<string>();
  const known = [...departures].sort((a, b) => Number(b.rect !== null) - Number(a.rect !== null));
  const journeys = known.flatMap((departure) => {
    const goal = find(departure.to);
    const start = departure.rect ?? panel?.getBoundingClientRect();
    const end = (goal ?? panel)?.getBoundingClientRect();
    const ghost = (goal && likeness(goal)) ?? departure.ghost;
    if (seen.has(departure.to) || !start || !end || !ghost || (!departure.rect && !goal)) return [];
    seen.add(departure.to);
    return [{ start, end, ghost, goal, left: departure.ghost }];
  });
  if (!journeys.length) return;
  spread(seat);
  for (const { start, end, ghost, goal, left } of journeys.slice(0, MOST)) {
    if (left) placed(outline(left), "left-behind", start).append(...copies(shield, 1));
    if (moving()) travel(start, end, ghost, goal, time, shield);
    else if (goal) placed(outline(ghost), "arrived", end).append(...copies(shield, 1));
  }
}

const copies = (element: Element | null, count: number): Node[] => (element ? Array.from({ length: count }, () => element.cloneNode(true)) : []);

function travel(start: DOMRect, end: DOMRect, ghost: SVGSVGElement, goal: Element | null, time: number, shield: Element | null): void {
  const width = Number(ghost.getAttribute("width"));
  const height = Number(ghost.getAttribute("height"));
  const [x, y] = centre(start);
  const [toX, toY] = centre(end);
  const [dx, dy] = [toX - x, toY - y];
  const box = new DOMRect(x - width / 2, y - height / 2, width, height);
  const options = { duration: time, easing: "cubic-bezier(.2,.6,.3,1)", fill: "forwards" } as const;

  const dots = document.createElementNS(NS, "svg");
  dots.setAttribute("class", "way");
  const line = document.createElementNS(NS, "path");
  line.setAttribute("d", `M${x} ${y}L${toX} ${toY}`);
  dots.append(line);
  layer!.append(dots);
  dots.animate([{ opacity: 1 }, { opacity: 1, offset: 0.6 }, { opacity: 0 }], options);

  // what arrives in a panel shrinks into it; what arrives at a place becomes the piece that lies there
  const along = (part: number, scale: number) => ({ transform: `translate(${dx * part}px, ${dy * part}px) scale(${scale})`, offset: part });
  const path = [along(0, 1), along(0.15, GROWN), along(0.85, GROWN), along(1, goal ? 1 : 0.35)];
  for (const late of [3, 2, 1]) {
    const trail = placed(outline(ghost), "trail", box);
    trail.style.opacity = String(0.7 - late * 0.18);
    trail.animate(path, { ...options, delay: late * time * 0.035 }).onfinish = () => trail.remove();
  }
  const flyer = placed(ghost, "flyer", box);
  flyer.append(...copies(shield, 1));
  flyer.animate(path, options).onfinish = () => flyer.remove();
  goal?.animate([{ opacity: 0 }, { opacity: 0, offset: 0.98 }, { opacity: 1 }], { duration: time });
}
