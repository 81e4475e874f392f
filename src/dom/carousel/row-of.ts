import { deviceValue } from "#dom/device-value.ts";
import type { Responsive } from "#runtime/controls.ts";
import type { Page } from "#runtime/page.ts";
import type { CarouselRow } from "./options.ts";
import { slidesAt, type SmallerRows } from "./slides-at.ts";

interface RowSettings {
  readonly slidesToShow: Responsive<number>;
  readonly slidesToScroll: Responsive<number>;
  readonly spaceBetween: Responsive<number>;
}

/** What of `count` slides is in view in the window of now. */
export const rowOf =
  (settings: RowSettings, smaller: SmallerRows, { page, count }: { page: Page; count: number }) =>
  (): CarouselRow => {
    const mode = page.deviceMode();
    return {
      shown: slidesAt(settings.slidesToShow, smaller, { mode, count }),
      toScroll: deviceValue(settings.slidesToScroll, mode),
      gap: deviceValue(settings.spaceBetween, mode),
    };
  };
