import type { EditorWidget } from "../../../controls/editor-widget.ts";
import {
  type ElementorData,
  elementName,
  extensionKey,
  panelWidgets,
  prefixOf,
  widgetOfElement,
} from "../elementor/elementor-data.ts";
import { givenByPanel } from "../elementor/given.ts";
import { readSettings, settingsFor } from "../settings-for.ts";
import { settingsText } from "../settings-text.ts";

type Values = Readonly<Record<string, unknown>>;

/** Our widget's own element inside of Elementor's. */
const HOST = ":scope > [data-widget], :scope > .elementor-widget-container > [data-widget]";

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

/** While the file that a widget shows is not chosen, its element says what is wanted. */
function askForFile(host: Element, { controls }: EditorWidget, given: Values): void {
  const missing = controls.find(({ file, key }) => file && !given[key]);
  if (missing) host.setAttribute("data-islet-asks", `${missing.title}: ${missing.about ?? ""}`);
  else host.removeAttribute("data-islet-asks");
}

interface Panel {
  readonly data: ElementorData;
  /** Name of Elementor's element. */
  readonly element: string;
  /** Of its controls, by their names. */
  readonly values: Values;
}

/** What the panel says of a widget. */
const givenIn = ({ data, element, values }: Panel, widget: EditorWidget): Values =>
  givenByPanel(widget.controls, values, prefixOf(data, widget, element));

function settingsTextOf(panel: Panel, widgets: readonly EditorWidget[]): string {
  const settings = widgets.map((widget) => readSettings(widget, settingsFor(widget, givenIn(panel, widget))));
  const all = Object.assign({}, ...settings) as Values;
  return Object.keys(all).length > 0 ? settingsText(all) : "";
}

/** The widgets that are switched on in the panel of an element which they extend. */
const extensionsOn = (data: ElementorData, element: HTMLElement, values: Values) =>
  (data.extensions[elementName(element)] ?? []).flatMap((name) => {
    const widget = data.widgets[name];
    return widget && values[extensionKey(data, name)] === "yes" ? [widget] : [];
  });

/** Marks an element of Elementor itself, whose node the editor makes without the server. */
function writeExtensions(data: ElementorData, element: HTMLElement, values: Values): boolean {
  const on = extensionsOn(data, element, values);
  // Markers of the page configuration may have put their own names there.
  const marked = (element.dataset["widgetMarked"] ?? "").split(" ").filter(Boolean);
  const names = [...new Set([...marked, ...on.map(({ name }) => name)])];
  const isNew = setSettings(element, settingsTextOf({ data, element: elementName(element), values }, on));
  return setNames(element, names.join(" ")) || isNew;
}

/**
 * Writes what the panel says to the elements that widgets read.
 * @param element Elementor's own element
 * @param values of its controls, by their names
 * @returns whether anything is new
 */
export function writeSettings(data: ElementorData, element: HTMLElement, values: Values): boolean {
  const name = elementName(element);
  const widget = widgetOfElement(data, name);
  if (!widget) return name in data.extensions && writeExtensions(data, element, values);
  const host = element.querySelector(HOST);
  const panel: Panel = { data, element: name, values };
  if (host) askForFile(host, widget, givenIn(panel, widget));
  return host !== null && setSettings(host, settingsTextOf(panel, panelWidgets(data, widget)));
}
