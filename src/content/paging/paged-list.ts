import type { Changes } from "#dom/changes.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import type { PagingSkin } from "./skin.ts";

/** What works on a list needs of its widget's context; it may end before the widget. */
export type ListContext = Pick<
  WidgetContext,
  "page" | "bus" | "signal" | "load" | "guard" | "listen" | "on" | "after"
>;

/** A list that has more pages, and what its widget works with. */
export interface PagedList {
  readonly host: HTMLElement;
  readonly list: HTMLElement;
  readonly skin: PagingSkin;
  readonly changes: Changes;
  readonly context: ListContext;
  /** Names the list in what is remembered of this page of the visit. */
  readonly key: string;
}
