// An act that is on its way for longer than one notices says so, and can be given up.

import { useEffect, useState } from "preact/hooks";
import type { Words } from "../core/words";
import { Button } from "./ui";

const NOTICED = 150;

/** Has something been going on for so long that it should be shown? */
export function useLate(going: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!going) return;
    const timer = setTimeout(() => setLate(true), NOTICED);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [going]);
  return going && late;
}

export function OnItsWay({ words, onGiveUp }: { words: Words; onGiveUp: () => void }) {
  return (
    <div class="on-its-way" role="status">
      {words.say("page.on_its_way")}
      <Button onClick={onGiveUp} shortcut="Esc">
        {words.say("page.give_up")}
      </Button>
    </div>
  );
}
