import type { Marker } from "#runtime/markup.ts";
import type { Page } from "#runtime/page.ts";
import type { Job } from "../jobs.ts";
import type { StockScript } from "../stock-scripts.ts";

/** A widget for native markup, and which of its jobs stock scripts may do. */
export interface NativeMarker extends Marker {
  readonly jobs?: readonly Job[];
}

/** The page, and the stock scripts that run on it. */
export interface MarkerContext {
  readonly page: Page;
  readonly running: ReadonlySet<StockScript>;
}

/** The markers of one part of the shop; their elements need not be on the page. */
export type NativeMarkers = (context: MarkerContext) => readonly NativeMarker[];
