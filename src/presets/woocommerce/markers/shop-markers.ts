import type { Marker } from "#runtime/markup.ts";
import type { Page } from "#runtime/page.ts";
import type { Handle, Job } from "../stock.ts";

/** A widget for native markup, and which of its jobs stock scripts may do. */
export interface ShopMarker extends Marker {
  readonly jobs?: readonly Job[];
}

/** The page, and the stock scripts that run on it. */
export interface MarkerContext {
  readonly page: Page;
  readonly running: ReadonlySet<Handle>;
}

/** The markers of one part of the shop; their elements need not be on the page. */
export type ShopMarkers = (context: MarkerContext) => readonly ShopMarker[];
