import * as z from "zod/mini";
import { choice, pixels, selector, toggle } from "#runtime/controls.ts";

/** Settings of the benchmark's own enhancer: a button that shows and hides a panel. */
export const settings = z.object({
  panel: selector(""),
  mode: choice(["focus", "hover"], "focus"),
  isOpen: toggle(false),
  offset: pixels({ default: 0, max: 10_000 }),
});

export type Settings = z.infer<typeof settings>;
