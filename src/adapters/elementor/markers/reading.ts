import { isRecord } from "#runtime/parse-json.ts";
import { type BuilderSettings, builderSettings, switches } from "../../builder/element-settings.ts";
import { type NativeMarkers, widgetOf } from "./native-marker.ts";

const textIn = (element: Element | null, selector: string) =>
  element?.querySelector(selector)?.textContent?.trim() ?? "";

const UNITS = ["days", "hours", "minutes", "seconds"];

/** The settings of a countdown stand in its markup: a unit that is off has no element. */
function countdownSettings(host: HTMLElement): BuilderSettings {
  const wrapper = host.querySelector<HTMLElement>(".elementor-countdown-wrapper");
  const { date, evergreenInterval, expireActions } = wrapper?.dataset ?? {};
  const units: Record<string, unknown> = {};
  for (const unit of UNITS) {
    const digits = host.querySelector(`.elementor-countdown-${unit}`);
    units[`show_${unit}`] = digits !== null;
    units[`label_${unit}`] = digits && textIn(digits.parentElement, ".elementor-countdown-label");
  }
  return {
    ...(evergreenInterval ? { evergreen_interval: evergreenInterval } : { end_date: date }),
    ...units,
    id: host.dataset["id"],
    show_labels: host.querySelector(".elementor-countdown-label") !== null,
    expire_actions: listOf(expireActions),
    expire_message: textIn(host, ".elementor-countdown-expire--message"),
  };
}

/** A list in an attribute; empty if it is broken. */
function listOf(json = "[]"): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(json);
    return Array.isArray(value) ? value.filter(isRecord) : [];
  } catch {
    return [];
  }
}

function contentsSettings(host: HTMLElement) {
  const settings = builderSettings(host);
  return {
    ...settings,
    ...switches(settings, "hierarchical_view", "collapse_subitems", "minimize_box"),
    minimized_on: settings["minimized_on"] ?? "none",
    title: textIn(host, ".elementor-toc__header-title"),
  };
}

/** What visitors read: countdowns and tables of contents. */
export const reading: NativeMarkers = () => [
  { selector: widgetOf("countdown"), widget: "countdown", settings: countdownSettings },
  { selector: widgetOf("table-of-contents"), widget: "table-of-contents", settings: contentsSettings },
];
