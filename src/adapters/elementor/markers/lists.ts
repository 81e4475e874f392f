import { type BuilderSettings, builderSettings, renamed, switches } from "../../builder/element-settings.ts";
import { LISTS, type NativeMarkers } from "./native-marker.ts";

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

/** Lists of posts. */
export const lists: NativeMarkers = () => [{ selector: LISTS, widget: "posts", settings: postsSettings }];
