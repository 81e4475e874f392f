import { query } from "#dom/query.ts";
import type { Bus } from "#runtime/bus.ts";
import { hasJQuery } from "#runtime/jquery.ts";
import { galleryOf, type PictureChange } from "./variation-picture.ts";

/** Tells the product's gallery that what it shows may be another. */
type TellGallery = (imageId: string, change?: PictureChange) => void;

/** A slide that is shown and is not the first. */
const LATER_SLIDE = ".woocommerce-product-gallery__image ~ .flex-active-slide";

/**
 * At every check of the choices the gallery reads its picture again. It returns to its first slide where that has another
 * picture. Handlers of jQuery expect that at the first check, too, unless the visitor has moved the gallery by then.
 */
export function createGalleryEvents(form: Element, bus: Bus): TellGallery {
  let shownId: string | undefined;
  function tell(imageId: string, change: PictureChange) {
    const gallery = galleryOf(form);
    if (!gallery) return;
    const isFirst = shownId === undefined && hasJQuery() && !query(gallery, LATER_SLIDE);
    const isOther = imageId !== (shownId ?? "");
    shownId = imageId;
    // It is on its way to that picture.
    if (change !== "found" && (isFirst || isOther || change === "replaced"))
      bus.emit("woocommerce_gallery_reset_slide_position", { gallery });
    bus.emit("woocommerce_gallery_init_zoom", { gallery });
  }
  // After the events of the choice, as in the shop.
  return (imageId, change = "none") => queueMicrotask(() => tell(imageId, change));
}
