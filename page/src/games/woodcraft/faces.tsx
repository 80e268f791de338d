// The faces of the helpers: drawn from a few features each, so that no two are alike.

interface Features {
  skin: string;
  hair: string;
  cut: "bald" | "short" | "bob" | "bun" | "curls" | "braids" | "parted" | "wild";
  hat: "" | "cap" | "straw" | "hood" | "scarf" | "tall" | "beret" | "lamp" | "band" | "crown" | "bowl";
  tint: string;
  coat: string;
  extra: string;
}

const SKINS = ["#f6d7b8", "#e9bd94", "#c98f63", "#9a6540", "#6f4529"];
const HAIRS = ["#2f2620", "#6b4226", "#b5752f", "#e0b04a", "#a33d1f", "#b9b4aa"];
const TINTS = ["#3f6f9a", "#9c3b30", "#4f7f3f", "#c58a2a", "#6d4f8f", "#2f7d78", "#74563a"];
const CUTS: Record<string, Features["cut"]> = {
  0: "bald",
  s: "short",
  b: "bob",
  u: "bun",
  c: "curls",
  z: "braids",
  p: "parted",
  w: "wild",
};
const HATS: Record<string, Features["hat"]> = {
  "-": "",
  c: "cap",
  s: "straw",
  h: "hood",
  k: "scarf",
  t: "tall",
  b: "beret",
  l: "lamp",
  n: "band",
  r: "crown",
  o: "bowl",
};

/** Skin, hair, cut, hat, tint of the hat, tint of the coat; then what else there is to see. */
const HELPERS: Record<string, string> = {
  A01: "1 1s k0 2 freckles",
  A02: "0 5p -0 3 goggles",
  A03: "1 4z s3 2 ",
  A04: "2 0s l3 6 moustache",
  A05: "0 3s c2 0 freckles",
  A06: "3 0u k2 5 ",
  A07: "1 2b -0 0 ",
  A08: "2 00 o6 1 beard",
  A09: "4 0c n1 3 ",
  A10: "0 1w t4 6 moustache",
  A11: "2 10 n0 1 nail",
  A12: "0 4s b6 2 beard",
  A13: "1 50 s6 4 beard",
  A14: "3 0c k4 5 ",
  A15: "badger - -1 1",
  A16: "0 2p c0 0 glasses",
  A17: "1 0b b1 4 ",
  A18: "2 2s c3 6 pencil",
  A19: "4 5s -0 2 glasses",
  A20: "0 3p t1 1 moustache",
  A21: "1 5u -0 5 glasses",
  A22: "2 1c o2 3 ",
  A23: "3 00 -0 2 beard",
  A24: "0 0s h0 0 moustache",
  A25: "1 4s n6 5 goggles",
  A26: "2 00 o3 0 moustache",
  A27: "fox - k1 2",
  B01: "0 5s c6 1 beard",
  B02: "3 0z k5 0 goggles",
  B03: "1 1p t0 4 moustache",
  B04: "2 5b -0 6 glasses",
  B05: "0 3c r3 4 ",
  B06: "4 0p l2 1 ",
  B07: "1 20 c1 2 beard",
  B08: "0 1w h2 2 beard",
  B09: "2 3b h3 6 ",
  B10: "0 4w s1 5 moustache",
  B11: "4 5s t6 3 glasses",
  B12: "1 0p b3 1 moustache",
  B13: "2 4z n4 4 ",
  B14: "0 2u k3 3 glasses",
  B15: "3 1s -0 6 goggles",
  B16: "1 3s o0 0 freckles",
  B17: "0 0b c5 5 pencil",
  B18: "2 5c r2 2 beard",
  B19: "4 0u s2 1 ",
  B20: "1 4p b4 4 ",
  B21: "3 5w o1 6 goggles",
  B22: "0 5u -0 1 glasses",
};

function features(code: string): Features {
  const [skin = "0", hair = "0s", hat = "-0", coat = "0", extra = ""] = (HELPERS[code] ?? "1 1s c0 2 ").split(" ");
  return {
    skin: SKINS[Number(skin)] ?? skin,
    hair: HAIRS[Number(hair[0])] ?? "",
    cut: CUTS[hair[1]!] ?? "bald",
    hat: HATS[hat[0]!] ?? "",
    tint: TINTS[Number(hat[1])]!,
    coat: TINTS[Number(coat)]!,
    extra,
  };
}

const INK = "#2c2118";
const line = { stroke: INK, "stroke-width": 1.5, "stroke-linejoin": "round", "stroke-linecap": "round" } as const;

