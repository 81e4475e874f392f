import * as z from "zod/mini";
import { classNames } from "#runtime/controls.ts";
import type { About } from "#runtime/widget.ts";

/** What an editor can set of tabs. */
export const settings = z.object({
  tabClass: classNames(),
  panelClass: classNames(),
  readyClass: classNames(),
});

export type Settings = z.infer<typeof settings>;

export const about: About<Settings> = {
  tabClass: "Class names of the tab whose panel is open.",
  panelClass: "Class names of the panel that is open.",
  readyClass: "Class names of the element around the tabs and panels, as long as the widget works.",
};
