import { closest } from "#browser/selectors.ts";
import { pressWithSpace } from "#dom/press/press-with-space.ts";
import type { Gallery, GalleryParts } from "../gallery.ts";
import { createGallery } from "./create-gallery.ts";
import { followKeys } from "./thumbnail-keys.ts";
import { canEnlarge, endZoom, enlargeUnderMouse, SLIDE, toggleZoom } from "./zoom.ts";

/** Answers a press on a link or button of the gallery; resolves to false if there is nothing to do. */
export type Press = (pressed: Element, event: MouseEvent) => Promise<boolean>;

/** Makes a gallery show one slide at a time and enlarge it. */
export async function startBehaviour(parts: GalleryParts): Promise<Press> {
  const { settings, context, slides, trigger } = parts;
  const gallery = createGallery(parts);
  const hasThumbs = gallery.thumbs.length > 0;
  const strip = slides[0]?.parentElement;
  if (strip && hasThumbs) {
    gallery.mark(0);
    followScrolling(gallery, strip);
    followKeys(gallery);
  }
  followEvents(gallery);
  if (trigger) pressWithSpace(context, trigger, () => trigger);
  enlargeUnderMouse(gallery);
  if (settings.flexslider.slideshow && hasThumbs) {
    const { runSlideshow } = await context.load(() => import("./slideshow.ts"));
    runSlideshow(gallery);
  }
  return (pressed, event) => press(gallery, pressed, event);
}

/** Scrolling has ended if nothing has moved for so many ms. */
const SCROLL_END_MS = 100;

/** Marks the slide that a finger, a wheel or the keys have scrolled to. */
function followScrolling({ slides, shown, mark, context }: Gallery, strip: HTMLElement): void {
  let cancel = () => {};

  function markVisible() {
    // scrollLeft is negative in right-to-left documents.
    const index = Math.round(Math.abs(strip.scrollLeft) / strip.clientWidth);
    if (slides[index] && index !== shown()) mark(index);
  }

  function waitForEnd() {
    cancel();
    cancel = context.after(SCROLL_END_MS, markVisible);
  }

  context.listen(strip, "scroll", waitForEnd, { passive: true });
  // The strip may have been scrolled before this code arrived.
  waitForEnd();
}

function followEvents({ host, slides, show, context: { on } }: Gallery) {
  /** An event without a gallery is meant for every gallery of the page. */
  const isOurs = (payload: { gallery?: HTMLElement } | null) => !payload?.gallery || payload.gallery === host;
  on("woocommerce_gallery_reset_slide_position", (payload) => {
    if (isOurs(payload)) show(0);
  });
  on("woocommerce_gallery_init_zoom", (payload) => {
    if (isOurs(payload)) for (const slide of slides) endZoom(slide);
  });
}

async function press(gallery: Gallery, pressed: Element, event: MouseEvent): Promise<boolean> {
  const { settings, context, thumbs, trigger } = gallery;
  const index = thumbs.findIndex((thumb) => thumb === pressed);
  if (index >= 0) {
    gallery.show(index);
    return true;
  }
  const slide = closest(pressed, SLIDE);
  if (!slide && pressed !== trigger) return pressed.localName === "button";
  // A click is no PointerEvent in older browsers.
  if ((event as PointerEvent).pointerType === "touch" && canEnlarge(gallery, slide)) {
    toggleZoom(slide, event, context.signal);
    return true;
  }
  if (!settings.photoswipeEnabled) return false;
  const { openPictures } = await context.load(() => import("../lightbox/open-pictures.ts"));
  openPictures(gallery);
  return true;
}
