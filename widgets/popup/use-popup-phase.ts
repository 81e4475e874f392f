import { useLayoutEffect, useState } from "react";
import { afterAnimations } from "#dom/motion/after-animations.ts";
import { useIslet } from "#runtime/island-context.ts";
import type { PopupRefs } from "./use-dialog.ts";

/** Where a popup is: `leaving` while its exit animation runs. */
export type PopupPhase = "hidden" | "shown" | "leaving";

/** How much longer than its setting an exit animation may take, in ms. */
const TOLERANCE_MS = 200;

interface AnimationOptions {
  readonly durationMs: number;
  /** Whether the exit may be the entrance played backwards: the browser does not start the same animation again on its own. */
  readonly restarts: boolean;
}

/** Keeps a closed popup on the screen until its exit animation has ended. */
export function usePopupPhase(
  isOpen: boolean,
  { dialog, panel }: Pick<PopupRefs, "dialog" | "panel">,
  { durationMs, restarts }: AnimationOptions,
): PopupPhase {
  const { after } = useIslet();
  const [phase, setPhase] = useState<PopupPhase>("hidden");
  if (isOpen && phase !== "shown") setPhase("shown");
  if (!isOpen && phase === "shown") setPhase("leaving");
  useLayoutEffect(() => {
    if (phase !== "leaving") return;
    const elements = [dialog.current, panel.current].filter((element) => element !== null);
    if (restarts && panel.current) restartAnimation(panel.current);
    return afterAnimations(elements, {
      longestMs: durationMs + TOLERANCE_MS,
      after,
      done: () => setPhase("hidden"),
    });
  }, [phase, dialog, panel, durationMs, restarts, after]);
  return phase;
}

function restartAnimation(element: HTMLElement) {
  element.style.animationName = "none";
  // Reading the layout applies the style.
  void element.offsetWidth;
  element.style.animationName = "";
}
