// The symbols of this game that the common sprite does not have: the faces of the 15 specialists, and small signs.

const INK = "var(--icon-ink)";
const SKIN = "#f0c9a0";
const TAN = "#d9a577";
const SOOT = "#a98468";

interface Face {
  skin?: string;
  coat: string;
  shade: string;
  /** Behind the head. */
  behind?: string;
  /** On the shoulders. */
  dress?: string;
  /** On the face: beard, cheeks. */
  beard?: string;
  /** Over everything. */
  hat: string;
  mouth?: string;
}

const line = (d: string, width = 1.4, colour = INK) => `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
const fill = (d: string, colour: string, width = 1.7) => `<path d="${d}" fill="${colour}" stroke="${INK}" stroke-width="${width}"/>`;
const flat = (d: string, colour: string) => `<path d="${d}" fill="${colour}"/>`;
const dot = (x: number, y: number, r: number, colour: string) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/>`;

const SMILE = line("M17.500 23.200q2.500 1.800 5 0", 1.2);
const STERN = line("M17.600 23.600h4.800", 1.3);
const FULL_BEARD =
  "M11.500 17.500c0 9 3 14.500 8.500 14.500s8.500-5.500 8.500-14.500c-2 3.500-4.500 3.800-8.500 3.800s-6.500-.3-8.500-3.800z";
const MOUSTACHE = "M20 21.200c-2-1.600-5.500-.8-6.500 1.400 2 .8 5 .6 6.500-.4 1.500 1 4.500 1.200 6.500.4-1-2.200-4.500-3-6.500-1.400z";
const LONG_HAIR = "M10 18c-1-8 4-12.500 10-12.500S31 10 30 18c0 6 .5 9-1 12H11c-1.500-3-1-6-1-12z";

