import * as z from "zod/mini";
import { choice, pixels, selector, toggle } from "#runtime/controls.ts";
import type { About } from "#runtime/widget.ts";

/** What an editor can set of a sticky header. */
export const settings = z.object({
  marker: selector(""),
  showOn: choice(["down", "up", "always"], "down"),
  offset: pixels({ default: 0, max: 1_000 }),
  isSecond: toggle(false),
});

export type Settings = z.infer<typeof settings>;

export const about: About<Settings> = {
  marker: "Selector of the element that must have been scrolled past. Default: the header's own position.",
  showOn:
    "Scroll direction that shows the header: down (hidden on the way up), up (hidden on the way down), or always.",
  offset: "Distance from the top of the window while it sticks, in px.",
  isSecond:
    "Whether it is a second header that the page's style sheet hides: it is shown only while it sticks, and looks as the style sheet says.",
};
