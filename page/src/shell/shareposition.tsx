// Passes a position on: copies the address that opens it in any house of the same version.

import { useState } from "preact/hooks";
import * as api from "../core/api";
import { at } from "../core/home";
import type { Message } from "../core/protocol";
import type { Words } from "../core/words";
import { Button, copy } from "./ui";

export function SharePosition({ token, n, words }: { token: string; n: number; words: Words }) {
  const [told, setTold] = useState<Message>({ key: "page.position.share" });
  const share = async () => {
    try {
      const { code } = await api.sharePosition(token, n);
      const done = await copy(new URL(`${at("/position")}#${code}`, location.href).href);
      setTold({ key: done ? "page.copied" : "page.position.share" });
    } catch (error) {
      setTold(error instanceof api.Fault ? error.said : { key: "page.error.unreachable" });
    }
  };
  return <Button icon={told.key === "page.copied" ? "ui-check" : "ui-share"} label={words.tell(told)} onClick={() => void share()} />;
}