const FACES: Record<string, Face> = {
  feudal_lord: {
    coat: "#7a4f94",
    shade: "#5c3873",
    dress:
      fill("M11 29c5 3 13 3 18 0l2 5c-7 4-15 4-22 0z", "#fbf4e2", 1.3) +
      dot(14, 33, 0.9, INK) +
      dot(20, 34.5, 0.9, INK) +
      dot(26, 33, 0.9, INK),
    beard: fill("M14 21c1 6 3 10 6 10s5-4 6-10c-2 2-4 2-6 2s-4 0-6-2z", "#c9c4ba", 1.3),
    hat:
      flat("M12 12c2-5 14-5 16 0v3H12z", "#b3392f") +
      fill("M10.500 15V7l4.500 4 5-6 5 6 4.500-4v8c-6 1.500-13 1.500-19 0z", "#eebf45") +
      dot(20, 12, 1.3, "#c94f3d") +
      dot(14.5, 12.6, 1, "#3a749d") +
      dot(25.5, 12.6, 1, "#3a749d"),
    mouth: "",
  },
  pit_worker: {
    skin: TAN,
    coat: "#b96a45",
    shade: "#964f2e",
    dress: line("M12 29l5 11M28 29l-5 11", 2.6, "#6f4626"),
    beard:
      [14, 16.5, 19, 21.5, 24, 26].map((x, i) => dot(x, 25 + (i % 2) * 1.2, 0.6, "#6f4626")).join("") +
      flat("M25 19.500l2.500 1-1 1.500-2-.6z", "#9a683f"),
    hat: fill("M11.200 15c-.5-7 3.500-10 8.800-10s9.300 3 8.800 10c-5-2-12.600-2-17.600 0z", "#8a5a36") + line("M20 5v8", 1.1),
    mouth: STERN,
  },
  cultivator: {
    coat: "#6f9a4d",
    shade: "#53793a",
    behind:
      flat("M10 16c-1 6-1 11 1 15h4V16zM30 16c1 6 1 11-1 15h-4V16z", "#c98a3a") +
      line("M10.500 22l3 2M10.500 26l3 2M29.500 22l-3 2M29.500 26l-3 2", 1.1),
    hat:
      fill(
        "M3.500 15c3-2 6-2.500 8.500-2.800C12 6 15 3.500 20 3.500s8 2.500 8 8.700c2.500.3 5.500.8 8.500 2.800-9 3-24 3-33 0z",
        "#ecd391",
      ) + flat("M12 12.500c5 1.600 11 1.600 16 0l-.3-2.600c-5 1.300-10.400 1.300-15.400 0z", "#47742f"),
  },
  pond_builder: {
    coat: "#4f8dbb",
    shade: "#386d96",
    dress: fill("M15 28l5 6 5-6 2 1.500-7 9-7-9z", "#fbf4e2", 1.2),
    behind: fill(LONG_HAIR, "#e0b24f"),
    hat:
      fill("M11 15c-.5-7.500 4-11 9-11s9.500 3.500 9 11c-2-4-6-5-9-5s-7 1-9 5z", "#5b9bc4") +
      dot(16, 7.6, 1, "#fffdf7") +
      dot(20.5, 6.3, 1, "#fffdf7") +
      dot(25, 8.4, 1, "#fffdf7"),
  },
  master_builder: {
    coat: "#3f4a5c",
    shade: "#2c3544",
    dress: fill("M10.500 29.500q2-2.500 4.500-1t5 0 5 0 4.500 1q-1.500 3.500-4.500 2.500t-5 0-5 0-4.500-2.500z", "#fffdf7", 1.2),
    beard: fill(MOUSTACHE, "#5a4030", 1.1) + fill("M18 25.500h4l-2 4.500z", "#5a4030", 1.1),
    hat:
      fill("M4 14c4-1.500 6.500-2 8-2 0-6 3-8.500 8-8.500s8 2.500 8 8.500c1.500 0 4 .5 8 2-9 3.500-23 3.500-32 0z", "#39424f") +
      fill("M25 9c2-5 6-6.500 9-6-1 4-4 7-8 7.500z", "#fbf4e2", 1.2),
    mouth: "",
  },
  supplier: {
    coat: "#b3392f",
    shade: "#8b2820",
    dress: line("M20 29v11", 1.4) + dot(20, 33, 1.1, "#eebf45") + dot(20, 37, 1.1, "#eebf45"),
    beard:
      flat("M11.800 20c.5 2 1.500 3 2.500 3.500l.5-3zM28.200 20c-.5 2-1.500 3-2.500 3.500l-.5-3z", "#e39a84") +
      fill(MOUSTACHE, "#9a683f", 1.1),
    hat:
      fill("M12 12c0-6 3-8.500 8-8.500s8 2.500 8 8.500z", "#8b2820") +
      fill("M9.500 15.500c-1-3.500 1-5 3-4.800 4.500-1.500 10.500-1.500 15 0 2-.2 4 1.300 3 4.800-6-2-15-2-21 0z", "#cbb08a"),
    mouth: line("M18 24.800q2 1.200 4 0", 1.2),
  },
  builder: {
    coat: "#dfcfae",
    shade: "#bda877",
    dress: fill("M13.500 30h13l1.500 10H12z", "#8f6a43", 1.3) + line("M14 30l-1.500-3M26 30l1.500-3", 1.8),
    beard: fill(FULL_BEARD, "#c9692f", 1.4) + fill(MOUSTACHE, "#c9692f", 1),
    hat: fill("M10.500 13c0-5 4-8 10-8 5.500 0 9 2.500 9 6.500 2 .5 3.500 1.500 3.500 3-5-1-16-1.500-22.500-1.500z", "#c94f3d"),
    mouth: "",
  },
  carpenter: {
    coat: "#c48f55",
    shade: "#96642f",
    dress: fill("M16 28l4 5 4-5 3 12H13z", "#fbf4e2", 1.2),
    beard: line("M14.500 24.500q5.500 6 11 0", 2.2, "#4a3424"),
    hat:
      fill("M11.300 16c-1.500-8 3-12 8.700-12s10.200 4 8.700 12c-1-2.500-2-3.500-3-4.500-4 1-8 1-11.400 0-1 1-2 2-3 4.500z", "#4a3424") +
      `<path d="M27 13l8-3.500" stroke="${INK}" stroke-width="4"/><path d="M27.300 12.900l7.200-3.200" stroke="#eebf45" stroke-width="2"/>`,
  },
  slash_and_burn_farmer: {
    skin: TAN,
    coat: "#6f4626",
    shade: "#54331a",
    dress: fill("M12 28c5 4 11 4 16 0l1.500 3.500c-6 4-13 4-19 0z", "#eb9a3d", 1.3),
    beard: flat("M13 21l3-1 .5 2-2.500 1z", "#7d5b43") + flat("M27 18.500l-2.500 1 .5 1.500 2-.5z", "#7d5b43"),
    hat: fill(
      "M9.500 19c-2-4-1-7-.5-8.500l2 1C11 8 12 6 14 4l1.500 2.500C17 4 19 2.500 21.500 2l-.5 3c3-1 5.500-.5 7.500 1.500L26.500 8c3 1 4.500 4 4.500 7l-1.500-.5c.5 2 .3 3.500-.5 5-.5-4-1.500-6-3.500-7.500-3 1.500-8 1.500-11 0-2 1.500-3.500 3-5 7z",
      "#d2581f",
    ),
    mouth: STERN,
  },
  woodsman: {
    coat: "#8f3b28",
    shade: "#6c2a1b",
    dress: line("M11 31v9M17 32v8M23 32v8M29 31v9M6 35h28", 1, "#e8b27e"),
    beard: fill(FULL_BEARD, "#5a3b22", 1.4),
    hat:
      fill(
        "M7 15.500c3-1 4.500-1.800 5.500-3.500C14 7 17 3 21 3.500c4 .5 6 4 6.500 8.500 1 1.700 2.500 2.500 5.500 3-8 2.500-18 2.500-26 .5z",
        "#47742f",
      ) + fill("M26 9.500c2-4 5-6 8.500-6.500-.5 4-3 7.500-7.500 9z", "#c94f3d", 1.1),
    mouth: line("M18 23.500h4", 1.2, "#c98f72"),
  },
  clay_worker: {
    coat: "#c98662",
    shade: "#a36243",
    behind: fill("M27 12c5 0 7 3 8 7-3 0-6-1-8-3z", "#a36243", 1.3),
    beard: flat("M13 20.500l3 .5-.5 1.500-2-.5z", "#a36243"),
    hat:
      fill("M10.800 16.500c-1-8 3-12 9.200-12s10.200 4 9.200 12c-3-4-6-5.500-9.200-5.500s-6.200 1.500-9.200 5.500z", "#b5714c") +
      line("M13 10c4-2.500 10-2.500 14 0", 1.1),
  },
  fuel_gatherer: {
    coat: "#6b5a86",
    shade: "#4f4168",
    behind: fill("M8 40c-2-14 0-24 3-29 4-6 14-6 18 0 3 5 5 15 3 29z", "#6b5a86"),
    beard: line("M14.500 20.500l-1.500 1M25.500 20.500l1.500 1M16.500 25.500q3.500-1 7 0", 1),
    hat:
      fill("M11 18c-1-8 3-12.500 9-12.500S30 10 29 18c-1.500-5-4-7-9-7s-7.500 2-9 7z", "#d9d4cc", 1.3) +
      line("M8.500 17C9 8 13 4 20 4s11 4 11.500 13", 2.4, "#4f4168"),
    mouth: line("M18 24q2-1 4 0", 1.2),
  },
  charcoal_burner: {
    skin: SOOT,
    coat: "#45454c",
    shade: "#2c2c31",
    beard: fill(FULL_BEARD, "#2f2b29", 1.2) + dot(17, 17.5, 1.9, "#fffdf7") + dot(23, 17.5, 1.9, "#fffdf7"),
    hat:
      fill("M10.500 15.500c-1-8 3-12.500 9.500-12.500S30.500 7.500 29.500 15.500c-2-2-5-3-9.500-3s-7.500 1-9.500 3z", "#3a3a40") +
      line("M10.500 15.500c5-3.500 14-3.500 19 0", 2.2, "#5c5c63"),
    mouth: line("M18 23.500h4", 1.2, "#b98a72"),
  },
  fish_farmer: {
    coat: "#2f8a84",
    shade: "#206862",
    beard: fill("M11.500 19c.5 7.500 3.500 12 8.500 12s8-4.500 8.500-12c-1 4-2 6-3 7-3-1.500-8-1.500-11 0-1-1-2-3-3-7z", "#fbf4e2", 1.3),
    hat:
      fill(
        "M8 17c1.500-1.500 3-2.500 3.500-4C12 7 15 4 20 4s8 3 8.500 9c.5 1.500 2.500 2.500 5 5-4-1-6-2.500-8-3.500-4-1-8-1-11 0-2 1-4 2.500-6.500 2.500z",
        "#46aaa2",
      ) + line("M12.500 11c5-1.500 10-1.500 15 0", 1.1),
    mouth: SMILE,
  },
  water_carrier: {
    coat: "#dbe4ea",
    shade: "#aebcc6",
    behind: fill("M26 9c6 0 8 4 7 10-1 3 0 5 1 6-4 0-6-2-6-6z", "#6f4626", 1.4),
    dress:
      `<path d="M2 31c8-4 28-4 36 0" fill="none" stroke="${INK}" stroke-width="5"/><path d="M2 31c8-4 28-4 36 0" fill="none" stroke="#c48f55" stroke-width="2.600"/>` +
      line("M4 31v9M36 31v9", 1.3),
    hat:
      fill("M11 17c-1.500-8.500 3-13 9-13s10.500 4.500 9 13c-1-3-3-5-5-6-3 2-8 2.500-11 1-1 1.500-1.500 3-2 5z", "#6f4626") +
      line("M11.500 12.500c5-3 12-3 17 0", 2.4, "#5b9bc4"),
  },
};

