import * as z from "zod/mini";
import { list, optional, seconds, text, toggle } from "#runtime/controls.ts";
import type { About } from "#runtime/widget.ts";

/** What an editor can set of an overlay. */
export const settings = z.object({
  startOn: list(text(undefined, 100)),
  stopOn: list(text(undefined, 100)),
  isActive: toggle(false),
  longest: seconds({ default: 120, max: 86_400 }),
  text: optional(text(undefined, 200)),
});

export type Settings = z.infer<typeof settings>;

export const about: About<Settings> = {
  startOn: "Names of the bus events that cover the element, such as update_checkout.",
  stopOn: "Names of the bus events that remove the overlay, such as updated_checkout.",
  isActive: "Cover the element from the start.",
  longest: "Longest time with the overlay, in seconds.",
  text: "Text on the overlay, or empty for none. Default: the page's text blocked, else Please wait...",
};
