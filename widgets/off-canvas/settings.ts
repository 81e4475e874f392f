import * as z from "zod/mini";
import { choice, classNames, responsive, selector, text, toggle } from "#runtime/controls.ts";
import type { About } from "#runtime/widget.ts";

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

export const about: About<Settings> = {
  id: "Its id in the links and events that open it. Default: the element's id.",
  label: "Name for screen readers. Default: the first heading.",
  side: "The side of the window where a panel without a box of its own appears.",
  preventScroll: "The page behind does not scroll.",
  closeOnOverlay: "A press beside the panel closes it.",
  closeOnEscape: "Escape closes it.",
  entranceAnimation: "Class names of the animation that shows it, per device.",
  exitAnimation: "Class names of the animation that hides it, per device.",
  entranceClass: "More class names while the first animation runs.",
  exitClass: "More class names while the second animation runs.",
  boxSelector:
    "Selector of the box inside the element that has an overlay and a place of its own. Default: the element.",
  movingSelector: "Selector of what moves inside the box. Default: the box.",
  panelSelector: "Selector of the panel inside the box. Default: the box.",
};
