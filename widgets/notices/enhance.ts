import type { WidgetContext } from "#runtime/widget.ts";
import { EVENTS } from "./events.ts";
import type { Settings } from "./settings.ts";

const NOTICES =
  ".woocommerce-error, .woocommerce-message, .woocommerce-info, .wc-block-components-notice-banner";

/** Waits for notices of the shop; what gathers them comes with the first. */
export function enhance(host: HTMLElement, _settings: Settings, context: WidgetContext): void {
  const { guard, on, signal } = context;
  let gathering: Promise<(isStart: boolean) => void> | undefined;

  const gather = (isStart: boolean) =>
    guard(async () => {
      gathering ??= import("./gather.ts").then(({ createGathering }) => createGathering(host, context));
      const run = await gathering.catch((error: unknown) => {
        gathering = undefined;
        throw error;
      });
      if (!signal.aborted) run(isStart);
    });

  // Several events may tell of one change.
  let isAwaited = false;
  const look = () => {
    if (isAwaited) return;
    isAwaited = true;
    queueMicrotask(() => {
      isAwaited = false;
      gather(false);
    });
  };
  for (const name of EVENTS) on(name, look);
  if (Document.prototype.querySelector.call(document, NOTICES)) gather(true);
}
