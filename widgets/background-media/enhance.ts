import { createChanges } from "#dom/changes.ts";
import { savesData } from "#runtime/saves-data.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import type { Settings } from "./settings.ts";
import { showSlides } from "./slideshow.ts";
import { playVideo } from "./video.ts";

/** Plays a video or shows pictures in turn behind what the host holds. */
export function enhance(host: HTMLElement, settings: Settings, context: WidgetContext): void {
  const changes = createChanges(context.signal);
  for (const name of settings.skin.host) changes.toggleClass(host, name, true);
  const isStill =
    !window.IntersectionObserver || savesData() || matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (settings.backgroundBackground === "slideshow") showSlides(settings, context, isStill);
  else if (!isStill) playVideo(settings, context);
}
