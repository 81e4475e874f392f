import * as z from "zod/mini";
import { classNames, count, toggle } from "#runtime/controls.ts";
import type { About } from "#runtime/widget.ts";

/** What an editor can set of an accordion. */
export const settings = z.object({
  exclusive: toggle(),
  openFirst: toggle(),
  duration: count({ default: 400, max: 10_000 }),
  openClass: classNames(),
});

export type Settings = z.infer<typeof settings>;

export const about: About<Settings> = {
  exclusive: "Opening a panel closes the others.",
  openFirst: "The first panel is open at first, if the server has opened none.",
  duration: "How long a panel takes to open or close, in ms; 0 is immediate.",
  openClass: "Class names of an open panel and its title.",
};
