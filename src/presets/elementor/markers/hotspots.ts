import {
  type ElementorSettings,
  elementorSettings,
  picked,
  renamed,
  sizeOf,
  switches,
} from "../../shared/element-settings.ts";
import type { NativeMarkers } from "./native-markers.ts";
import { widgetOf } from "./selectors.ts";

const HOTSPOT_PARTS = {
  point: ".e-hotspot",
  button: ".e-hotspot__button",
  tip: ".e-hotspot__tooltip",
  active: "e-hotspot--active",
  sequenced: "e-hotspot--sequenced",
};

function hotspotSettings(host: HTMLElement): ElementorSettings {
  const settings = elementorSettings(host);
  const durationMs = sizeOf(settings["hotspot_sequenced_animation_duration"]);
  return {
    ...renamed(settings, "tooltip_trigger", "tooltip_trigger"),
    ...picked(settings, "tooltip_position"),
    ...switches(settings, "hotspot_sequenced_animation"),
    hotspot_sequenced_animation_duration: durationMs,
    parts: HOTSPOT_PARTS,
  };
}

/** Pictures with spots. */
export const hotspots: NativeMarkers = () => [
  { selector: widgetOf("hotspot"), widget: "hotspots", settings: hotspotSettings },
];
