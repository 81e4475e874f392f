import * as z from "zod/mini";
import { choice, choices, classNames, pixels, responsive, selector, toggle } from "#runtime/controls.ts";
import { DEVICE_MODES } from "#runtime/page.ts";
import type { About } from "#runtime/widget.ts";

const distance = () => responsive(pixels({ default: 0, min: -10_000, max: 10_000 }));

/** What an editor can set of an element that sticks. */
export const settings = z.object({
  sticky: choice(["top", "bottom"], "top"),
  stickyOn: choices(DEVICE_MODES, DEVICE_MODES),
  stickyOffset: distance(),
  stickyEffectsOffset: distance(),
  stickyAnchorLinkOffset: distance(),
  stickyParent: toggle(),
  boundary: selector(""),
  hostClass: classNames(["islet-sticky"]),
  activeClass: classNames(["islet-sticky--active"]),
  effectsClass: classNames(["islet-sticky--effects"]),
  spacerClass: classNames(["islet-sticky-spacer"]),
});

export type Settings = z.infer<typeof settings>;

export const about: About<Settings> = {
  sticky: "Edge of the window at which the element stays: top or bottom.",
  stickyOn: "Devices on which it sticks.",
  stickyOffset: "Distance from that edge, in px, per device.",
  stickyEffectsOffset:
    "How far, in px, the page is scrolled past that place before the effects begin, per device.",
  stickyAnchorLinkOffset: "Room above the targets of links that follow the element, in px, per device.",
  stickyParent: "Keep it inside its parent.",
  boundary: "Selector of the ancestor that it is kept inside. Default: the parent itself.",
  hostClass: "Classes of the element while it may stick.",
  activeClass: "Classes while it sticks.",
  effectsClass: "Classes while the effects apply.",
  spacerClass: "Classes of the empty element that keeps its place.",
};
