import { vi } from "vitest";

const WIDTH_PX = 600;

/** Slides of a carousel, also before it runs. */
const SLIDE = ".islet-carousel__slide";

const shownOf = (element: Element) =>
  Number(
    element.closest<HTMLElement>(".islet-carousel")?.style.getPropertyValue("--islet-carousel-slides") || 1,
  );

function widthOf(element: HTMLElement): number {
  return element.matches(SLIDE) ? WIDTH_PX / shownOf(element) : WIDTH_PX;
}

/** Gives carousels the layout that happy-dom lacks: slides in a row, a viewport 600 px wide. Undone by `vi.restoreAllMocks`. */
export function layOutSlides(): void {
  const style = document.createElement("style");
  style.textContent = `${SLIDE} { margin: 0 }`;
  document.head.append(style);
  vi.spyOn(HTMLElement.prototype, "offsetWidth", "get").mockImplementation(function (this: HTMLElement) {
    return widthOf(this);
  });
  vi.spyOn(HTMLElement.prototype, "offsetLeft", "get").mockImplementation(function (this: HTMLElement) {
    const siblings = [...(this.parentElement?.children ?? [])].filter((sibling) => sibling.matches(SLIDE));
    return this.matches(SLIDE) ? siblings.indexOf(this) * widthOf(this) : 0;
  });
}
