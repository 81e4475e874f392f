import { useEffect, useEffectEvent, useState } from "react";
import { useIslet } from "#runtime/island-context.ts";

/** Whether so many seconds have passed while `isRunning`; `onOver` hears of it. None at all are over at once. */
export function useDelay(isRunning: boolean, delaySeconds: number, onOver?: () => void): boolean {
  const { after } = useIslet();
  const [isOver, setOver] = useState(false);
  const tell = useEffectEvent(() => onOver?.());
  useEffect(() => {
    if (!isRunning || delaySeconds === 0) return;
    const stop = after(delaySeconds * 1_000, () => {
      setOver(true);
      tell();
    });
    return () => {
      stop();
      setOver(false);
    };
  }, [isRunning, delaySeconds, after]);
  return delaySeconds === 0 || isOver;
}
