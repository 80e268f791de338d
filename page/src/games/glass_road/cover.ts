import type { GameCover } from "../game";
import picture from "./cover.svg";

export const cover: GameCover = {
  id: "glass_road",
  cover: picture,
  icon: "gr-glass",
  questions: [
    { key: "buildings", choices: () => ["all", "first_game", "without_roofer"] },
    { key: "length", choices: (players) => (players > 1 ? ["four", "five"] : []) },
    { key: "board", choices: (players) => (players === 4 ? ["large", "small"] : []) },
    { key: "bases", choices: () => ["apart", "adjacent"] },
    {
      key: "first_player",
      choices: (players) => (players > 1 ? ["chance", ...Array.from({ length: players }, (_, seat) => String(seat))] : []),
    },
  ],
  options: (choices, players) => {
    const options: Record<string, unknown> = {};
    if (choices.buildings && choices.buildings !== "all") options.buildings = choices.buildings;
    if (choices.length === "five" && players > 1) options.fifth_period = true;
    if (choices.board === "small" && players === 4) options.small_board = true;
    if (choices.bases === "adjacent") options.bases_adjacent = true;
    const first = Number(choices.first_player);
    if (first < players) options.first_player = first;
    return options;
  },
  choices: (options) => ({
    ...(typeof options.buildings === "string" ? { buildings: options.buildings } : {}),
    ...(options.fifth_period ? { length: "five" } : {}),
    ...(options.small_board ? { board: "small" } : {}),
    ...(options.bases_adjacent ? { bases: "adjacent" } : {}),
    ...(typeof options.first_player === "number" ? { first_player: String(options.first_player) } : {}),
  }),
  load: async () => (await import("./board")).board,
};
