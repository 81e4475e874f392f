import { prefersLessMotion } from "#dom/less-motion.ts";
import { createChanges } from "#dom/state/changes.ts";
import { savesData } from "#runtime/prefetch-code.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import type { Settings } from "./settings.ts";
import { startSlideshow } from "./slideshow.ts";
import { playVideo } from "./video.ts";

/** Plays a video or shows pictures in turn behind what the host holds. */
export function enhance(host: HTMLElement, settings: Settings, context: WidgetContext): void {
  const changes = createChanges(context.signal);
  for (const name of settings.parts.host) changes.toggleClass(host, name, true);
  const isStill = !window.IntersectionObserver || savesData() || prefersLessMotion();
  if (settings.backgroundBackground === "slideshow") startSlideshow(settings, context, isStill);
  else if (!isStill) playVideo(settings, context);
}
