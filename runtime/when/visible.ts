import type { Strategy } from "./wait.ts";

/** How near the viewport counts as visible, in px (clause runtime.12). */
const MARGIN_PX = 200;

/** Several widgets of one host wait for the same box. */
const waiting = new WeakMap<Element, Set<() => void>>();
let observer: IntersectionObserver | undefined;

const follow = (entries: readonly IntersectionObserverEntry[]) => {
  for (const { target, isIntersecting } of entries)
    if (isIntersecting) for (const end of waiting.get(target) ?? []) end();
};

/** When the host comes within 200 px of the viewport. */
export const visible: Strategy = ({ host, signal }) =>
  new Promise((resolve) => {
    if (!window.IntersectionObserver) return resolve();
    const watch = (observer ??= new IntersectionObserver(follow, { rootMargin: `${MARGIN_PX}px` }));
    // A host that makes no box of its own can only be seen by its children.
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
