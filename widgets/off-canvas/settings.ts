import * as z from "zod/mini";
import { choice, classNames, responsive, selector, text, toggle } from "#runtime/controls.ts";

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
  entranceClass: classNames(),
  exitClass: classNames(),
  boxSelector: selector(""),
  movingSelector: selector(""),
  panelSelector: selector(""),
});

export type Settings = z.infer<typeof settings>;
