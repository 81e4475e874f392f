import * as z from "zod/mini";
import { choices, pixels, toggle } from "#runtime/controls.ts";
import type { About } from "#runtime/widget.ts";

export const settings = z.object({
  updateCartAutomatically: toggle(true),
  stickyRightColumn: toggle(false),
  stickyRightColumnOffset: pixels({ default: 0, max: 1_000 }),
  without: choices(["page", "builder"]),
});

export type Settings = z.infer<typeof settings>;

export const about: About<Settings> = {
  updateCartAutomatically: "Update the cart 1500 ms after the last change of a quantity.",
  stickyRightColumn: "Keep the builder's right column in view while the page scrolls.",
  stickyRightColumnOffset: "Space above the column that is kept in view, in px.",
  without:
    "Jobs that another script on the page does: page (all but the next), builder (automatic updates, and the column kept in view).",
};
