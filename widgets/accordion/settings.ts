import * as z from "zod/mini";
import { classNames, milliseconds, selector, toggle } from "#runtime/controls.ts";

/** What an editor can set of an accordion. */
export const settings = z.object({
  exclusive: toggle(),
  openFirst: toggle(),
  duration: milliseconds({ default: 400, max: 10_000 }),
  openClass: classNames(),
  closedClass: classNames(),
  title: selector("[aria-controls]"),
});

export type Settings = z.infer<typeof settings>;
