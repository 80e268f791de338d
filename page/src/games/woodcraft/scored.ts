// What gave the points of a line of the score sheet: what lights up when the end is counted.

import type { WoodScene } from "./types";

const TRACKS: Record<string, string> = { hazelnut: "hazelnut:*", hazelnut_income: "hazelnut:*", income_lines: "blueberry:*" };

export function scored(line: string, { view, own }: WoodScene): string[] {
  if (line.endsWith("orders")) return [`completed:${own}`];
  if (line.startsWith("commission_")) return ["commission:*"];
  if (line.startsWith("reputation_")) return ["reputation:*"];
  if (line === "attic") return [`attic:${own}:*`];
  if (line === "marketing") return [`marketing:${own}`];
  if (line === "leftovers") return [`token:${own}:*`, `lumber:${own}:*`];
  if (line === "helpers") return view.players[own]!.rooms.flatMap((code) => (code ? [`helper:${code}`] : []));
  return TRACKS[line] ? [TRACKS[line]] : [];
}
