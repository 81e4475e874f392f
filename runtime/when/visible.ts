import type { Wait } from "./wait.ts";

/** How near to the viewport counts as visible. */
const MARGIN_PX = 200;

/** Ends a wait; `true` if its box has come near. */
type See = (isNear?: boolean) => void;

/** Box → the waits for it; several widgets of one host share a box. */
const waiting = new WeakMap<Element, See[]>();
let observer: IntersectionObserver | undefined;

const endWaits = (entries: readonly IntersectionObserverEntry[]) => {
  for (const { target, isIntersecting } of entries)
    if (isIntersecting) for (const see of waiting.get(target) ?? []) see(true);
};

/** When the host comes within 200 px of the viewport. */
export const visible: Wait = (host, start) => {
  if (!window.IntersectionObserver) return start();
  const watch = (observer ??= new IntersectionObserver(endWaits, { rootMargin: `${MARGIN_PX}px` }));
  // A host without a box can only be seen by its children.
  const boxes = getComputedStyle(host).display === "contents" ? [...host.children] : [host];
  const see: See = (isNear) => {
    for (const box of boxes) {
      const others = (waiting.get(box) as See[]).filter((other) => other !== see);
      waiting.set(box, others);
      if (!others.length) watch.unobserve(box);
    }
    if (isNear) start();
  };
  for (const box of boxes) {
    // A spread would reserve room for more.
    waiting.set(box, (waiting.get(box) ?? []).concat(see));
    watch.observe(box);
  }
  return see;
};
