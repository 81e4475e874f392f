import * as z from "zod/mini";
import { classNames, count, selector } from "#runtime/controls.ts";
import type { About } from "#runtime/widget.ts";

/** What an editor can set of a button that shows and hides a search panel. */
export const settings = z.object({
  target: selector(""),
  duration: count({ default: 200, max: 10_000 }),
  icon: selector(""),
  closedIcon: classNames(),
  openIcon: classNames(),
});

export type Settings = z.infer<typeof settings>;

export const about: About<Settings> = {
  target: "The panel that it shows and hides. Default: the one that aria-controls names.",
  duration: "How long the panel slides, in milliseconds.",
  icon: "The icon in the button.",
  closedIcon: "Class names of the icon while the panel is closed.",
  openIcon: "Class names of the icon while the panel is open.",
};
