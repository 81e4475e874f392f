import { smoothGrowth } from "#dom/motion/smooth-growth.ts";
import { queryAll } from "#dom/query.ts";
import { contents } from "./contents.ts";
import { countdowns } from "./countdown.ts";
import type { NativeMarkers } from "./native-markers.ts";
import { READING } from "./selectors.ts";
import { sharing } from "./sharing.ts";

/** What visitors read and share. Lists, notices and what providers fill in make room only when they come. */
export const reading: NativeMarkers = (page, signal) => {
  if (!page.isEditor) smoothGrowth(queryAll(document, READING), signal);
  return [sharing, countdowns, contents].flatMap((markersOf) => markersOf(page, signal));
};
