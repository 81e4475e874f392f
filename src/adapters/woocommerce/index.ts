import type { Preset } from "#runtime/preset.ts";
import { whenJQuery } from "#runtime/when-jquery.ts";
import { markersFor } from "./markers/index.ts";
import { isHere } from "./markers/native-markup.ts";
import { keepJQueryNames } from "./jquery-names.ts";
import { swapNoScriptClass } from "./no-script-class.ts";
import { pageConfig } from "./page-config.ts";
import { nameOf, runningScripts } from "./stock-scripts.ts";

/**
 * A WooCommerce page as its templates and the builder's shop widgets print it. Jobs whose stock script runs on the page
 * are left to it, which is said once for each widget that has work here.
 */
const preset: Preset = {
  config: pageConfig,
  async markers(page, skip, signal) {
    swapNoScriptClass(signal);
    const running = await runningScripts();
    if (signal.aborted) return [];
    whenJQuery(() => keepJQueryNames(signal), signal);
    const left = new Map<string, string>();
    const ours = markersFor({ page, running }).filter(({ stock, widget, selector }) => {
      const other = stock?.find((script) => running.has(script));
      if (other && isHere(selector)) left.set(widget, nameOf(other));
      return !other;
    });
    for (const [widget, script] of left) skip(`the script ${script} runs here, so ${widget} is left to it`);
    if (ours.some(({ widget }) => widget === "order-attribution"))
      await import("./attribution-globals.ts").then(
        ({ showAttribution }) => showAttribution(signal),
        (error: unknown) => skip(`other scripts get no wc_order_attribution: ${String(error)}`),
      );
    return ours;
  },
};

export default preset;
