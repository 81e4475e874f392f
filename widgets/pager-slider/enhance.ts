import { createCarousel } from "#dom/carousel/carousel.ts";
import { readParts } from "#dom/carousel/read-parts.ts";
import { createChanges } from "#dom/changes.ts";
import type { Enhanced, WidgetContext } from "#runtime/widget.ts";
import { fittingSlides } from "./fitting-slides.ts";
import type { Settings } from "./settings.ts";

/** Shows a strip of small pictures of one width, as many as fit. */
export function enhance(_host: HTMLElement, settings: Settings, context: WidgetContext): Enhanced<Settings> {
  const { slideWidth, slideMargin, infinite, speed, labels, skin } = settings;
  const parts = readParts(context, skin);
  const changes = createChanges(context.signal);
  const { viewport, slides } = parts;
  function row() {
    const shown = Math.min(fittingSlides(settings, roomIn(viewport.parentElement)), slides.length);
    changes.setStyle(viewport, "max-inline-size", `${shown * slideWidth + (shown - 1) * slideMargin}px`);
    return { shown, toScroll: 1, gap: slideMargin };
  }
  const { state } = createCarousel(
    parts,
    {
      row,
      infinite,
      speed,
      effect: "slide",
      adaptiveHeight: false,
      isCentered: false,
      autoplaySpeed: undefined,
      pauseOnHover: false,
      pauseOnInteraction: false,
      hasArrows: true,
      pagination: undefined,
      isFollower: false,
      labels,
      names: skin,
    },
    context,
  );
  return { state: () => state().active };
}

/** The width in px that an element leaves to what is in it. */
function roomIn(element: HTMLElement | null): number {
  if (!element) return 0;
  const { paddingLeft, paddingRight } = getComputedStyle(element);
  return element.clientWidth - (Number.parseFloat(paddingLeft) || 0) - (Number.parseFloat(paddingRight) || 0);
}
