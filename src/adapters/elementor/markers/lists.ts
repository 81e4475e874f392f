import { type BuilderSettings, builderSettings, switches } from "../../builder/element-settings.ts";
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
};

function postsSettings(host: HTMLElement): BuilderSettings {
  const settings = builderSettings(host);
  return {
    ...settings,
    ...switches(settings, "auto_scroll"),
    pagination_type: settings["pagination_type"] || "none",
    pagination_load_type: settings["pagination_load_type"] || "page_reload",
    skin: {
      ...POSTS_SKIN,
      // The button's text is hidden while a spinner stands in its place.
      loading: settings["load_more_spinner"] ? LOADING : `${LOADING} e-load-more-no-spinner`,
    },
  };
}

/** Lists of posts. */
export const lists: NativeMarkers = () => [{ selector: LISTS, widget: "posts", settings: postsSettings }];
