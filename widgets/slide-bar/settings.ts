import * as z from "zod/mini";
import { classNames, count, group, selector, text, toggle } from "#runtime/controls.ts";
import type { About } from "#runtime/widget.ts";

/** What an editor can set of a bar that slides down and up. */
export const settings = z.object({
  duration: count({ default: 500, max: 10_000 }),
  label: text("More information", 100),
  closeOnJump: toggle(false),
  hiddenAtFirst: toggle(false),
  parts: group({
    toggle: selector(".islet-slide-bar__toggle"),
    content: selector(".islet-slide-bar__content"),
  }),
  skin: group({
    toggleOpen: classNames(["islet-slide-bar__toggle--open"]),
    contentOpen: classNames(),
  }),
});

export type Settings = z.infer<typeof settings>;

export const about: About<Settings> = {
  duration: "How long the bar slides, in milliseconds.",
  label: "What screen readers call the toggle, if the page has no words for it.",
  closeOnJump: "Whether a link in the bar to a place on this page closes it.",
  hiddenAtFirst: "Whether a style sheet hides the whole bar until its script runs.",
  parts: "Selectors of the toggle and of what it shows and hides, inside the element.",
  skin: "Class names: of the toggle while the bar is open, and of what it shows and hides while that can be seen.",
};
