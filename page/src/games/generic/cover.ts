// A game that the page has no board for: it is drawn as tables and lists, and played with buttons.

import * as api from "../../core/api";
import type { GameCover } from "../game";
import picture from "./cover.svg";

export const genericCover = (id: string): GameCover => ({
  id,
  cover: picture,
  icon: "ui-list",
  questions: [],
  options: () => ({}),
  choices: () => ({}),
  load: async () => {
    const [{ boardOf }, verbs] = await Promise.all([import("./board"), api.verbs(id)]);
    return boardOf(verbs);
  },
});
