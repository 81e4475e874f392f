import * as z from "zod/mini";
import { choice, classNames, responsive, text, toggle } from "#runtime/controls.ts";
import type { Parts } from "./parts.ts";

/** What an editor can set of a panel beside the page. */
export const settings = z.object({
  id: text("", 64),
  label: text("", 200),
  side: choice(["start", "end"], "end"),
  preventScroll: toggle(true),
  closeOnOverlay: toggle(true),
  closeOnEscape: toggle(true),
  entranceAnimation: responsive(classNames()),
  exitAnimation: responsive(classNames()),
});

export type Fields = z.infer<typeof settings>;

export type Settings = Fields & { readonly parts: Parts };
