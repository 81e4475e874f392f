import * as z from "zod/mini";
import { classNames, milliseconds, selector } from "#runtime/controls.ts";

/** What an editor can set of a button that shows and hides a search panel. */
export const settings = z.object({
  target: selector(""),
  duration: milliseconds({ default: 200, max: 10_000 }),
  icon: selector(""),
  closedIcon: classNames(),
  openIcon: classNames(),
});

export type Settings = z.infer<typeof settings>;
