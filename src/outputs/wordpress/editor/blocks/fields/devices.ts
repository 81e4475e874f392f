import type { EditorControl } from "../../../../controls/editor-widget.ts";
import type { FieldsProps } from "../field-props.ts";
import { __, format, h } from "../wp.ts";

/** A device whose values the panel shows; desktop has the base. */
export type Device = "desktop" | "tablet" | "mobile";

export const DEVICES: readonly Device[] = ["desktop", "tablet", "mobile"];

const suffixOf = (device: Device) => (device === "desktop" ? "" : `_${device}`);

/** The name of a responsive setting's value for a device, such as `offset_tablet`. */
export const nameFor = ({ name }: EditorControl, device: Device): string => name + suffixOf(device);

/** The control of one device: what counts on a larger one is its value while it has none. */
export function controlFor(control: EditorControl, device: Device): EditorControl {
  if (device === "desktop") return control;
  const { default: _default, required: _required, ...base } = control;
  return { ...base, key: control.key + suffixOf(device), name: nameFor(control, device) };
}

/** What counts on a device while it has no value. */
export function inherited(control: EditorControl, values: FieldsProps["values"], device: Device): string {
  const larger = device === "mobile" ? [values[nameFor(control, "tablet")]] : [];
  const value = [...larger, values[control.name], control.default].find(
    (given) => given !== undefined && given !== "",
  );
  const option = (control.options ?? control.suggestions)?.find((known) => known.value === value);
  if (option) return option.label;
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

/** The buttons that choose the device whose value is shown. */
export function deviceButtons(chosen: Device, title: string, choose: (device: Device) => void) {
  const devices = [
    { device: "desktop", icon: "desktop", label: __("%s on desktops") },
    { device: "tablet", icon: "tablet", label: __("%s on tablets") },
    { device: "mobile", icon: "smartphone", label: __("%s on phones") },
  ] as const;
  const buttons = devices.map(({ device, icon, label }) =>
    h(window.wp.components.Button, {
      ...{ key: device, icon, size: "small", label: format(label, title) },
      isPressed: device === chosen,
      onClick: () => choose(device),
    }),
  );
  return h("div", { className: "islet-devices" }, buttons);
}
