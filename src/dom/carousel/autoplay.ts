import { createPauseButton } from "#dom/pause-button.ts";
import { watchView } from "#dom/scroll/watch-view.ts";
import { isElement } from "#runtime/kind.ts";
import type { CarouselSetup } from "./engine.ts";
import type { CarouselState } from "./options.ts";

export interface Autoplay {
  /** A visitor has moved the slides. */
  interrupt(): void;
  /** A slide is shown: its time begins. */
  restart(): void;
}

/**
 * Goes on to the next slide after some time, while nobody is busy with the carousel and it can be seen. A button stops and
 * starts it. The focus stops it for good, as does any use where the settings say so.
 */
export function runAutoplay(
  { box, parts, options, context, changes }: CarouselSetup,
  { step, goTo, state }: { step: (by: 1) => void; goTo: (index: 0) => void; state: () => CarouselState },
): Autoplay {
  const { viewport, track } = parts;
  const { page, listen, after, signal } = context;
  let isStopped = false;
  let isHovered = false;
  let isSeen = true;
  let cancel = () => {};

  const button = createPauseButton(
    {
      className: "islet-carousel__pause",
      stop: page.text("slideshow_stop", "Stop slide show"),
      start: page.text("slideshow_start", "Start slide show"),
    },
    (isNowStopped) => {
      // From the end of a carousel that does not repeat, it starts again.
      if (!isNowStopped && !state().canGoOn) goTo(0);
      isStopped = isNowStopped;
      plan();
    },
  );
  viewport.prepend(button.element);
  signal.addEventListener("abort", () => button.element.remove());

  function plan() {
    cancel();
    // While it moves by itself, screen readers would read every slide.
    changes.setAttribute(track, "aria-live", isStopped ? "polite" : "off");
    if (isStopped || isHovered || !isSeen || document.hidden) return;
    cancel = after(options.autoplaySpeed ?? 0, () => (state().canGoOn ? step(1) : stop()));
  }

  function stop() {
    isStopped = true;
    button.show(true);
    plan();
  }

  if (options.pauseOnHover)
    for (const type of ["pointerenter", "pointerleave"] as const)
      listen(viewport, type, ({ pointerType }) => {
        if (pointerType === "touch") return;
        isHovered = type === "pointerenter";
        plan();
      });
  listen(box, "focusin", ({ target }) => {
    // A press of the mouse is an interaction; the keyboard's focus must not lose what it is at.
    const isAt = isElement(target) && target !== button.element && target.matches(":focus-visible");
    if (isAt) stop();
  });
  listen(document, "visibilitychange", plan);
  watchView(viewport, { signal }, ({ isIntersecting }) => {
    isSeen = isIntersecting;
    plan();
  });
  plan();
  return {
    interrupt: () => (options.pauseOnInteraction ? stop() : plan()),
    restart: plan,
  };
}
