import { elementorSettings, sizeOf } from "../../shared/element-settings.ts";
import type { NativeMarkers } from "./native-markers.ts";
import { TABS_ELEMENTS, widgetOf } from "./selectors.ts";

/** The classes that show an open tab and its panel, by the kind of tabs. */
const tabClasses = (name: string) => ({ parts: { tab: name, panel: name } });

/** Elementor's own: not settings of the element. */
const accordion = { duration: 400, parts: { open: "elementor-active" } };

function nestedAccordionSettings(host: HTMLElement) {
  const settings = elementorSettings(host);
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
    settings: { parts: { panel: "e-active", ready: "e-activated" } },
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
