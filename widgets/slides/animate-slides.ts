import { selectAll } from "#browser/selectors.ts";
import type { Carousel, CarouselState } from "#dom/carousel/options.ts";
import { animationButton, createPauseButton } from "#dom/pause-button.ts";
import { createChanges } from "#dom/state/changes.ts";
import { removeAtEnd } from "#runtime/added.ts";
import { isHtmlElement } from "#runtime/node-type.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import type { Settings } from "./settings.ts";

interface Slides {
  readonly slides: readonly HTMLElement[];
  readonly carousel: Carousel;
  readonly settings: Settings;
}

/** Lets the content of each slide enter once the slide stands, and its background move while it is in view. */
export function animateSlides({ slides, carousel, settings }: Slides, context: WidgetContext): void {
  const { signal, after } = context;
  const { contentAnimation, transitionSpeed, parts } = settings;
  const changes = createChanges(signal);
  const partsOf = (slide: HTMLElement | undefined, selector: string) =>
    slide ? selectAll(slide, selector).filter(isHtmlElement) : [];
  const backgroundsOf = (slide: HTMLElement) => partsOf(slide, parts.background);
  let isPaused = false;
  let cancel = () => {};

  function animate(content: readonly HTMLElement[], isOn: boolean) {
    for (const element of content)
      for (const name of contentAnimation) changes.toggleClass(element, name, isOn);
  }

  function move(active: HTMLElement | undefined) {
    // What stands still while slides are paused begins once they go on.
    for (const slide of slides)
      for (const background of backgroundsOf(slide))
        for (const name of parts.moving)
          changes.toggleClass(
            background,
            name,
            slide === active && (!isPaused || background.classList.contains(name)),
          );
  }

  const slideOf = ({ active }: CarouselState) => slides[active];

  function pause(isNowPaused: boolean) {
    isPaused = isNowPaused;
    for (const animation of slides.flatMap(backgroundsOf).flatMap((background) => background.getAnimations()))
      if (isPaused) animation.pause();
      else animation.play();
    move(slideOf(carousel.state()));
  }
  const { rotation } = carousel;
  if (rotation) rotation.onChange((isOn) => pause(!isOn));
  else if (slides.some((slide) => backgroundsOf(slide).length > 0)) offerPause(slides[0], pause, context);

  const first = slideOf(carousel.state());
  move(first);
  animate(partsOf(first, parts.content), true);
  carousel.onSelect((state) => {
    const active = slideOf(state);
    move(active);
    cancel();
    if (contentAnimation.length === 0) return;
    const content = partsOf(active, parts.content);
    animate(content, false);
    for (const element of content) changes.setStyle(element, "visibility", "hidden");
    // Not when the slides say that they stand: frames may stop for good.
    const show = () => {
      for (const element of content) changes.setStyle(element, "visibility", "");
      animate(content, true);
    };
    const stop = after(transitionSpeed, show);
    cancel = () => {
      stop();
      for (const element of content) changes.setStyle(element, "visibility", "");
    };
  });
}

/** Slides that stay where they are may have backgrounds that move for long. */
function offerPause(
  slide: HTMLElement | undefined,
  pause: (isPaused: boolean) => void,
  context: WidgetContext,
) {
  const { element } = createPauseButton(
    { ...animationButton(context), className: "islet-carousel__pause" },
    pause,
  );
  slide?.closest(".islet-carousel")?.prepend(element);
  removeAtEnd(context.signal, element);
}
