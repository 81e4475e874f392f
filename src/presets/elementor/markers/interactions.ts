import type { Page } from "#runtime/page.ts";
import { isRecord, parseJson } from "#runtime/parse-json.ts";
import { sizeOf } from "../../shared/element-settings.ts";
import type { NativeMarkers } from "./native-markers.ts";
import { INTERACTIONS_DATA } from "./selectors.ts";

type Values = Readonly<Record<string, unknown>>;

/** Elementor's fourth version wraps each value with its type: `{ "$$type": "string", "value": "fade" }`. */
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
const EFFECTS = ["fade", "slide", "scale", "custom"];
const EASINGS = ["linear", "ease-in", "ease-out", "ease-in-out"];

const oneOf = (values: readonly string[], value: string) => (values.includes(value) ? value : undefined);

const UNIT = /^(?:[a-z]{1,4}|%)$/;

/** Sizes along axes as CSS values: `{ "x": { "size": 40, "unit": "px" } }` → `["40px", "0px"]`; undefined if there are none. */
function sizesAlong(settings: Values, key: string, { axes = "xyz", unit = "", empty = 0 }) {
  const sizes = recordIn(settings, key);
  if (!Object.keys(sizes).length) return [];
  return [...axes].map((axis) => {
    const given = sizes[axis];
    const own = isRecord(given) ? String(given["unit"]) : "";
    return `${sizeOf(given) ?? empty}${unit && UNIT.test(own) ? own : unit}`;
  });
}

/** One state of a custom effect. */
function keyframeOf(item: unknown): object {
  const stop = isRecord(item) ? item : {};
  const settings = recordIn(stop, "settings");
  const { opacity } = settings;
  const share = sizeOf(opacity);
  const isPercent = isRecord(opacity) && opacity["unit"] === "%";
  const turns = (key: string, name: string, axes: string) =>
    sizesAlong(settings, key, { axes, unit: "deg" }).map(
      (angle, index) => `${name}${axes[index]?.toUpperCase()}(${angle})`,
    );
  return {
    at: sizeOf(stop["stop"]),
    opacity: share === undefined ? share : share / (isPercent ? 100 : 1),
    translate: sizesAlong(settings, "move", { unit: "px" }).join(" "),
    scale: sizesAlong(settings, "scale", { empty: 1 }).join(" "),
    transform: [...turns("rotate", "rotate", "xyz"), ...turns("skew", "skew", "xy")].join(" "),
  };
}

function keyframesIn(animation: Values): readonly object[] {
  const { keyframes } = recordIn(animation, "custom_effect");
  return Array.isArray(keyframes) ? keyframes.map(keyframeOf) : [];
}

/** The setting of one interaction; empty if it is not for this device or of a kind of Elementor's own. */
function interactionOf(item: unknown, page: Page): readonly object[] {
  const values = unwrap(item);
  if (!isRecord(values)) return [];
  const animation = recordIn(values, "animation");
  const { duration, delay } = recordIn(animation, "timing_config");
  const config = recordIn(animation, "config");
  const trigger = oneOf(TRIGGERS, dashed(values["trigger"]));
  const effect = oneOf(EFFECTS, dashed(animation["effect"]));
  const keyframes = keyframesIn(animation);
  const { excluded } = recordIn(values, "breakpoints");
  const isExcluded = Array.isArray(excluded) && excluded.includes(page.deviceMode());
  if (!trigger || !effect || isExcluded || (effect === "custom" && !keyframes.length)) return [];
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
      relative_to: config["relativeTo"] === "page" ? "page" : "viewport",
      keyframes,
    },
  ];
}

/** The interactions of the page's elements by id. */
function readInteractions(page: Page): Map<string, readonly object[]> {
  const found = new Map<string, readonly object[]>();
  const text = HTMLDocument.prototype.querySelector.call(document, INTERACTIONS_DATA)?.textContent;
  const parsed = parseJson(text);
  // Without this data its elements are simply shown.
  for (const element of parsed.ok && Array.isArray(parsed.value) ? parsed.value : []) {
    if (!isRecord(element) || !Array.isArray(element["interactions"])) continue;
    const list = element["interactions"].flatMap((item) => interactionOf(item, page));
    if (list.length) found.set(String(element["elementId"]), list);
  }
  return found;
}

/** Animations of the elements of Elementor's fourth version. */
export const interactions: NativeMarkers = (page) => {
  const found = readInteractions(page);
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
