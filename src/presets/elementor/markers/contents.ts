import { isRecord } from "#runtime/parse-json.ts";
import {
  type ElementorSettings,
  elementorSettings,
  picked,
  switches,
} from "../../shared/element-settings.ts";
import type { NativeMarkers } from "./native-markers.ts";
import { widgetOf } from "./selectors.ts";

const CONTENTS_PARTS = {
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

/** The documents of Elementor that are the page's content. */
const CONTENT =
  '[data-elementor-id]:not([data-elementor-type="header"], [data-elementor-type="footer"], [data-elementor-type="popup"])';

/** The class names of an icon of a font; an inline SVG has none. */
function markerOf({ icon }: ElementorSettings) {
  const value = isRecord(icon) ? icon["value"] : undefined;
  return typeof value === "string" && /^[\w -]+$/.test(value) ? value : "";
}

function contentsSettings(host: HTMLElement) {
  const settings = elementorSettings(host);
  return {
    ...picked(
      settings,
      "headings_by_tags",
      "exclude_headings_by_selector",
      "marker_view",
      "no_headings_message",
    ),
    container: settings["container"] || (host.closest('[data-elementor-type="popup"]') ? "" : CONTENT),
    parts: { ...CONTENTS_PARTS, marker: markerOf(settings) },
    ...switches(settings, "hierarchical_view", "collapse_subitems", "minimize_box"),
    minimized_on: settings["minimized_on"] ?? "none",
    title: host.querySelector(".elementor-toc__header-title")?.textContent?.trim() ?? "",
  };
}

/** Tables of contents. */
export const contents: NativeMarkers = () => [
  {
    selector: widgetOf("table-of-contents"),
    widget: "table-of-contents",
    settings: contentsSettings,
    // The page's address may lead to a heading whose id the table gives, wherever the table stands.
    ...(location.hash && { on: "load" }),
  },
];