const BEHIND: Partial<Record<Features["cut"], string>> = {
  bob: "M8 15c-1-9 17-9 16 0v7h-4V14h-8v8H8z",
  braids: "M9 14c-2 4-3 8-2 12l3-1 1-10zM23 14c2 4 3 8 2 12l-3-1-1-10z",
  wild: "M6 17c-2-12 22-12 20 0l-3-2v4l-3-4h-8l-3 4v-4z",
  bun: "M12 5a4 4 0 1 1 8 0 4 4 0 1 1-8 0z",
};
const FRONT: Partial<Record<Features["cut"], string>> = {
  short: "M9 13c0-8 14-8 14 0-2-2-4-3-7-3s-5 1-7 3z",
  parted: "M9 14c-1-9 15-10 14 0-1-2-2-3-4-4l-6 1c-2 0-3 1-4 3z",
  bob: "M9 13c0-8 14-8 14 0-2-2-4-2-7-2s-5 0-7 2z",
  bun: "M9 13c0-7 14-7 14 0-2-2-4-3-7-3s-5 1-7 3z",
  braids: "M9 13c0-8 14-8 14 0-3-1-5-3-7-4-2 1-4 3-7 4z",
  curls: "M8 14a3 3 0 0 1 1-5 3 3 0 0 1 4-3 4 4 0 0 1 6 0 3 3 0 0 1 4 3 3 3 0 0 1 1 5c-1-2-2-2-3-2-3 0-3-1-5-1s-2 1-5 1c-1 0-2 0-3 2z",
  wild: "M8 13l2-6 2 2 3-4 2 3 4-3 1 4 2 0 0 4c-2-2-4-3-8-3s-6 1-8 3z",
};

function Hat({ hat, tint }: { hat: Features["hat"]; tint: string }) {
  switch (hat) {
    case "cap":
      return <path d="M8 11c0-8 16-8 16 0l4 1.500c0 1.500-3 1.500-5 .5H8z" fill={tint} {...line} />;
    case "straw":
      return (
        <>
          <path d="M3.500 12c4-2.500 21-2.500 25 0-4 2-21 2-25 0z" fill="#e6c46c" {...line} />
          <path d="M9.500 11c0-8 13-8 13 0-3 1.200-10 1.200-13 0z" fill="#e6c46c" {...line} />
          <path d="M9.600 10.200c3 1.200 9.800 1.200 12.800 0" fill="none" stroke={tint} stroke-width="2.200" />
        </>
      );
    case "hood":
      return <path d="M6.500 24c-3-12 1-20 9.500-20s12.500 8 9.500 20l-3-2c2-8 0-12-6.500-12s-8.500 4-6.500 12z" fill={tint} {...line} />;
    case "scarf":
      return <path d="M8 12.500c0-9 16-9 16 0l3.500 3.500-4-.5c-4-3-11-3-15.500-3z" fill={tint} {...line} />;
    case "tall":
      return (
        <>
          <path d="M10 10.500L9.500 2h13L22 10.500z" fill={tint} {...line} />
          <path d="M6.500 11c5-2 14-2 19 0-4 1.800-15 1.800-19 0z" fill={tint} {...line} />
        </>
      );
    case "beret":
      return <path d="M7.500 12C4 6 12 3 16 3.500 23 3 28 7 24.500 12c-5-2-12-2-17 0z" fill={tint} {...line} />;
    case "lamp":
      return (
        <>
          <path d="M8 12c0-9 16-9 16 0z" fill={tint} {...line} />
          <circle cx="16" cy="8" r="2.600" fill="#ffe68a" {...line} />
        </>
      );
    case "band":
      return <path d="M8.500 10.500c4-2 11-2 15 0l.2 2.700c-4-2-11.400-2-15.400 0z" fill={tint} {...line} />;
    case "crown":
      return <path d="M8.500 12L7.500 5l4 3 4.500-5 4.500 5 4-3-1 7c-4-1.500-11-1.500-15 0z" fill={tint} {...line} />;
    case "bowl":
      return (
        <>
          <path d="M9 11c0-9 14-9 14 0z" fill={tint} {...line} />
          <path d="M6 11.500h20" {...line} stroke-width="2.400" />
        </>
      );
    default:
      return null;
  }
}

