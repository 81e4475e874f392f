import { createChanges } from "#dom/changes.ts";
import type { Gallery } from "../gallery.ts";

/** Leads from picture to picture by itself (product-gallery.1); it can be stopped, and waits for who looks at it. */
export function runSlideshow({ host, slides, settings, context, shown, show }: Gallery): void {
  const { after, listen, page, signal } = context;
  if (signal.aborted) return;
  const { animation, animationLoop, animationSpeed, slideshowSpeed } = settings.flexslider;
  const changes = createChanges(signal);
  const pause = document.createElement("button");
  let isStopped = matchMedia("(prefers-reduced-motion: reduce)").matches;
  let isWatched = false;
  let cancel = () => {};

  function plan() {
    cancel();
    pause.ariaLabel = isStopped
      ? page.text("slideshow_start", "Start slide show")
      : page.text("slideshow_stop", "Stop slide show");
    pause.classList.toggle("islet-product-gallery__pause--stopped", isStopped);
    if (!isStopped && !isWatched) cancel = after(slideshowSpeed, lead);
  }

  function lead() {
    const isLast = shown() === slides.length - 1;
    if (isLast && !animationLoop) isStopped = true;
    else show(isLast ? 0 : shown() + 1);
    plan();
  }

  // The focus on the button itself does not hold it up: whoever presses it wants it to go on.
  const look = () => {
    const isFocused = host.contains(document.activeElement) && document.activeElement !== pause;
    isWatched = host.matches(":hover") || isFocused;
    plan();
  };

  pause.type = "button";
  pause.className = "islet-product-gallery__pause";
  pause.onclick = () => {
    isStopped = !isStopped;
    plan();
  };
  host.prepend(pause);
  signal.addEventListener("abort", () => pause.remove());
  changes.toggleClass(host, "islet-product-gallery--fade", animation === "fade");
  // Measuring puts the pictures in one place first: they must not fade into it.
  host.getBoundingClientRect();
  changes.setStyle(host, "--islet-gallery-fade", `${animationSpeed}ms`);
  // The focus has moved on only after the event.
  for (const type of ["pointerenter", "pointerleave", "focusin", "focusout"])
    listen(host, type, () => queueMicrotask(look));
  plan();
}
