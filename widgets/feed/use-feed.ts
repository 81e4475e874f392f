import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { useIslet } from "#runtime/island-context.ts";
import type { FeedItem } from "./feed-item.ts";
import { orderItems } from "./ordered-items.ts";
import type { PrintedFeed } from "./read-printed.ts";
import type { Settings } from "./settings.ts";
import { hasTag, tagsOf } from "./tags.ts";
import { useMemory } from "./use-memory.ts";
import { useTimeline } from "./use-timeline.ts";

/** What a feed shows, and what its visitor can do. */
export interface FeedView {
  readonly items: readonly FeedItem[];
  /** How many of them stand there at first. */
  readonly firstCount: number;
  /** How many wait above what the server has printed. */
  readonly newerCount: number;
  readonly canMore: boolean;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly tags: readonly string[];
  /** The tag that is chosen; empty: none. */
  readonly tag: string;
  /** Shows more; resolves with how many there were before, and how many have come. */
  more(): Promise<{ readonly before: number; readonly added: number }>;
  showNewer(): void;
  choose(tag: string): void;
}

/** Runs a feed: its sources, and what its visitor chooses. */
export function useFeed(
  { sources, pageSize, tag: always }: Settings,
  { items: printed }: PrintedFeed,
): FeedView {
  const context = useIslet();
  const { guard } = context;
  const [{ items: all, hasMore, hasFailed, isLoading }, take] = useTimeline(sources, printed);
  const firstCount = printed.length || pageSize;
  const [count, setCount] = useState(firstCount);
  const [showsNewer, setShowsNewer] = useState(false);
  const [tag, setTag] = useState("");
  const restore = useMemory(count, firstCount);

  // What the server has printed is as the site wants it.
  const isWanted = (chosen: string) => (item: FeedItem) =>
    (printed.includes(item) || hasTag(item, always)) && hasTag(item, chosen);
  const ordered = useMemo(() => orderItems(all, printed, showsNewer), [all, printed, showsNewer]);
  const shown = ordered.shown.filter(isWanted(tag));
  const newerCount = ordered.newer.filter(isWanted(tag)).length;

  async function start() {
    const restored = await restore();
    await take(restored?.count ?? count, isWanted(tag));
    if (!restored) return;
    setCount(restored.count);
    requestAnimationFrame(restored.scroll);
  }

  const isFirst = useRef(true);
  const begin = useEffectEvent(() => {
    if (sources.length > 0 && (isFirst.current || isLoading)) guard(start);
    isFirst.current = false;
  });
  // Another context: the element has been replaced, and what was on its way does not come.
  useEffect(() => begin(), [context]);

  return {
    items: shown.slice(0, count),
    ...{ firstCount, newerCount, isLoading, hasFailed, tag, tags: tagsOf(all) },
    canMore: shown.length > count || hasMore,
    async more() {
      const [before, next] = [Math.min(shown.length, count), count + pageSize];
      const taken = hasMore ? await take(next + newerCount, isWanted(tag)) : undefined;
      setCount(next);
      const now = orderItems(taken?.items ?? all, printed, showsNewer).shown.filter(isWanted(tag));
      return { before, added: Math.min(now.length, next) - before };
    },
    showNewer() {
      setShowsNewer(true);
      setCount(count + newerCount);
    },
    choose(next) {
      setTag(next);
      setCount(firstCount);
      if (hasMore) guard(() => take(firstCount, isWanted(next)));
    },
  };
}
