import type { Marker } from "#runtime/markup.ts";
import type { Page } from "#runtime/page.ts";
import { isOnPage } from "../../builder/native-markup.ts";
import { backgrounds } from "./backgrounds.ts";
import { menus } from "./menus.ts";
import { motion } from "./motion.ts";
import { motionEffects } from "./motion-effects.ts";
import { INTERACTIONS_DATA } from "./native-marker.ts";
import { panels } from "./panels.ts";
import { popups } from "./popups.ts";
import { reading } from "./reading.ts";
import { scrolling } from "./scrolling.ts";
import { search } from "./search.ts";

const families = [backgrounds, menus, motion, motionEffects, panels, popups, reading, scrolling, search];

/**
 * The markers of all families of elements. Those of the fourth version's animations load where the page has some; `fail`
 * is told if they cannot.
 */
export async function markersFor(
  page: Page,
  fail: (reason: string, error: Error) => void,
): Promise<Marker[]> {
  const markers = families.flatMap((markersOf) => markersOf(page));
  if (!isOnPage(INTERACTIONS_DATA)) return markers;
  try {
    const { interactions } = await import("./interactions.ts");
    return [...interactions(page), ...markers];
  } catch (error) {
    fail("animated elements are shown without their animation", error as Error);
    return markers;
  }
}
