import { isRecord } from "#runtime/parse-json.ts";
import type { EditorWidget } from "../editor-widget.ts";
import { elementMarker, type MarkerAttributes } from "../marker.ts";
import type { Values } from "./field-props.ts";
import { OptionalPanel } from "./panels.ts";
import type { Problem } from "./problems.ts";
import { type Attributes, type BlockEditProps, h } from "./wp.ts";

/** The attribute that holds the settings of more widgets on a block's element, by the widget's name. */
export const EXTRA = "islet";

/** PHP prints an empty object as `[]`. */
const settingsIn = (given: unknown) => (isRecord(given) ? given : Array.isArray(given) ? {} : undefined);

/** What the element of a block gets for the widgets that are on it; `undefined` if none is. */
export function extraMarker(
  widgets: readonly EditorWidget[],
  attributes: Attributes,
): MarkerAttributes | undefined {
  const all = settingsIn(attributes[EXTRA]) ?? {};
  const given = widgets.flatMap((widget) => {
    const settings = settingsIn(all[widget.name]);
    return settings ? [{ widget, given: settings }] : [];
  });
  return given.length > 0 ? elementMarker(given) : undefined;
}

/** The section of more widgets that go on a block's element. */
export function extraPanel(
  widgets: readonly EditorWidget[],
  { attributes, setAttributes }: Pick<BlockEditProps, "attributes" | "setAttributes">,
  problems: readonly Problem[] = [],
) {
  const all = settingsIn(attributes[EXTRA]) ?? {};
  const optional = widgets.map((widget) => ({
    widget,
    values: settingsIn(all[widget.name]),
    problems,
    change(next: Values | undefined) {
      const { [widget.name]: _removed, ...others } = all;
      const changed = next ? { ...others, [widget.name]: next } : others;
      setAttributes({ [EXTRA]: Object.keys(changed).length > 0 ? changed : undefined });
    },
  }));
  return h(OptionalPanel, { widgets: optional });
}
