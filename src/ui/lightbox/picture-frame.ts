import type { Page } from "#runtime/page.ts";
import type { LightboxItem } from "./item.ts";

/** An enlarged picture is at least this many times as wide as before. */
const MIN_ZOOM = 2;

/** A point of the window, in px. */
interface Point {
  readonly clientX: number;
  readonly clientY: number;
}

/** One picture in the lightbox. */
export interface PictureFrame {
  readonly element: HTMLElement;
  isZoomed(): boolean;
  /** Enlarges the picture around a point, by default its middle, or fits it into the window again. */
  toggleZoom(point?: Point): void;
}

/**
 * Creates the frame of a picture. If the picture does not load, a message with a link takes its place.
 * @param label the picture's position, e.g. "1 / 3"
 */
export function createFrame(item: LightboxItem, label: string, page: Page): PictureFrame {
  const element = document.createElement("div");
  const image = createImage(item);
  let isZoomed = false;

  element.className = "islet-lightbox__frame";
  element.setAttribute("role", "group");
  element.setAttribute("aria-roledescription", page.text("slide", "slide"));
  element.setAttribute("aria-label", label);
  element.setAttribute("aria-busy", "true");
  image.onload = () => element.removeAttribute("aria-busy");
  image.onerror = () => {
    element.removeAttribute("aria-busy");
    element.replaceChildren(createProblem(item.address, page));
  };
  element.tabIndex = -1;
  element.append(image);

  function toggleZoom(point?: Point) {
    const { left, top, width, height } = image.getBoundingClientRect();
    if (!width) return;
    isZoomed = !isZoomed;
    element.toggleAttribute("data-zoomed", isZoomed);
    image.style.width = isZoomed ? `${Math.max(image.naturalWidth, width * MIN_ZOOM)}px` : "";
    // With the focus on the frame, the browser's arrow keys scroll it.
    element.tabIndex = isZoomed ? 0 : -1;
    const xRatio = point ? (point.clientX - left) / width : 0.5;
    const yRatio = point ? (point.clientY - top) / height : 0.5;
    element.scrollTo(
      xRatio * image.offsetWidth - element.clientWidth / 2,
      yRatio * image.offsetHeight - element.clientHeight / 2,
    );
  }

  return { element, toggleZoom, isZoomed: () => isZoomed };
}

function createImage({ address, alt, widthPx, heightPx }: LightboxItem): HTMLImageElement {
  const image = new Image();
  image.alt = alt;
  image.draggable = false;
  if (widthPx && heightPx) Object.assign(image, { width: widthPx, height: heightPx });
  image.src = address;
  return image;
}

function createProblem(address: string, page: Page): HTMLElement {
  const message = document.createElement("p");
  const link = document.createElement("a");
  message.setAttribute("role", "alert");
  message.className = "islet-lightbox__problem";
  link.href = address;
  link.target = "_blank";
  link.rel = "noopener";
  link.textContent = page.text("image_open", "Open the image");
  message.append(`${page.text("image_error", "The image could not be loaded.")} `, link);
  return message;
}
