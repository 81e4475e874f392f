import { DEVICE_MODES } from "#runtime/page.ts";
import type { EditorControl } from "../editor-widget.ts";

/** A control of the builder's panel. */
interface PanelControl {
  readonly name: string;
  readonly title: string;
}

const isSpelled = ({ key, responsive }: EditorControl, field: string) =>
  field === key || Boolean(responsive && DEVICE_MODES.some((mode) => field === `${key}_${mode}`));

/**
 * The builder's control for the path of a setting, such as `slides[2].title`: a list is one control; `undefined` where the
 * panel has none.
 */
export function controlOfPath(
  controls: readonly EditorControl[],
  path: string,
  prefix: string,
): PanelControl | undefined {
  const [field = "", ...inner] = path.split(".");
  const [key = ""] = field.split("[");
  const control = controls.find((known) => isSpelled(known, key));
  if (!control) return undefined;
  const name = prefix + control.name + key.slice(control.key.length);
  if (control.control !== "group") return { name, title: control.title };
  return controlOfPath(control.fields ?? [], inner.join("."), `${name}_`);
}
