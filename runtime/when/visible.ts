import type { Strategy } from "./wait.ts";

/** How near to the viewport counts as visible. */
const MARGIN_PX = 200;

/** Box → what ends each wait for it; several widgets of one host share a box. */
const waiting = new WeakMap<Element, Set<() => void>>();
let observer: IntersectionObserver | undefined;

const endWaits = (entries: readonly IntersectionObserverEntry[]) => {
  for (const { target, isIntersecting } of entries)
    if (isIntersecting) for (const end of waiting.get(target) ?? []) end();
};

/** When the host comes within 200 px of the viewport. */
export const visible: Strategy = ({ host, signal }) =>
  new Promise((resolve) => {
    if (!window.IntersectionObserver) return resolve();
    const watch = (observer ??= new IntersectionObserver(endWaits, { rootMargin: `${MARGIN_PX}px` }));
    // A host without a box can only be seen by its children.
    const boxes = getComputedStyle(host).display === "contents" ? [...host.children] : [host];
    const end = () => {
      for (const box of boxes) {
        const ends = waiting.get(box) as Set<() => void>;
        ends.delete(end);
        if (!ends.size) watch.unobserve(box);
      }
      resolve();
    };
    signal.addEventListener("abort", end);
    for (const box of boxes) {
      waiting.set(box, (waiting.get(box) ?? new Set()).add(end));
      watch.observe(box);
    }
  });
