import type { WidgetContext } from "./widget.ts";

/** A widget that runs: new settings, or the end. */
export interface Mounted {
  update(settings: object): void;
  unmount(): void;
}

type Enhance = (host: HTMLElement, settings: never, context: WidgetContext) => void;

/**
 * Runs an enhancer until it is unmounted; new settings end it and run it again, so that an enhancer needs no
 * update of its own. What it throws while starting goes to the caller, after everything it did is undone.
 */
export function startEnhancer(
  enhance: Enhance,
  settings: object,
  contextOf: (signal: AbortSignal) => WidgetContext,
): Mounted {
  let running = run(settings);

  function run(now: object): AbortController {
    const controller = new AbortController();
    const context = contextOf(controller.signal);
    try {
      enhance(context.host, now as never, context);
    } catch (error) {
      controller.abort();
      throw error;
    }
    return controller;
  }

  return {
    update(now) {
      running.abort();
      running = run(now);
    },
    unmount: () => running.abort(),
  };
}
