import {
  type BuilderData,
  extensionKey,
  panelWidgets,
  prefixOf,
  widgetOfElement,
} from "../elementor/builder.ts";
import { givenByPanel } from "../elementor/given.ts";
import type { EditorWidget } from "../editor-widget.ts";
import { settingsFor } from "../settings-for.ts";
import { settingsText } from "../settings-text.ts";

type Values = Readonly<Record<string, unknown>>;

/** Our widget's own element inside of the builder's. */
const HOST = ":scope > [data-widget], :scope > .elementor-widget-container > [data-widget]";

/** The name of a builder's element, such as `container` or `heading`. */
const elementName = ({ dataset }: HTMLElement): string =>
  dataset["widget_type"]?.split(".")[0] ?? dataset["element_type"] ?? "";

/** Writes only what is new, so that nothing runs again without need; returns whether it was. */
function setSettings(host: Element, text: string): boolean {
  if ((host.getAttribute("data-settings") ?? "") === text) return false;
  if (text) host.setAttribute("data-settings", text);
  else host.removeAttribute("data-settings");
  return true;
}

function setNames(host: Element, names: string): boolean {
  if ((host.getAttribute("data-widget") ?? "") === names) return false;
  if (names) host.setAttribute("data-widget", names);
  else host.removeAttribute("data-widget");
  return true;
}

function settingsTextOf(data: BuilderData, widgets: readonly EditorWidget[], values: Values): string {
  const settings = widgets.map((widget) =>
    settingsFor(widget, givenByPanel(widget.controls, values, prefixOf(data, widget))),
  );
  const all = Object.assign({}, ...settings) as Values;
  return Object.keys(all).length > 0 ? settingsText(all) : "";
}

/** The widgets that are switched on in the panel of an element which they extend. */
const extensionsOn = (data: BuilderData, element: HTMLElement, values: Values) =>
  (data.extensions[elementName(element)] ?? []).flatMap((name) => {
    const widget = data.widgets[name];
    return widget && values[extensionKey(data, name)] === "yes" ? [widget] : [];
  });

/** Marks an element of the builder itself, whose node the editor makes without the server. */
function writeExtensions(data: BuilderData, element: HTMLElement, values: Values): boolean {
  const on = extensionsOn(data, element, values);
  // Markers of the page configuration may have put their own names there.
  const marked = (element.dataset["widgetMarked"] ?? "").split(" ").filter(Boolean);
  const names = [...new Set([...marked, ...on.map(({ name }) => name)])];
  const isNew = setSettings(element, settingsTextOf(data, on, values));
  return setNames(element, names.join(" ")) || isNew;
}

/**
 * Writes what the panel says to the elements that widgets read.
 * @param element the builder's own element
 * @param values of its controls, by their names
 * @returns whether anything is new
 */
export function writeSettings(data: BuilderData, element: HTMLElement, values: Values): boolean {
  const widget = widgetOfElement(data, elementName(element));
  if (!widget) return elementName(element) in data.extensions && writeExtensions(data, element, values);
  const host = element.querySelector(HOST);
  return host !== null && setSettings(host, settingsTextOf(data, panelWidgets(data, widget), values));
}
