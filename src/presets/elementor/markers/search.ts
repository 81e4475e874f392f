import { elementorSettings, switches } from "../../shared/element-settings.ts";
import type { NativeMarkers } from "./native-markers.ts";
import { widgetOf } from "./selectors.ts";

const FORM_PARTS = {
  toggle: ".elementor-search-form__toggle",
  panel: ".elementor-search-form__container",
  close: ".dialog-lightbox-close-button",
  icon: ".elementor-search-form__icon",
  open: "elementor-search-form--full-screen elementor-lightbox",
  focused: "elementor-search-form--focus",
};

function formSettings(host: HTMLElement) {
  return {
    look: elementorSettings(host)["skin"],
    parts: FORM_PARTS,
  };
}

const iconOf = (name: string, around: string) => ({
  icon: `${around} > :is(svg, i)`,
  property: `--e-search-${name}-absolute-width`,
  without: `no-${name}`,
});

const LIVE_FORM = {
  parts: {
    clear: ".e-search-input-wrapper > :is(svg, i)",
    results: ".e-search-results",
    loader: ".e-search-loader",
    hidden: "hidden",
    idle: "hide-loader",
    list: "e-search-results-list",
    none: "no-results",
    pagination: "elementor-pagination",
    icon_widths: [iconOf("icon-label", ".e-search-label"), iconOf("icon-clear", ".e-search-input-wrapper")],
  },
};

function liveSettings(host: HTMLElement) {
  const settings = elementorSettings(host);
  const { live_results } = switches(settings, "live_results");
  return {
    ...LIVE_FORM,
    // Results have no look without a template.
    live_results: live_results && !!settings["template_id"],
    minimum_search_characters: settings["minimum_search_characters"],
  };
}

/** Search forms. The newer one is invisible until the widget has started. */
export const search: NativeMarkers = () => [
  { selector: widgetOf("search-form"), widget: "search-form", settings: formSettings },
  { selector: widgetOf("search"), widget: "search-form", settings: liveSettings, on: "load" },
];
