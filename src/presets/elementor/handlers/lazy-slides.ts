import { safeUrl } from "#browser/safe-url.ts";
import { queryAll } from "#dom/query.ts";
import { watchView } from "#dom/scroll/watch-view.ts";
import { type Changes, createChanges } from "#dom/state/changes.ts";
import { setHidden } from "#dom/state/set-hidden.ts";
import { isHtmlElement } from "#runtime/node-type.ts";
import type { Handler } from "./handler.ts";

const LAZY = ".swiper-lazy";

/** How near a slide must be. */
const NEAR = "400px";

function showPicture(picture: HTMLElement, changes: Changes) {
  const { src, srcset, background } = picture.dataset;
  // With a size, the server prints an address, too, so that the browser keeps the room.
  if (picture.getAttribute("loading") === "lazy") changes.setAttribute(picture, "loading", "eager");
  if (src && safeUrl(src, "image")) changes.setAttribute(picture, "src", src);
  if (srcset) changes.setAttribute(picture, "srcset", srcset);
  const url = background && safeUrl(background, "image");
  if (url) changes.setStyle(picture, "background-image", `url(${JSON.stringify(url)})`);
  changes.toggleClass(picture, "swiper-lazy-loaded", true);
}

function showSlide(slide: Element | null, changes: Changes) {
  if (!slide) return;
  for (const picture of queryAll(slide, LAZY)) showPicture(picture, changes);
  for (const spinner of queryAll(slide, ".swiper-lazy-preloader")) setHidden(spinner, true, changes);
}

/** Pictures of a slide that are loaded late, are so once it or the next to it comes into view. */
export const handler: Handler = (pictures, signal) => {
  const changes = createChanges(signal);
  for (const slide of new Set(pictures.map((picture) => picture.closest(".swiper-slide"))))
    if (isHtmlElement(slide))
      watchView(slide, { margin: NEAR, signal }, ({ isIntersecting }) => {
        if (!isIntersecting) return;
        for (const each of [slide, slide.previousElementSibling, slide.nextElementSibling])
          showSlide(each, changes);
      });
};
