import type { Marker } from "#runtime/markup.ts";
import {
  type ElementorSettings,
  elementorSettings,
  renamed,
  sizeOf,
  switches,
} from "../../shared/element-settings.ts";
import { dressed, hasRatio, LOOKS, MORE, PORTFOLIO, rowsOf } from "./list-looks.ts";
import { offCanvasSettings } from "./off-canvas.ts";
import { LISTS, OFF_CANVAS, widgetOf } from "./selectors.ts";

const LOADING = "e-load-more-pagination-loading";

const POSTS_PARTS = {
  list: LOOKS.list,
  item: ":scope > article, :scope > .e-loop-item",
  position: ".e-load-more-anchor",
  more: MORE,
  pages: "nav.elementor-pagination",
  page: "a.page-numbers",
  spinner: ".e-load-more-spinner",
  message: ".e-load-more-message",
  empty: ".e-loop-nothing-found-message, .elementor-posts-nothing-found",
  loading: LOADING,
  replacing: "e-loading-overlay",
  ended: "e-load-more-pagination-end",
  spinning: "eicon-animation-spin",
  retry: "elementor-button",
  masonry: LOOKS.masonry,
};

function postsSettings(host: HTMLElement): ElementorSettings {
  const settings = elementorSettings(host);
  return {
    ...switches(settings, "auto_scroll"),
    ...rowsOf(host),
    ...(dressed.has(host) && { masonry: false }),
    pagination_type: settings["pagination_type"] || "none",
    pagination_load_type: settings["pagination_load_type"] || "page_reload",
    parts: {
      ...POSTS_PARTS,
      ratio: hasRatio(host) ? LOOKS.ratio : "",
      // The button's text is hidden while a spinner stands in its place.
      loading: settings["load_more_spinner"] ? LOADING : `${LOADING} e-load-more-no-spinner`,
    },
  };
}

const idOf = (value: unknown) => (/^[\w-]+$/.test(String(value)) ? String(value) : "");

function filterSettings(host: HTMLElement): ElementorSettings {
  const settings = elementorSettings(host);
  const id = idOf(settings["selected_element"]);
  const taxonomy = idOf(settings["taxonomy"]);
  return {
    target: id && `[data-id="${id}"][data-widget_type^="loop-grid."]`,
    parameter: `e-filter-${id}-${taxonomy}`,
    taxonomy,
    page_parameter: `e-page-${id}`,
    ...switches(settings, "multiple_selection"),
    logical_combination: settings["logical_combination"] === "OR" ? "OR" : "AND",
    horizontal_scroll: settings["horizontal_scroll"] === "enable",
    parts: {
      ...POSTS_PARTS,
      bar: ".e-filter",
      button: ".e-filter-item",
      all: "__all",
      active: "",
      dragged: "e-scroll",
    },
  };
}

const PORTFOLIO_PARTS = {
  filters: PORTFOLIO.filters,
  filter: PORTFOLIO.filter,
  all: "__all",
  list: PORTFOLIO.list,
  item: ":scope > .elementor-portfolio-item",
  term: "elementor-filter-",
  picture: PORTFOLIO.picture,
  active: PORTFOLIO.active,
  ratio: LOOKS.ratio,
  masonry: LOOKS.masonry,
  tall: PORTFOLIO.tall,
};

function portfolioSettings(host: HTMLElement): ElementorSettings {
  const settings = elementorSettings(host);
  return {
    ...renamed(settings, "columns", "columns"),
    ...switches(settings, "masonry"),
    item_ratio: dressed.has(host) ? 0 : (sizeOf(settings["item_ratio"]) ?? 0),
    parts: PORTFOLIO_PARTS,
  };
}

/** Lists of posts, what chooses from them, and panels beside the page. */
export const usedLater: readonly Marker[] = [
  { selector: LISTS, widget: "posts", settings: postsSettings },
  { selector: widgetOf("portfolio"), widget: "portfolio", settings: portfolioSettings },
  { selector: widgetOf("taxonomy-filter"), widget: "filter", settings: filterSettings },
  { selector: OFF_CANVAS, widget: "off-canvas", settings: offCanvasSettings },
];
