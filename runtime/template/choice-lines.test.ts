import { expect, it } from "vitest";
import { choiceLines } from "./choice-lines.ts";

it.each([
  ["", []],
  ["Red\n\n  Blue \r\n", ["Red|Red|", "Blue|Blue|"]],
  ["large = Large = big", ["large|Large = big|"]],
  ["l = Large [if: amount > 2]", ["l|Large|amount > 2"]],
  ["A [if: b] more", ["A|A|b"]],
  ["A [if: b [if: c", ["A|A|b [if: c"]],
  ["a=b", ["a=b|a=b|"]],
  ["= b", ["= b|= b|"]],
])("%j offers %j", (text, choices) => {
  expect(choiceLines(text).map(({ value, label, condition }) => [value, label, condition].join("|"))).toEqual(
    choices,
  );
});
