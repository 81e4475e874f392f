import type { Changes } from "#dom/changes.ts";
import type { WidgetContext } from "#runtime/widget.ts";

interface MarkOptions {
  readonly links: readonly HTMLAnchorElement[];
  /** Of what holds the marked link. */
  readonly classNames: readonly string[];
  readonly changes: Changes;
}

/** Marks the item whose link leads to the section that the visitor is reading. */
export async function markSections(
  { links, classNames, changes }: MarkOptions,
  { load, signal }: WidgetContext,
): Promise<void> {
  const { markCurrentLinks } = await load(() => import("#dom/mark-current-links.ts"));
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
