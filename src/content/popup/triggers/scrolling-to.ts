import { selectAll } from "#browser/selectors.ts";
import type { Trigger } from "../trigger.ts";

/** When an element comes into view; one that is not there, or a selector that does not parse, never does (clause popup.21). */
export const scrollingTo: Trigger = ({ scrollingToSelector }, { signal, fire }) => {
  const [element] = selectAll(document, scrollingToSelector, { limit: 1 });
  if (!element || !window.IntersectionObserver) return;
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) fire();
  });
  observer.observe(element);
  signal.addEventListener("abort", () => observer.disconnect());
};
