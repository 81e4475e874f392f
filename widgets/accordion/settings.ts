import * as z from "zod/mini";
import { classNames, count, selector, toggle } from "#runtime/controls.ts";
import type { About } from "#runtime/widget.ts";

/** What an editor can set of an accordion. */
export const settings = z.object({
  exclusive: toggle(),
  openFirst: toggle(),
  duration: count({ default: 400, max: 10_000 }),
  openClass: classNames(),
  closedClass: classNames(),
  title: selector("[aria-controls]"),
});

export type Settings = z.infer<typeof settings>;

export const about: About<Settings> = {
  exclusive: "Opening a panel closes the others.",
  openFirst: "The first panel is open at first, if the server has opened none.",
  duration: "How long a panel takes to open or close, in ms; 0 is immediate.",
  openClass: "Class names of an open panel and its title.",
  closedClass: "Class names of the title of a closed panel.",
  title: "Selector of the titles: elements with the id of their panel, or links to it.",
};
