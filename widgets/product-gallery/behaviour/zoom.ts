import { safeUrl } from "#browser/safe-url.ts";
import { selectAll } from "#browser/selectors.ts";
import type { WidgetContext } from "#runtime/widget.ts";

interface Point {
  readonly clientX: number;
  readonly clientY: number;
}

const enlarged = new WeakMap<HTMLElement, () => void>();

/** Takes an enlarged picture away. */
export const endZoom = (slide: HTMLElement) => enlarged.get(slide)?.();

/** Enlarges a slide's picture, or ends that: what a tap does. */
export function toggleZoom(slide: HTMLElement, at: Point, context: WidgetContext): void {
  if (enlarged.has(slide)) endZoom(slide);
  else enlarge(slide, at, context);
}

/** Lays the large picture over a slide, moved so that the point under the pointer is seen, until the pointer leaves. */
export function enlarge(slide: HTMLElement, at: Point, { listen, signal }: WidgetContext): void {
  const [image] = selectAll(slide, "img", { limit: 1 });
  const address = safeUrl(image?.getAttribute("data-large_image"), "image");
  if (!image || !address || enlarged.has(slide)) return;
  const life = new AbortController();
  const large = new Image();
  const size = (side: string) => Number(image.getAttribute(`data-large_image_${side}`)) || 0;
  const [widthPx, heightPx] = [size("width"), size("height")];

  const end = () => {
    enlarged.delete(slide);
    life.abort();
    large.remove();
  };
  enlarged.set(slide, end);

  const follow = ({ clientX, clientY }: Point) => {
    const { left, top, width, height } = image.getBoundingClientRect();
    const share = (px: number, whole: number) => Math.min(Math.max(px / whole, 0), 1);
    large.style.left = `${(width - widthPx) * share(clientX - left, width)}px`;
    large.style.top = `${(height - heightPx) * share(clientY - top, height)}px`;
  };

  large.className = "zoomImg islet-product-gallery__large";
  large.alt = "";
  // Themes hold every picture to its column.
  large.style.cssText = `width:${widthPx}px;height:${heightPx}px;max-width:none`;
  large.onerror = end;
  large.onload = () => {
    if (life.signal.aborted) return;
    follow(at);
    slide.append(large);
  };
  large.src = address;
  signal.addEventListener("abort", end, { signal: life.signal });
  listen(
    slide,
    "pointermove",
    (event) => {
      at = event;
      follow(event);
    },
    { signal: life.signal },
  );
  listen(
    slide,
    "pointerleave",
    ({ pointerType }) => {
      if (pointerType === "mouse") end();
    },
    { signal: life.signal },
  );
}
