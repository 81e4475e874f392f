import { closest, selectAll } from "#browser/selectors.ts";
import { createChanges } from "#dom/changes.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { addTrigger, TRIGGER } from "./add-trigger.ts";
import { followFingers } from "./follow-fingers.ts";
import type { Gallery } from "./gallery.ts";
import type { Settings } from "./settings.ts";
import { addThumbs } from "./thumbs.ts";

/** Id of the dialog by the shop's own name (reference: shop 9.3). */
const DIALOG_ID = "photoswipe-fullscreen-dialog";
const SLIDE = ".woocommerce-product-gallery__image";

/** Shows a product's pictures one at a time, enlarges them, and opens them over the whole window (reference: shop 9.3). */
export function enhance(host: HTMLElement, settings: Settings, context: WidgetContext): void {
  const { bus, guard, listen, signal } = context;
  const changes = createChanges(signal);
  const slides = selectAll(host, SLIDE).filter((one) => one instanceof HTMLElement);
  const isStrip = settings.flexsliderEnabled && slides.length > 1;
  const mine = (payload: { gallery?: HTMLElement } | null) => !payload?.gallery || payload.gallery === host;
  let index = 0;

  function mark(next: number) {
    const hadFocus = slides[index]?.contains(document.activeElement);
    index = next;
    for (const [at, slide] of slides.entries()) {
      changes.toggleClass(slide, "flex-active-slide", at === index);
      changes.setAttribute(slide, "inert", at === index ? null : "");
    }
    thumbs(index);
    if (hadFocus) linkOf(slides[index])?.focus({ preventScroll: true });
  }

  function show(next: number) {
    const slide = slides[next];
    const strip = slide?.parentElement;
    if (!isStrip || !slide || !strip) return;
    mark(next);
    const leftPx = slide.getBoundingClientRect().left - strip.getBoundingClientRect().left;
    // To a place, not by a way: that would stop at each picture.
    strip.scrollTo(strip.scrollLeft + leftPx, 0);
  }

  const gallery: Gallery = { host, dialogId: DIALOG_ID, settings, context, slides, show, shown: () => index };
  const thumbs = isStrip ? addThumbs(gallery) : () => {};

  /** The server's own link does its work where the code does not come. */
  let isPlain = false;
  const openWindow = () =>
    guard(async () => {
      const link = linkOf(slides[index]);
      try {
        const { openLightbox } = await import("./lightbox/lightbox.ts");
        if (!signal.aborted) openLightbox(gallery);
      } catch (error) {
        isPlain = true;
        link?.click();
        isPlain = false;
        throw error;
      }
    });

  if (isStrip) {
    mark(0);
    followFingers(gallery, mark);
    bus.on(
      "woocommerce_gallery_reset_slide_position",
      (payload) => {
        if (mine(payload)) show(0);
      },
      signal,
    );
    if (settings.flexslider.slideshow)
      guard(async () => (await import("./slideshow.ts")).runSlideshow(gallery));
  } else if (!settings.flexsliderEnabled) changes.toggleClass(host, "islet-product-gallery--plain", true);
  if (settings.photoswipeEnabled) addTrigger(gallery);

  const zooming = () => import("./zoom.ts");
  const canZoom = (slide: Element | null): slide is HTMLElement =>
    settings.zoomEnabled &&
    slide instanceof HTMLElement &&
    Number(selectAll(slide, "img", { limit: 1 })[0]?.getAttribute("data-large_image_width")) >
      host.clientWidth;

  listen(host, "pointerover", (event) => {
    const slide = event.pointerType === "mouse" ? closest(event.target as Element, SLIDE) : null;
    if (canZoom(slide))
      guard(async () => {
        const { enlarge } = await zooming();
        if (!signal.aborted && slide.matches(":hover")) enlarge(slide, event, context);
      });
  });

  listen(host, "click", (event) => {
    const target = event.target as Element;
    const isModified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    const slide = closest(target, "a") && closest(target, SLIDE);
    if (isPlain || isModified || !(slide || closest(target, TRIGGER))) return;
    // Older browsers' clicks do not say.
    const isTap = (event as PointerEvent).pointerType === "touch" && canZoom(slide);
    if (!isTap && !settings.photoswipeEnabled) return;
    event.preventDefault();
    if (isTap) guard(async () => (await zooming()).toggle(slide, event, context));
    else openWindow();
  });
  bus.on(
    "woocommerce_gallery_init_zoom",
    (payload) => {
      if (mine(payload)) for (const large of selectAll(host, ".zoomImg")) large.remove();
    },
    signal,
  );
}

/** The link to the large picture. */
function linkOf(slide: HTMLElement | undefined): HTMLElement | undefined {
  const [link] = slide ? selectAll(slide, "a", { limit: 1 }) : [];
  return link instanceof HTMLElement ? link : undefined;
}
