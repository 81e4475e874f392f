import type { WidgetContext } from "../widget.ts";

/** A widget that runs: new settings, or the end. */
export interface Mounted {
  update(settings: object): void;
  unmount(): void;
}

type Enhance = (host: HTMLElement, settings: never, context: WidgetContext) => void;

/** What ends with the widget; renewed where it begins anew. */
interface Life {
  controller: AbortController;
}

/**
 * Runs an enhancer until it is unmounted; new settings end it and run it again, so that an enhancer needs no
 * update of its own. What it throws while starting goes to the caller, after everything it did is undone.
 */
export function startEnhancer(
  enhance: Enhance,
  settings: object,
  life: Life,
  contextOf: (signal: AbortSignal) => WidgetContext,
): Mounted {
  function beginAnew() {
    life.controller.abort();
    life.controller = new AbortController();
  }

  function run(now: object) {
    const context = contextOf(life.controller.signal);
    try {
      enhance(context.host, now as never, context);
    } catch (error) {
      beginAnew();
      throw error;
    }
  }

  run(settings);
  return {
    update(now) {
      beginAnew();
      run(now);
    },
    unmount: () => life.controller.abort(),
  };
}
