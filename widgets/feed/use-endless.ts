import { type RefObject, useEffect, useEffectEvent } from "react";
import { createChanges } from "#dom/state/changes.ts";
import { useIslet } from "#runtime/island-context.ts";

/** How far below the window the end of the list may be. */
const MARGIN_PX = 400;

const PARTS = { item: ".islet-feed__item", state: ".islet-feed", ended: ["islet-feed--ended"] };

interface Endless {
  readonly isOn: boolean;
  /** Whether there is more, and nobody asks for it now. */
  readonly canMore: boolean;
  /** How many items are shown: with each change the end is looked for again. */
  readonly count: number;
  /** Whether what comes has elements of its own around it. */
  readonly isInBatches: boolean;
}

/** Calls `showMore` whenever the visitor comes near the end of the list, and makes it a feed for screen readers and keys. */
export function useEndless(
  { isOn, canMore, count, isInBatches }: Endless,
  list: RefObject<HTMLElement | null>,
  showMore: () => void,
): void {
  const { host, page, load, guard } = useIslet();
  const reach = useEffectEvent(() => showMore());
  useEffect(() => {
    const { current } = list;
    if (!isOn || !canMore || !current || count === 0) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) reach();
      },
      { rootMargin: `0px 0px ${MARGIN_PX}px` },
    );
    observer.observe(current.nextElementSibling ?? current);
    return () => observer.disconnect();
  }, [isOn, canMore, count, list]);

  useEffect(() => {
    const articles = isInBatches
      ? list.current
      : list.current?.querySelector<HTMLElement>(".islet-feed__items");
    if (!isOn || !articles) return undefined;
    const ending = new AbortController();
    const { signal } = ending;
    const listen = (target: EventTarget, type: string, listener: (event: never) => void) =>
      target.addEventListener(type, listener as EventListener, { signal });
    guard(async () => {
      const { startFeed } = await load(() => import("#content/paging/feed.ts"));
      if (signal.aborted) return;
      const changes = createChanges(signal);
      startFeed({ host, list: articles, parts: PARTS, changes, context: { page, signal, listen } });
    });
    return () => ending.abort();
  }, [isOn, isInBatches, list, host, page, load, guard]);
}
