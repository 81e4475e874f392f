import * as z from "zod/mini";
import { choice, choices, pixels, responsive, selector, toggle } from "#runtime/controls.ts";
import { DEVICE_MODES } from "#runtime/page.ts";
import type { Parts } from "./parts.ts";

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
});

export type Fields = z.infer<typeof settings>;

export type Settings = Fields & { readonly parts: Parts };
