import { createChanges } from "#dom/state/changes.ts";
import type { Handler } from "./handler.ts";

/** Elementor's styles for a pointer over a tab ask whether the device has one. */
export const handler: Handler = (tabs, signal) => {
  const changes = createChanges(signal);
  const isTouch = !matchMedia("(hover: hover)").matches;
  for (const element of tabs) changes.setAttribute(element, "data-touch-mode", String(isTouch));
};
