import { openLightbox } from "#ui/lightbox/lightbox.ts";
import type { Gallery } from "../gallery.ts";
import { picturesOf } from "./pictures.ts";

/** Opens the pictures of a gallery over the whole window, at the one that is shown. */
export function openPictures({ host, slides, settings, context, shown }: Gallery): void {
  const items = picturesOf(slides);
  if (items.length === 0) return;
  const start = items.findIndex(({ slide }) => slide === slides[shown()]);
  openLightbox({
    ...settings.photoswipeOptions,
    items,
    start: Math.max(0, start),
    name: context.page.text("product_gallery", "Product pictures"),
    id: "photoswipe-fullscreen-dialog",
    isRtl: getComputedStyle(host).direction === "rtl",
    context,
  });
}
