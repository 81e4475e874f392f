import {
  type BuilderSettings,
  builderSettings,
  renamed,
  sizeOf,
  switches,
} from "../../builder/element-settings.ts";
import { keepEarlyPresses } from "../../builder/early-presses.ts";
import { LISTS, type NativeMarkers, widgetOf } from "./native-marker.ts";

const LOADING = "e-load-more-pagination-loading";

const POSTS_SKIN = {
  list: ".elementor-posts-container, .elementor-loop-container",
  item: ":scope > article, :scope > .e-loop-item",
  position: ".e-load-more-anchor",
  more: ".e-load-more-anchor ~ .elementor-button-wrapper .elementor-button",
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
  masonry: "elementor-posts-masonry",
};

/** Its settings begin with the skin; those of loops do not. */
function rowsOf({ dataset }: HTMLElement, settings: BuilderSettings): BuilderSettings {
  const [type, skin] = dataset["widget_type"]?.split(".") ?? [];
  const prefix = type === "loop-grid" ? "" : `${skin}_`;
  return {
    masonry: settings[`${prefix}masonry`] === "yes",
    ...renamed(settings, `${prefix}columns`, "columns"),
  };
}

/** The builder's style sheet tells its script that pictures are cut to a ratio. */
const hasRatio = (host: HTMLElement) => /\d/.test(getComputedStyle(host, "::after").content);

function postsSettings(host: HTMLElement): BuilderSettings {
  const settings = builderSettings(host);
  return {
    ...settings,
    ...switches(settings, "auto_scroll"),
    ...rowsOf(host, settings),
    pagination_type: settings["pagination_type"] || "none",
    pagination_load_type: settings["pagination_load_type"] || "page_reload",
    skin: {
      ...POSTS_SKIN,
      ratio: hasRatio(host) ? "elementor-has-item-ratio" : "",
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
  filters: ".elementor-portfolio__filters",
  filter: ".elementor-portfolio__filter",
  all: "__all",
  list: ".elementor-portfolio",
  item: ":scope > .elementor-portfolio-item",
  term: "elementor-filter-",
  picture: ".elementor-post__thumbnail img",
  active: "elementor-active",
  ratio: "elementor-has-item-ratio",
  masonry: "elementor-posts-masonry",
  tall: "elementor-fit-height",
};

function portfolioSettings(host: HTMLElement): BuilderSettings {
  const settings = builderSettings(host);
  return {
    ...settings,
    ...switches(settings, "masonry"),
    item_ratio: sizeOf(settings["item_ratio"]) ?? 0,
    skin: PORTFOLIO_SKIN,
  };
}

/** Lists of posts and their filters. */
export const lists: NativeMarkers = ({ isEditor }, signal) => {
  if (!isEditor) keepEarlyPresses({ list: LISTS, more: `${POSTS_SKIN.more}:not([href])` }, signal);
  return [
    { selector: LISTS, widget: "posts", settings: postsSettings },
    { selector: widgetOf("portfolio"), widget: "portfolio", settings: portfolioSettings },
    { selector: widgetOf("taxonomy-filter"), widget: "filter", settings: filterSettings },
  ];
};
