import * as z from "zod/mini";
import { choices } from "#runtime/controls.ts";
import type { About } from "#runtime/widget.ts";

export const settings = z.object({ without: choices(["move", "focus"]) });

export type Settings = z.infer<typeof settings>;

export const about: About<Settings> = {
  without:
    "Jobs that another script on the page does: move (notices into the area, and the page to them), focus.",
};
