// The door to the guide: at tables that were made for learning it is loaded, at all others nothing happens.

import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { progressAt } from "../core/guides";
import type { Table } from "../core/protocol";
import type { Words } from "../core/words";
import type { Chain, GameBoard } from "../games/game";

export interface GuidedProps {
  table: Table;
  own: number;
  words: Words;
  board: GameBoard;
  phone: boolean;
  /** Something else lies over the table. */
  covered: boolean;
  play: (action: Chain) => void;
  /** Marks a move on the board. */
  point: (action: string | null) => void;
  hint: () => Promise<string | null>;
}

export function Guided(props: GuidedProps) {
  const { id } = props.table.table;
  const [Master, setMaster] = useState<ComponentType<GuidedProps> | null>(null);
  useEffect(() => {
    if (progressAt(id)) void import("./guide").then((loaded) => setMaster(() => loaded.Master));
  }, [id]);
  return Master && <Master {...props} />;
}