function face(name: string, { skin = SKIN, coat, shade, behind = "", dress = "", beard = "", hat, mouth = SMILE }: Face): string {
  const body = "M3.500 40.500c0-9 7-12.500 16.500-12.500s16.500 3.500 16.500 12.500z";
  return (
    `<symbol id="gr-face-${name}" viewBox="0 0 40 40"><g stroke-linejoin="round" stroke-linecap="round">${behind}` +
    `${flat(body, coat)}${flat("M22 28.200c8.500.8 14.500 4.300 14.500 12.300H25c1.500-4 .5-9-3-12.300z", shade)}${line(body, 1.7)}` +
    `${fill("M16.500 23h7v5.500q-3.500 3.500-7 0z", skin, 1.3)}${dress}` +
    `<ellipse cx="20" cy="17.500" rx="8.300" ry="9.200" fill="${skin}" stroke="${INK}" stroke-width="1.700"/>${mouth}` +
    `${beard}${dot(17, 17.6, 1.15, INK)}${dot(23, 17.6, 1.15, INK)}${line("M20 17.800l-.9 3h1.800", 1)}${hat}</g></symbol>`
  );
}

const part = (id: string, drawing: string) =>
  `<symbol id="${id}" viewBox="0 0 32 32"><g stroke="${INK}" stroke-width="1.600" stroke-linejoin="round" stroke-linecap="round" fill="none">${drawing}</g></symbol>`;
