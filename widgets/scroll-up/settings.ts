import * as z from "zod/mini";
import { classNames, count, selector, toggle } from "#runtime/controls.ts";
import type { About } from "#runtime/widget.ts";

/** What an editor can set of a button that leads to the top. */
export const settings = z.object({
  duration: count({ default: 1_200, max: 10_000 }),
  offset: count({ default: 50, max: 100 }),
  always: toggle(),
  link: selector("a"),
  shown: classNames(),
});

export type Settings = z.infer<typeof settings>;

export const about: About<Settings> = {
  duration: "How long the way to the top takes, in milliseconds.",
  offset:
    "How much of the page the visitor has scrolled before it is shown, in percent of the page's height.",
  always: "Show it at any place.",
  link: "The link in the element; the element itself may be one.",
  shown: "Class names of the element while it is shown.",
};
