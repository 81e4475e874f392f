import type { Marker } from "#runtime/markup.ts";
import type { Page } from "#runtime/page.ts";
import { attempt, type Fail } from "../attempt.ts";
import { isOnPage } from "../../builder/native-markup.ts";
import { menus } from "./menus.ts";
import {
  BACKGROUNDS,
  CAROUSELS,
  FILTERS,
  FORMS,
  GALLERIES,
  INTERACTIONS_DATA,
  LIGHTBOX,
  LISTS,
  MOTION,
  MOTION_EFFECTS,
  type NativeMarkers,
  PANELS,
  READING,
} from "./native-marker.ts";
import { popups } from "./popups.ts";
import { scrolling } from "./scrolling.ts";
import { search } from "./search.ts";

const families = [menus, popups, scrolling, search];

interface LateFamily {
  /** What a page with such elements has. */
  readonly sign: string;
  readonly load: () => Promise<NativeMarkers>;
}

/** Families that few pages have; in the editor, anything may be added. */
const lateFamilies: readonly LateFamily[] = [
  { sign: INTERACTIONS_DATA, load: async () => (await import("./interactions.ts")).interactions },
  { sign: CAROUSELS, load: async () => (await import("./carousels.ts")).carousels },
  { sign: GALLERIES, load: async () => (await import("./galleries.ts")).galleries },
  { sign: BACKGROUNDS, load: async () => (await import("./backgrounds.ts")).backgrounds },
  { sign: MOTION_EFFECTS, load: async () => (await import("./motion-effects.ts")).motionEffects },
  { sign: LIGHTBOX, load: async () => (await import("./lightbox.ts")).lightbox },
  { sign: FORMS, load: async () => (await import("./forms.ts")).forms },
  { sign: `${LISTS}, ${FILTERS}`, load: async () => (await import("./lists.ts")).lists },
  { sign: PANELS, load: async () => (await import("./panels.ts")).panels },
  { sign: MOTION, load: async () => (await import("./motion.ts")).motion },
  { sign: READING, load: async () => (await import("./reading.ts")).reading },
];

/**
 * The markers of all families of elements; those of some load only where the page has such elements. `fail` is told of
 * families that cannot be loaded; what they start ends with the signal.
 */
export async function markersFor(page: Page, fail: Fail, signal: AbortSignal): Promise<Marker[]> {
  const late = lateFamilies.filter(({ sign }) => page.isEditor || isOnPage(sign));
  const loaded = await Promise.all(late.map(({ sign, load }) => attempt(sign, load, fail)));
  return [...loaded, ...families].flatMap((markersOf) => markersOf?.(page, signal) ?? []);
}
