import { lockScroll } from "#dom/scroll-lock.ts";
import type { Gallery } from "../gallery.ts";
import { animate } from "./animate.ts";
import { createLightboxElements, type LightboxElements } from "./lightbox-elements.ts";
import { pressKey } from "./lightbox-keys.ts";
import { createViewer, type PictureViewer } from "./picture-viewer.ts";
import { picturesOf } from "./pictures.ts";
import { followSwipes } from "./swipe.ts";
import { isTag } from "#runtime/kind.ts";

/** Opens the pictures of a gallery in a modal dialog over the whole window, at the one that is shown. */
export function openLightbox({ host, slides, settings, context, shown }: Gallery): void {
  const pictures = picturesOf(slides);
  if (pictures.length === 0 || document.getElementsByClassName("islet-lightbox")[0]) return;
  const { page } = context;
  const options = settings.photoswipeOptions;
  const isRtl = getComputedStyle(host).direction === "rtl";
  const elements = createLightboxElements(page, isRtl);
  const { dialog, stage } = elements;
  const start = Math.max(
    0,
    pictures.findIndex(({ slide }) => slide === slides[shown()]),
  );
  const viewer = createViewer({ elements, pictures, start, isRtl, options, page });
  const opened = new AbortController();
  const { signal } = opened;
  let isClosing = false;

  function fadeOut() {
    if (isClosing) return;
    isClosing = true;
    const keyframes = [{ opacity: 1 }, { opacity: 0 }];
    animate(dialog, { keyframes, durationMs: options.hideAnimationDuration, onEnd: remove });
  }

  function remove() {
    if (signal.aborted) return;
    opened.abort();
    // Gives the focus back.
    dialog.close();
    dialog.remove();
    unlock();
  }

  followPresses({ elements, viewer, isRtl, onClose: fadeOut });
  dialog.onkeydown = (event) => pressKey(event, viewer);
  dialog.oncancel = (event) => {
    event.preventDefault();
    fadeOut();
  };
  // The browser closes the dialog at a second Escape, without a cancel event.
  dialog.onclose = remove;
  followSwipes(stage, viewer, signal);
  context.signal.addEventListener("abort", remove, { signal });

  dialog.dir = isRtl ? "rtl" : "ltr";
  document.body.append(dialog);
  dialog.showModal();
  const unlock = lockScroll();
  elements.close.focus();
  const durationMs = options.showAnimationDuration;
  animate(dialog, { keyframes: [{ opacity: 0 }, { opacity: 1 }], durationMs });
  animate(stage, { keyframes: [{ scale: 0.9 }, { scale: 1 }], durationMs });
}

interface Presses {
  readonly elements: LightboxElements;
  readonly viewer: PictureViewer;
  readonly isRtl: boolean;
  readonly onClose: () => void;
}

function followPresses({ elements, viewer, isRtl, onClose }: Presses) {
  const { dialog, stage, close, next, previous, zoom } = elements;
  next.onclick = () => viewer.showSide(isRtl ? -1 : 1);
  previous.onclick = () => viewer.showSide(isRtl ? 1 : -1);
  zoom.onclick = () => viewer.toggleZoom();
  close.onclick = onClose;
  stage.ondblclick = (event) => {
    if (isTag(event.target, "img")) viewer.toggleZoom(event);
  };
  // A press beside the picture.
  dialog.onclick = ({ target }) => {
    if (target === dialog || target === stage || target === viewer.frame().element) onClose();
  };
}
