import { type Expression, parseExpression } from "../expression/parse.ts";
import type { Row } from "../row.ts";
import type { CompiledRow } from "./compiled-row.ts";
import { circlesIn, dependenciesOf, orderOf } from "./dependencies.ts";

/** What a form computes. */
export interface CompiledForm {
  readonly rows: readonly CompiledRow[];
  /** The places of rows, each behind those on which it depends. */
  readonly order: readonly number[];
  /** For the theme's developer, in full sentences. */
  readonly problems: readonly string[];
}

/** Reads all expressions of a form. One that is wrong, or depends on itself, counts as none. */
export function compileForm(rows: readonly Row[]): CompiledForm {
  const names = new Set(rows.map(({ name }) => name));
  const problems: string[] = [];
  function read(text: string, { name }: Row): Expression | undefined {
    const expression = text ? parseExpression(text, names) : undefined;
    if (text && !expression)
      problems.push(`The field ${name} has an expression that cannot be read: ${text.slice(0, 200)}`);
    return expression;
  }
  const compiled = rows.map((row) => ({
    row,
    condition: read(row.showIf, row),
    formula: read(row.formula, row),
    choices: row.choices.map(({ showIf }) => read(showIf, row)),
  }));
  const circles = circlesIn(dependenciesOf(compiled));
  for (const place of circles)
    problems.push(`The field ${compiled[place]?.row.name} depends on itself: its condition is ignored.`);
  const settled = compiled.map((one, place) =>
    circles.has(place) ? { ...one, condition: undefined, formula: undefined } : one,
  );
  return { rows: settled, order: orderOf(dependenciesOf(settled)), problems };
}
