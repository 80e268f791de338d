// The masters who guide through the games: the same bust, with another cap, beard and coat.

import type { JSX } from "preact";

interface Looks {
  sky: string;
  coat: string;
  cap: string;
  shade: string;
  beard: string | null;
  badge: JSX.Element;
}

const CREAM = "#fffaf0";
const LOOKS: Record<string, Looks> = {
  castles_of_burgundy: {
    sky: "#f0dcae",
    coat: "#9a6412",
    cap: "#7f4f08",
    shade: "#5d3a06",
    beard: null,
    badge: <path d="M27 14v-5h2v2h2v-2h2v2h2v-2h2v5z" fill="#f6d27a" stroke={CREAM} stroke-width=".9" />,
  },
  glass_road: {
    sky: "#cfe6ee",
    coat: "#2f7d5b",
    cap: "#1a6247",
    shade: "#124a35",
    beard: "#efe9dd",
    badge: (
      <>
        <path d="M28.6 8.6h6.8c0 3-1.300 4.700-3.400 4.700s-3.400-1.700-3.400-4.700z" fill="#bfe6d2" stroke={CREAM} stroke-width="1.100" />
        <path d="M32 13.300v2.600M29.800 16.100h4.400" fill="none" stroke={CREAM} stroke-width="1.400" />
      </>
    ),
  },
  woodcraft: {
    sky: "#d9ddf2",
    coat: "#56629f",
    cap: "#414d93",
    shade: "#2f3870",
    beard: "#9a6b3f",
    badge: <path d="M32 7.500l3 4h-2v4h-2v-4h-2z" fill="#cfe3a9" stroke={CREAM} stroke-width="1" />,
  },
  craftsmen: {
    sky: "#f3d9cd",
    coat: "#b5473c",
    cap: "#9c2f27",
    shade: "#74201a",
    beard: null,
    badge: <path d="M28 15v-4l4-3 4 3v4z" fill="#f2c46a" stroke={CREAM} stroke-width="1" />,
  },
};

export function Face({ game, size }: { game: string; size: number }) {
  const looks = LOOKS[game] ?? LOOKS.glass_road!;
  const ink = "var(--icon-ink)";
  return (
    <svg class="guide-face" viewBox="0 0 64 64" width={size} height={size} aria-hidden="true">
      <defs>
        <clipPath id="guide-face">
          <circle cx="32" cy="32" r="29.500" />
        </clipPath>
      </defs>
      <circle cx="32" cy="32" r="30.500" fill={looks.sky} stroke={ink} stroke-width="2" />
      <g clip-path="url(#guide-face)" stroke={ink} stroke-width="1.800" stroke-linejoin="round" stroke-linecap="round">
        <path d="M9 66c0-13 9-19 23-19s23 6 23 19z" fill={looks.coat} />
        <path d="M22 48l-2 18h24l-2-18c-3 3-6 4.500-10 4.500S25 51 22 48z" fill="#f8efdc" />
        <path d="M26 47v4.500c3.500 3 8.500 3 12 0V47z" fill="#eab892" />
        <path d="M18 30c0-13 6-18 14-18s14 5 14 18c0 11-6 19-14 19s-14-8-14-19z" fill="#f3c9a5" />
        <path d="M40 14c5 4 6 9 6 16 0 11-6 19-14 19 8-6 11-20 8-35z" fill="#dba67f" stroke="none" opacity=".55" />
        {looks.beard ? (
          <>
            <path
              d="M19 34c1.500 3 4 3.500 7 2.500 2-.700 3.500-1.300 6-1.300s4 .600 6 1.300c3 1 5.500.500 7-2.500.500 11-5 18-13 18S18.500 45 19 34z"
              fill={looks.beard}
            />
            <path d="M27.500 41.300c2.600 2.200 6.400 2.200 9 0" fill="#c4665a" />
          </>
        ) : (
          <>
            <path d="M17 22c-3 8-3 18-1 24 3-2 4-6 4-12zM47 22c3 8 3 18 1 24-3-2-4-6-4-12z" fill="#6b4a2b" />
            <path d="M27 40.500c3 2.600 7 2.600 10 0" fill="none" />
          </>
        )}
        <path d="M32 27.500l-2.300 6.300c1.400 1.200 3.200 1.200 4.600 0" fill="none" />
        <circle cx="25.800" cy="28.600" r="1.900" fill={ink} stroke="none" />
        <circle cx="38.200" cy="28.600" r="1.900" fill={ink} stroke="none" />
        <path d="M14.500 22.500C14 11 21 5.500 32 5.500s18 5.500 17.500 17c-5-3.600-11-5-17.500-5s-12.500 1.400-17.500 5z" fill={looks.cap} />
        <path d="M32 5.500c11 0 18 5.500 17.500 17-2.300-1.700-5-2.900-7.800-3.700C42 13 38.500 8 32 5.500z" fill={looks.shade} stroke="none" opacity=".8" />
        <path d="M14.500 22.500c5-3.600 11-5 17.500-5s12.500 1.400 17.500 5" fill="none" />
        {looks.badge}
      </g>
    </svg>
  );
}
