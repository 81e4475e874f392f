import type { Changes } from "#dom/state/changes.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import type { PagingParts } from "./parts.ts";

/** What works on a list needs of its widget's context; it may end before the widget. */
export type ListContext = Pick<
  WidgetContext,
  "page" | "bus" | "isFromPage" | "signal" | "load" | "guard" | "listen" | "on" | "after" | "warn"
>;

/** Where further pages of a list may be besides this page's own path; what gives power. */
export interface PagingPlaces {
  /** Paths of this site. */
  readonly paths: readonly string[];
  /** The word before the number of a page, as in `/blog/page/2/`. */
  readonly paginationBase: string;
}

/** A list that has more pages, and what its widget works with. */
export interface PagedList {
  readonly host: HTMLElement;
  readonly list: HTMLElement;
  readonly parts: PagingParts;
  /** Where its further pages may be, as the page configuration says. */
  readonly places: PagingPlaces;
  /** Fields of the query by which filters choose what it shows. */
  readonly parameters?: ReadonlySet<string>;
  readonly changes: Changes;
  readonly context: ListContext;
  /** Names the list in what is remembered of this page of the visit. */
  readonly key: string;
}
