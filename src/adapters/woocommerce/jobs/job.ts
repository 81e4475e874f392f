import type { Marker } from "#runtime/markup.ts";
import type { Page } from "#runtime/page.ts";
import type { StockScript } from "../stock-scripts.ts";

/** A widget's work on native markup, and the stock scripts that do the same work where they run. */
export interface Job extends Marker {
  readonly stock?: readonly StockScript[];
}

/** What jobs depend on: the page, and the stock scripts that run on it. */
export interface MarkerContext {
  readonly page: Page;
  readonly running: ReadonlySet<StockScript>;
}

/** The work of one theme; of the markup on the page only what is there counts. */
export type Jobs = (context: MarkerContext) => readonly Job[];
