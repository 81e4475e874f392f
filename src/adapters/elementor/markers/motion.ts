import type { BuilderSettings } from "../../builder/element-settings.ts";
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

/** What moves. */
export const motion: NativeMarkers = () => [
  { selector: widgetOf("counter"), widget: "counter", settings: counterSettings },
];
