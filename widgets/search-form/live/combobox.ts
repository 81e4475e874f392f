import { isShortcut } from "#browser/plain-click.ts";
import { numbered } from "#dom/numbered.ts";
import { query } from "#dom/query.ts";
import type { Changes } from "#dom/state/changes.ts";
import type { WidgetContext } from "#runtime/widget.ts";

interface ComboboxOptions {
  readonly input: HTMLInputElement;
  readonly changes: Changes;
  /** Shows what was found last; returns whether there was something. */
  readonly reopen: () => boolean;
  readonly close: () => void;
}

/** A field with a list of rows below it, of which one is active while the field keeps the focus. */
export interface Combobox {
  /** Takes the rows that are now shown; with none the list is closed. */
  setRows(grid: HTMLElement | null, rows: readonly HTMLElement[]): void;
}

/** The ARIA practices' combobox with a grid: rows hold links, which Tab reaches, too. */
export function createCombobox(
  { input, changes, reopen, close }: ComboboxOptions,
  { id, listen }: Pick<WidgetContext, "id" | "listen">,
): Combobox {
  let shown: readonly HTMLElement[] = [];
  let active = -1;
  changes.setAttribute(input, "role", "combobox");
  changes.setAttribute(input, "aria-autocomplete", "list");
  changes.setAttribute(input, "aria-haspopup", "grid");

  function activate(index: number) {
    shown[active]?.setAttribute("aria-selected", "false");
    active = index;
    const row = shown[active];
    row?.setAttribute("aria-selected", "true");
    row?.scrollIntoView({ block: "nearest" });
    changes.setAttribute(input, "aria-activedescendant", row?.id ?? null);
  }

  function setRows(grid: HTMLElement | null, rows: readonly HTMLElement[]) {
    activate(-1);
    shown = rows;
    for (const [index, row] of numbered(rows)) {
      row.id = `${id}-row-${index}`;
      row.setAttribute("role", "row");
      row.setAttribute("aria-selected", "false");
      for (const cell of row.children) cell.setAttribute("role", "gridcell");
    }
    if (grid) grid.id = `${id}-results`;
    changes.setAttribute(input, "aria-controls", grid ? grid.id : null);
    changes.setAttribute(input, "aria-expanded", String(grid !== null));
  }

  listen(input, "keydown", (event) => {
    if (event.isComposing || isShortcut(event)) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const row = shown[active];
    if (step && (shown.length || reopen())) {
      event.preventDefault();
      // From the field, the first arrow up leads to the last row.
      const next = active < 0 && step < 0 ? shown.length - 1 : active + step;
      activate(next >= shown.length ? -1 : next);
    } else if (event.key === "Enter" && row) {
      event.preventDefault();
      query(row, "a[href]")?.click();
    } else if (event.key === "Escape" && input.getAttribute("aria-expanded") === "true") {
      // A second Escape empties the field, or closes the dialog that it is in.
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  });

  setRows(null, []);
  return { setRows };
}
