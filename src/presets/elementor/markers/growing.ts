import { smoothGrowth } from "#dom/motion/smooth-growth.ts";
import { queryAll } from "#dom/query.ts";
import { contents } from "./contents.ts";
import { countdowns } from "./countdown.ts";
import type { NativeMarkers } from "./native-markers.ts";
import { GROWING } from "./selectors.ts";
import { sharing } from "./sharing.ts";

/**
 * What grows when its widget starts: lists of headings, notices and what providers fill in. It makes room for them only when they
 * come.
 */
export const growing: NativeMarkers = (page, signal) => {
  if (!page.isEditor) smoothGrowth(queryAll(document, GROWING), signal);
  return [sharing, countdowns, contents].flatMap((markersOf) => markersOf(page, signal));
};
