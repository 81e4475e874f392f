import { hasStockObject } from "../builder/our-values.ts";
import { runningScripts } from "../builder/running-scripts.ts";

/** The page prints the settings in `Pojo`; the script adds its methods to them. */
const hasMethods = () => hasStockObject("Pojo", "methods");

const STOCK_SCRIPTS = { "core/assets/js/pojo-scripts": hasMethods } as const;

/** Whether the theme's script runs on this page or an optimiser delays it. Waits until it has run, if it is there. */
export const isStockRunning = async (): Promise<boolean> =>
  (await runningScripts(STOCK_SCRIPTS, (part, address) => address.includes(part))).size > 0 || hasMethods();
