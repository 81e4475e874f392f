import type { FeedItem } from "../feed-item.ts";
import type { Source } from "../settings.ts";
import { createReading, type ReadingContext } from "./source-reading.ts";

/** Items by time, the latest first, each once; those without a date come last, in their order. What came first stays. */
export function mergeItems(...lists: readonly (readonly FeedItem[])[]): readonly FeedItem[] {
  const byKey = new Map<string, FeedItem>();
  for (const item of lists.flat()) if (!byKey.has(item.key)) byKey.set(item.key, item);
  return [...byKey.values()].sort((one, other) => (other.date ?? 0) - (one.date ?? 0));
}

/** What the sources have given so far. */
export interface Taken {
  /** All of them, by time. */
  readonly items: readonly FeedItem[];
  readonly hasMore: boolean;
  /** Whether a source did not answer; it is asked again the next time. */
  readonly hasFailed: boolean;
}

/** Several sources as one list by time. */
export interface Timeline {
  /** Asks the sources until there are so many wanted items, and no source can hold one that belongs among them. */
  take(count: number, isWanted: (item: FeedItem) => boolean): Promise<Taken>;
}

/** However many pages hold nothing that is wanted. */
const MAX_ROUNDS = 8;

/** Reads several sources as one list; `first` are items that are there already. */
export function createTimeline(
  sources: readonly Source[],
  first: readonly FeedItem[],
  context: ReadingContext,
): Timeline {
  const readings = sources.map((source, index) => createReading(source, index, context));
  let items = first;
  return {
    async take(count, isWanted) {
      for (const reading of readings) reading.retry();
      for (let round = 0; round < MAX_ROUNDS && !context.signal.aborted; round++) {
        const last = items.filter(isWanted)[count - 1];
        const edge = last ? (last.date ?? 0) : Number.NEGATIVE_INFINITY;
        const behind = readings.filter(
          ({ hasMore, hasFailed, oldest }) => hasMore() && !hasFailed() && oldest() > edge,
        );
        if (behind.length === 0) break;
        items = mergeItems(items, ...(await Promise.all(behind.map(({ read }) => read()))));
      }
      return {
        items,
        hasMore: readings.some(({ hasMore }) => hasMore()),
        hasFailed: readings.some(({ hasFailed }) => hasFailed()),
      };
    },
  };
}
