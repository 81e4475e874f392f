import * as z from "zod/mini";
import { choice, classNames, group, pixels, responsive, seconds, text, toggle } from "#runtime/controls.ts";
import type { About } from "#runtime/widget.ts";

/** What an editor can set of a popup's look and behaviour. */
export const settings = z.object({
  id: text("", 64),
  label: text("", 200),
  classes: classNames(),
  entranceAnimation: responsive(text("", 64)),
  exitAnimation: responsive(text("", 64)),
  entranceAnimationDuration: seconds({ default: 1.2, max: 30 }),
  closeButtonPosition: choice(["inside", "outside"], "inside"),
  closeButtonDelay: seconds({ default: 0 }),
  closeAutomatically: seconds({ default: 0 }),
  preventCloseOnBackgroundClick: toggle(),
  preventCloseOnEscKey: toggle(),
  preventScroll: toggle(),
  a11yNavigation: toggle(true),
  horizontal: choice(["left", "center", "right"], "center"),
  vertical: choice(["top", "center", "bottom"], "center"),
  overlay: toggle(true),
  width: pixels({ default: 640, max: 4_000 }),
  fullHeight: toggle(),
  skin: group({
    dialogId: text("", 80),
    dialog: classNames(),
    panel: classNames(),
    content: classNames(),
    close: classNames(),
    reversed: classNames(),
  }),
});

export type Settings = z.infer<typeof settings>;

export const about: About<Settings> = {
  id: "The popup's number, used in its events. Default: the element's id.",
  label: "Name for screen readers. Default: the first heading.",
  classes: "More classes for the dialog.",
  entranceAnimation:
    "How it appears, per device: fadeIn, fadeInDown, zoomIn, bounceInUp, slideInLeft, rotateIn, lightSpeedIn, rollIn, pulse … Any other word: no animation.",
  exitAnimation: "How it disappears, per device: the same names, played backwards.",
  entranceAnimationDuration: "How long both animations take, in seconds.",
  closeButtonPosition: "Close button inside the popup, or outside in the window's corner.",
  closeButtonDelay: "Seconds until the close button appears.",
  closeAutomatically: "Seconds until it closes automatically; 0 is never.",
  preventCloseOnBackgroundClick: "A press outside the popup does not close it.",
  preventCloseOnEscKey: "Escape does not close it.",
  preventScroll: "The page behind does not scroll.",
  a11yNavigation:
    "Modal: the focus moves in, stays in and returns, and the page behind is inert. Off: the page stays usable.",
  horizontal: "Position in the window: left, center or right.",
  vertical: "Position in the window: top, center or bottom.",
  overlay: "Dims the page behind.",
  width: "Width in px, at most the window's.",
  fullHeight: "As tall as the window.",
  skin: "Class names of the dialog, its panel, content and close button, and of an exit animation that runs backwards; the dialog's id. With them the page's own rules say how it looks, where it stands and how it moves.",
};
