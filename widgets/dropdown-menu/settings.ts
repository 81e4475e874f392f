import * as z from "zod/mini";
import { choice, milliseconds, pixels, text, toggle } from "#runtime/controls.ts";
import type { Parts } from "./parts.ts";

/** What an editor can set of a dropdown menu. */
export const settings = z.object({
  layout: choice(["horizontal", "vertical"], "horizontal"),
  showTimeout: milliseconds({ default: 250, max: 5_000 }),
  hideTimeout: milliseconds({ default: 500, max: 5_000 }),
  subMenusMinWidth: text("10em", 20),
  subMenusMaxWidth: text("20em", 20),
  showOnClick: toggle(false),
  hoverIntent: toggle(false),
  sensitivity: pixels({ default: 7, max: 100 }),
  interval: milliseconds({ default: 100, max: 2_000 }),
  menuDelay: milliseconds({ default: 800, max: 5_000 }),
  mobileBreakpoint: pixels({ default: 992, max: 10_000 }),
  isPopup: toggle(false),
});

export type Fields = z.infer<typeof settings>;

export type Settings = Fields & { readonly parts: Parts };
