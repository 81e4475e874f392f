import * as z from "zod/mini";
import { choice, classNames, milliseconds, toggle } from "#runtime/controls.ts";
import type { Parts } from "./parts.ts";

/** What an editor can set of a mega menu. */
export const settings = z.object({
  openOn: choice(["hover", "click"], "hover"),
  itemLayout: choice(["horizontal", "dropdown"], "horizontal"),
  breakpointSelector: choice(
    ["none", "mobile", "mobile_extra", "tablet", "tablet_extra", "laptop"],
    "tablet",
  ),
  contentWidth: choice(["full_width", "fit_to_content"], "full_width"),
  contentHorizontalPosition: choice(["left", "center", "right"], "center"),
  openAnimation: classNames(),
  horizontalScroll: toggle(false),
  hideDelay: milliseconds({ default: 150, max: 5_000 }),
  markActive: toggle(true),
});

export type Fields = z.infer<typeof settings>;

export type Settings = Fields & { readonly parts: Parts };
