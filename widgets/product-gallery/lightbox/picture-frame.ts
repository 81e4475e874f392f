import type { Page } from "#runtime/page.ts";
import type { Picture } from "./pictures.ts";

/** How much larger than it stands in the window a picture is at least when it is enlarged. */
const ENLARGED = 2;

/** One picture in the window. */
export interface Frame {
  readonly element: HTMLElement;
  isZoomed(): boolean;
  /** Enlarges, or fits into the window again; the point of the window stays where it is. */
  toggleZoom(point?: { readonly clientX: number; readonly clientY: number }): void;
}

/** Draws a picture, and words with a link where it does not load (product-gallery.3). */
export function createFrame({ address, alt, widthPx, heightPx }: Picture, place: string, page: Page): Frame {
  const element = document.createElement("div");
  const image = new Image();
  let isZoomed = false;

  element.className = "islet-lightbox__frame";
  element.role = "group";
  element.setAttribute("aria-roledescription", page.text("slide", "slide"));
  element.ariaLabel = place;
  element.ariaBusy = "true";
  image.alt = alt;
  image.draggable = false;
  if (widthPx && heightPx) Object.assign(image, { width: widthPx, height: heightPx });
  image.onload = () => element.removeAttribute("aria-busy");
  image.onerror = () => {
    element.removeAttribute("aria-busy");
    element.replaceChildren(problemOf(address, page));
  };
  image.src = address;
  element.append(image);

  function toggleZoom(point?: { readonly clientX: number; readonly clientY: number }) {
    const { left, top, width, height } = image.getBoundingClientRect();
    if (!width) return;
    isZoomed = !isZoomed;
    element.toggleAttribute("data-zoomed", isZoomed);
    image.style.width = isZoomed ? `${Math.max(image.naturalWidth, width * ENLARGED)}px` : "";
    // Reached by keyboard, too: its arrows scroll it.
    element.tabIndex = isZoomed ? 0 : -1;
    const share = (px: number | undefined, from: number, whole: number) =>
      px === undefined ? 0.5 : (px - from) / whole;
    element.scrollTo(
      share(point?.clientX, left, width) * image.offsetWidth - element.clientWidth / 2,
      share(point?.clientY, top, height) * image.offsetHeight - element.clientHeight / 2,
    );
  }

  return { element, toggleZoom, isZoomed: () => isZoomed };
}

function problemOf(address: string, page: Page): HTMLElement {
  const words = document.createElement("p");
  const link = document.createElement("a");
  words.role = "alert";
  words.className = "islet-lightbox__problem";
  link.href = address;
  link.target = "_blank";
  link.rel = "noopener";
  link.textContent = page.text("image_open", "Open the image");
  words.append(`${page.text("image_error", "The image could not be loaded.")} `, link);
  return words;
}
