import { carousels } from "./carousels.ts";
import { lightbox } from "./lightbox.ts";
import type { NativeMarkers } from "./native-markers.ts";

/** Rows of slides, and what opens over the page. */
export const pictures: NativeMarkers = (page, signal) => [
  ...carousels(page, signal),
  ...lightbox(page, signal),
];
