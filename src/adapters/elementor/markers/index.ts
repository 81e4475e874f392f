import type { Marker } from "#runtime/markup.ts";
import type { Page } from "#runtime/page.ts";
import { INTERACTIONS_DATA } from "./native-marker.ts";
import { backgrounds } from "./backgrounds.ts";
import { interactions } from "./interactions.ts";
import { menus } from "./menus.ts";
import { motion } from "./motion.ts";
import { motionEffects } from "./motion-effects.ts";
import { panels } from "./panels.ts";
import { popups } from "./popups.ts";
import { reading } from "./reading.ts";
import { scrolling } from "./scrolling.ts";
import { search } from "./search.ts";

const families = [
  INTERACTIONS_DATA,
  backgrounds,
  interactions,
  menus,
  motion,
  motionEffects,
  panels,
  popups,
  reading,
  scrolling,
  search,
];

/** The markers of all families of elements. */
export const markersFor = (page: Page): Marker[] => families.flatMap((markersOf) => markersOf(page));
