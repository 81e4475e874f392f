import { prefersLessMotion } from "#dom/less-motion.ts";
import { createChanges } from "#dom/state/changes.ts";
import { removeAtEnd } from "#runtime/added.ts";
import type { Gallery } from "../gallery.ts";
import { createIcon } from "../icon.ts";

const PAUSE = "M5 3v10M11 3v10";
const PLAY = "M4 2v12l9-6z";

/** Shows the next slide after some time. A button pauses it; it waits while the mouse or the focus is in the gallery. */
export function runSlideshow({ host, slides, settings, context, shown, show }: Gallery): void {
  const { after, listen, page, signal } = context;
  if (signal.aborted) return;
  const { animation, animationLoop, animationSpeed, slideshowSpeed } = settings.flexslider;
  const changes = createChanges(signal);
  const pauseButton = document.createElement("button");
  let isPaused = prefersLessMotion();
  let isWatched = false;
  let cancel = () => {};

  function planNext() {
    cancel();
    const label = isPaused
      ? page.text("slideshow_start", "Start slide show")
      : page.text("slideshow_stop", "Stop slide show");
    pauseButton.setAttribute("aria-label", label);
    pauseButton.replaceChildren(createIcon(isPaused ? PLAY : PAUSE));
    if (!isPaused && !isWatched) cancel = after(slideshowSpeed, showNext);
  }

  function showNext() {
    const isLast = shown() === slides.length - 1;
    if (isLast && !animationLoop) isPaused = true;
    else show(isLast ? 0 : shown() + 1);
    planNext();
  }

  function updateWatched() {
    const { activeElement } = document;
    // The focus on the button does not count: a visitor who presses Start wants the slideshow to run.
    const hasFocus = host.contains(activeElement) && activeElement !== pauseButton;
    isWatched = host.matches(":hover") || hasFocus;
    planNext();
  }

  pauseButton.type = "button";
  pauseButton.className = "islet-button islet-product-gallery__pause";
  pauseButton.onclick = () => {
    isPaused = !isPaused;
    planNext();
  };
  host.prepend(pauseButton);
  removeAtEnd(signal, pauseButton);
  changes.toggleClass(host, "islet-product-gallery--fade", animation === "fade");
  // Forces a layout: the pictures must not fade while they move into one place.
  host.getBoundingClientRect();
  changes.setStyle(host, "--islet-gallery-fade", `${animationSpeed}ms`);
  // The focus moves only after the event.
  for (const type of ["pointerenter", "pointerleave", "focusin", "focusout"])
    listen(host, type, () => queueMicrotask(updateWatched));
  planNext();
}
