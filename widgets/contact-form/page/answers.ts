import { query } from "#dom/query.ts";
import { cleanValue } from "../checks/clean.ts";
import type { FieldValue } from "../expression/values.ts";
import type { PrintedRow } from "../row.ts";
import { controlsOf, textOf } from "./controls.ts";

/** What no check takes for an answer: the browser keeps to itself what it cannot read. */
const UNREADABLE = "?";

const isBox = ({ kind }: PrintedRow) => /^(?:radio|scale|checkboxes|acceptance)$/.test(kind);

/** What the visitor has filled in. */
export function valueIn(row: PrintedRow): FieldValue {
  const controls = controlsOf(row);
  if (!isBox(row)) {
    const [control] = controls;
    return cleanValue(row, control?.validity?.badInput ? UNREADABLE : control?.value);
  }
  const chosen = controls.flatMap((control) =>
    (control as HTMLInputElement).checked ? [control.value] : [],
  );
  return cleanValue(row, row.kind === "checkboxes" ? chosen : chosen[0]);
}

/** The files that the visitor has chosen. */
export const filesIn = ({ element }: PrintedRow): readonly File[] => [
  ...(query<HTMLInputElement>(element, "input[type=file]")?.files ?? []),
];

/** What the visitor has answered, as the page words it; empty if nothing. */
export function answerIn(row: PrintedRow): string {
  const { element, kind } = row;
  if (kind === "file") return filesIn(row)[0]?.name ?? "";
  if (kind === "calculated") return textOf(query(element, "output"));
  if (kind === "select") return valueIn(row) ? textOf(query(element, "option:checked")) : "";
  if (kind === "acceptance") return valueIn(row) ? "✓" : "";
  if (!isBox(row)) return String(valueIn(row));
  return controlsOf(row)
    .flatMap((control) => ((control as HTMLInputElement).checked ? textOf(control.labels?.[0]) : []))
    .join(", ");
}
