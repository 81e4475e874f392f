import * as z from "zod/mini";
import { choice, classNames, count, selector, toggle } from "#runtime/controls.ts";
import type { About } from "#runtime/widget.ts";

/** What an editor can set of a button that leads to the top. */
export const settings = z.object({
  duration: count({ default: 1_200, max: 10_000 }),
  offset: count({ default: 50, max: 100 }),
  edge: choice(["top", "bottom"], "top"),
  always: toggle(),
  link: selector("a"),
  shown: classNames(),
});

export type Settings = z.infer<typeof settings>;

export const about: About<Settings> = {
  duration: "How long the way to the top takes, in milliseconds.",
  offset:
    "How much of the page must have scrolled past an edge of the window before it is shown, in percent of the page's height.",
  edge: "The edge of the window that must have passed this part of the page.",
  always: "Show it at any place.",
  link: "The link in the element; the element itself may be one.",
  shown: "Class names of the element while it is shown.",
};
