import * as z from "zod/mini";
import { choice, count, text, toggle, url } from "#runtime/controls.ts";

/** What the page configuration can set of web-vitals. */
export const settings = z.object({
  url: url(""),
  sample: count({ default: 0.1, max: 1 }),
  problems: toggle(true),
  pageKind: text("", 40),
  variant: text("", 40),
  consent: choice(["none", "functional", "preferences", "statistics", "marketing"], "none"),
});

export type Settings = z.infer<typeof settings>;
