// The tabs of a phone's table: which of its boards is open, and where something can be done.

import { Icon } from "../art/art";

export interface Tab {
  key: string;
  icon: string;
  text: string;
  /** Can something be done there? */
  lit: boolean;
}

const MANY = 3; // more stand with their words below the icon

export function Tabs({ label, tabs, open, onOpen }: { label: string; tabs: Tab[]; open: number; onOpen: (tab: number) => void }) {
  return (
    <div class={`part-tabs ${tabs.length > MANY ? "many" : ""}`} role="tablist" data-part="tabs" aria-label={label}>
      {tabs.map(({ key, icon, text, lit }, i) => (
        <button
          key={key}
          type="button"
          role="tab"
          aria-selected={i === open}
          class={`part-tab ${lit && i !== open ? "lit" : ""}`}
          onClick={() => onOpen(i)}
        >
          <Icon id={icon} size={tabs.length > MANY ? 20 : 18} />
          <span>{text}</span>
        </button>
      ))}
    </div>
  );
}
