import { useEffect, useState } from "react";
import { useIslet } from "#runtime/island-context.ts";

/** One listener serves all callers: a thousand would slow down every event of the page. */
const callbacks = new Set<() => void>();
const callAll = () => callbacks.forEach((callback) => callback());

function onVisibilityChange(callback: () => void): () => void {
  if (callbacks.add(callback).size === 1) document.addEventListener("visibilitychange", callAll);
  return () => {
    if (callbacks.delete(callback) && callbacks.size === 0)
      document.removeEventListener("visibilitychange", callAll);
  };
}

/**
 * Returns the time in ms since 1970, at first the server's if it printed the island. Updates at every whole second
 * before `until`, at `until` for the last time, and when the page is shown again, as after a laptop's sleep.
 */
export function useNow(until: number | null): number {
  const { renderedAt, after } = useIslet();
  const [now, setNow] = useState(() => (renderedAt ? renderedAt * 1_000 : Date.now()));
  useEffect(() => {
    let cancelTimer = () => {};
    const tick = () => {
      cancelTimer();
      const time = Date.now();
      setNow(time);
      if (until === null || time >= until) return;
      cancelTimer = after((until - time) % 1_000 || 1_000, tick);
    };
    tick();
    const stopListening = onVisibilityChange(tick);
    return () => {
      cancelTimer();
      stopListening();
    };
  }, [until, after]);
  return now;
}
