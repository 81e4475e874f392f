import type { Heading } from "./headings.ts";

/** A heading with the headings below it. */
export interface Entry extends Heading {
  readonly entries: readonly Entry[];
}

/** Nests headings by level; one that skips a level is nested below the nearest higher one. */
export function nest(headings: readonly Heading[]): readonly Entry[] {
  const roots: Entry[] = [];
  /** The current entry of each level. */
  const ancestors: { readonly level: number; readonly entries: Entry[] }[] = [{ level: 0, entries: roots }];
  for (const heading of headings) {
    while ((ancestors.at(-1)?.level ?? 0) >= heading.level) ancestors.pop();
    const entry = { ...heading, entries: [] };
    ancestors.at(-1)?.entries.push(entry);
    ancestors.push(entry);
  }
  return roots;
}

/** The same headings on one level. */
export const flat = (headings: readonly Heading[]): readonly Entry[] =>
  headings.map((heading) => ({ ...heading, entries: [] }));

/** Whether the entry or one below it has this id. */
export const containsId = (entry: Entry, id: string | null): boolean =>
  entry.id === id || entry.entries.some((child) => containsId(child, id));
