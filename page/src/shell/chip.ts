// The small picture of an act: what was taken, placed or gained.

import type { Act } from "../core/acts";
import type { Message } from "../core/protocol";
import type { GameBoard } from "../games/game";

export interface ChipFace {
  icon: string;
  count?: number;
}

type Pictures = Pick<GameBoard, "picture" | "unit" | "deed">;

function pictured({ args = {} }: Message, board: Pictures): ChipFace | null {
  for (const [name, value] of Object.entries(args)) {
    const picture = name === "seat" ? null : board.picture(name, Array.isArray(value) ? (value[0] ?? "") : value);
    if (picture) return { icon: picture.icon };
  }
  return null;
}

function counted({ args = {} }: Message, board: Pictures): ChipFace | null {
  for (const [name, value] of Object.entries(args)) {
    const unit = typeof value === "number" && value > 0 ? board.unit(name) : null;
    if (unit) return { icon: unit.icon, count: value as number };
  }
  return null;
}

/** The picture of the deed, or of what its sentence names, or of what it counts. */
export function chipOf(act: Act, board: Pictures): ChipFace {
  for (const message of act.messages) {
    const deed = board.deed(message);
    if (deed) return { icon: deed };
    const found = pictured(message, board) ?? counted(message, board);
    if (found) return found;
  }
  return { icon: "ui-check" };
}
