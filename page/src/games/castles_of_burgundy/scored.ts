// What gave the points of a line of the score sheet: what lights up when the end is counted.

import { kindOf } from "./pieces";
import type { BurgundyScene } from "./types";

export function scored(line: string, { view, facts, own }: BurgundyScene): string[] {
  const cells = (fits: (face: string) => boolean) =>
    view.players[own]!.estate.flatMap((face, cell) => (face && fits(face) ? [`cell:${own}:${cell}`] : []));
  if (line.startsWith("knowledge_")) return cells((face) => face === line);
  if (line.startsWith("livestock")) return cells((face) => kindOf(facts, face) === "livestock");
  if (line.startsWith("region_")) return cells(() => true);
  if (line === "watchtowers") return cells((face) => face === "watchtower");
  if (line.endsWith("_bonus")) return ["bonus:*"];
  if (line === "sales") return [`sold:${own}`];
  if (line === "unsold_goods") return [`good:${own}:*`];
  return [`${line}:${own}`]; // silver and workers
}