function Extra({ extra, hair }: { extra: string; hair: string }) {
  switch (extra) {
    case "beard":
      return <path d="M9 17c.5 7 3 9.500 7 9.500s6.500-2.500 7-9.500c-2 2-4 2.500-7 2.500S11 19 9 17z" fill={hair} {...line} />;
    case "moustache":
      return (
        <path
          d="M16 19.400c-1.500-1.200-4-.6-5 1 2 .8 4 .6 5-.2 1 .8 3 1 5 .2-1-1.600-3.500-2.200-5-1z"
          fill={hair}
          {...line}
          stroke-width="1"
        />
      );
    case "glasses":
      return (
        <g fill="#fff" fill-opacity=".55" {...line} stroke-width="1.200">
          <circle cx="12.600" cy="15.600" r="2.700" />
          <circle cx="19.400" cy="15.600" r="2.700" />
          <path d="M15.300 15.600h1.400" />
        </g>
      );
    case "goggles":
      return (
        <g {...line} stroke-width="1.200">
          <path d="M8.500 15h15" stroke-width="2" />
          <rect x="10" y="13" width="5.400" height="4.800" rx="2" fill="#bfe0e8" />
          <rect x="16.600" y="13" width="5.400" height="4.800" rx="2" fill="#bfe0e8" />
        </g>
      );
    case "freckles":
      return <path d="M11 18.500h.1M13 19h.1M19 19h.1M21 18.500h.1" stroke="#a5602f" stroke-width="1.200" stroke-linecap="round" />;
    case "pencil":
      return <path d="M22.500 17.500l5-8 1.500 1-5 8-1.700 1z" fill="#eebf45" {...line} stroke-width="1.100" />;
    case "nail":
      return <path d="M16.500 21.500l6 1.500" stroke="#7d8790" stroke-width="1.800" stroke-linecap="round" />;
    default:
      return null;
  }
}

function Animal({ kind, hat, tint, coat }: { kind: string; hat: Features["hat"]; tint: string; coat: string }) {
  const fur = kind === "fox" ? "#d9762e" : "#6b6a6c";
  return (
    <>
      <path d="M4 32c0-6 5-7 12-7s12 1 12 7z" fill={coat} {...line} />
      <path
        d={kind === "fox" ? "M8 13L6.500 3.500l7 4.500h5l7-4.500L24 13z" : "M8 12c-3-3-1-6 2-5.500M24 12c3-3 1-6-2-5.500"}
        fill={fur}
        {...line}
      />
      <path d="M7.500 14c0-10 17-10 17 0 0 5-4 12-8.500 12S7.500 19 7.500 14z" fill={fur} {...line} />
      <path
        d={
          kind === "fox"
            ? "M8 16c3 0 5 1 8 5 3-4 5-5 8-5-1 5-4 10-8 10s-7-5-8-10z"
            : "M14 6h4l1.500 13c0 4-1 7-3.500 7s-3.500-3-3.500-7zM8 13l3-4 .5 9c-2-1-3.500-3-3.500-5zM24 13l-3-4-.5 9c2-1 3.500-3 3.500-5z"
        }
        fill="#fff6e6"
        stroke="none"
      />
      <circle cx="12.500" cy="15" r="1.200" fill={INK} />
      <circle cx="19.500" cy="15" r="1.200" fill={INK} />
      <path d="M14.500 22.500h3L16 24.500z" fill={INK} {...line} stroke-width="1" />
      {hat && <Hat hat={hat} tint={tint} />}
    </>
  );
}

/** The face of a helper, its middle at x, y. */
export function Face({ code, x, y, size }: { code: string; x: number; y: number; size: number }) {
  const f = features(code);
  const animal = f.skin === "fox" || f.skin === "badger";
  return (
    <g transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 32})`}>
      {animal ? (
        <Animal kind={f.skin} hat={f.hat} tint={f.tint} coat={f.coat} />
      ) : (
        <>
          {BEHIND[f.cut] && <path d={BEHIND[f.cut]} fill={f.hair} {...line} />}
          <path d="M4 32c0-6 5-8 12-8s12 2 12 8z" fill={f.coat} {...line} />
          <path d="M13 22h6v4c-2 1.600-4 1.600-6 0z" fill={f.skin} {...line} stroke-width="1.200" />
          <path d="M8.500 14.500c0-9 15-9 15 0 0 6-3.500 10-7.500 10s-7.500-4-7.500-10z" fill={f.skin} {...line} />
          {FRONT[f.cut] && <path d={FRONT[f.cut]} fill={f.hair} {...line} stroke-width="1.200" />}
          <circle cx="12.800" cy="15.600" r="1.100" fill={INK} />
          <circle cx="19.200" cy="15.600" r="1.100" fill={INK} />
          <path d="M13.500 20.600c1.500 1.100 3.500 1.100 5 0" fill="none" stroke={INK} stroke-width="1.200" stroke-linecap="round" />
          <Extra extra={f.extra} hair={f.hair} />
          <Hat hat={f.hat} tint={f.tint} />
        </>
      )}
    </g>
  );
}

/** The codes that have a face of their own, and the features of each: no two may be alike. */
export const faceFeatures = (): [string, string][] => Object.entries(HELPERS);
