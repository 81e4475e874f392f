import fc from "fast-check";

/** A form with answers to it. */
export interface FormAnswers {
  readonly fields: readonly object[];
  readonly all: readonly Readonly<Record<string, unknown>>[];
}

const NAMES = ["a", "b", "c", "d-1", "e_2", "3f", "__proto__", ""];

const operands = fc.constantFrom(
  ...["a", "b", "c", "d-1", "e_2", "3f", "__proto__", "field-3", "missing", "0", "1", "2.5", "12"],
  ...["'x'", "'2'", '"2026-03-01"', "'09:30'", "''", "a - b", "count(b)", "filled(c)", "sum(a, b, 1)"],
  ...["min(a, c)", "max(b)", "round(a, 1)", "(a + 1)", "-c", "not a"],
);
const operators = fc.constantFrom(
  ...["+", "-", "*", "/", "=", "!=", "<", "<=", ">", ">=", "has", "and", "or"],
);
/** Expressions, also some that cannot be read. */
const expressions = fc
  .array(fc.tuple(operands, operators), { minLength: 1, maxLength: 4 })
  .chain((parts) => operands.map((last) => [...parts.flat(), last].join(" ")));

const oddParts = fc.constantFrom(
  ...[
    "(",
    ")",
    ",",
    "'",
    '"',
    "-",
    " ",
    "\n",
    "1",
    "a",
    "-1",
    "not ",
    "sum(",
    "round(",
    "é",
    "==",
    ".",
    "😀",
  ],
);
/** What hardly ever is one. */
export const oddExpressions = fc
  .array(fc.oneof(oddParts, operands, operators), { maxLength: 12 })
  .map((parts) => parts.join(""));

const kinds = fc.constantFrom(
  ...["text", "email", "tel", "url", "number", "multiline", "address", "date", "time", "select", "radio"],
  ...["checkboxes", "scale", "hidden", "acceptance", "note", "step", "calculated"],
);
const limits = fc.constantFrom("", "", "2", "-1", "1,5", "2026-03-01", "12:00", "x");

const rows = fc.record({
  kind: kinds,
  name: fc.constantFrom(...NAMES),
  label: fc.constant("Label"),
  required: fc.boolean(),
  min: limits,
  max: limits,
  step: fc.constantFrom(0, 0, 1, 2),
  max_length: fc.constantFrom(0, 0, 3),
  pattern: fc.constantFrom("", "letters", "digits", "letters-digits", "postal-code", "phone"),
  options: fc.constantFrom(
    "x\n2 [chosen]\ny = Why [if: a = 2]",
    "x\n2 = Two\nx [if: filled(c)] [chosen]",
    "",
  ),
  show_if: fc.oneof({ weight: 2, arbitrary: fc.constant("") }, expressions),
  formula: expressions,
  decimals: fc.integer({ min: 0, max: 6 }),
});

const texts = fc.oneof(
  fc.constantFrom(
    ...["", "x", "2", "y", "1", "0", "-0", "2,5", "1.000,5", "999999999999999", "0.005", "1e5", " 2 "],
    ...[
      "2026-03-01",
      "2026-02-30",
      "12:00",
      "24:00",
      "ada@visitor.example",
      "ada@x..y",
      "abcd",
      "+49 30 1234",
    ],
    ...[
      "https://example.com/a?b",
      "javascript:alert(1)",
      "Ünï",
      "A\r\nB\u0007\tC",
      "\u00A0",
      "😀😀😀",
      "<b>&amp;",
    ],
  ),
  fc.string({ maxLength: 12 }),
);
const answers = fc.dictionary(
  fc.constantFrom(...NAMES, "a-2", "b-2", "field-1", "field-3", "field-8"),
  fc.oneof(
    { weight: 3, arbitrary: texts },
    fc.array(fc.oneof(texts, fc.constantFrom("x", "2", "y")), { maxLength: 3 }),
  ),
);

/** Forms with a hundred answers each. */
export const formsWithAnswers: fc.Arbitrary<FormAnswers> = fc.record({
  fields: fc.array(rows, { minLength: 1, maxLength: 8 }),
  all: fc.array(answers, { minLength: 100, maxLength: 100, size: "max" }),
});
