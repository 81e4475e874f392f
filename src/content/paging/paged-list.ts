import type { Changes } from "#dom/changes.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import type { PagingSkin } from "./skin.ts";

/** A list that has more pages, and what its widget works with. */
export interface PagedList {
  readonly host: HTMLElement;
  readonly list: HTMLElement;
  readonly skin: PagingSkin;
  readonly changes: Changes;
  readonly context: WidgetContext;
  /** Names the list in what is remembered of this page of the visit. */
  readonly key: string;
}
