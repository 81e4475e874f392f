import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { printedMarkup } from "#tests/support/printed-markup.ts";
import { type ChosenFile, checkValue } from "./checks/check-value.ts";
import { cleanValue } from "./checks/clean.ts";
import { compileForm } from "./logic/compile.ts";
import { createLogic } from "./logic/form-logic.ts";
import { readPrinted } from "./read-printed.ts";
import { hasAnswer, type Row } from "./row.ts";

interface Case {
  readonly title: string;
  readonly fields: readonly object[];
  readonly answers: Readonly<Record<string, unknown>>;
  readonly files?: Readonly<Record<string, readonly ChosenFile[]>>;
  readonly cleaned?: object;
  readonly errors?: object;
}

const cases = JSON.parse(readFileSync("fixtures/contact-form/answers.json", "utf8")) as readonly Case[];

const own = <Value>(record: Readonly<Record<string, Value>>, name: string) =>
  Object.hasOwn(record, name) ? record[name] : undefined;

/** What the rows of a form make of answers. */
function outcome(rows: readonly Row[], answers: Case["answers"], files: NonNullable<Case["files"]>) {
  const logic = createLogic(compileForm(rows));
  for (const row of rows.filter(hasAnswer)) logic.set(row.name, cleanValue(row, own(answers, row.name)));
  const shown = rows.flatMap((row, place) =>
    logic.isShown(place) && !/^(?:note|step)$/.test(row.kind) ? [{ row, place }] : [],
  );
  const errors = shown.flatMap(({ row, place }) => {
    const error = checkValue(row, {
      value: logic.valueOf(row.name),
      files: row.kind === "file" ? (own(files, row.name) ?? []) : [],
      isChoiceShown: (choice) => logic.isChoiceShown(place, choice),
    });
    return error ? [[row.name, error] as const] : [];
  });
  if (errors.length > 0) return { errors };
  const values = shown.filter(({ row }) => row.kind !== "file");
  return { cleaned: values.map(({ row }) => [row.name, logic.valueOf(row.name)]) };
}

it.each(cases)("$title", async ({ fields, answers, files = {}, cleaned, errors }) => {
  document.body.innerHTML = await printedMarkup("contact-form", { fields });
  const { rows } = readPrinted(document.body);
  expect(outcome(rows, answers, files)).toEqual(
    errors ? { errors: Object.entries(errors) } : { cleaned: Object.entries(cleaned ?? {}) },
  );
});
