import type { WidgetContext } from "#runtime/widget.ts";
import type { Settings } from "./settings.ts";

/** Time between the last change of a quantity and the update. */
const PAUSE_MS = 1_500;

/** The timer that updates the cart after a quantity has changed. */
export interface AutoUpdate {
  /** Does nothing if the setting is off, in the editor and in a preview. */
  restart(): void;
  stop(): void;
}

/** @param update updates the cart */
export function createAutoUpdate(
  { after, guard, page }: WidgetContext,
  { updateCartAutomatically, without }: Settings,
  update: () => unknown,
): AutoUpdate {
  let stop = () => {};
  return {
    restart() {
      if (!updateCartAutomatically || without.includes("builder") || page.isEditor || page.isPreview) return;
      stop();
      stop = after(PAUSE_MS, () => guard(update));
    },
    stop: () => stop(),
  };
}
