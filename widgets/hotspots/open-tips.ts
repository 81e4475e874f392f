import { numbered } from "#dom/numbered.ts";
import type { Changes } from "#dom/state/changes.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import type { Point } from "./read-points.ts";
import type { Settings } from "./settings.ts";

/** Shows the tip of one point at a time. */
export interface OpenTip {
  current(): Point | undefined;
  /** Closes the tip that is open; opens this one, if one is given. */
  show(point: Point | undefined): void;
}

/** Closes all tips, and says of each button whether its tip is open. */
export function createOpenTip(
  points: readonly Point[],
  { settings, changes }: { readonly settings: Settings; readonly changes: Changes },
  { id, page }: WidgetContext,
): OpenTip {
  let open: Point | undefined;

  function mark(point: Point) {
    const { element, button, tip, isLink } = point;
    for (const name of settings.parts.active) changes.toggleClass(element, name, point === open);
    // What stands in a link is its text.
    if (!tip || isLink) return;
    changes.setAttribute(button, "aria-expanded", String(point === open));
    // Links in a tip that is closed only by its opacity are no stops of the Tab key.
    changes.setAttribute(tip, "inert", point === open ? null : "");
  }

  for (const [index, point] of numbered(points)) {
    const { button, tip, isLink } = point;
    mark(point);
    if (!tip || isLink) continue;
    if (!tip.id) changes.setAttribute(tip, "id", `${id}-tip-${index}`);
    changes.setAttribute(button, "aria-controls", tip.id);
    if (!button.matches("button")) {
      changes.setAttribute(button, "role", "button");
      changes.setAttribute(button, "tabindex", "0");
    }
    if (!button.textContent?.trim() && !button.hasAttribute("aria-label"))
      changes.setAttribute(button, "aria-label", page.text("hotspot", "More information"));
  }

  return {
    current: () => open,
    show(point) {
      if (point === open) return;
      const previous = open;
      open = point;
      if (previous) mark(previous);
      if (!point) return;
      mark(point);
      if (point.tip) keepInWindow(point.tip, changes);
    },
  };
}

const EDGE_PX = 8;

/** Moves a tip that is shown sideways, so that all of it is in the window. Its scale may be on the way from 0. */
export function keepInWindow(tip: HTMLElement, changes: Changes): void {
  changes.setStyle(tip, "translate", "none");
  const { left, right } = tip.getBoundingClientRect();
  const centre = (left + right) / 2;
  const half = tip.offsetWidth / 2;
  const windowWidth = document.documentElement.clientWidth;
  const room = Math.max(EDGE_PX + half, windowWidth - EDGE_PX - half);
  const target = Math.min(Math.max(centre, EDGE_PX + half), room);
  if (target !== centre) changes.setStyle(tip, "translate", `${target - centre}px`);
}
