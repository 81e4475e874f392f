import type { EditorWidget } from "../../../controls/editor-widget.ts";

/** What the plugin prints for its scripts in Elementor's editor, as `isletElementor`. */
export interface ElementorData {
  /** What the names of our controls start with. */
  readonly prefix: string;
  readonly widgets: Readonly<Record<string, EditorWidget>>;
  /** The names of the widgets that extend each element, by the element's name. */
  readonly extensions: Readonly<Record<string, readonly string[]>>;
  /** Values of the controls of new elements, by widget. */
  readonly initial?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** What the names of Elementor's elements start with that are widgets of ours. */
const ELEMENT_PREFIX = "islet-";

/** The name of Elementor's element for a widget. */
export const elementNameOf = (widget: string): string => ELEMENT_PREFIX + widget;

/** The widget that an element of Elementor is; `undefined` for elements of others. */
export const widgetOfElement = ({ widgets }: ElementorData, element: string): EditorWidget | undefined =>
  element.startsWith(ELEMENT_PREFIX) ? widgets[element.slice(ELEMENT_PREFIX.length)] : undefined;

/** A widget with those that start it: they share an element and its panel. */
export const panelWidgets = ({ widgets }: ElementorData, { name }: EditorWidget): readonly EditorWidget[] =>
  Object.values(widgets).filter((widget) => widget.name === name || widget.startsWith === name);

/**
 * The name of the control that switches a widget on; with `_` behind it, what the names of its settings start with. Twin
 * of `extension_key()` in includes/elementor/elements.php.
 */
export const extensionKey = ({ prefix }: ElementorData, widget: string): string =>
  prefix + widget.replaceAll("-", "_");

/** The name of a builder's element, such as `container`, `heading` or `islet-video`. */
export const elementName = ({ dataset }: HTMLElement): string =>
  dataset["widget_type"]?.split(".")[0] ?? dataset["element_type"] ?? "";

/** What the names of a widget's controls start with in the panel of an element: its own, or one that it extends. */
export const prefixOf = (data: ElementorData, { name }: EditorWidget, element: string): string =>
  widgetOfElement(data, element) ? data.prefix : `${extensionKey(data, name)}_`;
