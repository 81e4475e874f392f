import { isRecord } from "#runtime/parse-json.ts";
import { sizeOf } from "../../builder/element-settings.ts";
import { INTERACTIONS_DATA, type NativeMarkers } from "./native-marker.ts";

type Values = Readonly<Record<string, unknown>>;

/** The builder's fourth version wraps each value with its type: `{ "$$type": "string", "value": "fade" }`. */
function unwrap(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unwrap);
  if (!isRecord(value)) return value;
  if ("$$type" in value) return unwrap(value["value"]);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, unwrap(inner)]));
}

const recordIn = (values: Values, key: string): Values => {
  const value = values[key];
  return isRecord(value) ? value : {};
};

/** `easeInOut` → `ease-in-out`, `scrollIn` → `scroll-in`. */
const dashed = (value: unknown) => String(value).replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const TRIGGERS = ["load", "scroll-in", "scroll-out", "scroll-on", "hover", "click"];
const EFFECTS = ["fade", "slide", "scale"];
const EASINGS = ["linear", "ease-in", "ease-out", "ease-in-out"];

const oneOf = (values: readonly string[], value: string) => (values.includes(value) ? value : undefined);

/** The setting of one interaction; empty if the builder has a kind of its own. */
function interactionOf(item: unknown): readonly object[] {
  const values = unwrap(item);
  if (!isRecord(values)) return [];
  const animation = recordIn(values, "animation");
  const { duration, delay } = recordIn(animation, "timing_config");
  const config = recordIn(animation, "config");
  const trigger = oneOf(TRIGGERS, dashed(values["trigger"]));
  const effect = oneOf(EFFECTS, dashed(animation["effect"]));
  if (!trigger || !effect) return [];
  return [
    {
      trigger,
      effect,
      type: animation["type"] === "out" ? "out" : "in",
      direction: animation["direction"] || "none",
      easing: oneOf(EASINGS, dashed(config["easing"])) ?? "ease",
      duration: sizeOf(duration) ?? 600,
      delay: sizeOf(delay) ?? 0,
      replay: config["replay"] === true,
      start: sizeOf(config["start"]) ?? 85,
      end: sizeOf(config["end"]) ?? 15,
    },
  ];
}

/** The interactions of the page's elements by id. */
function readInteractions(): Map<string, readonly object[]> {
  const found = new Map<string, readonly object[]>();
  const text = Document.prototype.querySelector.call(document, INTERACTIONS_DATA)?.textContent;
  try {
    const elements: unknown = JSON.parse(text || "[]");
    for (const element of Array.isArray(elements) ? elements : []) {
      if (!isRecord(element) || !Array.isArray(element["interactions"])) continue;
      const list = element["interactions"].flatMap(interactionOf);
      if (list.length) found.set(String(element["elementId"]), list);
    }
  } catch {
    // Without this data its elements are simply shown.
  }
  return found;
}

/** Animations of the elements of the builder's fourth version. */
export const interactions: NativeMarkers = () => {
  const found = readInteractions();
  const selectors = [...found.keys()].filter((id) => /^[\w-]+$/.test(id));
  if (!selectors.length) return [];
  return [
    {
      selector: selectors.map((id) => `[data-interaction-id="${id}"]`).join(", "),
      widget: "reveal",
      settings: (host) => ({
        animation: "none",
        interactions: found.get(host.dataset["interactionId"] ?? "") ?? [],
      }),
    },
  ];
};
