import * as z from "zod/mini";
import { classNames, group, selector, text, toggle } from "#runtime/controls.ts";

/** What an editor can set. */
export const settings = z.object({
  group: selector(""),
  counter: toggle(true),
  zoom: toggle(true),
  titles: toggle(true),
  descriptions: toggle(true),
  loop: toggle(true),
  skin: group({ id: text("", 64), dialog: classNames() }),
});

export type Settings = z.infer<typeof settings>;
