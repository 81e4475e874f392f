import type { FeedItem } from "./feed-item.ts";

/** More buttons than that are no help. */
const MAX_TAGS = 12;

/** Whether an item has a tag, however it is written; every item has the empty one. */
export const hasTag = ({ tags }: Pick<FeedItem, "tags">, wanted: string): boolean =>
  wanted === "" || tags.some((tag) => tag.toLowerCase() === wanted.toLowerCase());

/** The tags of items, those of most items first; each as it is written first. */
export function tagsOf(items: readonly Pick<FeedItem, "tags">[]): readonly string[] {
  const counts = new Map<string, { readonly tag: string; readonly count: number }>();
  for (const written of items.flatMap(({ tags }) => tags)) {
    const { tag = written, count = 0 } = counts.get(written.toLowerCase()) ?? {};
    counts.set(written.toLowerCase(), { tag, count: count + 1 });
  }
  return [...counts.values()]
    .sort((one, other) => other.count - one.count)
    .slice(0, MAX_TAGS)
    .map(({ tag }) => tag);
}
