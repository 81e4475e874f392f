import { type BuilderSettings, builderSettings, sizeOf, switches } from "../../builder/element-settings.ts";
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

/** Animations are words, also where an editor has chosen none. */
const animationsOf = (settings: BuilderSettings) =>
  Object.fromEntries(
    Object.entries(settings).filter(
      ([key, value]) => /^(?:entrance|exit)_animation(?:_[a-z_]+)?$/.test(key) && value !== "none",
    ),
  );

function offCanvasSettings(host: HTMLElement) {
  const settings = builderSettings(host);
  const {
    is_not_close_on_overlay: staysOnOverlay,
    is_not_close_on_esc_overlay: staysOnEscape,
    ...rest
  } = switches(settings, "prevent_scroll", "is_not_close_on_overlay", "is_not_close_on_esc_overlay");
  return {
    ...animationsOf(settings),
    ...rest,
    id: host.dataset["id"],
    close_on_overlay: !staysOnOverlay,
    close_on_escape: !staysOnEscape,
    entrance_class: "animated",
    exit_class: "animated reverse",
    box_selector: ".e-off-canvas",
    moving_selector: ".e-off-canvas__main",
    panel_selector: ".e-off-canvas__content",
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
  { selector: widgetOf("off-canvas"), widget: "off-canvas", settings: offCanvasSettings },
];
