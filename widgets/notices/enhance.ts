import { once } from "#runtime/once.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { preferArea } from "./areas.ts";
import { EVENTS } from "./events.ts";
import type { Settings } from "./settings.ts";

const NOTICES =
  ".woocommerce-error, .woocommerce-message, .woocommerce-info, .wc-block-components-notice-banner";

/** Waits for notices; the code that moves them loads with the first. */
export function enhance(host: HTMLElement, settings: Settings, context: WidgetContext): void {
  const { guard, isFromPage, load, on, signal } = context;
  if (isFromPage) preferArea(host, signal);
  const loadArea = once(async () =>
    (await load(() => import("./notice-area.ts"))).createNoticeArea(host, settings, context),
  );

  const gather = (isStart: boolean) =>
    guard(async () => {
      const gatherNotices = await loadArea();
      if (!signal.aborted) gatherNotices(isStart);
    });

  // One change may cause several events.
  let isScheduled = false;
  const schedule = () => {
    if (isScheduled) return;
    isScheduled = true;
    queueMicrotask(() => {
      isScheduled = false;
      gather(false);
    });
  };
  for (const name of EVENTS) on(name, schedule);
  if (HTMLDocument.prototype.querySelector.call(document, NOTICES)) gather(true);
}
