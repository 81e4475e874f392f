import type { CSSProperties, RefObject } from "react";
import { useIslet } from "#runtime/island-context.ts";
import type { FeedItem } from "./feed-item.ts";
import { Item } from "./Item.tsx";
import type { Settings } from "./settings.ts";
import type { FeedView } from "./use-feed.ts";
import { useMoments } from "./use-moments.ts";

interface ItemsProps {
  readonly view: FeedView;
  readonly settings: Pick<Settings, "look" | "pageSize">;
  readonly list: RefObject<HTMLDivElement | null>;
}

/** How long an item takes to pass. */
const SECONDS_PER_ITEM = 7;

/** Columns keep what is in them: what comes later has columns of its own. */
function inBatches(
  items: readonly FeedItem[],
  first: number,
  size: number,
): readonly (readonly FeedItem[])[] {
  const batches = [items.slice(0, first)];
  for (let start = first; start < items.length; start += size) batches.push(items.slice(start, start + size));
  return batches;
}

/** The list of the items. What moves is there twice, so that it never ends. */
export function Items({
  view: { items, firstCount, isLoading },
  settings: { look, pageSize },
  list,
}: ItemsProps) {
  const { page } = useIslet();
  const { words, now } = useMoments();
  const isTicker = look === "ticker";
  const isRow = isTicker || look === "carousel";
  const batches = look === "masonry" ? inBatches(items, firstCount, pageSize) : [items];
  const style =
    isTicker && ({ "--islet-feed-duration": `${items.length * SECONDS_PER_ITEM}s` } as CSSProperties);
  return (
    <div
      ref={list}
      className="islet-feed__list"
      role={isRow ? "group" : undefined}
      tabIndex={isRow ? 0 : undefined}
      aria-label={isRow ? page.text("posts_feed", "Posts") : undefined}
      aria-busy={isLoading || undefined}
    >
      {batches.map((batch, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: batches never change places
        <div key={index} className="islet-feed__items" style={style || undefined}>
          {batch.map((item) => (
            <Item key={item.key} item={item} words={words} now={now} />
          ))}
          {isTicker &&
            batch.map((item) => <Item key={`copy ${item.key}`} item={item} words={words} now={now} isCopy />)}
        </div>
      ))}
    </div>
  );
}
