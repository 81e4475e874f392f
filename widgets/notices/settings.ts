import * as z from "zod/mini";
import { choices, toggle } from "#runtime/controls.ts";
import type { About } from "#runtime/widget.ts";

export const settings = z.object({ keepSeen: toggle(false), without: choices(["move", "focus"]) });

export type Settings = z.infer<typeof settings>;

export const about: About<Settings> = {
  keepSeen: "Leave notices where they are that are in the window when the page opens, so that nothing moves.",
  without:
    "Jobs that another script on the page does: move (notices into the area, and the page to them), focus.",
};
