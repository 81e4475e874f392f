import type { Problem, Refused } from "./problems.ts";

/** Names told already: by element for second islands, once for the page for unknown ones. */
const told = new WeakMap<object, Set<string>>();

/** Why a placement cannot start: an unknown name (once per name, clause runtime.4), or a second island; null once told. */
export function problemOf({ placement, other, known }: Refused): Problem | null {
  const { name: widget, host: element } = placement;
  const isSecond = other && known.includes(widget);
  const place = isSecond ? element : told;
  const names = told.get(place) ?? new Set();
  if (names.has(widget)) return null;
  told.set(place, names.add(widget));
  return isSecond
    ? { code: "two-islands", widget, other: other.placement.name, element }
    : { code: "unknown-widget", widget, known, element };
}
