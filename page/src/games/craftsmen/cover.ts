import type { GameCover } from "../game";
import picture from "./cover.svg";

export const cover: GameCover = {
  id: "craftsmen",
  cover: picture,
  icon: "cm-house",
  questions: [{ key: "investments", choices: () => ["once", "often"] }],
  options: (choices) => (choices.investments === "often" ? { allow_multiple_investments: true } : {}),
  choices: (options) => ({ investments: options.allow_multiple_investments ? "often" : "once" }),
  load: async () => (await import("./board")).board,
};
