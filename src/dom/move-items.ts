const EASING = "ease-in-out";
const ENTERING = { opacity: 0, transform: "scale(0.2)" };

/**
 * Changes which items of a layout are shown, and lets those that stay move to their new places and those that come grow in
 * theirs. With reduced motion, all are there at once.
 * @param change hides and shows items, and lays them out
 */
export function moveItems(items: readonly HTMLElement[], change: () => void, durationMs: number): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return change();
  const before = items.map((item) => item.getBoundingClientRect());
  change();
  const after = items.map((item) => item.getBoundingClientRect());
  for (const [index, item] of items.entries()) {
    const [from, to] = [before[index], after[index]];
    if (!from || !to || to.width === 0) continue;
    const [x, y] = [from.left - to.left, from.top - to.top];
    if (from.width === 0) item.animate?.([ENTERING, {}], { duration: durationMs, easing: EASING });
    else if (x !== 0 || y !== 0)
      item.animate?.([{ transform: `translate(${x}px, ${y}px)` }, {}], {
        duration: durationMs,
        easing: EASING,
      });
  }
}
