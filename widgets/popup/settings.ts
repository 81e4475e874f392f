import * as z from "zod/mini";
import { choice, classNames, pixels, responsive, seconds, text, toggle } from "#runtime/controls.ts";
import type { Parts } from "./parts.ts";

/** What an editor can set of a popup's look and behaviour. */
export const settings = z.object({
  id: text("", 64),
  label: text("", 200),
  classes: classNames(),
  entranceAnimation: responsive(text("", 64)),
  exitAnimation: responsive(text("", 64)),
  entranceAnimationDuration: seconds({ default: 1.2, max: 30 }),
  closeButtonPosition: choice(["inside", "outside"], "inside"),
  closeButtonDelay: seconds({ default: 0, max: 60 }),
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
});

export type Fields = z.infer<typeof settings>;

export type Settings = Fields & { readonly parts: Parts };
