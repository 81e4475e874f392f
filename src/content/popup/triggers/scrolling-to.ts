import { selectAll } from "#browser/selectors.ts";
import type { Trigger } from "../trigger.ts";

/** Fires when an element comes into view; never if the selector is invalid or matches nothing. */
export const scrollingTo: Trigger = ({ scrollingToSelector }, { signal, fire }) => {
  const [element] = selectAll(document, scrollingToSelector, { limit: 1 });
  if (!element || !window.IntersectionObserver) return;
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) fire();
  });
  observer.observe(element);
  signal.addEventListener("abort", () => observer.disconnect());
};
