import * as z from "zod/mini";
import { classNames, group, milliseconds, selector, text, toggle } from "#runtime/controls.ts";
import type { PageText } from "#runtime/page.ts";

const LABEL: PageText = ["slide_bar", "More information"];

/** What an editor can set of a bar that slides down and up. */
export const settings = z.object({
  duration: milliseconds({ default: 500, max: 10_000 }),
  label: text(LABEL[1], 100),
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
