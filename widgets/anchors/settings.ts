import * as z from "zod/mini";
import { count, pixels, selector, toggle } from "#runtime/controls.ts";
import type { About } from "#runtime/widget.ts";

/** What an editor can set of in-page anchors. */
export const settings = z.object({
  offset: pixels({ default: 0, max: 1_000 }),
  duration: count({ default: 1_000, max: 10_000 }),
  menuSelector: selector(""),
  markActive: toggle(true),
});

export type Settings = z.infer<typeof settings>;

export const about: About<Settings> = {
  offset: "Gap above the target, in px, in addition to the heights of the sticky header and the admin bar.",
  duration: "How long the page scrolls, in ms; 0 is immediate.",
  menuSelector: "Selector of the menus whose items are marked. Default: the menus inside the element.",
  markActive: "Mark the menu item of the anchor that the visitor is reading.",
};
