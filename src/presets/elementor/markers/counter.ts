import type { ElementorSettings } from "../../shared/element-settings.ts";
import type { NativeMarkers } from "./native-markers.ts";
import { widgetOf } from "./selectors.ts";

const COUNTER_PARTS = { number: ".elementor-counter-number" };

/** The settings of a counter stand on the element of its number. */
function counterSettings(host: HTMLElement): ElementorSettings {
  const { duration, fromValue, toValue, delimiter } =
    host.querySelector<HTMLElement>(COUNTER_PARTS.number)?.dataset ?? {};
  return {
    from_value: fromValue,
    to_value: toValue,
    duration: Number(duration) / 1_000,
    delimiter: delimiter ?? "",
    // "4.50" has two, the number 4.5 has one.
    decimals: toValue?.split(".")[1]?.length ?? 0,
    parts: COUNTER_PARTS,
  };
}

/** Numbers that count up. */
export const counters: NativeMarkers = () => [
  { selector: widgetOf("counter"), widget: "counter", settings: counterSettings },
];
