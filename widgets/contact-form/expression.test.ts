import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parseExpression } from "./expression/parse.ts";
import type { FieldValue } from "./expression/values.ts";

interface Case {
  readonly title?: string;
  readonly fields: readonly string[];
  readonly values: Readonly<Record<string, FieldValue>>;
  readonly expression: string;
  readonly result?: unknown;
  readonly problem?: true;
}

const cases = JSON.parse(readFileSync("fixtures/contact-form/expressions.json", "utf8")) as readonly Case[];

it.each(cases.map((one) => ({ ...one, name: `${one.title ?? "computes"}: ${one.expression.slice(0, 60)}` })))(
  "$name",
  ({ fields, values, expression, result, problem }) => {
    const parsed = parseExpression(expression, new Set(fields));
    const valueOf = (name: string) => (Object.hasOwn(values, name) ? (values[name] ?? "") : "");
    expect(parsed ? { result: parsed.valueFor(valueOf) } : { problem: true }).toEqual(
      problem ? { problem } : { result },
    );
  },
);
