import * as z from "zod/mini";
import { choices, pixels, toggle } from "#runtime/controls.ts";

export const settings = z.object({
  updateCartAutomatically: toggle(true),
  stickyRightColumn: toggle(false),
  stickyRightColumnOffset: pixels({ default: 0, max: 1_000 }),
  without: choices(["page", "builder"]),
});

export type Settings = z.infer<typeof settings>;
