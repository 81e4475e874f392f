import type { Marker } from "#runtime/markup.ts";
import type { Page } from "#runtime/page.ts";
import type { StockScript } from "../stock-scripts.ts";

/** A widget's work on native markup, and the stock scripts that do the same work where they run. */
export interface NativeMarker extends Marker {
  readonly stock?: readonly StockScript[];
}

/** What markers depend on: the page, and the stock scripts that run on it. */
export interface MarkerContext {
  readonly page: Page;
  readonly running: ReadonlySet<StockScript>;
}

/** The markers of one part of the shop; elements that are not on the page are simply not found. */
export type NativeMarkers = (context: MarkerContext) => readonly NativeMarker[];
