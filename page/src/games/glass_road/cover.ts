import type { GameCover } from "../game";
import picture from "./cover.svg";

export const cover: GameCover = {
  id: "glass_road",
  cover: picture,
  icon: "gr-glass",
  questions: [
    { key: "buildings", choices: () => ["all", "first_game", "without_roofer"] },
    { key: "length", choices: (players) => (players > 1 ? ["four", "five"] : ["seven"]) },
    { key: "board", choices: (players) => (players === 4 ? ["large", "small"] : ["small"]) },
    { key: "bases", choices: () => ["apart", "adjacent"] },
  ],
  options: (choices, players) => {
    const options: Record<string, unknown> = {};
    if (choices.buildings && choices.buildings !== "all") options.buildings = choices.buildings;
    if (choices.length === "five" && players > 1) options.fifth_period = true;
    if (choices.board === "small" && players === 4) options.small_board = true;
    if (choices.bases === "adjacent") options.bases_adjacent = true;
    return options;
  },
  load: async () => (await import("./board")).board,
};
