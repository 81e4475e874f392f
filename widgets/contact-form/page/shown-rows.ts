import type { ShownValues } from "../logic/shown-values.ts";
import type { PrintedRow } from "../row.ts";
import { controlsOf } from "./controls.ts";
import type { RowsOnPage } from "./rows-on-page.ts";

/** Shows what a form makes of its answers. */
export interface ShownRows {
  /** Takes what a row has now; shows what depends on it. Returns whether steps have come or gone. */
  update(row: PrintedRow): boolean;
  /** Shows the rows of a place in the form, and hides those of others. */
  showOnly(isHere: (place: number) => boolean): void;
}

/** Starts with what is filled in. Only a form that computes something has values to show. */
export function createShownRows({ rows, logic, changes }: RowsOnPage, values?: ShownValues): ShownRows {
  let isIn: (place: number) => boolean = () => true;

  function show(place: number) {
    const row = rows[place];
    if (!row) return;
    const isShown = logic.isShown(place);
    if (row.kind !== "hidden")
      changes.setAttribute(row.element, "hidden", isShown && isIn(place) ? null : "");
    // Neither sent nor asked for.
    for (const control of controlsOf(row)) changes.setAttribute(control, "disabled", isShown ? null : "");
    values?.showChoices(place);
  }

  const update = (row: PrintedRow) => values?.update(row, show) ?? false;
  for (const row of rows) update(row);
  return {
    update,
    showOnly(isHere) {
      isIn = isHere;
      for (const place of rows.keys()) show(place);
    },
  };
}
