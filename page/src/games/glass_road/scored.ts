// What gave the points of a line of the score sheet: what lights up when the end is counted.

import { type GlassScene, isBuilding, tileOf } from "./types";

const CATEGORY: Record<string, string> = { conversion_buildings: "conversion", immediate_buildings: "immediate" };

export function scored(line: string, { view, facts, own }: GlassScene): string[] {
  if (line === "base_buildings" || line === "upgrades") return [`base:${own}:*`];
  const category = CATEGORY[line] ?? "points"; // the other lines are those of point buildings
  return view.players[own]!.plan.flatMap((content, cell) =>
    isBuilding(content) && tileOf(facts, content).category === category ? [`cell:${own}:${cell}`] : [],
  );
}
