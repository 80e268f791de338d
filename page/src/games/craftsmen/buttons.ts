// A button of the board that opens something and plays nothing.

import type { Attrs } from "../game";

export const openButton = (label: string, onClick: () => void): Attrs => ({
  role: "button",
  tabindex: 0,
  "aria-label": label,
  onClick,
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    onClick();
  },
});
