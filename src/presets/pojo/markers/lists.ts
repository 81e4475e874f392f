import { query } from "#dom/query.ts";
import type { Marker } from "#runtime/markup.ts";
import { keepEarlyPresses } from "../../shared/early-presses.ts";
import { isOnPage } from "../../shared/is-on-page.ts";
import { supportsHas } from "../../shared/supports-has.ts";

const LISTS =
  "#list-items, #grid-items, #masonry-items, #square-items, .recent-post-wrap-grid, .recent-galleries-wrap-grid, .posts-group-wrap-grid";

const LAYOUTS: Readonly<Record<string, string>> = {
  "list-items": "list",
  "masonry-items": "masonry",
  "square-items": "square",
};

const PARTS = {
  list: LISTS,
  item: ":scope > .pojo-class-item, :scope > .grid-item",
  filter: ".category-filters [data-filter]",
  active: "active",
  position: "a.pojo-load-more",
  more: "a.pojo-load-more",
  pages: ".align-pagination",
  state: ".pojo-infscr-loader",
  waiting: "hidden",
  message: "",
  loading: "processing",
  ended: "done",
  retry: "button",
};

const gridSettings = (host: HTMLElement) => ({
  layout: LAYOUTS[query(host, LISTS)?.id ?? ""] ?? "grid",
  parts: PARTS,
});

/** Lists and galleries of the theme, with what stands beside them. */
export const lists = (signal: AbortSignal): readonly Marker[] => {
  if (!isOnPage(LISTS)) return [];
  const selector = supportsHas() ? `:has(> :is(${LISTS}))` : "#main";
  keepEarlyPresses({ list: selector, more: `${PARTS.more}:not([href^="http"])` }, signal);
  return [{ selector, widget: "grid", settings: gridSettings }];
};
