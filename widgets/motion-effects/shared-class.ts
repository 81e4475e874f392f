import { createChanges } from "#dom/state/changes.ts";

interface Use {
  count: number;
  readonly ending: AbortController;
}

const uses = new WeakMap<Element, Map<string, Use>>();

/** Gives an element class names that several widgets may want, until the last of them has ended. */
export function shareClass(element: Element, names: readonly string[], signal: AbortSignal): void {
  const byName = uses.get(element) ?? new Map<string, Use>();
  uses.set(element, byName);
  for (const name of names) {
    const use = byName.get(name) ?? { count: 0, ending: new AbortController() };
    byName.set(name, use);
    if (use.count++ === 0) createChanges(use.ending.signal).toggleClass(element, name, true);
    signal.addEventListener("abort", () => {
      if (--use.count > 0) return;
      byName.delete(name);
      use.ending.abort();
    });
  }
}
