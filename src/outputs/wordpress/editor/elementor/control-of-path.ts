import type { EditorControl } from "../../../controls/editor-widget.ts";
import { isSpelled } from "../title-of-path.ts";

/**
 * The name of Elementor's control for the path of a setting, such as `slides[2].title`: a list is one control;
 * `undefined` where the panel has none.
 */
export function controlOfPath(
  controls: readonly EditorControl[],
  path: string,
  prefix: string,
): string | undefined {
  const [field = "", ...inner] = path.split(".");
  const [key = ""] = field.split("[");
  const control = controls.find((known) => isSpelled(known, key));
  if (!control) return undefined;
  const name = prefix + control.name + key.slice(control.key.length);
  if (control.control !== "group") return name;
  return controlOfPath(control.fields ?? [], inner.join("."), `${name}_`);
}
