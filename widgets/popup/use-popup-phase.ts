import { type RefObject, useLayoutEffect, useState } from "react";
import { afterAnimations } from "#dom/after-animations.ts";
import { useIslet } from "#runtime/island-context.ts";

/** Where a popup stands: off the screen, on it, or on its way out. */
export type Phase = "hidden" | "shown" | "leaving";

/** How much longer than its setting an exit may take, in ms. */
const PATIENCE_MS = 200;

/** Follows the wish to be seen; what is to go stays until its exit animation has ended. */
export function usePopupPhase(
  isWanted: boolean,
  dialog: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
  durationMs: number,
): Phase {
  const { after } = useIslet();
  const [phase, setPhase] = useState<Phase>("hidden");
  if (isWanted && phase !== "shown") setPhase("shown");
  if (!isWanted && phase === "shown") setPhase("leaving");
  useLayoutEffect(() => {
    if (phase !== "leaving") return;
    const elements = [dialog.current, panel.current].filter((one) => one !== null);
    return afterAnimations(elements, {
      longestMs: durationMs + PATIENCE_MS,
      after,
      done: () => setPhase("hidden"),
    });
  }, [phase, dialog, panel, durationMs, after]);
  return phase;
}
