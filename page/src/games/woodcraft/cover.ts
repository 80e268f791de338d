import type { GameCover } from "../game";
import picture from "./cover.svg";

export const cover: GameCover = {
  id: "woodcraft",
  cover: picture,
  icon: "wc-saw",
  questions: [{ key: "start_quadrant", choices: () => ["1", "2", "3", "4"] }],
  options: (choices) =>
    choices.start_quadrant && choices.start_quadrant !== "1" ? { start_quadrant: Number(choices.start_quadrant) } : {},
  choices: (options) => ({ start_quadrant: String(options.start_quadrant ?? 1) }),
  load: async () => (await import("./board")).board,
};
