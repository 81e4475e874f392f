import { blurInside } from "#dom/blur-inside.ts";
import type { Page } from "#runtime/page.ts";
import type { Settings } from "../settings.ts";
import { animate } from "./animate.ts";
import type { LightboxElements } from "./lightbox-elements.ts";
import { createFrame, type PictureFrame } from "./picture-frame.ts";
import type { Picture } from "./pictures.ts";

/** Shows one picture of several in the lightbox. */
export interface PictureViewer {
  /** The picture that is shown. */
  frame(): PictureFrame;
  /** Shows the picture on one side: 1 is the right one, -1 the left one. Returns false if there is none. */
  showSide(side: 1 | -1): boolean;
  /** Enlarges the picture around a point, or fits it into the window again. */
  toggleZoom(point?: MouseEvent): void;
}

interface ViewerOptions {
  readonly elements: LightboxElements;
  readonly pictures: readonly Picture[];
  /** Index of the picture that is shown first. */
  readonly start: number;
  readonly isRtl: boolean;
  readonly options: Settings["photoswipeOptions"];
  readonly page: Page;
}

export function createViewer(viewerOptions: ViewerOptions): PictureViewer {
  const { elements, pictures, isRtl, page } = viewerOptions;
  const { stage, counter, caption, zoom, previous, next } = elements;
  const { loop, spacing, showAnimationDuration: durationMs } = viewerOptions.options;
  const distancePercent = Math.round((1 + spacing) * 100);
  let index = viewerOptions.start;
  let frame = showPicture();

  function neighbour(step: number): Picture | undefined {
    const to = index + step;
    const picture = pictures[loop ? (to + pictures.length) % pictures.length : to];
    return picture === pictures[index] ? undefined : picture;
  }

  function showPicture(): PictureFrame {
    const picture = pictures[index] as Picture;
    const position = `${index + 1} / ${pictures.length}`;
    const shown = createFrame(picture, position, page);
    stage.append(shown.element);
    counter.textContent = position;
    caption.textContent = picture.caption;
    zoom.setAttribute("aria-pressed", "false");
    const following = neighbour(1);
    const preceding = neighbour(-1);
    next.disabled = !following;
    previous.disabled = !preceding;
    // Preloads the neighbours.
    for (const near of [following, preceding]) if (near) new Image().src = near.address;
    return shown;
  }

  function showSide(side: 1 | -1): boolean {
    const picture = neighbour(isRtl ? -side : side);
    if (!picture) return false;
    index = pictures.indexOf(picture);
    const old = frame.element;
    frame = showPicture();
    blurInside(old);
    old.inert = true;
    const enter = [{ translate: `${side * distancePercent}% 0` }, { translate: "0 0" }];
    const leave = [
      { translate: old.style.translate || "0 0" },
      { translate: `${-side * distancePercent}% 0` },
    ];
    animate(frame.element, { keyframes: enter, durationMs });
    animate(old, { keyframes: leave, durationMs, onEnd: () => old.remove() });
    return true;
  }

  function toggleZoom(point?: MouseEvent) {
    frame.toggleZoom(point);
    zoom.setAttribute("aria-pressed", String(frame.isZoomed()));
  }

  return { frame: () => frame, showSide, toggleZoom };
}
