import type { Catalogue } from "./catalogue.ts";
import type { Running } from "./hosts.ts";
import type { Placement } from "./markup.ts";
import type { Report } from "./problems.ts";

/** Tells why a placement cannot start: an unknown name (once per name, clause runtime.4), or a second island. */
export function createRefusal(report: Report, catalogue: Catalogue) {
  const known = Object.keys(catalogue);
  /** Names told already: by element for second islands, once for the page for unknown ones. */
  const told = new WeakMap<object, Set<string>>();
  return ({ name: widget, host: element }: Placement, other: Running | undefined) => {
    const isSecond = other && known.includes(widget);
    const place = isSecond ? element : told;
    const names = told.get(place) ?? new Set();
    if (names.has(widget)) return;
    told.set(place, names.add(widget));
    if (isSecond) report({ code: "two-islands", widget, other: other.placement.name, element });
    else report({ code: "unknown-widget", widget, known, element });
  };
}
