import { createChanges } from "#dom/state/changes.ts";

type Edge = "top" | "bottom";

const covers = new Map<object, { readonly edge: Edge; readonly px: number }>();
let padding: AbortController | undefined;

/**
 * Tells the browser how much of the window's edge an element covers, so that it scrolls a focused element clear of it
 * (WCAG 2.4.11); 0 ends it.
 */
export function coverEdge(owner: object, edge: Edge, px: number): void {
  if ((covers.get(owner)?.px ?? 0) === px) return;
  if (px > 0) covers.set(owner, { edge, px });
  else covers.delete(owner);
  padding?.abort();
  padding = new AbortController();
  const { setStyle } = createChanges(padding.signal);
  for (const side of ["top", "bottom"] as const) {
    const widest = Math.max(0, ...[...covers.values()].map((cover) => (cover.edge === side ? cover.px : 0)));
    if (widest > 0) setStyle(document.documentElement, `scroll-padding-${side}`, `${widest}px`);
  }
}
