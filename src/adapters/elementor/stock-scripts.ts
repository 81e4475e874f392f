import { hasStockObject } from "../builder/our-values.ts";
import { isOnPage } from "../builder/native-markup.ts";
import { runningScripts } from "../builder/running-scripts.ts";

const STOCK_SCRIPTS = {
  // The script writes the device mode as soon as it starts, and keeps its handlers in the object.
  "elementor/assets/js/frontend.": () =>
    hasStockObject("elementorFrontend", "elementsHandler") || isOnPage("body[data-elementor-device-mode]"),
  "elements/assets/js/frontend.": () => hasStockObject("elementorProFrontend", "modules"),
  "elementor-pro/assets/js/frontend.": () => hasStockObject("elementorProFrontend", "modules"),
} as const;

/** Whether the builder's script runs on this page or an optimiser delays it. Waits until it has run, if it is there. */
export const isStockRunning = async (): Promise<boolean> =>
  (await runningScripts(STOCK_SCRIPTS, (part, address) => address.includes(part))).size > 0 ||
  STOCK_SCRIPTS["elementor/assets/js/frontend."]();
