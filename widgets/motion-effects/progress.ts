import type { Effect } from "./settings.ts";

/** How far an element has come on its way up through the window, in percent; a box of no size has no way. */
export function viewportProgress(topPx: number, heightPx: number, windowPx: number): number {
  return percent(windowPx - topPx, windowPx + heightPx);
}

/** How far the page is scrolled, in percent; 0 if it cannot be. */
export function pageProgress({ scrollTop, scrollHeight, clientHeight }: Element): number {
  return percent(scrollTop, scrollHeight - clientHeight);
}

/** A part in percent of a whole, from 0 to 100; 0 of nothing. */
export const percent = (part: number, whole: number): number =>
  whole > 0 ? Math.min(Math.max((part / whole) * 100, 0), 100) : 0;

type Range = Pick<Effect, "start" | "end">;

/** The percents of a range, in whichever order an editor has set them. */
const ordered = ({ start, end }: Range) => [Math.min(start, end), Math.max(start, end)] as const;

/** The progress inside the affected range: outside of it nothing changes. */
export function withinRange(progress: number, range: Range): number {
  const [start, end] = ordered(range);
  return Math.min(Math.max(progress, start), end);
}

/**
 * How far an effect that comes and goes has come, from 0 to 1. `out-in` comes inside the range, `in-out` goes there;
 * `out-in-out` has come inside the range and comes and goes outside of it, `in-out-in` the other way round.
 */
export function presence(
  progress: number,
  { direction, ...range }: Range & Pick<Effect, "direction">,
): number {
  const [start, end] = ordered(range);
  const wayIn = (from: number, to: number) =>
    to > from ? Math.min(Math.max((progress - from) / (to - from), 0), 1) : Number(progress >= to);
  if (direction === "out-in-out" || direction === "in-out-in") {
    const there = Math.min(wayIn(0, start), 1 - (end < 100 ? wayIn(end, 100) : 0));
    return direction === "out-in-out" ? there : 1 - there;
  }
  const there = wayIn(start, end);
  return direction === "in-out" ? 1 - there : there;
}
