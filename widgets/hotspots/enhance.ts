import { deviceValue } from "#dom/device-value.ts";
import { prefersLessMotion } from "#dom/less-motion.ts";
import { numbered } from "#dom/numbered.ts";
import { watchView } from "#dom/scroll/watch-view.ts";
import { type Changes, createChanges } from "#dom/state/changes.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { followVisitor } from "./follow-visitor.ts";
import { createOpenTip, keepInWindow } from "./open-tips.ts";
import { type Point, readPoints } from "./read-points.ts";
import type { Settings } from "./settings.ts";

/** What pulses to draw attention ends, because it cannot be paused. */
const PULSE_MS = 5_000;

/** Places the points of a picture, and shows their tips, one at a time. */
export function enhance(host: HTMLElement, settings: Settings, context: WidgetContext): void {
  const { signal, page, after, listen } = context;
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

  // Read together, then written: each reading after a change would lay out the page again.
  const sizes = points.map(({ element }) => element.offsetWidth);
  for (const [index, { element }] of numbered(points))
    if (sizes[index]) changes.setStyle(element, "--islet-hotspot-size", `${sizes[index]}px`);

  const isStill = prefersLessMotion();
  after(isStill ? 0 : PULSE_MS, () => changes.toggleClass(host, "islet-hotspots--still", true));
  const isObserved = Boolean(window.IntersectionObserver);
  if (settings.hotspotSequencedAnimation && !isStill && isObserved)
    showInSequence({ host, points, settings, changes, signal });

  if (trigger() === "none") return showAll();
  const opened = createOpenTip(points, { settings, changes }, context);
  followVisitor(points, { opened, isHover: () => trigger() === "mouseenter" }, context);

  function showAll() {
    const fit = () => {
      for (const { tip } of points) if (tip) keepInWindow(tip, changes);
    };
    fit();
    listen(window, "resize", fit);
  }
}

interface Sequence {
  readonly host: HTMLElement;
  readonly points: readonly Point[];
  readonly settings: Settings;
  readonly changes: Changes;
  readonly signal: AbortSignal;
}

/** Holds the points back until the picture is seen, then lets them appear one after the other. */
function showInSequence({ host, points, settings, changes, signal }: Sequence): void {
  const stepMs = settings.hotspotSequencedAnimationDuration / points.length;
  for (const [index, { element }] of numbered(points)) {
    for (const name of settings.parts.sequenced) changes.toggleClass(element, name, true);
    changes.setStyle(element, "animation-delay", `${index * stepMs}ms`);
    changes.setStyle(element, "animation-play-state", "paused");
  }
  watchView(host, { signal }, ({ isIntersecting }) => {
    if (!isIntersecting) return;
    for (const { element } of points) changes.setStyle(element, "animation-play-state", "running");
  });
}
