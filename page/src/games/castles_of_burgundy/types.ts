// What the game sends and takes, and the scene of its board.

import type { Scene } from "../game";
import type { Facts, View } from "./generated";

export * from "./generated";

export type BurgundyScene = Scene<View, Facts>;
