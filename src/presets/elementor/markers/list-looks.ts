import { query, queryAll } from "#dom/query.ts";
import { type Changes, createChanges } from "#dom/state/changes.ts";
import type { Responsive } from "#runtime/controls.ts";
import { once } from "#runtime/once.ts";
import type { Page } from "#runtime/page.ts";
import { type BuiltFields, readBuilt } from "#runtime/settings/read-fields.ts";
import { type ElementorSettings, elementorSettings, renamed, sizeOf } from "../../shared/element-settings.ts";
import { LISTS, widgetOf } from "./selectors.ts";

/** The element of a list's items, and the class names of its looks. */
export const LOOKS = {
  list: ".elementor-posts-container, .elementor-loop-container",
  ratio: "elementor-has-item-ratio",
  masonry: "elementor-posts-masonry",
};

/** What loads more of a list. */
export const MORE = ".e-load-more-anchor ~ .elementor-button-wrapper .elementor-button";

/** Parts and class names of a portfolio. */
export const PORTFOLIO = {
  filters: ".elementor-portfolio__filters",
  filter: ".elementor-portfolio__filter",
  list: ".elementor-portfolio",
  picture: ".elementor-post__thumbnail img",
  active: "elementor-active",
  tall: "elementor-fit-height",
};

/** What has got its columns, or its pictures their ratio, without its widget. */
export const dressed = new WeakSet<Element>();

/** Its settings begin with the skin; those of loops do not. */
export function rowsOf(host: HTMLElement): ElementorSettings {
  const settings = elementorSettings(host);
  const [type, skin] = host.dataset["widget_type"]?.split(".") ?? [];
  const prefix = type === "loop-grid" ? "" : `${skin}_`;
  return {
    masonry: settings[`${prefix}masonry`] === "yes",
    ...renamed(settings, `${prefix}columns`, "columns"),
  };
}

/** Elementor's style sheet signals to its script that pictures are cropped to a ratio. */
export const hasRatio = (host: HTMLElement): boolean => /\d/.test(getComputedStyle(host, "::after").content);

/** As the widget reads them. */
const ROWS: BuiltFields = {
  defaults: { masonry: false, columns: { desktop: 3 } },
  fields: { columns: ["responsive", ["number", [1, 12]]] },
};

interface Rows {
  readonly masonry: boolean;
  readonly columns: Responsive<number>;
}

/** What lays a list out in columns, without a widget. */
const contextUntil = (signal: AbortSignal) => ({
  signal,
  listen: (target: EventTarget, type: string, listener: (event: never) => void) =>
    target.addEventListener(type, listener as EventListener, { signal }),
  after(delayMs: number, run: () => void) {
    const timer = setTimeout(run, delayMs);
    return () => clearTimeout(timer);
  },
});

/** Styles cut the pictures of these until the widget says that they are not. */
const CUT_AT_FIRST = ".elementor-posts--skin-classic, .elementor-posts--skin-cards";

const load = once(() => import("#content/rows-and-pictures.ts"));

/** Tells what the filters of a portfolio are, as its widget does. */
function nameFilters(host: HTMLElement, page: Page, changes: Changes): void {
  for (const bar of queryAll(host, `${PORTFOLIO.filters}:not([aria-label])`)) {
    changes.setAttribute(bar, "role", "group");
    changes.setAttribute(bar, "aria-label", page.text("filter", "Filter"));
  }
  for (const button of queryAll(host, PORTFOLIO.filter)) {
    changes.setAttribute(button, "role", "button");
    changes.setAttribute(button, "aria-pressed", String(button.classList.contains(PORTFOLIO.active)));
  }
}

interface Signals {
  readonly signal: AbortSignal;
  /** Until the widgets load, which give their elements their roles. */
  readonly asleep: AbortSignal;
}

/**
 * Gives the lists and portfolios of the page the looks that Elementor's script gives them.
 * @returns whether the rest can wait for the visitor: not a list that grows as the visitor scrolls, nor looks that only a
 *   widget or its styles give
 */
export function dressLists(page: Page, { signal, asleep }: Signals): boolean {
  const changes = createChanges(signal);
  const untilAwake = createChanges(asleep);

  function dressList(host: HTMLElement): boolean {
    const list = query(host, LOOKS.list);
    const rows = readBuilt(ROWS, rowsOf(host)) as Rows | undefined;
    if (!list || !rows || elementorSettings(host)["pagination_type"] === "load_more_infinite_scroll")
      return false;
    for (const button of queryAll(host, `${MORE}:not([href],[tabindex])`))
      changes.setAttribute(button, "tabindex", "0");
    if (!rows.masonry) return !hasRatio(host) && !list.matches(CUT_AT_FIRST);
    dressed.add(host);
    void load().then(({ layInRows }) => {
      if (signal.aborted) return;
      changes.toggleClass(list, LOOKS.masonry, true);
      layInRows(list, rows.columns, { changes, context: contextUntil(signal), page });
    });
    return true;
  }

  function dressPortfolio(host: HTMLElement): boolean {
    const { masonry, item_ratio } = elementorSettings(host);
    const ratio = sizeOf(item_ratio) ?? 0;
    const list = query(host, PORTFOLIO.list);
    if (!list || masonry === "yes") return false;
    if (ratio > 0) {
      dressed.add(host);
      changes.toggleClass(list, LOOKS.ratio, true);
      const pictures = queryAll(list, PORTFOLIO.picture);
      void load().then(({ fitPictures }) =>
        fitPictures(pictures, { ratio, tall: [PORTFOLIO.tall] }, changes),
      );
    }
    nameFilters(host, page, untilAwake);
    return true;
  }

  const isDressed = [
    ...queryAll(document, LISTS).map(dressList),
    ...queryAll(document, widgetOf("portfolio")).map(dressPortfolio),
  ];
  return isDressed.every(Boolean);
}
