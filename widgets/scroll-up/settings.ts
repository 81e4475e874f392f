import * as z from "zod/mini";
import { choice, classNames, milliseconds, percent, selector, toggle } from "#runtime/controls.ts";

/** What an editor can set of a button that leads to the top. */
export const settings = z.object({
  duration: milliseconds({ default: 1_200, max: 10_000 }),
  offset: percent({ default: 50, max: 100 }),
  edge: choice(["top", "bottom"], "top"),
  always: toggle(),
  link: selector("a"),
  shown: classNames(),
});

export type Settings = z.infer<typeof settings>;
