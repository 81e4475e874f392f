import { useCallback, useEffect, useRef } from "react";
import { queryAll } from "#dom/query.ts";
import { useIslet } from "#runtime/island-context.ts";

const loadMemory = () => import("#content/paging/page-memory.ts");
/** However far a visitor had come. */
const MAX_RESTORED = 200;

/** Names the feed in what is remembered of this page of the visit. */
const keyOf = (host: HTMLElement) =>
  `feed-${host.id || queryAll(document, "[data-widget~=feed]").indexOf(host)}`;

/** What a visitor who comes back finds again. */
export interface Restored {
  readonly count: number;
  /** Scrolls to where the visitor was. */
  scroll(): void;
}

/**
 * Remembers in the entry of the history how many items are shown, once they are more than at first, and where the page is
 * scrolled to. Returns what tells how many there were when the visitor left this entry.
 */
export function useMemory(count: number, firstCount: number): () => Promise<Restored | undefined> {
  const { host, load, guard } = useIslet();
  const memory = useRef<Awaited<ReturnType<typeof loadMemory>> | null>(null);
  useEffect(() => {
    if (count <= firstCount) return undefined;
    guard(async () => {
      memory.current ??= await load(loadMemory);
      memory.current.remember(keyOf(host), count);
    });
    const leave = () => memory.current?.rememberScroll();
    window.addEventListener("pagehide", leave);
    return () => window.removeEventListener("pagehide", leave);
  }, [count, firstCount, host, load, guard]);

  return useCallback(async () => {
    // Most entries hold nothing, and need no code.
    if (history.state === null) return undefined;
    const { remembered, restoreScroll } = (memory.current ??= await load(loadMemory));
    const known = Math.min(Number(remembered(keyOf(host))) || 0, MAX_RESTORED);
    return known > firstCount ? { count: known, scroll: restoreScroll } : undefined;
  }, [host, load, firstCount]);
}
