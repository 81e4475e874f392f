import type { Marker } from "#runtime/markup.ts";
import type { Page } from "#runtime/page.ts";
import type { AddMarkers } from "#runtime/preset.ts";

/**
 * The markers of one family of Elementor's elements; they need not be on the page. What it starts ends with the signal;
 * `add` takes markers that are needed only later.
 */
export type NativeMarkers = (page: Page, signal: AbortSignal, add?: AddMarkers) => readonly Marker[];
