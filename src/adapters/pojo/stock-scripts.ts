import { hasStockObject } from "../builder/our-values.ts";

/** The theme's script by a part of its address. The page prints settings in `Pojo`; the script adds its methods to them. */
export const STOCK_SCRIPTS = {
  "core/assets/js/pojo-scripts": () => hasStockObject("Pojo", "methods"),
} as const;
