import { expect, it } from "vitest";
import { choiceLines } from "./choice-lines.ts";

it.each([
  ["", []],
  ["Red\n\n  Blue \r\n", ["Red|Red||", "Blue|Blue||"]],
  ["large = Large = big", ["large|Large = big||"]],
  ["l = Large [if: amount > 2]", ["l|Large|amount > 2|"]],
  ["A [if: b] more", ["A|A|b|"]],
  ["A [if: b [if: c", ["A|A|b [if: c|"]],
  ["a=b", ["a=b|a=b||"]],
  ["= b", ["= b|= b||"]],
  ["m = Medium [chosen]\nl = Large [chosen] [if: a]", ["m|Medium||1", "l|Large|a|1"]],
  ["A [if: b] [chosen] [chosen]\n [chosen]", ["A|A|b|1", "[chosen]|[chosen]||"]],
])("%j offers %j", (text, choices) => {
  expect(
    choiceLines(text).map(({ value, label, condition, chosen }) =>
      [value, label, condition, chosen].join("|"),
    ),
  ).toEqual(choices);
});
