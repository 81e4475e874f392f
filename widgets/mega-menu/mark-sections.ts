import type { Changes } from "#dom/changes.ts";

interface MarkOptions {
  readonly links: readonly HTMLAnchorElement[];
  /** Of what holds the marked link. */
  readonly classNames: readonly string[];
  readonly changes: Changes;
  readonly signal: AbortSignal;
}

/** Marks the item whose link leads to the section that the visitor is reading. */
export async function markSections({ links, classNames, changes, signal }: MarkOptions): Promise<void> {
  const { markCurrentLinks } = await import("#dom/mark-current-links.ts");
  if (signal.aborted) return;
  markCurrentLinks({
    links: () => links,
    gapPx: 0,
    mark(link, isCurrent) {
      for (const name of classNames)
        if (link.parentElement) changes.toggleClass(link.parentElement, name, isCurrent);
      changes.setAttribute(link, "aria-current", isCurrent ? "location" : null);
    },
    signal,
  });
}
