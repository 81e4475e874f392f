import type { EditorWidget } from "../editor-widget.ts";

/** What the plugin prints for its scripts in the builder's editor, as `isletBuilder`. */
export interface BuilderData {
  /** What the names of our controls start with. */
  readonly prefix: string;
  readonly widgets: Readonly<Record<string, EditorWidget>>;
  /** The names of the widgets that extend each element, by the element's name. */
  readonly extensions: Readonly<Record<string, readonly string[]>>;
}

/** What the names of the builder's elements start with that are widgets of ours. */
const ELEMENT_PREFIX = "islet-";

/** The name of the builder's element for a widget. */
export const elementNameOf = (widget: string): string => ELEMENT_PREFIX + widget;

/** The widget that an element of the builder is; `undefined` for elements of others. */
export const widgetOfElement = ({ widgets }: BuilderData, element: string): EditorWidget | undefined =>
  element.startsWith(ELEMENT_PREFIX) ? widgets[element.slice(ELEMENT_PREFIX.length)] : undefined;

/** A widget with those that start it: they share an element and its panel. */
export const panelWidgets = ({ widgets }: BuilderData, { name }: EditorWidget): readonly EditorWidget[] =>
  Object.values(widgets).filter((widget) => widget.name === name || widget.startsWith === name);

/**
 * The name of the control that switches a widget on; with `_` behind it, what the names of its settings start with. Twin
 * of `extension_key()` in includes/elementor/elements.php.
 */
export const extensionKey = ({ prefix }: BuilderData, widget: string): string =>
  prefix + widget.replaceAll("-", "_");

/** What the names of a widget's controls start with in the panel of its own element, or of one that it extends. */
export const prefixOf = (data: BuilderData, { name, place }: EditorWidget): string =>
  place === "extends" ? `${extensionKey(data, name)}_` : data.prefix;
