// The calls of docs/protocol.md. An error of the server becomes a `Fault` with its sentence's key.

import type { Day, Month, Today } from "./days";
import type { Guide } from "./guides";
import { at } from "./home";
import type { Bests, Created, GameInfo, Ladder, Me, Message, Place, Places, Rules, Table, TableInfo, Whose } from "./protocol";
import type { Figures, Reviewed } from "./review";
import type { Answered, Puzzle, PuzzlesInShort } from "./puzzles";
import { Words } from "./words";

export class Fault extends Error {
  constructor(readonly said: Message) {
    super(said.key);
  }
}

async function call<T>(path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(
      at(path),
      body === undefined ? {} : { method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json" } },
    );
  } catch {
    throw new Fault({ key: "page.error.unreachable" });
  }
  const answer = await response.json().catch(() => null);
  if (!response.ok) throw new Fault(answer?.error ?? { key: "page.error.server", args: { status: response.status } });
  return answer as T;
}

const kept = new Map<string, Promise<unknown>>();

/** Answers that never change while the page is open. */
function keep<T>(path: string): Promise<T> {
  let answer = kept.get(path);
  if (!answer) {
    answer = call<T>(path);
    kept.set(path, answer);
    answer.catch(() => kept.delete(path));
  }
  return answer as Promise<T>;
}

export const games = () => keep<GameInfo[]>("/api/games");
export const facts = (game: string) => keep<unknown>(`/api/games/${game}/facts`);
export const verbs = (game: string) => keep<{ verb: string; fields: { name: string }[] }[]>(`/api/games/${game}/verbs`);
export const rules = (game: string) => keep<Rules>(`/api/games/${game}/rules`);
export const guide = (game: string, language: string) =>
  keep<{ guide: Guide; words: Record<string, string> }>(`/api/games/${game}/guide/${language}`);
/** The ladders of bots that were measured. */
export const ladders = () => keep<Ladder[]>("/api/ladders");
export const me = () => call<Me>("/api/me");
export const rename = (name: string) => call<Me>("/api/me", { name });
export const newRecovery = () => call<Me>("/api/me/recovery", {});
export const whose = (code: string) => call<Whose>(`/api/recovery/${encodeURIComponent(code)}`);
export const recover = (code: string) => call<Me>(`/api/recovery/${encodeURIComponent(code)}`, {});
export const tables = () => call<TableInfo[]>("/api/tables");
export const upload = (record: unknown) => call<Created>("/api/tables/upload", record);
/** Some places of a table's log, with the story and the history after its first `told` entries. */
export const places = (token: string, places: readonly number[], told: number) =>
  call<Places>(`/api/tables/${token}/places?n=${places.join()}&told=${told}`);
/** The table as it was after so many entries of its log. */
export const tableAt = (token: string, n: number) => call<Table>(`/api/tables/${token}/at/${n}`);
export const today = () => call<Today>("/api/daily");
export const day = (game: string, day: string) => call<Day>(`/api/daily/${game}/${day}`);
export const month = (month: string) => call<Month>(`/api/daily/calendar/${month}`);
export const beginDay = (game: string, day: string, practice: boolean) => call<{ link: string }>(`/api/daily/${game}/${day}`, practice ? { practice } : {});
export async function dayCard(game: string, day: string, language: string): Promise<string> {
  const response = await fetch(at(`/api/daily/${game}/${day}/card/${language}`));
  if (!response.ok) throw new Fault((await response.json()).error);
  return response.text();
}
export const puzzles = (game: string) => call<PuzzlesInShort>(`/api/puzzles/${game}`);
export const puzzle = (game: string, id: string) => call<Puzzle>(`/api/puzzles/${game}/${id}`);
export const answerPuzzle = (game: string, id: string, action: string) => call<Answered>(`/api/puzzles/${game}/${id}`, { action });
/** The text that opens the position after so many entries of a table's log. */
export const sharePosition = (token: string, n: number) => call<{ code: string }>(`/api/tables/${token}/position/${n}`);
export const position = (code: string) => call<Table>("/api/positions", { code });
export const playPosition = (code: string, bot: string) => call<Created>("/api/positions", { code, bot });
export const bests = (token: string) => call<Bests | null>(`/api/tables/${token}/bests`);
/** The review of a finished table, as soon as there is more of it than this step. */
export const review = (token: string, seen: number) => call<Reviewed>(`/api/tables/${token}/review?seen=${seen}`);
/** Where these acts would have led from a place of a finished table, as far as chance does not come in. */
export const lineFrom = (token: string, n: number, acts: readonly { seat: number; action: string }[]) =>
  call<{ places: Place[] }>(`/api/tables/${token}/line`, { n, acts: acts.map(({ seat, action }) => [seat, action]) });
/** A new table that begins at a place of a finished one. */
export const retry = (token: string, n: number, seat: number, bot: string) => call<Created>(`/api/tables/${token}/retry`, { n, seat, bot });
export const ownReviews = (game: string) => call<{ mine: Figures; levels: Record<string, Figures> }>(`/api/me/reviews/${game}`);
export const recordAddress = (token: string) => at(`/api/tables/${token}/record`);

export interface NewTable {
  game: string;
  seats: string[];
  options: Record<string, unknown>;
  hot_seat?: boolean;
  seed?: number;
  /** Set the table first: the game begins when the host says so. */
  gather?: boolean;
}
export interface House {
  /** Where others in the same network reach this server. */
  addresses: string[];
}
export const house = () => call<House>("/api/house");
export const hide = (link: string) => call<object>(`/api/tables/${link.split("/").pop()!}/hide`, {});
export const create = (table: NewTable) => call<Created>("/api/tables", table);

/** The words of the shell and, with a game, of that game too. */
export async function words(language: string, game?: string): Promise<Words> {
  const parts = [keep<Record<string, string>>(`/api/words/${language}`)];
  if (game) parts.push(keep<Record<string, string>>(`/api/words/${language}/${game}`));
  return new Words(Object.assign({}, ...(await Promise.all(parts))), language);
}
