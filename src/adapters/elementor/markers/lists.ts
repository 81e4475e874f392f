import { type BuilderSettings, builderSettings, sizeOf, switches } from "../../builder/element-settings.ts";
import type { Marker } from "#runtime/markup.ts";
import { dressed, hasRatio, LOOKS, MORE, PORTFOLIO, rowsOf } from "./list-looks.ts";
import { LISTS, OFF_CANVAS, widgetOf } from "./native-marker.ts";
import { offCanvasSettings } from "./off-canvas.ts";

const LOADING = "e-load-more-pagination-loading";

const POSTS_SKIN = {
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

function postsSettings(host: HTMLElement): BuilderSettings {
  const settings = builderSettings(host);
  return {
    ...settings,
    ...switches(settings, "auto_scroll"),
    ...rowsOf(host),
    ...(dressed.has(host) && { masonry: false }),
    pagination_type: settings["pagination_type"] || "none",
    pagination_load_type: settings["pagination_load_type"] || "page_reload",
    skin: {
      ...POSTS_SKIN,
      ratio: hasRatio(host) ? LOOKS.ratio : "",
      // The button's text is hidden while a spinner stands in its place.
      loading: settings["load_more_spinner"] ? LOADING : `${LOADING} e-load-more-no-spinner`,
    },
  };
}

const idOf = (value: unknown) => (/^[\w-]+$/.test(String(value)) ? String(value) : "");

function filterSettings(host: HTMLElement): BuilderSettings {
  const settings = builderSettings(host);
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
    skin: {
      ...POSTS_SKIN,
      bar: ".e-filter",
      button: ".e-filter-item",
      all: "__all",
      active: "",
      dragged: "e-scroll",
    },
  };
}

const PORTFOLIO_SKIN = {
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

function portfolioSettings(host: HTMLElement): BuilderSettings {
  const settings = builderSettings(host);
  return {
    ...settings,
    ...switches(settings, "masonry"),
    item_ratio: dressed.has(host) ? 0 : (sizeOf(settings["item_ratio"]) ?? 0),
    skin: PORTFOLIO_SKIN,
  };
}

/** Lists of posts, what chooses from them, and panels beside the page. */
export const usedLater: readonly Marker[] = [
  { selector: LISTS, widget: "posts", settings: postsSettings },
  { selector: widgetOf("portfolio"), widget: "portfolio", settings: portfolioSettings },
  { selector: widgetOf("taxonomy-filter"), widget: "filter", settings: filterSettings },
  { selector: OFF_CANVAS, widget: "off-canvas", settings: offCanvasSettings },
];
