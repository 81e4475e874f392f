import { useCallback, useEffect, useRef, useState } from "react";
import { anchorTarget } from "#browser/anchor-target.ts";
import { watchScroll, sectionInView } from "#dom/active-section.ts";
import { scrollToElement, followAnchor } from "#dom/scroll-to.ts";
import { useIslet } from "#runtime/island-context.ts";
import type { Heading } from "./headings.ts";

/** Clause table-of-contents.3. */
const LOCK_MS = 2_000;

const hashOf = (id: string) => `#${encodeURIComponent(id)}`;
const elementOf = (id: string) => anchorTarget(document, hashOf(id));

/** The heading that is being read, by its id, and how to go to one; in the editor none is followed. */
export function useActiveHeading(
  headings: readonly Heading[],
): [active: string | null, visit: (id: string) => boolean] {
  const { page, signal, after } = useIslet();
  const [active, setActive] = useState<string | null>(null);
  const unlock = useRef<(() => void) | null>(null);
  const first = useRef(headings);

  useEffect(() => {
    if (page.isEditor) return;
    const ending = new AbortController();
    const sections = headings.flatMap(({ id }) => elementOf(id) ?? []);
    watchScroll(() => {
      if (!unlock.current) setActive(sectionInView(sections)?.id ?? null);
    }, ending.signal);
    return () => ending.abort();
  }, [headings, page]);

  // The browser could not find an id that only came with this widget.
  useEffect(() => {
    const wanted = location.hash && anchorTarget(document, location.hash);
    if (wanted && scrollY === 0 && first.current.some(({ id }) => id === wanted.id))
      scrollToElement(wanted, { durationMs: 0, signal });
  }, [signal]);

  const visit = useCallback(
    (id: string) => {
      const target = elementOf(id);
      if (!target) return false;
      unlock.current?.();
      const cancel = after(LOCK_MS, () => {
        unlock.current = null;
      });
      unlock.current = cancel;
      setActive(id);
      followAnchor(target, hashOf(id), { signal });
      return true;
    },
    [after, signal],
  );
  return [active, visit];
}
