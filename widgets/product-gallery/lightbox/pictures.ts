import { safeUrl } from "#browser/safe-url.ts";
import { selectAll } from "#browser/selectors.ts";

/** A large picture, as a slide tells of it. */
export interface Picture {
  readonly slide: HTMLElement;
  readonly address: string;
  readonly alt: string;
  readonly caption: string;
  /** Its own size; 0 where the page does not say. */
  readonly widthPx: number;
  readonly heightPx: number;
}

/** Captions are markup that is shown as words. */
const TAGS = /<\/?[a-z][^>]*>/gi;

/** The pictures of these slides; those without an address that a picture may have are left out. */
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
