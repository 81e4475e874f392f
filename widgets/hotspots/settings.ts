import * as z from "zod/mini";
import { choice, milliseconds, responsive, toggle } from "#runtime/controls.ts";
import type { Parts } from "./parts.ts";

/** What an editor can set of hotspots. */
export const settings = z.object({
  tooltipTrigger: responsive(choice(["click", "mouseenter", "none"], "click")),
  tooltipPosition: choice(["top", "bottom", "left", "right"], "top"),
  hotspotSequencedAnimation: toggle(),
  hotspotSequencedAnimationDuration: milliseconds({ default: 1_000, max: 60_000 }),
});

export type Fields = z.infer<typeof settings>;

export type Settings = Fields & { readonly parts: Parts };
