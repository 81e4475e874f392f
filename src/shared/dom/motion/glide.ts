import { prefersLessMotion } from "../less-motion.ts";
import { scrolledPx } from "../scroll/page-scroller.ts";

/** Long enough for the eye to follow, short enough to wait for. */
const TIMING = { duration: 300, easing: "ease", composite: "add" } as const;

const positionOf = (element: Element) => getComputedStyle(element).position;
const boxOf = (element: Element) => element.getBoundingClientRect();

/** Elements in the flow of the page that are in the window, or less than so many px below it. */
const near = (elements: readonly Element[], px = 0) =>
  elements.filter((element) => {
    const { top, bottom, height } = boxOf(element);
    const isNear = height > 0 && bottom > 0 && top < innerHeight + px;
    return isNear && !/absolute|fixed/.test(positionOf(element));
  });

const fixedIn = (element: Element) =>
  [...element.querySelectorAll("*")].filter((inner) => positionOf(inner) === "fixed" && boxOf(inner).height);

/** What a browser counts as moved by much, however it is held: a box over more of the window than this. */
const LARGE = 1 / 4;

const isLarge = ({ width, height }: DOMRect) => width * height > LARGE * innerWidth * innerHeight;

/** The place and size of a box in what it is fixed to. */
const placed = (left: number, top: number, { width, height }: DOMRect) => ({
  top: `${top}px`,
  right: "auto",
  bottom: "auto",
  left: `${left}px`,
  width: `${width}px`,
  height: `${height}px`,
  boxSizing: "border-box",
});

/**
 * Keeps a fixed element where it was: while an element around it moves, it is fixed to that one, not to the window. Its place
 * is written, because browsers count as a shift what a translation makes up for from afar.
 */
function pin(element: Element, box: DOMRect, byPx: number): void {
  const hold = (style: ReturnType<typeof placed>) =>
    element.animate?.([style, style], { ...TIMING, composite: "replace" });
  const probe = hold(placed(0, 0, box));
  const now = boxOf(element);
  probe?.cancel();
  hold(placed(box.x - now.x, box.y - now.y, box));
  element.animate?.({ translate: ["0 0", `0 ${-byPx}px`] }, TIMING);
}

/** Shows elements where they were, so many px above, and moves them to where they are; at once where something large is fixed in one. */
function slideDown(distances: ReadonlyMap<Element, number>): void {
  const moved = [...distances].filter(([, byPx]) => byPx);
  const fixed = moved.flatMap(([element, byPx]) =>
    fixedIn(element).map((inner) => [inner, boxOf(inner), byPx] as const),
  );
  if (fixed.some(([, box]) => isLarge(box))) return;
  const sliding = moved.map(([element, byPx]) =>
    element.animate?.({ translate: [`0 ${-byPx}px`, "0 0"] }, TIMING),
  );
  for (const [element, box, byPx] of fixed) pin(element, box, byPx);
  // What follows the scroll position has read places that were on their way.
  if (sliding.length)
    void Promise.allSettled(sliding.map((animation) => animation?.finished)).then(() =>
      document.dispatchEvent(new Event("scroll")),
    );
}

/**
 * Lets elements that the layout has just moved down glide there, if the jump has not been painted yet. A jump takes the text
 * from whoever reads it; a movement by `translate` does not, and is no layout shift (https://web.dev/articles/cls). At once
 * for visitors who prefer reduced motion.
 */
export function glide(elements: readonly Element[], byPx: number): void {
  if (!prefersLessMotion())
    slideDown(new Map(near(elements, Math.abs(byPx)).map((element) => [element, byPx])));
}

/** Makes a change, and lets the elements that it moves down glide. A browser keeps a scrolled page in its place itself. */
export function glideThrough(elements: readonly Element[], change: () => void): void {
  const moving = prefersLessMotion() || scrolledPx() > 0 ? [] : near(elements);
  const tops = moving.map((element) => [element, boxOf(element).top] as const);
  change();
  slideDown(new Map(tops.map(([element, top]) => [element, boxOf(element).top - top])));
}

/** Lets the lower end of an element that has grown appear behind what glides away. */
export function unfold(element: Element, byPx: number): void {
  if (byPx <= 0 || prefersLessMotion() || !near([element]).length) return;
  element.animate?.(
    { clipPath: [`inset(0 0 ${byPx}px)`, "inset(0)"] },
    { duration: TIMING.duration, easing: TIMING.easing },
  );
}
