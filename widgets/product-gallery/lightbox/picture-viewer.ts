import type { Page } from "#runtime/page.ts";
import type { Settings } from "../settings.ts";
import type { Parts } from "./lightbox-elements.ts";
import { createFrame, type Frame } from "./picture-frame.ts";
import type { Picture } from "./pictures.ts";

/** What of the window changes from picture to picture. */
export interface Show {
  frame(): Frame;
  /** Leads to what stands on one side, 1 the right one; false where there is nothing. */
  lead(side: 1 | -1): boolean;
  zoom(point?: MouseEvent): void;
}

interface ShowOptions {
  readonly pictures: readonly Picture[];
  /** Which one is shown at first. */
  readonly start: number;
  readonly isRtl: boolean;
  readonly options: Settings["photoswipeOptions"];
  readonly page: Page;
}

/** Where nothing may move, `done` comes at once. */
export function move(element: HTMLElement, frames: Keyframe[], duration: number, done = () => {}): void {
  const isStill = !duration || matchMedia("(prefers-reduced-motion: reduce)").matches;
  const animation = isStill ? undefined : element.animate?.(frames, { duration });
  if (animation) animation.onfinish = animation.oncancel = done;
  else done();
}

/** Shows pictures in the window's stage, one after the other. */
export function showPictures(
  { stage, counter, caption, zoom, previous, next }: Parts,
  { pictures, start, isRtl, options, page }: ShowOptions,
): Show {
  const { loop, spacing, showAnimationDuration } = options;
  const apart = Math.round((1 + spacing) * 100);
  const at = (index: number) => pictures[loop ? (index + pictures.length) % pictures.length : index];
  let index = start;
  let frame = draw();

  function draw(): Frame {
    const picture = pictures[index] as Picture;
    const place = `${index + 1} / ${pictures.length}`;
    const drawn = createFrame(picture, place, page);
    const near = [at(index + 1), at(index - 1)];
    stage.append(drawn.element);
    counter.textContent = place;
    caption.textContent = picture.caption;
    zoom.ariaPressed = "false";
    [next.disabled, previous.disabled] = [!near[0] || near[0] === picture, !near[1] || near[1] === picture];
    // Ready when they are wanted.
    for (const one of near) if (one && one !== picture) new Image().src = one.address;
    return drawn;
  }

  function lead(side: 1 | -1): boolean {
    const to = at(index + (isRtl ? -side : side));
    if (!to || to === pictures[index]) return false;
    index = pictures.indexOf(to);
    const old = frame.element;
    frame = draw();
    old.inert = true;
    const come = [{ translate: `${side * apart}% 0` }, { translate: "0 0" }];
    const leave = [{ translate: old.style.translate || "0 0" }, { translate: `${-side * apart}% 0` }];
    move(frame.element, come, showAnimationDuration);
    move(old, leave, showAnimationDuration, () => old.remove());
    return true;
  }

  return {
    lead,
    frame: () => frame,
    zoom(point) {
      frame.toggleZoom(point);
      zoom.ariaPressed = String(frame.isZoomed());
    },
  };
}
