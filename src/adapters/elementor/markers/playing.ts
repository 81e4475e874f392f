import { animations } from "./animations.ts";
import { backgrounds } from "./backgrounds.ts";
import { motion } from "./motion.ts";
import { motionEffects } from "./motion-effects.ts";
import type { NativeMarkers } from "./native-marker.ts";
import { videos } from "./videos.ts";

/** What plays or moves. */
export const playing: NativeMarkers = (page, signal) =>
  [backgrounds, motionEffects, motion, videos, animations].flatMap((markersOf) => markersOf(page, signal));
