import type { FeedItem } from "../feed-item.ts";

/** Items by time, the latest first, each once; those without a date come last, in their order. What came first stays. */
export function mergeItems(...lists: readonly (readonly FeedItem[])[]): readonly FeedItem[] {
  const byKey = new Map<string, FeedItem>();
  for (const item of lists.flat()) if (!byKey.has(item.key)) byKey.set(item.key, item);
  return [...byKey.values()].sort((one, other) => (other.date ?? 0) - (one.date ?? 0));
}
