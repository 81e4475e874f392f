import type { Responsive } from "#runtime/controls.ts";
import type { DeviceMode, Page } from "#runtime/page.ts";
import { deviceValue } from "../device-value.ts";
import { type CarouselEffect, type CarouselRow, isStacked } from "./options.ts";

export interface RowSettings {
  readonly slidesToShow: Responsive<number>;
  readonly slidesToScroll: Responsive<number>;
  readonly spaceBetween: Responsive<number>;
  readonly effect: CarouselEffect;
}

/** How many slides small devices have in view where nothing says so. */
interface SmallerRows {
  readonly tablet: number;
  readonly mobile: number;
}

/** Smaller devices have fewer slides in view. */
const SMALLER: SmallerRows = { tablet: 2, mobile: 1 };

/** What of `count` slides is in view in the window of now: one of those that stand in one place. */
export const rowOf =
  (settings: RowSettings, { page, count }: { page: Page; count: number }, smaller = SMALLER) =>
  (): CarouselRow => {
    const mode = page.deviceMode();
    const gap = deviceValue(settings.spaceBetween, mode);
    if (isStacked(settings.effect)) return { shown: 1, toScroll: 1, gap };
    return {
      shown: slidesAt(settings.slidesToShow, smaller, { mode, count }),
      toScroll: deviceValue(settings.slidesToScroll, mode),
      gap,
    };
  };

/**
 * How many of `count` slides are in view in a device mode. Tablets and phones do not take over what larger devices show: a
 * row that fits a desktop is too small to see there.
 */
function slidesAt(
  slides: Responsive<number>,
  smaller: SmallerRows,
  { mode, count }: { readonly mode: DeviceMode; readonly count: number },
): number {
  const { desktop, tablet, mobile } = slides;
  let asked = deviceValue(slides, mode);
  if (mode === "mobile") asked = mobile ?? Math.min(smaller.mobile, desktop);
  else if (mode === "tablet" || mode === "mobile_extra")
    asked = slides[mode] ?? tablet ?? Math.min(smaller.tablet, desktop);
  return Math.max(1, Math.min(asked, count));
}
