import * as z from "zod/mini";
import { choice, milliseconds, multiline, toggle } from "#runtime/controls.ts";
import type { Parts } from "./parts.ts";

/** What an editor can set of a menu. */
export const settings = z.object({
  layout: choice(["horizontal", "vertical", "dropdown"], "horizontal"),
  breakpoint: choice(["none", "mobile", "mobile_extra", "tablet", "tablet_extra", "laptop"], "tablet"),
  toggle: toggle(true),
  fullWidth: toggle(false),
  submenuIcon: multiline("", 10_000),
  showDelay: milliseconds({ default: 250, max: 5_000 }),
  hideDelay: milliseconds({ default: 500, max: 5_000 }),
  markActive: toggle(true),
});

export type Fields = z.infer<typeof settings>;

export type Settings = Fields & { readonly parts: Parts };
