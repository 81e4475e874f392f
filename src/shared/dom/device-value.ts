import type { Responsive } from "#runtime/controls.ts";
import { DEVICE_MODES, type DeviceMode } from "#runtime/page.ts";

/**
 * Returns a responsive setting's value in a device mode: its own, else that of the next larger mode that has one, up to
 * desktop. Widescreen falls back to desktop directly.
 */
export function deviceValue<Value>(values: Responsive<Value>, mode: DeviceMode): Value {
  const larger = DEVICE_MODES.slice(DEVICE_MODES.indexOf(mode), DEVICE_MODES.indexOf("desktop"));
  const modeWithValue = [mode, ...larger].find((name) => values[name] !== undefined && values[name] !== "");
  return (modeWithValue && values[modeWithValue]) ?? values.desktop;
}
