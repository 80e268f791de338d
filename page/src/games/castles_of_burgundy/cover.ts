import type { GameCover } from "../game";
import picture from "./cover.svg";

export const cover: GameCover = {
  id: "castles_of_burgundy",
  cover: picture,
  icon: "cb-castle",
  questions: [
    { key: "boards", choices: () => ["first", "open", "secret"] },
    { key: "first_player", choices: (players) => ["chance", ...Array.from({ length: players }, (_, seat) => String(seat))] },
  ],
  options: (choices) => {
    const options: Record<string, unknown> = {};
    if (choices.boards === "open") options.setup = "advanced";
    if (choices.boards === "secret") Object.assign(options, { setup: "advanced", choices: "secret" });
    if (choices.first_player && choices.first_player !== "chance") options.first_player = Number(choices.first_player);
    return options;
  },
  choices: (options) => ({
    ...(options.setup === "advanced" ? { boards: options.choices === "secret" ? "secret" : "open" } : {}),
    ...(typeof options.first_player === "number" ? { first_player: String(options.first_player) } : {}),
  }),
  load: async () => (await import("./board")).board,
};
