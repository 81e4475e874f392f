import type { Catalogue } from "./catalogue.ts";
import type { Running } from "./hosts.ts";
import type { Placement } from "./markup.ts";
import type { Report } from "./problems.ts";

/** Tells why a placement cannot start: an unknown name (once per name, clause runtime.4), or a second island. */
export function createRefusal(report: Report, catalogue: Catalogue) {
  const known = Object.keys(catalogue);
  const unknown = new Set<string>();
  const crowded = new WeakMap<Element, Set<string>>();
  return ({ name: widget, host: element }: Placement, other: Running | undefined) => {
    const isSecond = other && known.includes(widget);
    const told = isSecond ? (crowded.get(element) ?? new Set()) : unknown;
    if (told.has(widget)) return;
    told.add(widget);
    if (isSecond) crowded.set(element, told);
    report(
      isSecond
        ? { code: "two-islands", widget, other: other.placement.name, element }
        : { code: "unknown-widget", widget, known, element },
    );
  };
}
