import type { Expression } from "../expression/parse.ts";
import type { Row } from "../row.ts";

/** A row with its expressions; none is a condition that always holds, and a formula without a result. */
export interface CompiledRow {
  readonly row: Row;
  readonly condition: Expression | undefined;
  readonly formula: Expression | undefined;
  readonly choices: readonly (Expression | undefined)[];
}
