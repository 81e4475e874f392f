import { createChanges } from "#dom/state/changes.ts";
import { hasJQuery, whenJQuery } from "#runtime/jquery.ts";
import type { Marker } from "#runtime/markup.ts";
import type { Preset } from "#runtime/preset.ts";
import { isOnPage } from "../shared/is-on-page.ts";
import { isJobLeft, partOf, runningShopScripts, sentenceOf } from "./jobs.ts";
import { exposeJQueryMethods } from "./jquery-methods.ts";
import { markersFor } from "./markers/index.ts";
import type { ShopMarker } from "./markers/shop-markers.ts";
import { callProperties } from "./on-properties.ts";
import { pageConfig } from "./page-config.ts";
import type { Handle, Job } from "./stock.ts";

/** What was found when the markers were made: the stock scripts, and whether jQuery was to come later, if at all. */
const found = new WeakMap<AbortSignal, Readonly<{ running: ReadonlySet<Handle>; isLate: boolean }>>();

/**
 * The native markup of a WooCommerce page and of Elementor's shop widgets. A widget whose stock script runs on the
 * page is skipped and reported once.
 */
const preset: Preset = {
  config: pageConfig,
  async markers(page, skip, { signal }) {
    swapNoScriptClass(signal);
    const running = await runningShopScripts(page.scriptsOff);
    found.set(signal, { running, isLate: !hasJQuery() });
    if (signal.aborted) return [];
    whenJQuery(() => exposeJQueryMethods(page, signal), signal);
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
  connect(runtime) {
    callProperties(runtime);
    const { bus, reportError, signal } = runtime;
    const { running, isLate } = found.get(signal) ?? { running: new Set<never>(), isLate: false };
    // Many pages do without jQuery once the shop's scripts are off.
    whenJQuery(() => {
      import("./start-events.ts")
        .then(({ tellStarts }) => tellStarts({ bus, running, isLate, signal }))
        .catch(reportError);
    }, signal);
  },
};

/** Swaps the body's class as the shop's inline script does, in case a policy or an optimiser has stopped it. */
function swapNoScriptClass(signal: AbortSignal): void {
  const { body } = document;
  if (!body.classList.contains("woocommerce-no-js")) return;
  const { toggleClass } = createChanges(signal);
  toggleClass(body, "woocommerce-no-js", false);
  toggleClass(body, "woocommerce-js", true);
}

/** The jobs of a marker's widget, those that stock scripts on the page do, and a sentence about them. */
function divide({ widget, jobs = [] }: ShopMarker, running: ReadonlySet<Handle>) {
  const left = jobs.filter((job) => isJobLeft(job, running));
  const parts = left.length < jobs.length ? ` (${left.map(partOf).join(", ")})` : "";
  return { jobs, left, reason: left.length ? sentenceOf(left, running, widget + parts) : "" };
}

/** Tells the widget which of its jobs it must not do. */
function withoutParts({ jobs: _jobs, ...marker }: ShopMarker, left: readonly Job[]): Marker {
  if (!left.length) return marker;
  const { settings } = marker;
  const without = left.map(partOf);
  return {
    ...marker,
    settings: (host) => ({ ...(typeof settings === "function" ? settings(host) : settings), without }),
  };
}

export default preset;
