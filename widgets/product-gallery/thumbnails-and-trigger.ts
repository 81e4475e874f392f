import type { Page } from "#runtime/page.ts";
import { createIcon, LENS } from "./icon.ts";

/** Creates the shop's list of thumbnails, the first one active. */
export function createThumbnails(slides: readonly HTMLElement[]): HTMLElement {
  const list = document.createElement("ol");
  list.className = "flex-control-nav flex-control-thumbs islet-product-gallery__thumbs";
  for (const slide of slides) {
    const item = document.createElement("li");
    const button = document.createElement("button");
    const { thumb, thumbAlt, thumbSizes = "", thumbSrcset = "" } = slide.dataset;
    const picture = slide.getElementsByTagName("img")[0];
    const image = new Image();
    image.alt = thumbAlt || picture?.alt || "";
    image.sizes = thumbSizes;
    image.srcset = thumbSrcset;
    image.src = thumb || picture?.src || "";
    if (!list.firstChild) {
      image.className = "flex-active";
      button.setAttribute("aria-current", "true");
    }
    button.type = "button";
    button.append(image);
    item.append(button);
    list.append(item);
  }
  return list;
}

/**
 * Creates what stands before the thumbnails: an empty element by the name of the one that the shop's script puts around the
 * pictures, as themes say with its margin how far below the pictures the thumbnails stand.
 */
export function createDistance(): HTMLElement {
  const distance = document.createElement("div");
  distance.className = "flex-viewport islet-product-gallery__distance";
  return distance;
}

/** Creates the shop's button that opens the lightbox. */
export function createTrigger(page: Page): HTMLElement {
  const trigger = document.createElement("a");
  trigger.className = "woocommerce-product-gallery__trigger islet-button islet-product-gallery__trigger";
  trigger.href = "#";
  trigger.setAttribute("role", "button");
  trigger.setAttribute("aria-haspopup", "dialog");
  trigger.setAttribute("aria-controls", "photoswipe-fullscreen-dialog");
  trigger.setAttribute("aria-label", page.text("product_gallery_trigger", "View full-screen image gallery"));
  trigger.append(createIcon(LENS));
  return trigger;
}
