import { createChanges } from "#dom/changes.ts";
import { deviceValue } from "#dom/device-value.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { followVisitor } from "./follow-visitor.ts";
import { createOpenTip } from "./open-tips.ts";
import { readPoints } from "./read-points.ts";
import { showInSequence } from "./sequence.ts";
import type { Settings } from "./settings.ts";

/** What pulses to draw attention ends, because it cannot be paused. */
const PULSE_MS = 5_000;

/** Places the points of a picture, and shows their tips, one at a time. */
export function enhance(host: HTMLElement, settings: Settings, context: WidgetContext): void {
  const { signal, page, after } = context;
  const points = readPoints(host, settings);
  const changes = createChanges(signal);
  const trigger = () => deviceValue(settings.tooltipTrigger, page.deviceMode());

  changes.toggleClass(host, "islet-hotspots", true);
  changes.toggleClass(host, `islet-hotspots--${settings.tooltipPosition}`, true);
  for (const { element } of points)
    for (const axis of ["x", "y"] as const) {
      const percent = element.dataset[axis];
      if (percent) changes.setStyle(element, `--islet-hotspot-${axis}`, `${Number(percent) || 0}%`);
    }

  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  after(isStill ? 0 : PULSE_MS, () => changes.toggleClass(host, "islet-hotspots--still", true));
  const isObserved = Boolean(window.IntersectionObserver);
  if (settings.hotspotSequencedAnimation && !isStill && isObserved)
    showInSequence({ host, points, settings, changes, signal });

  if (trigger() === "none") return;
  const opened = createOpenTip(points, { settings, changes }, context);
  followVisitor(points, { opened, isHover: () => trigger() === "mouseenter" }, context);
}
