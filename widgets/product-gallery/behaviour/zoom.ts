import { safeUrl } from "#browser/safe-url.ts";
import { closest, selectAll } from "#browser/selectors.ts";
import { createChanges } from "#dom/state/changes.ts";
import type { GalleryParts } from "../gallery.ts";

export const SLIDE = ".woocommerce-product-gallery__image";

/** A point of the window, in px. */
interface Point {
  readonly clientX: number;
  readonly clientY: number;
}

/** Enlarged slides, each with the function that ends it. */
const enlargedSlides = new WeakMap<HTMLElement, () => void>();

/** Whether a slide's large picture is wider than the gallery. */
export function canEnlarge({ host, settings }: GalleryParts, slide: Element | null): slide is HTMLElement {
  const [image] = settings.zoomEnabled && slide ? selectAll(slide, "img", { limit: 1 }) : [];
  return Number(image?.getAttribute("data-large_image_width")) > host.clientWidth;
}

/** Enlarges the slide that the mouse moves over. */
export function enlargeUnderMouse(gallery: GalleryParts): void {
  gallery.context.listen(gallery.host, "pointermove", (event) => {
    const slide = event.pointerType === "mouse" ? closest(event.target as Element, SLIDE) : null;
    if (canEnlarge(gallery, slide)) enlarge(slide, event, gallery.context.signal);
  });
}

/** Removes a slide's large picture. */
export const endZoom = (slide: HTMLElement): void => enlargedSlides.get(slide)?.();

/** Enlarges a slide's picture, or ends that: what a tap does. */
export function toggleZoom(slide: HTMLElement, point: Point, signal: AbortSignal): void {
  if (enlargedSlides.has(slide)) endZoom(slide);
  else enlarge(slide, point, signal);
}

/** Lays the large picture over a slide until the mouse leaves it. The part under the pointer is seen. */
function enlarge(slide: HTMLElement, point: Point, signal: AbortSignal) {
  const [image] = selectAll(slide, "img", { limit: 1 });
  const address = safeUrl(image?.getAttribute("data-large_image"), "image");
  if (!image || !address || enlargedSlides.has(slide)) return;
  const zoom = new AbortController();
  const large = new Image();
  const sizePx = (side: string) => Number(image.getAttribute(`data-large_image_${side}`)) || 0;
  const widthPx = sizePx("width");
  const heightPx = sizePx("height");
  let pointer = point;

  function end() {
    enlargedSlides.delete(slide);
    zoom.abort();
    large.remove();
  }
  enlargedSlides.set(slide, end);

  const followPointer = () => {
    const { left, top, width, height } = image.getBoundingClientRect();
    const ratio = (px: number, wholePx: number) => Math.min(Math.max(px / wholePx, 0), 1);
    large.style.left = `${(width - widthPx) * ratio(pointer.clientX - left, width)}px`;
    large.style.top = `${(height - heightPx) * ratio(pointer.clientY - top, height)}px`;
  };

  large.className = "zoomImg islet-product-gallery__large";
  large.alt = "";
  // Themes limit every picture to the width of its column.
  large.style.cssText = `width:${widthPx}px;height:${heightPx}px;max-width:none`;
  large.onerror = end;
  large.onload = () => {
    if (zoom.signal.aborted) return;
    followPointer();
    slide.append(large);
    // A finger moves an enlarged picture instead of the page.
    createChanges(zoom.signal).setStyle(slide, "touch-action", "none");
  };
  large.src = address;
  signal.addEventListener("abort", end, { signal: zoom.signal });
  const onPointerMove = (event: PointerEvent) => {
    pointer = event;
    followPointer();
  };
  const onPointerLeave = ({ pointerType }: PointerEvent) => {
    if (pointerType === "mouse") end();
  };
  slide.addEventListener("pointermove", onPointerMove, { signal: zoom.signal });
  slide.addEventListener("pointerleave", onPointerLeave, { signal: zoom.signal });
}
