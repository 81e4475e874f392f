import { expect, it } from "vitest";
import { knownLanguage } from "./known-language.ts";

it.each([
  ["de", "de"],
  ["en_US", "en-US"],
  ["de_DE_formal", "de-DE-formal"],
  ["pt-BR-x", "pt-BR"],
  ["he-IL-", "he-IL"],
  ["auto", undefined],
  ["", undefined],
  ["-", undefined],
  ["a\u0000b-".repeat(50), undefined],
])("the language %j of a page is %j", (given, known) => {
  expect(knownLanguage(given)).toBe(known);
  expect(() => new Intl.NumberFormat(knownLanguage(given))).not.toThrow();
});
