import fc from "fast-check";
import { expect, it } from "vitest";
import { printedMarkup } from "#tests/support/printed-markup.ts";
import { checkValue } from "#widgets/contact-form/checks/check-value.ts";
import { cleanValue } from "#widgets/contact-form/checks/clean.ts";
import { parseExpression } from "#widgets/contact-form/expression/parse.ts";
import { compileForm } from "#widgets/contact-form/logic/compile.ts";
import { createLogic } from "#widgets/contact-form/logic/form-logic.ts";
import { readPrinted } from "#widgets/contact-form/read-printed.ts";
import { hasAnswer, type Row } from "#widgets/contact-form/row.ts";
import { contactFormInPhp } from "./contact-form.ts";
import { formsWithAnswers, oddExpressions } from "./contact-form-cases.ts";
import { hasPhp } from "./php.ts";

const own = (record: Readonly<Record<string, unknown>>, name: string) =>
  Object.hasOwn(record, name) ? record[name] : undefined;

/** What a browser makes of answers: the values that are sent, or the kind of each error. */
function inBrowser(rows: readonly Row[], answers: Readonly<Record<string, unknown>>) {
  const logic = createLogic(compileForm(rows));
  for (const row of rows.filter(hasAnswer)) logic.set(row.name, cleanValue(row, own(answers, row.name)));
  const shown = rows.flatMap((row, place) =>
    logic.isShown(place) && !/^(?:note|step)$/.test(row.kind) ? [{ row, place }] : [],
  );
  const errors = shown.flatMap(({ row, place }) => {
    const isChoiceShown = (choice: number) => logic.isChoiceShown(place, choice);
    const error = checkValue(row, { value: logic.valueOf(row.name), files: [], isChoiceShown });
    return error ? [[row.name, error] as const] : [];
  });
  return errors.length > 0
    ? { errors }
    : { cleaned: shown.map(({ row }) => [row.name, logic.valueOf(row.name)]) };
}

it.runIf(hasPhp)("a server and a browser make the same of 10,000 answers to 100 forms", async () => {
  const forms = fc.sample(formsWithAnswers, { seed: 31, numRuns: 100 });
  const cases = forms.flatMap(({ fields, all }) => all.map((answers) => ({ fields, answers })));
  const wanted: object[] = [];
  for (const { fields, all } of forms) {
    const page = document.createElement("div");
    page.innerHTML = await printedMarkup("contact-form", { fields });
    const { rows } = readPrinted(page);
    for (const answers of all) wanted.push(inBrowser(rows, answers));
  }
  const found = contactFormInPhp(cases);
  const different = cases.flatMap((one, at) =>
    JSON.stringify(wanted[at]) === JSON.stringify(found[at])
      ? []
      : [{ ...one, browser: wanted[at], server: found[at] }],
  );
  expect(cases).toHaveLength(10_000);
  expect(wanted.filter((one) => "cleaned" in one).length).toBeGreaterThan(1_000);
  expect(different.slice(0, 2)).toEqual([]);
});

it.runIf(hasPhp)("a server and a browser read and compute the same of 10,000 odd expressions", () => {
  const fields = ["a", "b", "c", "d-1", "e_2", "3f", "__proto__"];
  const values: Readonly<Record<string, string | readonly string[]>> = Object.fromEntries([
    ...([
      ["a", "2,5"],
      ["b", ["3", "x"]],
      ["c", ""],
      ["d-1", "2026-03-02"],
      ["3f", "09:30"],
    ] as const),
    ["__proto__", "p"],
  ]);
  const cases = fc
    .sample(oddExpressions, { seed: 31, numRuns: 10_000 })
    .map((expression) => ({ expression, fields, values }));
  const found = contactFormInPhp(cases);
  const different = cases.flatMap(({ expression }, at) => {
    const read = parseExpression(expression, new Set(fields));
    const result = read?.valueFor((name) => values[name] ?? "");
    const wanted = read ? { result } : { problem: true };
    return JSON.stringify(wanted) === JSON.stringify(found[at])
      ? []
      : [{ expression, wanted, found: found[at] }];
  });
  expect(different.slice(0, 3)).toEqual([]);
  expect(found.filter((one) => "result" in Object(one)).length).toBeGreaterThan(500);
});
