import { type RefObject, useEffect, useRef, useState } from "react";
import { useIslet } from "#runtime/island-context.ts";
import type { FeedView } from "./use-feed.ts";

/** What brings more items, and tells it. */
interface More {
  /** What screen readers are told. */
  readonly news: string;
  /** @param button that was pressed, if one was */
  showMore(button?: HTMLElement): void;
  showNewer(): void;
}

/** Shows more items; the focus goes to the first of them if the visitor uses keys, or if the button is gone. */
export function useMore(view: FeedView, list: RefObject<HTMLElement | null>): More {
  const { page, guard } = useIslet();
  const [news, setNews] = useState("");
  const focusAt = useRef<number | null>(null);

  function tell(count: number) {
    const come = page.text("posts_loaded", "New posts: %d").replace("%d", String(count));
    setNews(count > 0 ? come : page.text("posts_end", "No more posts to show"));
  }

  useEffect(() => {
    const articles = list.current?.querySelectorAll<HTMLElement>(".islet-feed__item");
    const article = focusAt.current === null ? undefined : articles?.[focusAt.current];
    if (!article) return;
    focusAt.current = null;
    (article.querySelector<HTMLElement>("a[href]") ?? article).focus();
  });

  return {
    news,
    showMore(button) {
      if (view.isLoading) return;
      const usesKeys = button?.matches(":focus-visible") ?? false;
      guard(async () => {
        const { before, added } = await view.more();
        if (usesKeys && added > 0) focusAt.current = before;
        tell(added);
      });
    },
    showNewer() {
      focusAt.current = 0;
      view.showNewer();
      tell(view.newerCount);
    },
  };
}
