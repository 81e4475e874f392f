import { camel } from "#runtime/page.ts";
import { isRecord } from "#runtime/parse-json.ts";
import type { EditorControl } from "../../controls/editor-widget.ts";

type Values = Readonly<Record<string, unknown>>;

/** The value of a control as a template sees it: with the defaults of what is inside. */
function valueOf({ control, fields, default: preset }: EditorControl, set: unknown): unknown {
  const value = set ?? preset;
  if (!fields) return value;
  const inside = (given: unknown) => templateValues(fields, isRecord(given) ? given : {});
  if (control === "list") return Array.isArray(value) ? value.map(inside) : [];
  return inside(value);
}

/**
 * The values that a template sees, by their names in camelCase: those of settings, and the defaults of the others, also in
 * groups and in rows. Twin of `template_values()` in includes/widget-template.php.
 * @param settings what `settingsFor()` returned, or a part of it
 */
export const templateValues = (controls: readonly EditorControl[], settings: Values): Values =>
  Object.fromEntries(
    controls.map((control) => [camel(control.key), valueOf(control, settings[control.key])]),
  );
