import { deviceValue } from "#dom/device-value.ts";
import type { Responsive } from "#runtime/controls.ts";
import type { DeviceMode, Page } from "#runtime/page.ts";
import { createMasonry, type MasonrySetup } from "./masonry.ts";

/** How long items move to new places, in ms. */
const TRANSITION_MS = 300;

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
  createMasonry(list, { columns: count, tolerance: Infinity, transition: TRANSITION_MS }, setup);
}
