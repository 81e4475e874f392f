import { safeUrl } from "#browser/safe-url.ts";
import { selectAll } from "#browser/selectors.ts";
import type { LightboxItem } from "#ui/lightbox/item.ts";
import { openLightbox } from "#ui/lightbox/lightbox.ts";
import type { Gallery } from "../gallery.ts";

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

/** A slide's large picture. */
interface Picture extends LightboxItem {
  readonly slide: HTMLElement;
}

/** Captions may hold markup, which is shown as text without its tags. */
const TAGS = /<\/?[a-z][^>]*>/gi;

/** The pictures of these slides, without those that have no safe address. */
export const picturesOf = (slides: readonly HTMLElement[]): Picture[] =>
  slides.flatMap((slide) => {
    const [image] = selectAll(slide, "img", { limit: 1 });
    const [link] = selectAll(slide, "a", { limit: 1 });
    const read = (name: string) => image?.getAttribute(name) ?? "";
    const address = safeUrl(read("data-large_image") || link?.getAttribute("href") || read("src"), "image");
    if (!address) return [];
    return {
      slide,
      address,
      alt: read("alt"),
      caption: (read("data-caption") || read("title")).replaceAll(TAGS, "").trim(),
      widthPx: Number(read("data-large_image_width")) || 0,
      heightPx: Number(read("data-large_image_height")) || 0,
    };
  });
