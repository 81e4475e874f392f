import type { NativeMarkers } from "./native-marker.ts";
import { widgetOf } from "./native-marker.ts";

/** The classes that show an open tab and its panel, by the kind of tabs. */
const tabClasses = (name: string) => ({ tab_class: name, panel_class: name });

/** What shows one of several panels. */
export const panels: NativeMarkers = () => [
  { selector: widgetOf("tabs"), widget: "tabs", settings: tabClasses("elementor-active") },
  {
    selector: widgetOf("nested-tabs"),
    widget: "tabs",
    settings: { panel_class: "e-active", ready_class: "e-activated" },
  },
  { selector: '[data-e-type="e-tabs"]', widget: "tabs", settings: tabClasses("e--selected") },
];
