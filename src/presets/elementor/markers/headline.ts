import {
  type ElementorSettings,
  elementorSettings,
  picked,
  switches,
} from "../../shared/element-settings.ts";
import type { NativeMarkers } from "./native-markers.ts";
import { widgetOf } from "./selectors.ts";

const HEADLINE_PARTS = {
  words: ".elementor-headline-dynamic-wrapper",
  word: ".elementor-headline-dynamic-text",
  active: "elementor-headline-text-active",
  inactive: "elementor-headline-text-inactive",
  letter: "elementor-headline-dynamic-letter",
  entered: "elementor-headline-animation-in",
  selected: "elementor-headline-typing-selected",
  drawn: "e-animated",
  erased: "e-hide-highlight",
};

function headlineSettings(host: HTMLElement): ElementorSettings {
  const settings = elementorSettings(host);
  return {
    ...picked(
      settings,
      "headline_style",
      "animation_type",
      "marker",
      "rotate_iteration_delay",
      "highlight_animation_duration",
      "highlight_iteration_delay",
    ),
    ...switches(settings, "loop"),
    parts: HEADLINE_PARTS,
  };
}

/** Headlines whose words change or are marked. */
export const headlines: NativeMarkers = () => [
  { selector: widgetOf("animated-headline"), widget: "headline", settings: headlineSettings },
];
