import { useLayoutEffect, useState } from "react";
import { afterAnimations } from "#dom/after-animations.ts";
import { useIslet } from "#runtime/island-context.ts";
import type { PopupRefs } from "./use-dialog.ts";

/** Where a popup is: `leaving` while its exit animation runs. */
export type PopupPhase = "hidden" | "shown" | "leaving";

/** How much longer than its setting an exit animation may take, in ms. */
const TOLERANCE_MS = 200;

/** Keeps a closed popup on the screen until its exit animation has ended. */
export function usePopupPhase(
  isOpen: boolean,
  { dialog, panel }: Pick<PopupRefs, "dialog" | "panel">,
  durationMs: number,
): PopupPhase {
  const { after } = useIslet();
  const [phase, setPhase] = useState<PopupPhase>("hidden");
  if (isOpen && phase !== "shown") setPhase("shown");
  if (!isOpen && phase === "shown") setPhase("leaving");
  useLayoutEffect(() => {
    if (phase !== "leaving") return;
    const elements = [dialog.current, panel.current].filter((element) => element !== null);
    return afterAnimations(elements, {
      longestMs: durationMs + TOLERANCE_MS,
      after,
      done: () => setPhase("hidden"),
    });
  }, [phase, dialog, panel, durationMs, after]);
  return phase;
}
