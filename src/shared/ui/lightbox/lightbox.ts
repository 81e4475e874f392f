import { lockScroll } from "#dom/scroll/scroll-lock.ts";
import { markAdded } from "#runtime/added.ts";
import { isTag } from "#runtime/node-type.ts";
import { animate } from "./animate.ts";
import { addHistoryEntry } from "./history-entry.ts";
import { createLightboxElements, type LightboxElements } from "./lightbox-elements.ts";
import { pressKey } from "./lightbox-keys.ts";
import type { LightboxOptions } from "./options.ts";
import { followSwipes } from "./swipe.ts";
import { createViewer, type Viewer } from "./viewer.ts";

/**
 * Opens pictures in a modal dialog over the whole window, unless one is open. The focus returns to where it was. The
 * browser's Back closes it.
 */
export function openLightbox(options: LightboxOptions): void {
  if (document.getElementsByClassName("islet-lightbox")[0]) return;
  const { isRtl, context } = options;
  const elements = createLightboxElements(options);
  const { dialog, stage } = elements;
  const viewer = createViewer(elements, options);
  options.addControls?.(elements.bar, viewer.item);
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
    options.closed?.();
  }

  followPresses({ elements, viewer, isRtl, onClose: fadeOut });
  dialog.onkeydown = (event) => {
    // A popup below it hears Escape, too.
    event.stopPropagation();
    pressKey(event, viewer);
  };
  dialog.oncancel = (event) => {
    event.preventDefault();
    fadeOut();
  };
  // The browser closes the dialog at a second Escape, without a cancel event.
  dialog.onclose = remove;
  followSwipes(stage, viewer, signal);
  context.signal.addEventListener("abort", remove, { signal });

  document.body.append(markAdded(dialog));
  followRemoval(dialog, remove, signal);
  dialog.showModal();
  const unlock = lockScroll();
  elements.close.focus();
  addHistoryEntry(fadeOut, signal);
  const durationMs = options.showAnimationDuration;
  animate(dialog, { keyframes: [{ opacity: 0 }, { opacity: 1 }], durationMs });
  animate(stage, { keyframes: [{ scale: 0.9 }, { scale: 1 }], durationMs });
}

interface Presses {
  readonly elements: LightboxElements;
  readonly viewer: Viewer;
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
  /** Where a press began: one that selects words of a caption may end beside it. */
  let began: EventTarget | null = null;
  dialog.onpointerdown = ({ target }) => {
    began = target;
  };
  dialog.onclick = (event) => {
    // A press outside of a popup below it would close the popup.
    event.stopPropagation();
    const { target } = event;
    const isDrag = began !== null && began !== target;
    began = null;
    if (isDrag) return;
    // A press beside the picture.
    if (target === dialog || target === stage || target === viewer.frame().element) onClose();
  };
}

/** Ends what a router or a morph has taken out of the page with all else that the server does not print. */
function followRemoval(dialog: HTMLElement, onRemoved: () => void, signal: AbortSignal) {
  const observer = new MutationObserver(() => dialog.isConnected || onRemoved());
  observer.observe(document.body, { childList: true });
  signal.addEventListener("abort", () => observer.disconnect());
}
