import type { Preset } from "#runtime/preset.ts";
import { whenJQuery } from "#runtime/when-jquery.ts";
import { markersFor } from "./markers/index.ts";
import { isOnPage } from "./markers/native-markup.ts";
import { exposeJQueryMethods } from "./jquery-methods.ts";
import { swapNoScriptClass } from "./no-script-class.ts";
import { pageConfig } from "./page-config.ts";
import { nameOf, runningScripts } from "./stock-scripts.ts";

/**
 * The native markup of a WooCommerce page and of the builder's shop widgets. A widget whose stock script runs on the
 * page is skipped and reported once.
 */
const preset: Preset = {
  config: pageConfig,
  async markers(page, skip, signal) {
    swapNoScriptClass(signal);
    const running = await runningScripts();
    if (signal.aborted) return [];
    whenJQuery(() => exposeJQueryMethods(signal), signal);
    const skipped = new Map<string, string>();
    const markers = markersFor({ page, running }).filter(({ stock, widget, selector }) => {
      const script = stock?.find((name) => running.has(name));
      if (script && isOnPage(selector)) skipped.set(widget, nameOf(script));
      return !script;
    });
    for (const [widget, script] of skipped)
      skip(`the script ${script} runs here, so ${widget} is left to it`);
    if (markers.some(({ widget }) => widget === "order-attribution"))
      await import("./attribution-globals.ts").then(
        ({ exposeAttribution }) => exposeAttribution(signal),
        (error: unknown) => skip(`other scripts get no wc_order_attribution: ${String(error)}`),
      );
    return markers;
  },
};

export default preset;
