// Sentences from keys and values: the same format as src/burgher/core/words.py.

import type { Args, Message, Value } from "./protocol";

export const LANGUAGES = ["en", "pl", "de"] as const;
export type Language = (typeof LANGUAGES)[number];

const OPTIONAL = /\{(\w+)\?((?:[^{}]|\{[^{}]*\})*)\}/g;
const PERSON = /\{(\w+):([^|{}]*)\|([^|{}]*)\}/g;
const PLACEHOLDER = /\{(\w+)((?:\|[^|{}]*)*)\}/g;

/** Which of a language's forms goes with a number: 0 singular, then plurals; in Polish fractions have the last. */
export function pluralForm(language: string, number: number): number {
  if (number === 1) return 0;
  if (language !== "pl") return 1;
  if (!Number.isInteger(number)) return 3;
  const few = [2, 3, 4].includes(number % 10) && ![12, 13, 14].includes(number % 100);
  return few ? 1 : 2;
}

/** A number of points as it is read: halves as a fraction. */
export function amount(number: number): string {
  if (Number.isInteger(number)) return String(number);
  const whole = Math.trunc(number);
  return `${number < 0 ? "−" : ""}${whole ? Math.abs(whole) : ""}½`;
}

/** The different values of a list, each with how often it occurs. */
export function counted(list: readonly string[]): [value: string, count: number][] {
  const out = new Map<string, number>();
  for (const value of list) out.set(value, (out.get(value) ?? 0) + 1);
  return [...out];
}

/** A piece of a sentence: plain text, a value that was filled in, or a word that goes with a number. */
export interface Piece {
  text: string;
  name?: string;
  value?: Value;
  form?: boolean;
}

export class Words {
  constructor(
    readonly texts: Readonly<Record<string, string>>,
    readonly language: string,
    /** The seat of whoever reads, if it is one, and what others call it. */
    readonly you: { seat: number; name: string } | null = null,
  ) {}

  has(key: string): boolean {
    return key in this.texts;
  }

  /** The sentence of a key with its values filled in. */
  say(key: string, args: Args = {}): string {
    return this.pieces(key, args)
      .map((piece) => piece.text)
      .join("");
  }

  tell(message: Message): string {
    return this.say(message.key, message.args);
  }

  /** The sentence in pieces, so that values can be shown as pictures. */
  pieces(key: string, args: Args = {}): Piece[] {
    const shown = (name: string) => args[name] !== undefined && args[name] !== 0 && args[name].toString() !== "";
    const known = this.texts[key] ?? key;
    const addresses = /^\{seat\}:|\{seat:/.test(known); // else "You" would not go with its verb
    const sentence = known
      .replace(PERSON, (_, name: string, theirs: string, yours: string) => (args[name] === this.you?.seat ? yours : theirs))
      .replace(OPTIONAL, (_, name: string, text: string) => (shown(name) ? text : ""));
    const out: Piece[] = [];
    let end = 0;
    for (const match of sentence.matchAll(PLACEHOLDER)) {
      if (match.index > end) out.push({ text: sentence.slice(end, match.index) });
      end = match.index + match[0].length;
      const name = match[1]!;
      const forms = match[2]!;
      const value = args[name] ?? "";
      if (forms) {
        const options = forms.slice(1).split("|");
        const text = options[pluralForm(this.language, Number(value))] ?? options[options.length - 1]!;
        out.push({ text, name, value, form: true });
      } else if (name === "seat" && value === this.you?.seat && !addresses) out.push({ text: this.you.name, name, value });
      else out.push({ text: this.value(name, value), name, value });
    }
    if (end < sentence.length) out.push({ text: sentence.slice(end) });
    return out;
  }

  /** A value in words if it has some, otherwise as it is. */
  value(name: string, value: Value): string {
    if (Array.isArray(value)) {
      const parts = counted(value).map(([part, count]) => (count > 1 ? `${count} × ` : "") + this.value(name, part));
      return parts.join(", ");
    }
    return this.texts[`${name}.${value}`] ?? (typeof value === "number" ? amount(value) : value);
  }

  /** The same words with the players' names for `{seat}`; who sits alone at this screen is "you". */
  withSeats(names: string[], mine: number[] = []): Words {
    const texts: Record<string, string> = { ...this.texts };
    const you = mine.length === 1 ? { seat: mine[0]!, name: names[mine[0]!]! } : null;
    names.forEach((name, seat) => (texts[`seat.${seat}`] = seat === you?.seat ? this.say("page.you") : name));
    return new Words(texts, this.language, you);
  }
}
