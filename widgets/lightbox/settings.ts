import * as z from "zod/mini";
import { selector, toggle } from "#runtime/controls.ts";
import type { Parts } from "./parts.ts";

/** What an editor can set. */
export const settings = z.object({
  group: selector(""),
  counter: toggle(true),
  zoom: toggle(true),
  share: toggle(false),
  titles: toggle(true),
  descriptions: toggle(true),
  loop: toggle(true),
});

export type Fields = z.infer<typeof settings>;

export type Settings = Fields & { readonly parts: Parts };
