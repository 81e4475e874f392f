import type { Marker } from "#runtime/markup.ts";
import type { Page } from "#runtime/page.ts";
import type { PresetLife } from "#runtime/preset.ts";
import { isOnPage } from "../../shared/is-on-page.ts";
import { attempt, type Fail } from "../attempt.ts";
import { menus } from "./menus.ts";
import type { NativeMarkers } from "./native-markers.ts";
import { popups } from "./popups.ts";
import { scrolling } from "./scrolling.ts";
import { search } from "./search.ts";
import {
  CAROUSELS,
  FORMS,
  GALLERIES,
  GROWING,
  INTERACTIONS_DATA,
  LIGHTBOX,
  PANELS,
  PLAYING,
  USED_LATER,
} from "./selectors.ts";

const families = [menus, popups, scrolling, search];

interface LateFamily {
  /** What a page with such elements has. */
  readonly sign: string;
  readonly load: () => Promise<NativeMarkers>;
}

/** Families that few pages have; in the editor, anything may be added. */
const lateFamilies: readonly LateFamily[] = [
  { sign: INTERACTIONS_DATA, load: async () => (await import("./interactions.ts")).interactions },
  { sign: `${CAROUSELS},${LIGHTBOX}`, load: async () => (await import("./pictures.ts")).pictures },
  { sign: GALLERIES, load: async () => (await import("./galleries.ts")).galleries },
  { sign: PLAYING, load: async () => (await import("./playing.ts")).playing },
  { sign: FORMS, load: async () => (await import("./forms.ts")).forms },
  { sign: USED_LATER, load: async () => (await import("./wake-lists.ts")).wakeLists },
  { sign: PANELS, load: async () => (await import("./panels.ts")).panels },
  { sign: GROWING, load: async () => (await import("./growing.ts")).growing },
];

/**
 * The markers of all families of elements; those of some load only where the page has such elements. `fail` is called with
 * families that cannot be loaded; what they start ends with the signal.
 */
export async function markersFor(page: Page, fail: Fail, { signal, add }: PresetLife): Promise<Marker[]> {
  const late = lateFamilies.filter(({ sign }) => page.isEditor || isOnPage(sign));
  const loaded = await Promise.all(late.map(({ sign, load }) => attempt(sign, load, fail)));
  return [...loaded, ...families].flatMap((markersOf) => markersOf?.(page, signal, add) ?? []);
}
