import { useCallback, useEffect, useRef, useState } from "react";
import { anchorTarget } from "#browser/anchor-target.ts";
import { navigate } from "#browser/navigate.ts";
import { sectionInView } from "#dom/scroll/active-section.ts";
import { scrolledPx } from "#dom/scroll/page-scroller.ts";
import { scrollSoon } from "#dom/scroll/scroll-soon.ts";
import { untilInterrupted } from "#dom/scroll/until-interrupted.ts";
import { watchScroll } from "#dom/scroll/watch-scroll.ts";
import { useIslet } from "#runtime/island-context.ts";
import type { Heading } from "./headings.ts";

/** How long no scroll counts once an entry was followed. */
const LOCK_MS = 2_000;

const hashOf = (id: string) => `#${encodeURIComponent(id)}`;
const elementOf = (id: string) => anchorTarget(document, hashOf(id));

/** Returns the id of the heading that the visitor is reading, and a function that goes to one. Inactive in the editor. */
export function useActiveHeading(
  headings: readonly Heading[],
): [active: string | null, visit: (id: string) => boolean] {
  const { page, signal, after, guard, load } = useIslet();
  const [active, setActive] = useState<string | null>(null);
  const unlock = useRef<(() => void) | null>(null);
  const firstHeadings = useRef(headings);

  useEffect(() => {
    if (page.isEditor) return;
    const controller = new AbortController();
    const sections = headings.flatMap(({ id }) => elementOf(id) ?? []);
    const readPosition = () => {
      if (!unlock.current) setActive(sectionInView(sections)?.id ?? null);
    };
    watchScroll(readPosition, controller.signal);
    return () => controller.abort();
  }, [headings, page]);

  // The browser could not scroll to an id that this widget has added.
  useEffect(() => {
    const target = location.hash && anchorTarget(document, location.hash);
    if (target && scrolledPx() === 0 && firstHeadings.current.some(({ id }) => id === target.id))
      scrollSoon(target, { durationMs: 0, signal });
  }, [signal]);

  const visit = useCallback(
    (id: string) => {
      const target = elementOf(id);
      if (!target) return false;
      unlock.current?.();
      unlock.current = after(LOCK_MS, () => {
        unlock.current = null;
      });
      setActive(id);
      const waiting = untilInterrupted(signal);
      guard(async () => {
        const scrolling = await load(() => import("#dom/scroll/scroll-to.ts")).catch(() => null);
        // The visitor is somewhere else already.
        if (waiting.signal.aborted) return;
        waiting.abort();
        if (scrolling) scrolling.followAnchor(target, hashOf(id), { signal });
        // The code could not be loaded: the browser goes there.
        else navigate(hashOf(id));
      });
      return true;
    },
    [after, guard, load, signal],
  );
  return [active, visit];
}
