import type { Changes } from "#dom/changes.ts";

/** Tells which link leads to this page, unless the server has. */
export function markCurrentPage(links: readonly HTMLAnchorElement[], changes: Changes): void {
  if (links.some((link) => link.getAttribute("aria-current") && !link.hash)) return;
  const here = location.href.replace(/#.*$/, "");
  for (const link of links) if (link.href === here) changes.setAttribute(link, "aria-current", "page");
}
