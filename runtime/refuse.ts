import type { Running } from "./hosts.ts";
import type { Placement } from "./markup.ts";
import type { Report } from "./problems.ts";

/** Tells why a placement cannot start: an unknown name (once per name, clause runtime.4), or a second island. */
export function createRefusal(report: Report) {
  const told = new Set<string>();
  return (
    { name: widget, host: element }: Placement,
    known: readonly string[],
    other: Running | undefined,
  ) => {
    if (other && known.includes(widget))
      return report({ code: "two-islands", widget, other: other.placement.name, element });
    if (!told.has(widget)) report({ code: "unknown-widget", widget, known, element });
    told.add(widget);
  };
}
