import { lockScroll } from "#dom/scroll-lock.ts";
import type { Gallery } from "../gallery.ts";
import { drawLightbox } from "./lightbox-elements.ts";
import { pressKey } from "./lightbox-keys.ts";
import { picturesOf } from "./pictures.ts";
import { move, showPictures } from "./picture-viewer.ts";
import { swipe } from "./swipe.ts";

/** Opens the pictures of a gallery over the whole window, at the one that is shown (product-gallery.2; APG: dialog). */
export function openLightbox({ host, slides, settings, context, shown }: Gallery): void {
  const pictures = picturesOf(slides);
  if (pictures.length === 0 || document.getElementsByClassName("islet-lightbox")[0]) return;
  const { page } = context;
  const options = settings.photoswipeOptions;
  const { showAnimationDuration, hideAnimationDuration } = options;
  const parts = drawLightbox(page);
  const { dialog, stage } = parts;
  const isRtl = getComputedStyle(host).direction === "rtl";
  const at = pictures.findIndex(({ slide }) => slide === slides[shown()]);
  const show = showPictures(parts, { pictures, start: Math.max(0, at), isRtl, options, page });
  const life = new AbortController();
  const { signal } = life;
  let isClosing = false;

  function close() {
    if (isClosing) return;
    isClosing = true;
    move(dialog, [{ opacity: 1 }, { opacity: 0 }], hideAnimationDuration, end);
  }

  function end() {
    if (signal.aborted) return;
    life.abort();
    // Gives the focus back.
    dialog.close();
    dialog.remove();
    unlock();
  }

  parts.next.onclick = () => show.lead(isRtl ? -1 : 1);
  parts.previous.onclick = () => show.lead(isRtl ? 1 : -1);
  parts.zoom.onclick = () => show.zoom();
  parts.close.onclick = close;
  stage.ondblclick = (event) => event.target instanceof HTMLImageElement && show.zoom(event);
  dialog.onclick = ({ target }) => {
    if (target === dialog || target === stage || target === show.frame().element) close();
  };
  dialog.onkeydown = (event) => pressKey(event, show);
  dialog.oncancel = (event) => {
    event.preventDefault();
    close();
  };
  // A second Escape closes it without asking.
  dialog.onclose = end;
  swipe(stage, { ...show, signal });
  context.signal.addEventListener("abort", end, { signal });

  dialog.dir = isRtl ? "rtl" : "ltr";
  document.body.append(dialog);
  dialog.showModal();
  const unlock = lockScroll();
  parts.close.focus();
  move(dialog, [{ opacity: 0 }, { opacity: 1 }], showAnimationDuration);
  move(stage, [{ scale: 0.9 }, { scale: 1 }], showAnimationDuration);
}
