import { type BuilderSettings, builderSettings, sizeOf, switches } from "../../builder/element-settings.ts";
import { type NativeMarkers, widgetOf } from "./native-marker.ts";

const COUNTER_SKIN = { number: ".elementor-counter-number" };

/** The settings of a counter stand on the element of its number. */
function counterSettings(host: HTMLElement): BuilderSettings {
  const { duration, fromValue, toValue, delimiter } =
    host.querySelector<HTMLElement>(COUNTER_SKIN.number)?.dataset ?? {};
  return {
    from_value: fromValue,
    to_value: toValue,
    duration: Number(duration) / 1_000,
    delimiter: delimiter ?? "",
    // "4.50" has two, the number 4.5 has one.
    decimals: toValue?.split(".")[1]?.length ?? 0,
    skin: COUNTER_SKIN,
  };
}

const HEADLINE_SKIN = {
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

function headlineSettings(host: HTMLElement): BuilderSettings {
  const settings = builderSettings(host);
  return { ...settings, ...switches(settings, "loop"), skin: HEADLINE_SKIN };
}

const HOTSPOT_SKIN = {
  point: ".e-hotspot",
  button: ".e-hotspot__button",
  tip: ".e-hotspot__tooltip",
  active: "e-hotspot--active",
  sequenced: "e-hotspot--sequenced",
};

function hotspotSettings(host: HTMLElement): BuilderSettings {
  const settings = builderSettings(host);
  const durationMs = sizeOf(settings["hotspot_sequenced_animation_duration"]);
  return {
    ...settings,
    ...switches(settings, "hotspot_sequenced_animation"),
    hotspot_sequenced_animation_duration: durationMs,
    skin: HOTSPOT_SKIN,
  };
}

/** What moves. */
export const motion: NativeMarkers = () => [
  { selector: widgetOf("counter"), widget: "counter", settings: counterSettings },
  { selector: widgetOf("animated-headline"), widget: "headline", settings: headlineSettings },
  { selector: widgetOf("hotspot"), widget: "hotspots", settings: hotspotSettings },
];
