// @vitest-environment node
import { expect, it } from "vitest";
import { labelReader } from "./plural-label.ts";

it.each([
  ["en", "Hour|Hours", ["Hours", "Hour", "Hours", "Hours"]],
  ["en_GB", "Hour|Hours", ["Hours", "Hour", "Hours", "Hours"]],
  ["fr", "heure|heures", ["heure", "heure", "heures", "heures"]],
  ["pl", "godzina|godziny|godzin", ["godzin", "godzina", "godziny", "godzin"]],
  ["ja", "時間", ["時間", "時間", "時間", "時間"]],
  ["en", "Hours", ["Hours", "Hours", "Hours", "Hours"]],
  ["no language at all", "Hour|Hours", ["Hours", "Hour", "Hours", "Hours"]],
  ["", "Hour|Hours", ["Hours", "Hour", "Hours", "Hours"]],
])("in %j the label %j has the form for its number", (language, label, forms) => {
  const read = labelReader(language);
  expect([0, 1, 2, 5].map((amount) => read(label, amount))).toEqual(forms);
});
