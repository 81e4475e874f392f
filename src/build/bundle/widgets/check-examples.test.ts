import { expect, it } from "vitest";
import * as z from "zod/mini";
import { choice, count, group, list, text, toggle } from "#runtime/controls.ts";
import { checkExamples } from "./check-examples.ts";

const schema = z.object({
  isOn: toggle(),
  effect: choice(["fade", "slide"], "fade"),
  places: list(group({ name: text(undefined, 20), size: count({ default: 1 }) })),
  more: group({ label: text("", 20) }),
});
const whole = [
  { title: "One", settings: { is_on: "yes", effect: "fade", places: [{ name: "a" }], more: { label: "x" } } },
  { title: "Two", settings: { effect: "slide", places: [{ name: "b", size: 2 }] } },
];
const messageOf = (examples: typeof whole) => {
  try {
    checkExamples("probe", schema, examples);
    return "";
  } catch (error) {
    return (error as Error).message;
  }
};

it("examples that set every field, and every value of a choice, pass", () => {
  expect(messageOf(whole)).toBe("");
});

it.each([
  [
    "a field",
    whole.map(({ title, settings }) => ({ title, settings: { ...settings, is_on: undefined } })),
    "no example sets is_on",
  ],
  [
    "a value of a choice",
    whole.slice(0, 1),
    'no example sets places.size; no example sets effect to "slide"',
  ],
  ["a field of a group", whole.slice(1), "more.label"],
])("%s that no example sets is named", (_what, examples, part) => {
  for (const one of part.split("; ")) expect(messageOf(examples as typeof whole)).toContain(one);
});

it("an example that the schema refuses is named", () => {
  const wrong = [...whole, { title: "Three", settings: { is_on: "perhaps" } }];
  expect(messageOf(wrong as never)).toContain("“Three”: settings.is_on must be true or false");
});
