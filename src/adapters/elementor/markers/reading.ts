import { queryAll } from "#dom/query.ts";
import { smoothGrowth } from "#dom/smooth-growth.ts";
import { isRecord } from "#runtime/parse-json.ts";
import { type BuilderSettings, builderSettings, switches } from "../../builder/element-settings.ts";
import { type NativeMarkers, READING, widgetOf } from "./native-marker.ts";
import { sharing } from "./sharing.ts";

const textIn = (element: Element | null, selector: string) =>
  element?.querySelector(selector)?.textContent?.trim() ?? "";

const UNITS = ["days", "hours", "minutes", "seconds"];

const COUNTDOWN_SKIN = {
  box: ".elementor-countdown-wrapper",
  ...Object.fromEntries(UNITS.map((unit) => [unit, `.elementor-countdown-${unit}`])),
  message: ".elementor-countdown-expire--message",
};

/** The settings of a countdown stand in its markup: a unit that is off has no element. */
function countdownSettings(host: HTMLElement): BuilderSettings {
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
    expire_message: textIn(host, COUNTDOWN_SKIN.message),
    skin: COUNTDOWN_SKIN,
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

const CONTENTS_SKIN = {
  body: ".elementor-toc__body",
  openers: ".elementor-toc__toggle-button--expand",
  closers: ".elementor-toc__toggle-button--collapse",
  collapsed: "elementor-toc--collapsed",
  list: "elementor-toc__list-wrapper",
  item: "elementor-toc__list-item",
  item_text: "elementor-toc__list-item-text-wrapper",
  link: "elementor-toc__list-item-text",
  top_link: "elementor-toc__top-level",
};

/** The documents of the builder that are the page's content. */
const CONTENT =
  '[data-elementor-id]:not([data-elementor-type="header"], [data-elementor-type="footer"], [data-elementor-type="popup"])';

/** The class names of an icon of a font; an inline SVG has none. */
function markerOf({ icon }: BuilderSettings) {
  const value = isRecord(icon) ? icon["value"] : undefined;
  return typeof value === "string" && /^[\w -]+$/.test(value) ? value : "";
}

function contentsSettings(host: HTMLElement) {
  const settings = builderSettings(host);
  return {
    ...settings,
    container: settings["container"] || (host.closest('[data-elementor-type="popup"]') ? "" : CONTENT),
    skin: { ...CONTENTS_SKIN, marker: markerOf(settings) },
    ...switches(settings, "hierarchical_view", "collapse_subitems", "minimize_box"),
    minimized_on: settings["minimized_on"] ?? "none",
    title: textIn(host, ".elementor-toc__header-title"),
  };
}

/** What visitors read and share. Lists, notices and what providers fill in make room only when they come. */
export const reading: NativeMarkers = (page, signal) => {
  if (!page.isEditor) smoothGrowth(queryAll(document, READING), signal);
  return [
    ...sharing(page, signal),
    { selector: widgetOf("countdown"), widget: "countdown", settings: countdownSettings },
    { selector: widgetOf("table-of-contents"), widget: "table-of-contents", settings: contentsSettings },
  ];
};
