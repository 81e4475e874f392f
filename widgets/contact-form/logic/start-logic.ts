import type { RowsOnPage } from "../page/rows-on-page.ts";
import { compileForm } from "./compile.ts";
import { createLogic, type FormLogic } from "./form-logic.ts";
import { createShownValues, type ShownValues } from "./shown-values.ts";

/** What a form computes, and what shows it. */
interface RunningLogic {
  readonly logic: FormLogic;
  readonly values: ShownValues;
  /** For the theme's developer, in full sentences. */
  readonly problems: readonly string[];
}

/** Reads the expressions of a form, and computes them for what is filled in. */
export function startLogic(parts: Omit<RowsOnPage, "logic">): RunningLogic {
  const compiled = compileForm(parts.rows);
  const logic = createLogic(compiled);
  return { logic, values: createShownValues({ ...parts, logic }), problems: compiled.problems };
}
