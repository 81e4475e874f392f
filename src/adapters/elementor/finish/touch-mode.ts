import { createChanges } from "#dom/changes.ts";
import type { Finish } from "./finish.ts";

/** The builder's styles for a pointer over a tab ask whether the device has one. */
export const finish: Finish = (tabs, signal) => {
  const changes = createChanges(signal);
  const isTouch = !matchMedia("(hover: hover)").matches;
  for (const element of tabs) changes.setAttribute(element, "data-touch-mode", String(isTouch));
};
