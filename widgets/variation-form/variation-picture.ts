import { safeUrl } from "#browser/safe-url.ts";
import { selectAll } from "#browser/selectors.ts";
import type { Changes, WritableAttribute } from "#dom/state/changes.ts";
import type { Variation } from "#runtime/events.ts";
import { isHtmlElement } from "#runtime/node-type.ts";
import { textOf } from "./variations.ts";

/** Attributes of the gallery's first picture, and the fields of a variation's `image` that they come from. */
const FIELDS = [
  ["src", "src"],
  ["srcset", "srcset"],
  ["sizes", "sizes"],
  ["alt", "alt"],
  ["title", "title"],
  ["width", "src_w"],
  ["height", "src_h"],
  ["data-caption", "caption"],
  ["data-src", "full_src"],
  ["data-large_image", "full_src"],
  ["data-large_image_width", "full_src_w"],
  ["data-large_image_height", "full_src_h"],
] as const satisfies readonly (readonly [WritableAttribute, string])[];

/** The product's gallery. */
export function galleryOf(form: Element): HTMLElement | null {
  const [gallery] = selectAll(form.closest(".product") ?? form, ".images", { limit: 1 });
  return isHtmlElement(gallery) ? gallery : null;
}

/** What has become of the gallery: nothing, its first picture is another, or it shows another of its pictures. */
export type PictureChange = "none" | "replaced" | "found";

/** Shows a variation's picture: the gallery's own if it has it, otherwise in the place of the product's first. */
export function showPicture(form: Element, variation: Variation, changes: Changes): PictureChange {
  const image = Object(variation["image"]) as Variation;
  const gallery = galleryOf(form);
  const [picture] = gallery ? selectAll(gallery, ".wp-post-image", { limit: 1 }) : [];
  if (!gallery || !picture || !safeUrl(textOf(image, "src"), "image")) return "none";
  if (picture.getAttribute("src") === textOf(image, "src")) return "none";

  changes.setAttribute(form, "current-image", textOf(variation, "image_id"));
  const thumbnailUrl = textOf(image, "gallery_thumbnail_src");
  const own = thumbnailsOf(gallery).find((thumbnail) => thumbnail.getAttribute("src") === thumbnailUrl);
  if (isHtmlElement(own)) {
    own.click();
    return "found";
  }
  for (const [attribute, field] of FIELDS) {
    changes.setAttribute(picture, `data-o_${attribute}`, picture.getAttribute(attribute) ?? "");
    changes.setAttribute(picture, attribute, textOf(image, field) || null);
  }
  const link = picture.closest("a");
  if (link && gallery.contains(link))
    changes.setAttribute(link, "href", safeUrl(textOf(image, "full_src"), "link"));
  const slide = picture.closest("[data-thumb]");
  if (slide && thumbnailUrl) changes.setAttribute(slide, "data-thumb", thumbnailUrl);
  for (const thumbnail of thumbnailsOf(gallery).slice(0, 1)) {
    changes.setAttribute(thumbnail, "src", safeUrl(thumbnailUrl, "image"));
    changes.setAttribute(thumbnail, "srcset", null);
  }
  return "replaced";
}

const thumbnailsOf = (gallery: Element) => selectAll(gallery, ".flex-control-nav li img");
