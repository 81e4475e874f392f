import { selectAll } from "#browser/selectors.ts";
import { watchView } from "#dom/scroll/watch-view.ts";
import type { Trigger } from "../trigger.ts";

/** Fires when an element comes into view; never if the selector is invalid or matches nothing. */
export const scrollingTo: Trigger = ({ scrollingToSelector }, { signal, fire }) => {
  const [element] = selectAll(document, scrollingToSelector, { limit: 1 });
  if (element) watchView(element, { signal }, ({ isIntersecting }) => isIntersecting && fire());
};
