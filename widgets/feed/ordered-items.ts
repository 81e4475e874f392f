import type { FeedItem } from "./feed-item.ts";

/** The items in the order in which they are shown, and how many wait for the visitor. */
export interface OrderedItems {
  readonly shown: readonly FeedItem[];
  /** They would push down what the visitor reads. */
  readonly newer: readonly FeedItem[];
}

/**
 * Leaves what the server has printed where it is: what is older follows, what is newer waits until the visitor asks for it.
 * @param items by time, with the printed ones among them
 */
export function orderItems(
  items: readonly FeedItem[],
  printed: readonly FeedItem[],
  showsNewer: boolean,
): OrderedItems {
  if (showsNewer || printed.length === 0) return { shown: items, newer: [] };
  const keys = new Set(printed.map(({ key }) => key));
  const last = printed.at(-1)?.date ?? 0;
  const isNewer = ({ key, date = 0 }: FeedItem) => !keys.has(key) && date > last;
  const older = items.filter((item) => !keys.has(item.key) && !isNewer(item));
  return { shown: [...printed, ...older], newer: items.filter(isNewer) };
}
