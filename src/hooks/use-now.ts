import { useEffect, useState } from "react";
import { useIslet } from "#runtime/island-context.ts";

/** What happens when the page is shown or hidden: one listener for all, or a thousand would be looked through for each. */
const ticks = new Set<() => void>();
const tickAll = () => ticks.forEach((tick) => tick());

function followPage(tick: () => void): () => void {
  if (ticks.add(tick).size === 1) document.addEventListener("visibilitychange", tickAll);
  return () => {
    if (ticks.delete(tick) && ticks.size === 0) document.removeEventListener("visibilitychange", tickAll);
  };
}

/**
 * The time in ms since 1970, anew at every whole second of `until`'s countdown and when the page is shown again
 * (a laptop that slept); stands still from `until` on. The server's time first, where it drew the island.
 */
export function useNow(until: number | null): number {
  const { renderedAt, after } = useIslet();
  const [now, setNow] = useState(() => (renderedAt ? renderedAt * 1_000 : Date.now()));
  useEffect(() => {
    let stop = () => {};
    const tick = () => {
      stop();
      const time = Date.now();
      setNow(time);
      if (until === null || time >= until) return;
      stop = after((until - time) % 1_000 || 1_000, tick);
    };
    tick();
    const unfollow = followPage(tick);
    return () => {
      stop();
      unfollow();
    };
  }, [until, after]);
  return now;
}