const piece = (icon: string, x: number, y: number, size: number) =>
  `<use href="#${icon}" x="${x}" y="${y}" width="${size}" height="${size}" stroke="none"/>`;
const tile = (band: string) =>
  `<rect x="4" y="5" width="24" height="22" rx="3" fill="var(--tile-face)"/><path d="M4 12V8a3 3 0 0 1 3-3h18a3 3 0 0 1 3 3v4z" fill="${band}"/><path d="M10 23v-5l6-4 6 4v5z" fill="var(--i-cream-d)"/>`;
const wheel = (good: string, colour: string) =>
  `<circle cx="16" cy="16" r="13" fill="var(--wheel-b)"/><path d="M16 3a13 13 0 0 1 11.300 19.500L16 16z" fill="${colour}"/><path d="M16 16V4M16 16l10.500 6" stroke="var(--hand)" stroke-width="2.600"/><circle cx="16" cy="16" r="7" fill="var(--tile-face)"/>${piece(good, 10.5, 10.5, 11)}`;
const square = (kind: string) =>
  `<rect x="3" y="3" width="26" height="26" rx="3" fill="var(--l-${kind})"/><path d="M16 3v26M3 16h26" stroke-width="1.100"/>${[3.5, 16.5].flatMap((x) => [3.5, 16.5].map((y) => piece(`gr-${kind}`, x, y, 12))).join("")}`;

