import type { Changes } from "#dom/state/changes.ts";
import { removeAtEnd } from "#runtime/added.ts";

interface Cover {
  readonly select: HTMLSelectElement;
  /** The element that covers the list. */
  readonly element: HTMLElement;
  readonly changes: Changes;
  readonly signal: AbortSignal;
}

/** Hides a list and puts an element in its place until the signal aborts. The list keeps its room, so nothing moves. */
export function coverList({ select, element, changes, signal }: Cover): void {
  const parent = select.parentElement as HTMLElement;
  changes.toggleClass(parent, "islet-star-rating-place", true);
  changes.setStyle(select, "visibility", "hidden");
  select.before(element);
  removeAtEnd(signal, element);

  function updatePosition() {
    const { offsetTop, offsetLeft, offsetWidth, offsetHeight } = select;
    const isRtl = getComputedStyle(parent).direction === "rtl";
    const startPx = isRtl ? parent.clientWidth - offsetLeft - offsetWidth : offsetLeft;
    element.style.setProperty("inset-block-start", `${offsetTop}px`);
    element.style.setProperty("inset-inline-start", `${startPx}px`);
    element.style.setProperty("block-size", `${offsetHeight}px`);
  }

  updatePosition();
  const resizeObserver = new ResizeObserver(updatePosition);
  resizeObserver.observe(parent);
  signal.addEventListener("abort", () => resizeObserver.disconnect());
}
