import { blurInside } from "#dom/focus/blur-inside.ts";
import { numbered } from "#dom/numbered.ts";
import { createChanges } from "#dom/state/changes.ts";
import type { Gallery, GalleryParts } from "../gallery.ts";

/** Keeps which slide is shown. */
export function createGallery(parts: GalleryParts): Gallery {
  const { slides, thumbList, context } = parts;
  const thumbs = [...(thumbList?.getElementsByTagName("button") ?? [])];
  const changes = createChanges(context.signal);
  const strip = slides[0]?.parentElement;
  let current = 0;

  function mark(index: number) {
    const hadFocus = slides[current]?.contains(document.activeElement);
    current = index;
    for (const [at, slide] of numbered(slides)) {
      const isShown = at === current;
      changes.toggleClass(slide, "flex-active-slide", isShown);
      if (!isShown) blurInside(slide);
      changes.setAttribute(slide, "inert", isShown ? null : "");
      const thumb = thumbs[at];
      if (isShown) thumb?.setAttribute("aria-current", "true");
      else thumb?.removeAttribute("aria-current");
      thumb?.firstElementChild?.classList.toggle("flex-active", isShown);
    }
    if (hadFocus) slides[current]?.getElementsByTagName("a")[0]?.focus({ preventScroll: true });
  }

  function show(index: number) {
    const slide = slides[index];
    if (!slide || !strip || thumbs.length === 0) return;
    mark(index);
    const distancePx = slide.getBoundingClientRect().left - strip.getBoundingClientRect().left;
    // scrollBy would stop at each picture.
    strip.scrollTo(strip.scrollLeft + distancePx, 0);
  }

  return { ...parts, thumbs, shown: () => current, show, mark };
}
