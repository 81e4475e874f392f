import { isRecord, parseJson } from "#runtime/parse-json.ts";
import type { ElementorSettings } from "../../shared/element-settings.ts";
import { supportsHas } from "../../shared/supports-has.ts";
import type { NativeMarkers } from "./native-markers.ts";
import { widgetOf } from "./selectors.ts";

const textIn = (element: Element | null, selector: string) =>
  element?.querySelector(selector)?.textContent?.trim() ?? "";

const UNITS = ["days", "hours", "minutes", "seconds"];

const COUNTDOWN_PARTS = {
  box: ".elementor-countdown-wrapper",
  ...Object.fromEntries(UNITS.map((unit) => [unit, `.elementor-countdown-${unit}`])),
  message: ".elementor-countdown-expire--message",
};

/** The settings of a countdown stand in its markup: a unit that is off has no element. */
function countdownSettings(host: HTMLElement): ElementorSettings {
  const wrapper = host.querySelector<HTMLElement>(".elementor-countdown-wrapper");
  const { date, evergreenInterval, expireActions } = wrapper?.dataset ?? {};
  const units: Record<string, unknown> = {};
  for (const unit of UNITS) {
    const digits = host.querySelector(`.elementor-countdown-${unit}`);
    units[`show_${unit}`] = digits !== null;
    if (digits) units[`label_${unit}`] = textIn(digits.parentElement, ".elementor-countdown-label");
  }
  return {
    ...(evergreenInterval ? { evergreen_interval: evergreenInterval } : date && { end_date: date }),
    ...units,
    id: host.dataset["id"],
    show_labels: host.querySelector(".elementor-countdown-label") !== null,
    expire_actions: listOf(expireActions),
    expire_message: textIn(host, COUNTDOWN_PARTS.message),
    parts: COUNTDOWN_PARTS,
  };
}

/** A list in an attribute; empty if it is broken. */
function listOf(json: string | undefined): readonly unknown[] {
  const parsed = parseJson(json);
  return parsed.ok && Array.isArray(parsed.value) ? parsed.value.filter(isRecord) : [];
}

const COUNTDOWN = widgetOf("countdown");

/** Countdowns. One that leads elsewhere at its end does so wherever the visitor is in the page. */
export const countdowns: NativeMarkers = () => {
  const marker = { widget: "countdown", selector: COUNTDOWN, settings: countdownSettings };
  if (!supportsHas()) return [marker];
  const leaving = `${COUNTDOWN}:has([data-expire-actions*='"redirect"'])`;
  return [{ ...marker, selector: leaving, on: "idle" }, marker];
};
