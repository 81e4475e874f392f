import { watchView } from "#dom/scroll/watch-view.ts";
import type { Changes } from "#dom/changes.ts";
import type { Point } from "./read-points.ts";
import type { Settings } from "./settings.ts";

interface Sequence {
  readonly host: HTMLElement;
  readonly points: readonly Point[];
  readonly settings: Settings;
  readonly changes: Changes;
  readonly signal: AbortSignal;
}

/** Holds the points back until the picture is seen, then lets them appear one after the other. */
export function showInSequence({ host, points, settings, changes, signal }: Sequence): void {
  const stepMs = settings.hotspotSequencedAnimationDuration / points.length;
  for (const [index, { element }] of points.entries()) {
    for (const name of settings.skin.sequenced) changes.toggleClass(element, name, true);
    changes.setStyle(element, "animation-delay", `${index * stepMs}ms`);
    changes.setStyle(element, "animation-play-state", "paused");
  }
  watchView(host, { signal }, ({ isIntersecting }) => {
    if (!isIntersecting) return;
    for (const { element } of points) changes.setStyle(element, "animation-play-state", "running");
  });
}
