// What one person likes: kept in the browser.

import { useEffect, useState } from "preact/hooks";
import { PACES, type Pace } from "./follower";
import { LANGUAGES, type Language } from "./words";

export interface Settings {
  language: Language;
  theme: "auto" | "light" | "dark";
  animation: boolean;
  confirm: boolean;
  sounds: boolean;
  /** How fast others' acts are shown. */
  pace: Pace;
}

function browserLanguage(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return LANGUAGES.find((language) => wanted[0] === language) ?? "en";
}

function read(): Settings {
  const text = (name: string) => localStorage.getItem(`burgher.${name}`);
  const flag = (name: string, standard: boolean) => (text(name) === null ? standard : text(name) === "yes");
  const language = text("language");
  const theme = text("theme");
  return {
    language: LANGUAGES.find((known) => known === language) ?? browserLanguage(),
    theme: theme === "light" || theme === "dark" ? theme : "auto",
    animation: flag("animation", true),
    confirm: flag("confirm", true),
    sounds: flag("sounds", false),
    pace: PACES.find((known) => known === text("pace")) ?? "normal",
  };
}

let current = read();
const listeners = new Set<() => void>();

export function settings(): Settings {
  return current;
}

export function change(part: Partial<Settings>): void {
  for (const [name, value] of Object.entries(part)) {
    localStorage.setItem(`burgher.${name}`, typeof value === "boolean" ? (value ? "yes" : "no") : String(value));
  }
  current = { ...current, ...part };
  apply();
  for (const listener of listeners) listener();
}

const darkWanted = matchMedia("(prefers-color-scheme: dark)");

/** Puts the settings on the document. */
export function apply(): void {
  const root = document.documentElement;
  const dark = current.theme === "dark" || (current.theme === "auto" && darkWanted.matches);
  root.dataset.theme = dark ? "dark" : "light";
  root.dataset.animation = moving() ? "on" : "off";
  root.lang = current.language;
}
darkWanted.addEventListener("change", apply);

/** May things move? */
export function moving(): boolean {
  return current.animation && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

export function useSettings(): Settings {
  const [, again] = useState(0);
  useEffect(() => {
    const listener = () => again((n) => n + 1);
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, []);
  return current;
}
