import { isOnPage } from "../builder/native-markup.ts";
import { hasStockObject } from "../builder/our-values.ts";

/** The builder's scripts by a part of their address. */
export const STOCK_SCRIPTS = {
  // The script writes the device mode as soon as it starts, and keeps its handlers in the object.
  "elementor/assets/js/frontend.": () =>
    hasStockObject("elementorFrontend", "elementsHandler") || isOnPage("body[data-elementor-device-mode]"),
  "elements/assets/js/frontend.": () => hasStockObject("elementorProFrontend", "modules"),
  "elementor-pro/assets/js/frontend.": () => hasStockObject("elementorProFrontend", "modules"),
} as const;