const SIGNS = [
  part(
    "gr-any",
    `<circle cx="16" cy="16" r="13" fill="var(--i-cream)"/><path d="M16 3a13 13 0 0 1 11.300 6.500L16 16z" fill="var(--i-sand)" stroke="none"/><path d="M27.300 9.500a13 13 0 0 1 0 13L16 16z" fill="var(--i-clay)" stroke="none"/><path d="M27.300 22.500A13 13 0 0 1 16 29V16z" fill="var(--i-coal)" stroke="none"/><path d="M16 29A13 13 0 0 1 4.700 22.500L16 16z" fill="var(--i-wood)" stroke="none"/><path d="M4.700 22.500a13 13 0 0 1 0-13L16 16z" fill="var(--i-sea)" stroke="none"/><path d="M4.700 9.500A13 13 0 0 1 16 3v13z" fill="var(--i-orange)" stroke="none"/><circle cx="16" cy="16" r="13"/><circle cx="16" cy="16" r="6.500" fill="var(--tile-face)"/><path d="M13.800 14.400c.2-3.200 4.600-3 4.400-.3-.1 1.700-2.200 1.600-2.200 3.300" stroke-width="1.700"/><circle cx="16" cy="20.100" r=".5"/>`,
  ),
  part(
    "gr-any-landscape",
    `<rect x="3" y="5" width="26" height="22" rx="3" fill="var(--l-meadow)"/><path d="M3 20l9-15H6a3 3 0 0 0-3 3z" fill="var(--l-grove)"/><path d="M12 5h17v3L17 27H8z" fill="var(--l-pond)"/><path d="M29 8v16a3 3 0 0 1-3 3h-9z" fill="var(--l-pit)"/>`,
  ),
  part("gr-tile", tile("var(--line-2)")),
  part("gr-tile-immediate", tile("var(--b-immediate)")),
  part(
    "gr-empty",
    `<rect x="4" y="5" width="24" height="22" rx="3" fill="var(--l-meadow)" stroke-dasharray="4 3"/><path d="M10 21l2-6 2 6 2-6M19 15l1.500-5 1.500 5" stroke="var(--line-2)" stroke-width="1.300"/>`,
  ),
  part(
    "gr-card",
    `<rect x="7" y="3" width="18" height="26" rx="3" fill="var(--glass)"/><rect x="10" y="6" width="12" height="20" rx="1.500" stroke="#fff" stroke-opacity=".6" stroke-width="1.200"/><path d="M16 11l3.500 5-3.500 5-3.500-5z" fill="#fff" fill-opacity=".75" stroke="none"/>`,
  ),
  part(
    "gr-goblet",
    `<path d="M8 4h16c0 8-2 13-6.500 14v6c3 .3 5 1.500 5.500 4H9c.5-2.500 2.500-3.700 5.500-4v-6C10 17 8 12 8 4z" fill="var(--i-glass)"/><path d="M17 4h7c0 8-2 13-6.500 14v6c3 .3 5 1.500 5.500 4h-6z" fill="var(--i-glass-d)" stroke="none"/><path d="M8 4h16c0 8-2 13-6.500 14v6c3 .3 5 1.500 5.500 4H9c.5-2.500 2.500-3.700 5.500-4v-6C10 17 8 12 8 4z"/><path d="M11 8.500h10" stroke="#fff" stroke-opacity=".7"/>`,
  ),
  part("gr-wheel-glass", wheel("gr-glass", "var(--glass)")),
  part("gr-wheel-brick", wheel("gr-brick", "var(--brick)")),
  part(
    "gr-turn",
    `<path d="M26 16a10 10 0 1 1-3-7.100" stroke="currentColor" stroke-width="3"/><path d="M24.500 3v7h-7" stroke="currentColor" stroke-width="3"/>`,
  ),
  ...["pit", "grove", "pond"].map((kind) => part(`gr-square-${kind}`, square(kind))),
];

/** Puts the symbols of this game into the document. */
export function installSymbols(): void {
  if (document.getElementById("glass-road-symbols")) return;
  const holder = document.createElement("div");
  holder.hidden = true;
  holder.id = "glass-road-symbols";
  const symbols = [...Object.entries(FACES).map(([name, entry]) => face(name, entry)), ...SIGNS].join("");
  holder.innerHTML = `<svg xmlns="http://www.w3.org/2000/svg">${symbols}</svg>`;
  document.body.prepend(holder);
}
