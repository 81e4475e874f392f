import { selectAll } from "#browser/selectors.ts";
import type { Carousel, CarouselState } from "#dom/carousel/options.ts";
import { createChanges } from "#dom/changes.ts";
import { isHtmlElement } from "#runtime/kind.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import type { Settings } from "./settings.ts";

interface Slides {
  readonly slides: readonly HTMLElement[];
  readonly carousel: Carousel;
  readonly settings: Settings;
}

/** Lets the content of each slide enter once the slide stands, and its background move while it is in view. */
export function animateSlides(
  { slides, carousel, settings }: Slides,
  { signal, after }: WidgetContext,
): void {
  const { contentAnimation, transitionSpeed, skin } = settings;
  const changes = createChanges(signal);
  const partsOf = (slide: HTMLElement | undefined, selector: string) =>
    slide ? selectAll(slide, selector).filter(isHtmlElement) : [];
  let cancel = () => {};

  function animate(content: readonly HTMLElement[], isOn: boolean) {
    for (const element of content)
      for (const name of contentAnimation) changes.toggleClass(element, name, isOn);
  }

  function move(active: HTMLElement | undefined) {
    for (const slide of slides)
      for (const background of partsOf(slide, skin.background))
        for (const name of skin.moving) changes.toggleClass(background, name, slide === active);
  }

  const slideOf = ({ inView }: CarouselState) => slides[inView[0] ?? 0];
  const first = slideOf(carousel.state());
  move(first);
  animate(partsOf(first, skin.content), true);
  carousel.onSelect((state) => {
    const active = slideOf(state);
    move(active);
    cancel();
    if (contentAnimation.length === 0) return;
    const content = partsOf(active, skin.content);
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
