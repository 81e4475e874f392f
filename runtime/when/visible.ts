import type { Strategy } from "./wait.ts";

/** How near the viewport counts as visible, in px (clause runtime.12). */
const MARGIN_PX = 200;

const waiting = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

const follow = (entries: readonly IntersectionObserverEntry[]) => {
  for (const { target, isIntersecting } of entries) if (isIntersecting) waiting.get(target)?.();
};

/** When the host comes within 200 px of the viewport. */
export const visible: Strategy = ({ host, signal }) =>
  new Promise((resolve) => {
    const done = () => resolve(undefined);
    if (!window.IntersectionObserver) return done();
    const watch = (observer ??= new IntersectionObserver(follow, { rootMargin: `${MARGIN_PX}px` }));
    // A host that makes no box of its own can only be seen by its children.
    const boxes = getComputedStyle(host).display === "contents" ? [...host.children] : [host];
    const end = () => {
      for (const box of boxes) watch.unobserve(box);
      done();
    };
    signal.addEventListener("abort", end);
    for (const box of boxes) {
      waiting.set(box, end);
      watch.observe(box);
    }
  });
