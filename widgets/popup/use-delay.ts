import { useEffect, useEffectEvent, useState } from "react";
import { useIslet } from "#runtime/island-context.ts";

/** Whether `delaySeconds` have passed since `isRunning` became true; 0 is over at once. Then calls `onOver`. */
export function useDelay(isRunning: boolean, delaySeconds: number, onOver?: () => void): boolean {
  const { after } = useIslet();
  const [isOver, setOver] = useState(false);
  const callOnOver = useEffectEvent(() => onOver?.());
  useEffect(() => {
    if (!isRunning || delaySeconds === 0) return;
    const stop = after(delaySeconds * 1_000, () => {
      setOver(true);
      callOnOver();
    });
    return () => {
      stop();
      setOver(false);
    };
  }, [isRunning, delaySeconds, after]);
  return delaySeconds === 0 || isOver;
}
