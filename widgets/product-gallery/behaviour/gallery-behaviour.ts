import { pressWithSpace } from "#dom/press-with-space.ts";
import { closest, selectAll } from "#browser/selectors.ts";
import { createChanges } from "#dom/changes.ts";
import type { Drawn, Gallery } from "../gallery.ts";
import { followFingers } from "./scroll-position.ts";
import { followKeys } from "./thumbnail-keys.ts";
import { endZoom, enlarge, toggleZoom } from "./zoom.ts";

const SLIDE = ".woocommerce-product-gallery__image";

/**
 * Makes a gallery lead from picture to picture and enlarge them. What it returns answers a press on a link or button in
 * it; false where there is nothing to do.
 */
export async function behave(
  drawn: Drawn,
): Promise<(pressed: Element, event: MouseEvent) => Promise<boolean>> {
  const { host, settings, context, slides, thumbs, trigger } = drawn;
  const { listen, on, signal } = context;
  const changes = createChanges(signal);
  const strip = slides[0]?.parentElement;
  let index = 0;

  function mark(next: number) {
    const hadFocus = slides[index]?.contains(document.activeElement);
    index = next;
    for (const [at, slide] of slides.entries()) {
      const isShown = at === index;
      changes.toggleClass(slide, "flex-active-slide", isShown);
      changes.setAttribute(slide, "inert", isShown ? null : "");
      const thumb = thumbs[at];
      if (thumb) thumb.ariaCurrent = isShown ? "true" : null;
      thumb?.firstElementChild?.classList.toggle("flex-active", isShown);
    }
    if (hadFocus) slides[index]?.getElementsByTagName("a")[0]?.focus({ preventScroll: true });
  }

  function show(next: number) {
    const slide = slides[next];
    if (!slide || !strip || thumbs.length === 0) return;
    mark(next);
    const leftPx = slide.getBoundingClientRect().left - strip.getBoundingClientRect().left;
    // To a place, not by a way: that would stop at each picture.
    strip.scrollTo(strip.scrollLeft + leftPx, 0);
  }

  const gallery: Gallery = { ...drawn, show, shown: () => index };
  const mine = (payload: { gallery?: HTMLElement } | null) => !payload?.gallery || payload.gallery === host;

  if (strip && thumbs.length > 0) {
    mark(0);
    followFingers(gallery, strip, mark);
    followKeys(gallery);
    const reset = "woocommerce_gallery_reset_slide_position";
    on(reset, (payload) => void (mine(payload) && show(0)));
  }
  on("woocommerce_gallery_init_zoom", (payload) => void (mine(payload) && slides.map(endZoom)));
  if (trigger) pressWithSpace(context, trigger, () => trigger);

  const canEnlarge = (slide: Element | null): slide is HTMLElement => {
    const [image] = settings.zoomEnabled && slide ? selectAll(slide, "img", { limit: 1 }) : [];
    return Number(image?.getAttribute("data-large_image_width")) > host.clientWidth;
  };
  listen(host, "pointermove", (event) => {
    const slide = event.pointerType === "mouse" ? closest(event.target as Element, SLIDE) : null;
    if (canEnlarge(slide)) enlarge(slide, event, context);
  });

  if (settings.flexslider.slideshow && thumbs.length > 0) {
    const { runSlideshow } = await import("./slideshow.ts");
    runSlideshow(gallery);
  }

  return async (pressed, event) => {
    const thumb = thumbs.findIndex((one) => one === pressed);
    const slide = closest(pressed, SLIDE);
    if (thumb >= 0) show(thumb);
    else if (!slide && pressed !== trigger) return pressed.localName === "button";
    // Older browsers' clicks do not say.
    else if ((event as PointerEvent).pointerType === "touch" && canEnlarge(slide))
      toggleZoom(slide, event, context);
    else if (settings.photoswipeEnabled) {
      const { openLightbox } = await import("../lightbox/lightbox.ts");
      if (!signal.aborted) openLightbox(gallery);
    } else return false;
    return true;
  };
}
