import type { Changes } from "#dom/changes.ts";
import type { WidgetContext } from "#runtime/widget.ts";

/** Tells which link leads to this page, unless the server has. */
export function markCurrentPage(links: readonly HTMLAnchorElement[], changes: Changes): void {
  if (links.some((link) => link.getAttribute("aria-current") && !link.hash)) return;
  const here = location.href.replace(/#.*$/, "");
  for (const link of links) if (link.href === here) changes.setAttribute(link, "aria-current", "page");
}

interface MarkOptions {
  readonly links: readonly HTMLAnchorElement[];
  /** Of the marked link. */
  readonly classNames: readonly string[];
  readonly changes: Changes;
}

/** Marks the link to the section that the visitor is reading. */
export async function markSections(
  { links, classNames, changes }: MarkOptions,
  { load, signal }: WidgetContext,
): Promise<void> {
  const { markCurrentLinks } = await load(() => import("#dom/mark-current-links.ts"));
  markCurrentLinks({
    links: () => links,
    gapPx: 0,
    mark(link, isCurrent) {
      for (const name of classNames) changes.toggleClass(link, name, isCurrent);
      changes.setAttribute(link, "aria-current", isCurrent ? "location" : null);
    },
    signal,
  });
}
