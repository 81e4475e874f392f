import type { Responsive } from "#runtime/controls.ts";
import { DEVICE_MODES, type DeviceMode } from "#runtime/page.ts";

/**
 * What a responsive setting says in a device mode: its own value, else that of the next larger mode which has one,
 * up to the base; widescreen falls back to the base at once (reference: content 1.5).
 */
export function deviceValue<Value>(values: Responsive<Value>, mode: DeviceMode): Value {
  const larger = DEVICE_MODES.slice(DEVICE_MODES.indexOf(mode), DEVICE_MODES.indexOf("desktop"));
  const own = [mode, ...larger].find((one) => values[one] !== undefined && values[one] !== "");
  return (own && values[own]) ?? values.desktop;
}
