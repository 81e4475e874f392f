import { animate } from "./animate.ts";
import type { Frame } from "./frame.ts";
import type { LightboxItem } from "./item.ts";
import type { LightboxElements } from "./lightbox-elements.ts";
import type { LightboxOptions } from "./options.ts";
import { createPictureFrame } from "./picture-frame.ts";
import { createVideoFrame } from "./video-frame.ts";

/** Shows one item of several in the lightbox. */
export interface Viewer {
  /** What is shown. */
  item(): LightboxItem;
  /** The element of what is shown. */
  frame(): Frame;
  /** Shows the item on one side: 1 is the right one, -1 the left one. Returns false if there is none. */
  showSide(side: 1 | -1): boolean;
  /** Enlarges the picture around a point, or fits it into the window again. */
  toggleZoom(point?: MouseEvent): void;
}

/** Creates what shows the items, at the first one. */
export function createViewer(elements: LightboxElements, options: LightboxOptions): Viewer {
  const { items, isRtl, loop, showAnimationDuration: durationMs, context } = options;
  const { stage, counter, caption, description, zoom, previous, next } = elements;
  const distancePercent = Math.round((1 + options.spacing) * 100);
  let index = options.start;
  let frame = showItem(true);

  function neighbour(step: number): LightboxItem | undefined {
    const to = index + step;
    const item = items[loop ? (to + items.length) % items.length : to];
    return item === items[index] ? undefined : item;
  }

  function showItem(isPressed: boolean): Frame {
    const item = items[index] as LightboxItem;
    const position = `${index + 1} / ${items.length}`;
    const shown = item.videoRatio
      ? createVideoFrame(item, position, { context, isPressed })
      : createPictureFrame(item, position, context.page);
    stage.append(shown.element);
    counter.textContent = position;
    caption.textContent = item.caption;
    description.textContent = item.description ?? "";
    zoom.disabled = !shown.canZoom;
    zoom.setAttribute("aria-pressed", "false");
    const following = neighbour(1);
    const preceding = neighbour(-1);
    next.disabled = !following;
    previous.disabled = !preceding;
    // Preloads the neighbours.
    for (const near of [following, preceding]) if (near && !near.videoRatio) new Image().src = near.address;
    return shown;
  }

  function showSide(side: 1 | -1): boolean {
    const item = neighbour(isRtl ? -side : side);
    if (!item) return false;
    index = items.indexOf(item);
    const { element: old, canZoom: isPicture } = frame;
    const { activeElement: focused } = document;
    frame = showItem(false);
    // What goes, or cannot be pressed any more, loses the focus, and the keys with it.
    if (old.contains(focused) || focused?.matches(":disabled")) frame.element.focus();
    old.inert = true;
    // A video ends at once.
    if (!isPicture) old.replaceChildren();
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
    if (options.hasZoom === false) return;
    frame.toggleZoom(point);
    zoom.setAttribute("aria-pressed", String(frame.isZoomed()));
  }

  return { item: () => items[index] as LightboxItem, frame: () => frame, showSide, toggleZoom };
}
