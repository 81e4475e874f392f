import { numbered } from "../numbered.ts";
import type { CarouselSetup } from "./engine.ts";
import type { CarouselState } from "./options.ts";

/** Names the slides, and takes those out of view from the keyboard and from screen readers. */
export function createSlideStates({ parts, options, context, changes }: CarouselSetup) {
  const { slides, viewport } = parts;
  const { page } = context;
  const description = page.text("slide", "");
  for (const [index, slide] of numbered(slides)) {
    const position = page
      .text("slide_position", "%1$s of %2$s")
      .replace("%1$s", String(index + 1))
      .replace("%2$s", String(slides.length));
    if (!slide.hasAttribute("role") || slide.matches("li")) changes.setAttribute(slide, "role", "group");
    if (!slide.hasAttribute("aria-label") && !slide.hasAttribute("aria-labelledby"))
      changes.setAttribute(slide, "aria-label", position);
    if (description && !slide.hasAttribute("aria-roledescription"))
      changes.setAttribute(slide, "aria-roledescription", description);
    changes.toggleClass(slide, "islet-carousel__slide", true);
  }

  return ({ inView, active }: CarouselState): void => {
    const shown = new Set(inView.map((index) => slides[index]));
    const first = slides[active];
    const focused = viewport.ownerDocument.activeElement;
    for (const slide of slides) {
      if (!shown.has(slide) && slide.contains(focused)) focusSlide(first);
      changes.setAttribute(slide, "inert", shown.has(slide) ? null : "");
      for (const name of options.names.active) changes.toggleClass(slide, name, slide === first);
    }
  };

  /** What had the focus leaves the view: the slide in its place takes it, and is read. */
  function focusSlide(slide: HTMLElement | undefined) {
    if (!slide) return;
    changes.setAttribute(slide, "inert", null);
    if (slide.tabIndex < 0) changes.setAttribute(slide, "tabindex", "-1");
    slide.focus({ preventScroll: true });
  }
}
