import type { Wait } from "./wait.ts";

/** How near to the viewport counts as visible. */
const MARGIN_PX = 200;

/** Hears whether a box of a wait is near. */
type See = (isNear: boolean) => void;

/** Box → the waits for it; several widgets of one host share a box. */
const waiting = new WeakMap<Element, See[]>();
let observer: IntersectionObserver | undefined;

const tell = (entries: readonly IntersectionObserverEntry[]) => {
  for (const { target, isIntersecting } of entries)
    for (const see of waiting.get(target) ?? []) see(isIntersecting);
};

/** When the host comes within 200 px of the viewport. */
export const visible: Wait = (host, start) => {
  if (!window.IntersectionObserver) return start();
  const watch = (observer ??= new IntersectionObserver(tell, { rootMargin: `${MARGIN_PX}px` }));
  let boxes: readonly Element[] = [];
  const observe = (next: readonly Element[]) => {
    for (const box of boxes) {
      const others = (waiting.get(box) as See[]).filter((other) => other !== see);
      waiting.set(box, others);
      if (!others.length) watch.unobserve(box);
    }
    boxes = next;
    for (const box of boxes) {
      // A spread would reserve room for more.
      waiting.set(box, (waiting.get(box) ?? []).concat(see));
      watch.observe(box);
    }
  };
  const end = () => observe([]);
  const see: See = (isNear) => {
    if (isNear) {
      end();
      start();
      // A host without a box can only be seen by its children. Here styles are known; before they would be computed again.
    } else if (boxes[0] === host && getComputedStyle(host).display === "contents")
      observe([...host.children]);
  };
  observe([host]);
  return end;
};
