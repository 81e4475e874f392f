import * as z from "zod/mini";
import { choice, classNames, count, group, responsive, selector, toggle } from "#runtime/controls.ts";
import type { About } from "#runtime/widget.ts";

/** What an editor can set of hotspots. */
export const settings = z.object({
  tooltipTrigger: responsive(choice(["click", "mouseenter", "none"], "click")),
  tooltipPosition: choice(["top", "bottom", "left", "right"], "top"),
  hotspotSequencedAnimation: toggle(),
  hotspotSequencedAnimationDuration: count({ default: 1_000, max: 60_000 }),
  skin: group({
    point: selector(".islet-hotspot"),
    button: selector(".islet-hotspot__button"),
    tip: selector(".islet-hotspot__tip"),
    active: classNames(["islet-hotspot--active"]),
    sequenced: classNames(["islet-hotspot--sequenced"]),
  }),
});

export type Settings = z.infer<typeof settings>;

export const about: About<Settings> = {
  tooltipTrigger: "What opens a tip: a press, the pointer or the focus, or nothing, if all tips are shown.",
  tooltipPosition: "Where tips stand beside their points.",
  hotspotSequencedAnimation: "Let the points appear one after the other.",
  hotspotSequencedAnimationDuration: "How long it takes until the last point appears, in ms.",
  skin: "Selectors of points, of their buttons and of their tips. Class names of the point whose tip is open and of points that appear one after the other.",
};
