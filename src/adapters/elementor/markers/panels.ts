import { builderSettings, sizeOf } from "../../builder/element-settings.ts";
import { type NativeMarkers, TABS_ELEMENTS, widgetOf } from "./native-marker.ts";

/** The classes that show an open tab and its panel, by the kind of tabs. */
const tabClasses = (name: string) => ({ tab_class: name, panel_class: name });

/** The builder's own: not settings of the element. */
const accordion = { duration: 400, open_class: "elementor-active" };

function nestedAccordionSettings(host: HTMLElement) {
  const settings = builderSettings(host);
  return {
    exclusive: settings["max_items_expended"] === "one",
    open_first: false,
    duration: sizeOf(settings["n_accordion_animation_duration"]) ?? 0,
  };
}

/** What shows and hides panels. */
export const panels: NativeMarkers = () => [
  { selector: widgetOf("tabs"), widget: "tabs", settings: tabClasses("elementor-active") },
  {
    selector: widgetOf("nested-tabs"),
    widget: "tabs",
    settings: { panel_class: "e-active", ready_class: "e-activated" },
  },
  { selector: widgetOf("video-playlist"), widget: "tabs", settings: tabClasses("e-active") },
  { selector: TABS_ELEMENTS, widget: "tabs", settings: tabClasses("e--selected") },
  {
    selector: widgetOf("accordion"),
    widget: "accordion",
    settings: { ...accordion, exclusive: true, open_first: true },
  },
  {
    selector: widgetOf("toggle"),
    widget: "accordion",
    settings: { ...accordion, exclusive: false, open_first: false },
  },
  { selector: widgetOf("nested-accordion"), widget: "accordion", settings: nestedAccordionSettings },
];
