import type { Heading } from "./headings.ts";

/** A heading and those below it. */
export interface Entry extends Heading {
  readonly entries: readonly Entry[];
}

/** Nests headings by their levels; one that skips a level stands below the nearest higher one. */
export function nest(headings: readonly Heading[]): readonly Entry[] {
  const roots: Entry[] = [];
  const open: { readonly level: number; readonly entries: Entry[] }[] = [{ level: 0, entries: roots }];
  for (const heading of headings) {
    while ((open.at(-1)?.level ?? 0) >= heading.level) open.pop();
    const entry = { ...heading, entries: [] };
    open.at(-1)?.entries.push(entry);
    open.push(entry);
  }
  return roots;
}

/** The same headings side by side. */
export const flat = (headings: readonly Heading[]): readonly Entry[] =>
  headings.map((heading) => ({ ...heading, entries: [] }));

/** Whether an entry or one below it has this id. */
export const holds = (entry: Entry, id: string | null): boolean =>
  entry.id === id || entry.entries.some((one) => holds(one, id));
