import type { Preset } from "#runtime/preset.ts";
import { whenJQuery } from "#runtime/when-jquery.ts";
import type { Marker } from "#runtime/markup.ts";
import { isLeft, type Job, partOf, sentenceOf } from "./jobs.ts";
import { markersFor } from "./markers/index.ts";
import type { NativeMarker } from "./markers/native-marker.ts";
import { isOnPage } from "../builder/native-markup.ts";
import { exposeJQueryMethods } from "./jquery-methods.ts";
import { swapNoScriptClass } from "./no-script-class.ts";
import { pageConfig } from "./page-config.ts";
import { runningShopScripts, type StockScript } from "./stock-scripts.ts";

/**
 * The native markup of a WooCommerce page and of the builder's shop widgets. A widget whose stock script runs on the
 * page is skipped and reported once.
 */
const preset: Preset = {
  config: pageConfig,
  async markers(page, skip, { signal }) {
    swapNoScriptClass(signal);
    const running = await runningShopScripts();
    if (signal.aborted) return [];
    whenJQuery(() => exposeJQueryMethods(signal), signal);
    const reasons = new Set<string>();
    const markers = markersFor({ page, running }).flatMap((marker) => {
      const { left, jobs, reason } = divide(marker, running);
      if (reason && isOnPage(marker.selector)) reasons.add(reason);
      return left.length && left.length === jobs.length ? [] : [withoutParts(marker, left)];
    });
    for (const reason of reasons) skip(reason);
    if (markers.some(({ widget }) => widget === "order-attribution"))
      await import("./attribution-globals.ts").then(
        ({ exposeAttribution }) => exposeAttribution(signal),
        (error: Error) => skip("other scripts get no wc_order_attribution", error),
      );
    return markers;
  },
};

/** The jobs of a marker's widget, those that stock scripts on the page do, and a sentence about them. */
function divide({ widget, jobs = [] }: NativeMarker, running: ReadonlySet<StockScript>) {
  const left = jobs.filter((job) => isLeft(job, running));
  const parts = left.length < jobs.length ? ` (${left.map(partOf).join(", ")})` : "";
  return { jobs, left, reason: left.length ? sentenceOf(left, running, widget + parts) : "" };
}

/** Tells the widget which of its jobs it must not do. */
function withoutParts({ jobs: _jobs, ...marker }: NativeMarker, left: readonly Job[]): Marker {
  if (!left.length) return marker;
  const { settings } = marker;
  const without = left.map(partOf);
  return {
    ...marker,
    settings: (host) => ({ ...(typeof settings === "function" ? settings(host) : settings), without }),
  };
}

export default preset;
