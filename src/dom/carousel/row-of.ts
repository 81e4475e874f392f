import { deviceValue } from "#dom/device-value.ts";
import type { Responsive } from "#runtime/controls.ts";
import type { Page } from "#runtime/page.ts";
import { type CarouselEffect, type CarouselRow, isStacked } from "./options.ts";
import { slidesAt, type SmallerRows } from "./slides-at.ts";

export interface RowSettings {
  readonly slidesToShow: Responsive<number>;
  readonly slidesToScroll: Responsive<number>;
  readonly spaceBetween: Responsive<number>;
  readonly effect: CarouselEffect;
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
