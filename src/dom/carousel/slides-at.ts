import { deviceValue } from "#dom/device-value.ts";
import type { Responsive } from "#runtime/controls.ts";
import type { DeviceMode } from "#runtime/page.ts";

/** How many slides small devices have in view where nothing says so. */
export interface SmallerRows {
  readonly tablet: number;
  readonly mobile: number;
}

/**
 * How many of `count` slides are in view in a device mode. Tablets and phones do not take over what larger devices show: a
 * row that fits a desktop is too small to see there.
 */
export function slidesAt(
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
