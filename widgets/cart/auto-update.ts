import type { WidgetContext } from "#runtime/widget.ts";
import type { LazyActions } from "./lazy-actions.ts";
import type { Settings } from "./settings.ts";

/** Time between the last change of a quantity and the update. */
const PAUSE_MS = 1_500;

/** The timer that updates the cart after a quantity has changed. */
export interface AutoUpdate {
  /** Does nothing if the setting is off, in the editor and in a preview. */
  restart(): void;
  stop(): void;
}

export function createAutoUpdate(
  { after, guard, page }: WidgetContext,
  { updateCartAutomatically }: Settings,
  actions: LazyActions,
): AutoUpdate {
  let stop = () => {};
  return {
    restart() {
      if (!updateCartAutomatically || page.isEditor || page.isPreview) return;
      stop();
      stop = after(PAUSE_MS, () => guard(async () => (await actions.load()).updateIfValid()));
    },
    stop: () => stop(),
  };
}
