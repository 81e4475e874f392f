import { isRecord } from "#runtime/parse-json.ts";
import type { EditorWidget } from "../../../controls/editor-widget.ts";
import { elementMarker, type MarkerAttributes } from "../marker.ts";
import { storedTexts, typedTexts } from "../typed-texts.ts";
import type { Values } from "./field-props.ts";
import { OptionalPanel } from "./panels.ts";
import type { Problem } from "./problems.ts";
import { h } from "./wp.ts";
import type { Attributes, BlockEditProps } from "./wp-blocks.ts";

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
    return settings ? [{ widget, given: typedTexts(settings) }] : [];
  });
  return given.length > 0 ? elementMarker(given) : undefined;
}

/** What an editor gave for the settings of each widget that is on, by its name. */
export const extraGiven = (attributes: Attributes): Readonly<Record<string, Attributes | undefined>> =>
  Object.fromEntries(
    Object.entries(settingsIn(attributes[EXTRA]) ?? {}).map(([name, given]) => [name, settingsIn(given)]),
  );

interface ExtraPanel extends Pick<BlockEditProps, "attributes" | "setAttributes"> {
  /** Whether the section is open at first. */
  readonly isOpen?: boolean;
}

/** The section of more widgets that go on a block's element. */
export function extraPanel(
  widgets: readonly EditorWidget[],
  { attributes, setAttributes, isOpen = false }: ExtraPanel,
  problems: readonly Problem[] = [],
) {
  const all = settingsIn(attributes[EXTRA]) ?? {};
  const optional = widgets.map((widget) => ({
    widget,
    values: typedTexts(settingsIn(all[widget.name])),
    problems,
    change(next: Values | undefined) {
      const { [widget.name]: _removed, ...others } = all;
      const changed = next ? { ...others, [widget.name]: storedTexts(next) } : others;
      setAttributes({ [EXTRA]: Object.keys(changed).length > 0 ? changed : undefined });
    },
  }));
  return h(OptionalPanel, { widgets: optional, isOpen });
}
