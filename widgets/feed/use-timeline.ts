import { useCallback, useRef, useState } from "react";
import { useIslet } from "#runtime/island-context.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import type { FeedItem } from "./feed-item.ts";
import type { Source } from "./settings.ts";
import type { Taken, Timeline } from "./timeline/timeline.ts";

/** What the sources have given, and whether they are being asked. */
export interface TimelineState extends Taken {
  readonly isLoading: boolean;
}

/** Asks for items until there are so many that are wanted; resolves with what there is then. */
type Take = (count: number, isWanted: (item: FeedItem) => boolean) => Promise<Taken | undefined>;

/** The sources as one list by time, after what the server has printed. Their code loads once they are asked. */
export function useTimeline(sources: readonly Source[], printed: readonly FeedItem[]): [TimelineState, Take] {
  const context = useIslet();
  const timeline = useRef<{ of: WidgetContext; asked: Promise<Timeline> } | null>(null);
  const [state, setState] = useState<TimelineState>({
    items: printed,
    hasMore: sources.length > 0,
    hasFailed: false,
    isLoading: false,
  });

  const take = useCallback<Take>(
    async (count, isWanted) => {
      const ask = () =>
        context
          .load(() => import("./timeline/timeline.ts"))
          .then(({ createTimeline }) => createTimeline(sources, printed, context));
      setState((before) => ({ ...before, isLoading: true, hasFailed: false }));
      try {
        // The requests of an element that has been replaced end with it.
        if (timeline.current?.of !== context) timeline.current = { of: context, asked: ask() };
        const taken = await (await timeline.current.asked).take(count, isWanted);
        if (context.signal.aborted) return undefined;
        setState({ ...taken, isLoading: false });
        return taken;
      } catch (error) {
        timeline.current = null;
        setState((before) => ({ ...before, isLoading: false, hasFailed: true }));
        throw error;
      }
    },
    [context, sources, printed],
  );
  return [state, take];
}
