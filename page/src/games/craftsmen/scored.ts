// What gave the points of a line of the score sheet: what lights up when the end is counted.

import type { CraftScene } from "./types";

export function scored(line: string, { view, own }: CraftScene): string[] {
  if (line.startsWith("ships_"))
    return view.ships.flatMap(({ rows }, ship) =>
      rows.flatMap(({ markers }, row) => markers.flatMap((marker, i) => (marker === own ? [`hold:${ship}:${row}:${i}`] : []))),
    );
  if (line === "granary")
    return Object.values(view.granary).flatMap((markers, column) => markers.flatMap((marker, i) => (marker === own ? [`granary:${column}:${i}`] : [])));
  if (line === "town") return [`row:${own}:*`];
  if (line === "bonus_tokens") return ["bonus:*"];
  if (line === "semi_finished" || line === "finished" || line === "meat") return [`icon:${own}:*`];
  if (line === "start") return [`order:${own}`];
  return [];
}
