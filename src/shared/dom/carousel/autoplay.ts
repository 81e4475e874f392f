import { removeAtEnd } from "#runtime/added.ts";
import { isElement } from "#runtime/node-type.ts";
import { createPauseButton } from "../pause-button.ts";
import type { CarouselSetup } from "./engine.ts";
import type { CarouselState, Rotation } from "./options.ts";

export interface Autoplay extends Rotation {
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
  setup: CarouselSetup,
  { step, goTo, state }: { step: (by: 1) => void; goTo: (index: 0) => void; state: () => CarouselState },
): Autoplay {
  const { box, parts, options, context, changes } = setup;
  const { track } = parts;
  const { page, after, signal } = context;
  let isStopped = false;
  let isBusy = false;
  let cancel = () => {};
  const heard: Array<(isOn: boolean) => void> = [];

  const button = createPauseButton(
    {
      className: "islet-carousel__pause",
      stop: page.text("slideshow_stop", "Stop slide show"),
      start: page.text("slideshow_start", "Start slide show"),
    },
    (isNowStopped) => (isNowStopped ? stop() : start()),
  );
  // Not in the viewport, which would clip it beside the slides.
  box.prepend(button.element);
  removeAtEnd(signal, button.element);

  function plan() {
    cancel();
    // While it moves automatically, screen readers would read every slide.
    changes.setAttribute(track, "aria-live", isStopped ? "polite" : "off");
    if (isStopped || isBusy || document.hidden) return;
    cancel = after(options.autoplaySpeed ?? 0, () => (state().canGoOn ? step(1) : stop()));
  }

  function set(isNowStopped: boolean) {
    const hasChanged = isStopped !== isNowStopped;
    isStopped = isNowStopped;
    button.show(isStopped);
    plan();
    if (hasChanged) for (const hear of heard) hear(!isStopped);
  }
  const stop = () => set(true);
  function start() {
    // From the end of a carousel that does not repeat, it starts again.
    if (!state().canGoOn) goTo(0);
    set(false);
  }

  watchVisitor(setup, { element: button.element, stop }, (isNowBusy) => {
    isBusy = isNowBusy;
    plan();
  });
  plan();
  return {
    isOn: () => !isStopped,
    start,
    stop,
    onChange: (hear) => heard.push(hear),
    interrupt: () => (options.pauseOnInteraction ? stop() : plan()),
    restart: plan,
  };
}

interface PauseButton {
  readonly element: HTMLElement;
  readonly stop: () => void;
}

/** Tells whether slides wait: under the mouse, or out of the window. Stops them once the keyboard's focus is among them. */
function watchVisitor(
  { box, parts, options, context }: CarouselSetup,
  button: PauseButton,
  change: (isBusy: boolean) => void,
) {
  const { viewport } = parts;
  const { listen, signal } = context;
  let isHovered = false;
  let isSeen = true;
  const tell = () => change(isHovered || !isSeen);
  if (options.pauseOnHover)
    for (const type of ["pointerenter", "pointerleave"] as const)
      listen(viewport, type, ({ pointerType }) => {
        if (pointerType === "touch") return;
        isHovered = type === "pointerenter";
        tell();
      });
  listen(box, "focusin", ({ target }) => {
    // A press of the mouse is an interaction; the keyboard's focus must not lose what it is at.
    const isAt = isElement(target) && target !== button.element && target.matches(":focus-visible");
    if (isAt) button.stop();
  });
  listen(document, "visibilitychange", tell);
  // The shared observer stands in a file that many pages with carousels do without.
  const observer = new IntersectionObserver((entries) => {
    isSeen = entries.at(-1)?.isIntersecting ?? true;
    tell();
  });
  observer.observe(viewport);
  signal.addEventListener("abort", () => observer.disconnect());
}
