import { isRecord } from "#runtime/parse-json.ts";
import type { EditorControl, EditorWidget } from "../../../controls/editor-widget.ts";
import type { Attributes } from "./wp-blocks.ts";

/** WordPress' source for custom fields of a post. */
const POST_META = "core/post-meta";

/** Kinds of controls whose values may come from a source. Twin of `BINDABLE` in includes/blocks/bindings.php. */
const BINDABLE: readonly string[] = ["text", "multiline", "url", "media"];

/** The controls of a widget whose values may come from a source. */
export const bindableControls = ({ controls }: EditorWidget): readonly EditorControl[] =>
  controls.filter(({ control, choicesFrom }) => BINDABLE.includes(control) && !choicesFrom);

const recordIn = (given: unknown, key: string) => {
  const value = isRecord(given) ? given[key] : undefined;
  return isRecord(value) ? value : {};
};

const bindingsOf = ({ metadata }: Attributes) => recordIn(metadata, "bindings");

/** The custom field that an attribute shows; "" if none. */
export function fieldOf(attributes: Attributes, name: string): string {
  const binding = bindingsOf(attributes)[name];
  if (!isRecord(binding) || binding["source"] !== POST_META) return "";
  const { key } = recordIn(binding, "args");
  return typeof key === "string" ? key : "";
}

/** The changed attribute `metadata` once an attribute shows a custom field, or with "" its own value again. */
export function withField(attributes: Attributes, name: string, key: string): Attributes {
  const { metadata } = attributes;
  const { [name]: _before, ...others } = bindingsOf(attributes);
  const bindings = key === "" ? others : { ...others, [name]: { source: POST_META, args: { key } } };
  const { bindings: _all, ...rest } = isRecord(metadata) ? metadata : {};
  const next = Object.keys(bindings).length > 0 ? { ...rest, bindings } : rest;
  return { metadata: Object.keys(next).length > 0 ? next : undefined };
}

/** The attributes as the page shows them: with the values of the custom fields that the editor knows. */
export function withFieldValues(
  widget: EditorWidget,
  attributes: Attributes,
  fields: Readonly<Record<string, unknown>>,
): Attributes {
  const bound = bindableControls(widget).flatMap(({ name }) => {
    const key = fieldOf(attributes, name);
    const value = key === "" ? undefined : fields[key];
    return typeof value === "string" || typeof value === "number" ? [[name, String(value)] as const] : [];
  });
  return bound.length > 0 ? { ...attributes, ...Object.fromEntries(bound) } : attributes;
}
