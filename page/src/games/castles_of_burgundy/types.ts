// What the game sends and takes, and the scene of its board.

import type { Scene, Sight } from "../game";
import type { Facts, Move, Preview, View } from "./generated";
import type { Lights } from "./lights";

export * from "./generated";

export type BurgundySight = Sight<View, Facts, Move, Preview>;
export type BurgundyScene = Scene<View, Facts, Move, Lights, Preview>;
