// Where the house lies: at the root of its server, or below a path that the document tells.

const root = (): string => document.documentElement.dataset.root ?? "";

/** The address of a path of the house, as links and calls have it. */
export const at = (path: string): string => root() + path;

/** The path of the house that is shown. */
export const here = (): string => location.pathname.slice(root().length);
