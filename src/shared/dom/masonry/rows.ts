import type { Responsive } from "#runtime/controls.ts";
import type { DeviceMode, Page } from "#runtime/page.ts";
import { deviceValue } from "../device-value.ts";
import { createMasonry, type MasonrySetup } from "./masonry.ts";

const TRANSITION_MS = 400;
const RESIZE_DELAY_MS = 100;

/** Styles of items: nothing but the list's gaps is between them, whatever space a theme leaves below each post. */
const ONLY_GAPS = { "margin-bottom": "0" };

/** How many columns there are in a device mode: tablets have at most 2 and phones 1 unless a setting says otherwise. */
function columnsAt(columns: Responsive<number>, mode: DeviceMode): number {
  const { desktop, tablet = Math.min(2, desktop), mobile = 1 } = columns;
  return deviceValue({ ...columns, tablet, mobile }, mode);
}

/** Lays items out in columns, in which rows stay rows: only the space below a short item is closed. */
export function layInRows(
  list: HTMLElement,
  columns: Responsive<number>,
  { page, ...setup }: MasonrySetup & { readonly page: Pick<Page, "deviceMode"> },
): void {
  const count = () => columnsAt(columns, page.deviceMode());
  const options = {
    columns: count,
    itemStyles: ONLY_GAPS,
    tolerance: Infinity,
    transition: TRANSITION_MS,
    resizeDelay: RESIZE_DELAY_MS,
  };
  createMasonry(list, options, setup);
}
