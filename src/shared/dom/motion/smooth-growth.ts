import { scrolledPx } from "../scroll/page-scroller.ts";
import { glide, unfold } from "./glide.ts";

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The element and what is around it in the body. */
function partsAround(element: Element): Element[] {
  const parent = element.parentElement;
  return parent && element !== document.body ? [element, ...partsAround(parent)] : [element];
}

const sizeOf = (element: Element): Size => {
  const { width, height } = element.getBoundingClientRect();
  return { width, height };
};

/** What stands below an element in the same parent; columns beside it stay. */
function below(element: Element): Element[] {
  const { top, bottom } = element.getBoundingClientRect();
  const siblings = [...(element.parentElement?.children ?? [])];
  return siblings
    .slice(siblings.indexOf(element) + 1)
    .filter((sibling) => sibling.getBoundingClientRect().top > (top + bottom) / 2);
}

/**
 * Watches boxes whose contents come late: when one grows or shrinks without the visitor, what follows glides. Not when its width
 * changes, as with the window's, or when it appears.
 */
export function smoothGrowth(boxes: readonly Element[], signal: AbortSignal): void {
  const parts = new Set(boxes.flatMap(partsAround));
  const sizes = new Map([...parts].map((part) => [part, sizeOf(part)]));
  /** Another position in the same turn: the browser has kept what follows in its place, or a script has gone elsewhere. */
  let scrolled = scrolledPx();

  /** By how much a part has grown since it was painted. */
  function growthOf(part: Element): number {
    const before = sizes.get(part);
    const size = sizeOf(part);
    sizes.set(part, size);
    return before?.width === size.width ? size.height - before.height : 0;
  }

  function follow() {
    const growth = new Map([...parts].map((part) => [part, growthOf(part)]));
    const hasScrolled = Math.abs(scrolledPx() - scrolled) > 2;
    scrolled = scrolledPx();
    if (hasScrolled) return;
    const changed = boxes.filter((box) => growth.get(box));
    for (const box of changed) unfold(box, growth.get(box) ?? 0);
    // What is around has kept its size where something beside the box is higher.
    for (const part of new Set(changed.flatMap(partsAround))) {
      const byPx = growth.get(part);
      if (byPx) glide(below(part), byPx);
    }
  }

  const resized = new ResizeObserver((entries) => {
    for (const { target } of entries) sizes.set(target, sizeOf(target));
  });
  // It hears of sizes only when Chromium has counted the jump; of mutations at the end of the same turn.
  const changed = new MutationObserver(follow);
  for (const part of parts) resized.observe(part);
  for (const box of boxes) changed.observe(box, { subtree: true, childList: true, attributes: true });
  addEventListener("scroll", () => (scrolled = scrolledPx()), { capture: true, passive: true, signal });
  signal.addEventListener("abort", () => {
    resized.disconnect();
    changed.disconnect();
  });
}
