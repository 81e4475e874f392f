import type { Settings } from "./settings.ts";

/** How many slides of the wanted width fit into a width in px, within the limits. */
export function fittingSlides(
  { minSlides, maxSlides, slideWidth, slideMargin }: Settings,
  widthPx: number,
): number {
  const fitting = Math.floor((widthPx + slideMargin) / (slideWidth + slideMargin));
  return Math.max(minSlides, Math.min(maxSlides, fitting));
}
