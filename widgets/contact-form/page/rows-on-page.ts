import type { Changes } from "#dom/state/changes.ts";
import type { Page } from "#runtime/page.ts";
import type { FormLogic } from "../logic/form-logic.ts";
import type { PrintedRow } from "../row.ts";

/** What the rows of a form on the page need. */
export interface RowsOnPage {
  readonly rows: readonly PrintedRow[];
  readonly logic: FormLogic;
  readonly changes: Changes;
  readonly page: Page;
  readonly signal: AbortSignal;
}
