import { animations } from "./animations.ts";
import { backgrounds } from "./backgrounds.ts";
import { counters } from "./counter.ts";
import { headlines } from "./headline.ts";
import { hotspots } from "./hotspots.ts";
import { motionEffects } from "./motion-effects.ts";
import type { NativeMarkers } from "./native-markers.ts";
import { videos } from "./videos.ts";

/** What plays or moves. */
export const playing: NativeMarkers = (page, signal) =>
  [backgrounds, motionEffects, counters, headlines, hotspots, videos, animations].flatMap((markersOf) =>
    markersOf(page, signal),
  );
