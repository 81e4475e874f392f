import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { contactFormInPhp } from "./contact-form.ts";
import { hasPhp } from "./php.ts";

interface ExpressionCase {
  readonly expression: string;
  readonly problem?: true;
  readonly result?: unknown;
}

interface AnswersCase {
  readonly title: string;
  readonly cleaned?: object;
  readonly errors?: object;
}

const read = (file: string): unknown =>
  JSON.parse(readFileSync(`fixtures/contact-form/${file}.json`, "utf8"));

it.runIf(hasPhp)("a server computes each expression as the table says", () => {
  const cases = read("expressions") as readonly ExpressionCase[];
  expect(cases.length).toBeGreaterThan(150);
  const wanted = cases.map(({ expression, problem, result }) => ({
    expression,
    ...(problem ? { problem } : { result }),
  }));
  const found = contactFormInPhp(cases);
  expect(cases.map(({ expression }, at) => ({ expression, ...Object(found[at]) }))).toEqual(wanted);
});

it.runIf(hasPhp)("a server cleans and checks each answer as the table says", () => {
  const cases = read("answers") as readonly AnswersCase[];
  expect(cases.length).toBeGreaterThan(150);
  const wanted = cases.map(({ title, cleaned, errors }) => ({
    title,
    ...(errors ? { errors: Object.entries(errors) } : { cleaned: Object.entries(cleaned ?? {}) }),
  }));
  const found = contactFormInPhp(cases);
  expect(cases.map(({ title }, at) => ({ title, ...Object(found[at]) }))).toEqual(wanted);
});
