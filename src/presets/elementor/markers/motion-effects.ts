import { isRecord } from "#runtime/parse-json.ts";
import { type ElementorSettings, elementorSettings, sizeOf } from "../../shared/element-settings.ts";
import type { NativeMarkers } from "./native-markers.ts";
import { MOTION_EFFECTS } from "./selectors.ts";

const EFFECTS = {
  scrolling: ["translateY", "translateX", "opacity", "blur", "rotateZ", "scale"],
  mouse: ["mouseTrack", "tilt"],
};

/** Both ends of a slider: `{ "unit": "%", "size": "", "sizes": { "start": 20, "end": 80 } }`. */
function endsOf(value: unknown) {
  const sizes = isRecord(value) ? value["sizes"] : undefined;
  return isRecord(sizes) ? { start: sizeOf(sizes["start"]), end: sizeOf(sizes["end"]) } : {};
}

/** The effects of an element or, with a prefix, of its background. */
function effectsOf(settings: ElementorSettings, prefix = ""): readonly object[] {
  const key = `${prefix}motion_fx_`;
  return Object.entries(EFFECTS).flatMap(([kind, effects]) =>
    (settings[`${key}motion_fx_${kind}`] === "yes" ? effects : []).flatMap((effect) => {
      const valueOf = (name: string) => settings[`${key}${effect}_${name}`];
      if (valueOf("effect") !== "yes") return [];
      return {
        effect,
        direction: valueOf("direction") || "normal",
        speed: sizeOf(valueOf("speed")),
        level: sizeOf(valueOf("level")),
        ...endsOf(valueOf("range") ?? valueOf("affectedRange")),
      };
    }),
  );
}

/**
 * What percents of a range are of. Elementor takes the way of the box around what it moves: in the markup with one box
 * more in widgets and columns that is the element itself, else its parent.
 */
function rangeOf(settings: ElementorSettings, prefix: string, hasOwnBox: boolean): string {
  const range = settings[`${prefix}motion_fx_range`];
  if (range === "page") return "page";
  if (settings["_position"] === "fixed") return range === "viewport" ? "viewport" : "page";
  return hasOwnBox ? "default" : "parent";
}

const OWN_BOX = ":scope > .elementor-widget-container, :scope.elementor-column > .elementor-widget-wrap";

function motionSettings(host: HTMLElement): ElementorSettings {
  const settings = elementorSettings(host);
  const isColumn = host.classList.contains("elementor-column");
  return {
    effects: effectsOf(settings),
    effects_on: settings["motion_fx_devices"],
    effects_range: rangeOf(settings, "", !!host.querySelector(OWN_BOX)),
    background_effects: effectsOf(settings, "background_"),
    background_effects_on: settings["background_motion_fx_devices"],
    background_effects_range: rangeOf(settings, "background_", false),
    parts: {
      element: "elementor-motion-effects-element",
      parent: "elementor-motion-effects-parent",
      perspective: "elementor-motion-effects-perspective",
      background: "elementor-motion-effects-element-type-background",
      layer_parent: isColumn ? ".elementor-element-populated" : "",
      container: "elementor-motion-effects-container",
      layer: "elementor-motion-effects-layer",
    },
  };
}

/** Elements that move while the visitor scrolls or moves the mouse, or whose backgrounds do. */
export const motionEffects: NativeMarkers = () => [
  {
    selector: MOTION_EFFECTS,
    widget: "motion-effects",
    settings: motionSettings,
  },
];
