import { matches, selectAll } from "#browser/selectors.ts";
import { createCarousel } from "#dom/carousel/carousel.ts";
import type { Carousel, CarouselState } from "#dom/carousel/options.ts";
import { readParts } from "#dom/carousel/read-parts.ts";
import { rowOf } from "#dom/carousel/row-of.ts";
import { numbered } from "#dom/numbered.ts";
import { asButton } from "#dom/press/as-button.ts";
import { createChanges } from "#dom/state/changes.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import type { Settings } from "./settings.ts";

const SMALLER = { tablet: 4, mobile: 3 };

/** Lets small pictures lead to the slides of a slideshow, and follow it; nothing if there are none. */
export function followWithThumbs(
  host: HTMLElement,
  { carousel, settings }: { readonly carousel: Carousel; readonly settings: Settings },
  context: WidgetContext,
): void {
  const { parts: names, thumbsToShow } = settings;
  if (!selectAll(host, names.thumbs).some((found) => !matches(found, `${names.thumbs} *`))) return;
  const { page, signal, listen } = context;
  const changes = createChanges(signal);
  const none = ":not(*)";
  const parts = readParts(context, {
    ...names,
    viewport: names.thumbs,
    previous: none,
    next: none,
    pagination: none,
  });
  const strip = createCarousel(
    parts,
    {
      ...settings,
      row: rowOf(
        { ...settings, slidesToShow: thumbsToShow, effect: "slide" },
        { page, count: parts.slides.length },
        SMALLER,
      ),
      effect: "slide",
      adaptiveHeight: false,
      isCentered: false,
      autoplaySpeed: undefined,
      hasArrows: false,
      pagination: undefined,
      isFollower: true,
      names: { ...names, active: [] },
    },
    context,
  );
  for (const [index, thumb] of numbered(parts.slides))
    asButton(thumb, () => carousel.goTo(index), { changes, listen });

  const follow = ({ index }: CarouselState) => {
    strip.goTo(Math.min(index, strip.state().steps - 1));
    for (const [place, thumb] of numbered(parts.slides)) {
      changes.setAttribute(thumb, "aria-current", place === index ? "true" : null);
      for (const name of names.active) changes.toggleClass(thumb, name, place === index);
    }
  };
  carousel.onSelect(follow);
  follow(carousel.state());
}
