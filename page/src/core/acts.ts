// The log as acts: what one seat did in one entry, or what befell the whole table, with the sentences that tell it.

import type { Entry, Message } from "./protocol";

export const CHANCE = -1;

export interface Act {
  /** Who did it; -1: chance, or the course of the game. */
  seat: number;
  /** How long the log was before and after it. */
  from: number;
  to: number;
  /** What is told of it; the first sentence is its caption. */
  messages: Message[];
}

/** Is this told about the seat alone, such as what it draws? */
const about = (messages: Message[], seat: number): boolean => messages.every(({ args }) => args?.seat === seat);

/**
 * The acts of the entries from `since` to the log's length `n`, oldest first. What heads a part of the log is an act of the table; what
 * chance gives to the seat that has just acted belongs to that act; other things of chance that follow each other are one act.
 */
export function actsOf(story: Entry[], since: number, n: number, headings: string[]): Act[] {
  const out: Act[] = [];
  let from = since;
  const add = (seat: number, messages: Message[], to: number) => {
    const last = out[out.length - 1];
    if (!messages.length) return;
    if (seat === CHANCE && last && (last.seat === CHANCE || about(messages, last.seat))) {
      last.messages.push(...messages);
      last.to = to;
    } else {
      out.push({ seat, from, to, messages });
    }
    from = to;
  };
  for (const entry of story) {
    if (entry.n < since || entry.n >= n) continue;
    const heads = (message: Message) => headings.includes(message.key);
    add(
      entry.seat,
      entry.messages.filter((message) => !heads(message)),
      entry.n + 1,
    );
    add(CHANCE, entry.messages.filter(heads), entry.n + 1);
  }
  // entries that tell nothing belong to what was told before them
  const last = out[out.length - 1];
  if (last) last.to = n;
  return out;
}

/** What the panel "since your turn" shows of an act: the sentence of the table's acts is the one that heads the new part. */
export function caption(act: Act, headings: string[]): Message {
  return act.messages.find(({ key }) => headings.includes(key)) ?? act.messages[0]!;
}

export interface Row {
  seat: number;
  /** The places of its acts in the list. */
  acts: number[];
}

/** One row a player; what befalls the table stands between them and begins anew. */
export function rowsOf(acts: Act[]): Row[] {
  const rows: Row[] = [];
  let part: Row[] = [];
  acts.forEach((act, i) => {
    if (act.seat === CHANCE) {
      rows.push({ seat: CHANCE, acts: [i] });
      part = [];
      return;
    }
    const row = part.find(({ seat }) => seat === act.seat);
    if (row) row.acts.push(i);
    else {
      const fresh = { seat: act.seat, acts: [i] };
      part.push(fresh);
      rows.push(fresh);
    }
  });
  return rows;
}
