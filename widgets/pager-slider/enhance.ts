import { createCarousel } from "#dom/carousel/carousel.ts";
import { readParts } from "#dom/carousel/read-parts.ts";
import { createChanges } from "#dom/state/changes.ts";
import type { Enhanced, WidgetContext } from "#runtime/widget.ts";
import type { Settings } from "./settings.ts";

/** Shows a strip of small pictures of one width, as many as fit. */
export function enhance(_host: HTMLElement, settings: Settings, context: WidgetContext): Enhanced<Settings> {
  const { slideWidth, slideMargin, infinite, speed, labels, parts: names } = settings;
  const parts = readParts(context, names);
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
      names,
    },
    context,
  );
  return { state: () => state().active };
}

/** How many slides of the wanted width fit into a width in px, within the limits. */
function fittingSlides({ minSlides, maxSlides, slideWidth, slideMargin }: Settings, widthPx: number): number {
  const fitting = Math.floor((widthPx + slideMargin) / (slideWidth + slideMargin));
  return Math.max(minSlides, Math.min(maxSlides, fitting));
}

/** The width in px that an element leaves to what is in it. */
function roomIn(element: HTMLElement | null): number {
  if (!element) return 0;
  const { paddingLeft, paddingRight } = getComputedStyle(element);
  return element.clientWidth - (Number.parseFloat(paddingLeft) || 0) - (Number.parseFloat(paddingRight) || 0);
}
