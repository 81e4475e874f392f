import * as z from "zod/mini";
import { choice, classNames, group, milliseconds, responsive, selector, toggle } from "#runtime/controls.ts";

/** What an editor can set of hotspots. */
export const settings = z.object({
  tooltipTrigger: responsive(choice(["click", "mouseenter", "none"], "click")),
  tooltipPosition: choice(["top", "bottom", "left", "right"], "top"),
  hotspotSequencedAnimation: toggle(),
  hotspotSequencedAnimationDuration: milliseconds({ default: 1_000, max: 60_000 }),
  skin: group({
    point: selector(".islet-hotspot"),
    button: selector(".islet-hotspot__button"),
    tip: selector(".islet-hotspot__tip"),
    active: classNames(["islet-hotspot--active"]),
    sequenced: classNames(["islet-hotspot--sequenced"]),
  }),
});

export type Settings = z.infer<typeof settings>;
