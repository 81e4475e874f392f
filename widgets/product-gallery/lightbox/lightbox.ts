import { lockScroll } from "#dom/scroll-lock.ts";
import type { Gallery } from "../gallery.ts";
import { drawLightbox } from "./draw.ts";
import { createFrame, type Frame } from "./frame.ts";
import { picturesOf } from "./pictures.ts";
import { swipe } from "./swipe.ts";

/** How far an arrow key moves an enlarged picture, in px. */
const PAN_PX = 80;

/** Opens the pictures of a gallery over the whole window, at the one that is shown (product-gallery.2; APG: dialog). */
export function openLightbox({ host, dialogId, slides, settings, context, shown }: Gallery): void {
  const pictures = picturesOf(slides);
  if (pictures.length === 0 || document.getElementsByClassName("islet-lightbox")[0]) return;
  const { loop, spacing, showAnimationDuration, hideAnimationDuration } = settings.photoswipeOptions;
  const { page } = context;
  const parts = drawLightbox(page, dialogId);
  const { dialog, stage } = parts;
  const life = new AbortController();
  const { signal } = life;
  const isRtl = getComputedStyle(host).direction === "rtl";
  const apart = Math.round((1 + spacing) * 100);
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  let index = Math.max(
    0,
    pictures.findIndex(({ slide }) => slide === slides[shown()]),
  );
  let frame: Frame | undefined;

  /** Where nothing may move, `done` comes at once. */
  function move(element: HTMLElement, frames: Keyframe[], duration: number, done = () => {}) {
    const animation = isStill || !duration ? undefined : element.animate?.(frames, { duration });
    if (animation) animation.onfinish = animation.oncancel = done;
    else done();
  }

  const wrap = (at: number) => (loop ? (at + pictures.length) % pictures.length : at);

  function draw(side: number) {
    const picture = pictures[index]!;
    const place = `${index + 1} / ${pictures.length}`;
    const old = frame?.element;
    frame = createFrame(picture, place, page);
    stage.append(frame.element);
    parts.counter.textContent = place;
    parts.caption.textContent = picture.caption;
    parts.zoom.ariaPressed = "false";
    parts.previous.disabled = !pictures[wrap(index - 1)];
    parts.next.disabled = !pictures[wrap(index + 1)];
    // Ready when it is wanted.
    for (const near of [pictures[wrap(index + 1)], pictures[wrap(index - 1)]])
      if (near && near !== picture) new Image().src = near.address;
    if (!old) return;
    old.inert = true;
    const from = old.style.translate || "0 0";
    move(frame.element, [{ translate: `${side * apart}% 0` }, { translate: "0 0" }], showAnimationDuration);
    const away = [{ translate: from }, { translate: `${-side * apart}% 0` }];
    move(old, away, showAnimationDuration, () => old.remove());
  }

  /** Leads to what stands on one side: the right one is the next, but where one reads from the right. */
  function lead(side: 1 | -1): boolean {
    const to = wrap(index + (isRtl ? -side : side));
    if (!pictures[to] || pictures.length === 1) return false;
    index = to;
    draw(side);
    return true;
  }

  const zoom = (point?: MouseEvent) => {
    frame?.toggleZoom(point);
    parts.zoom.ariaPressed = String(frame?.isZoomed());
  };

  function end() {
    if (signal.aborted) return;
    life.abort();
    dialog.close();
    dialog.remove();
    unlock();
  }
  let isClosing = false;
  function close() {
    if (isClosing) return;
    isClosing = true;
    move(dialog, [{ opacity: 1 }, { opacity: 0 }], hideAnimationDuration, end);
  }

  const side = isRtl ? -1 : 1;
  parts.next.onclick = () => lead(side);
  parts.previous.onclick = () => lead(side === 1 ? -1 : 1);
  parts.zoom.onclick = () => zoom();
  parts.close.onclick = close;
  stage.ondblclick = (event) => event.target instanceof HTMLImageElement && zoom(event);
  dialog.onclick = ({ target }) => {
    if (target === dialog || target === stage || target === frame?.element) close();
  };
  dialog.onkeydown = (event) => {
    const arrow = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (frame?.isZoomed()) pan(event, frame.element);
    else if (arrow) lead(arrow);
  };
  dialog.oncancel = (event) => {
    event.preventDefault();
    close();
  };
  // A second Escape closes it without asking.
  dialog.onclose = end;
  swipe(stage, { frame: () => frame!, lead, signal });
  context.signal.addEventListener("abort", end, { signal });

  dialog.dir = isRtl ? "rtl" : "ltr";
  document.body.append(dialog);
  dialog.showModal();
  const unlock = lockScroll();
  draw(0);
  parts.close.focus();
  move(dialog, [{ opacity: 0 }, { opacity: 1 }], showAnimationDuration);
  move(stage, [{ scale: 0.9 }, { scale: 1 }], showAnimationDuration);
}

function pan(event: KeyboardEvent, element: HTMLElement) {
  const step = STEPS.get(event.key);
  if (!step) return;
  event.preventDefault();
  element.scrollBy(step[0] * PAN_PX, step[1] * PAN_PX);
}

const STEPS = new Map<string, readonly [number, number]>([
  ["ArrowLeft", [-1, 0]],
  ["ArrowRight", [1, 0]],
  ["ArrowUp", [0, -1]],
  ["ArrowDown", [0, 1]],
]);
