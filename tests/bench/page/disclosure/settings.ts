import * as z from "zod/mini";
import { choice, pixels, selector, toggle } from "#runtime/controls.ts";

/** Settings of the benchmark's own enhancer: buttons that show and hide panels. */
export const settings = z.object({
  panel: selector(""),
  mode: choice(["click", "hover"], "click"),
  isOpen: toggle(false),
  offset: pixels({ default: 0, max: 10_000 }),
});

export type Settings = z.infer<typeof settings>;
