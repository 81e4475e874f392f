import type { Page } from "#runtime/page.ts";
import { createFrameElement, type Frame, type Point } from "./frame.ts";
import type { LightboxItem } from "./item.ts";
import { showProblem } from "./problem.ts";

/** An enlarged picture is at least this many times as wide as before. */
const MIN_ZOOM = 2;

/**
 * Creates the frame of a picture. If the picture does not load, a message with a link takes its place.
 * @param label the picture's position, e.g. "1 / 3"
 */
export function createPictureFrame(item: LightboxItem, label: string, page: Page): Frame {
  const element = createFrameElement(label, page);
  let image = load();
  let isZoomed = false;

  function load(): HTMLImageElement {
    const loading = createImage(item);
    loading.onload = () => element.removeAttribute("aria-busy");
    loading.onerror = () =>
      showProblem(element, page, {
        words: page.text("image_error", "The image could not be loaded."),
        address: item.address,
        linkName: page.text("image_open", "Open the image"),
        retry: () => (image = load()),
      });
    element.replaceChildren(loading);
    return loading;
  }

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

  return { element, canZoom: true, toggleZoom, isZoomed: () => isZoomed };
}

function createImage({ address, alt, widthPx, heightPx }: LightboxItem): HTMLImageElement {
  const image = new Image();
  image.alt = alt;
  image.draggable = false;
  if (widthPx && heightPx) Object.assign(image, { width: widthPx, height: heightPx });
  image.src = address;
  return image;
}
