import * as z from "zod/mini";
import { classNames, group, selector, text, toggle } from "#runtime/controls.ts";
import type { About } from "#runtime/widget.ts";

/** What an editor can set. */
export const settings = z.object({
  group: selector(""),
  counter: toggle(true),
  zoom: toggle(true),
  titles: toggle(true),
  descriptions: toggle(true),
  loop: toggle(true),
  skin: group({ id: text("", 64), dialog: classNames() }),
});

export type Settings = z.infer<typeof settings>;

export const about: About<Settings> = {
  group: "Where the host is a single link: selector of the element around it whose links are shown together.",
  counter: "Tell which of how many is shown.",
  zoom: "Offer a button that enlarges a picture.",
  titles: "Show titles and captions.",
  descriptions: "Show descriptions.",
  loop: "Show the first after the last.",
  skin: "Id and class names of the dialog.",
};
