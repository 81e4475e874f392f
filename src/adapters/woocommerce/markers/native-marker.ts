import type { Marker } from "#runtime/markup.ts";
import type { Page } from "#runtime/page.ts";
import type { StockScript } from "../stock-scripts.ts";

/** A widget for native markup, and the stock scripts that do the same job. */
export interface NativeMarker extends Marker {
  readonly stock?: readonly StockScript[];
}

/** The page, and the stock scripts that run on it. */
export interface MarkerContext {
  readonly page: Page;
  readonly running: ReadonlySet<StockScript>;
}

/** The markers of one part of the shop; their elements need not be on the page. */
export type NativeMarkers = (context: MarkerContext) => readonly NativeMarker[];
