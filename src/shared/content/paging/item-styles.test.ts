import { expect, it } from "vitest";
import { itemStyles } from "./item-styles.ts";

function stylesOf(css: string, id = "loop-dynamic-12") {
  const list = document.createElement("div");
  list.append(Object.assign(document.createElement("style"), { id, textContent: css }));
  return itemStyles(list);
}

it.each([
  ".e-loop-item-12 { color: red; }",
  ".e-loop-item-12 .elementor-element.elementor-element-a1 { color: red; }",
  ".e-loop-item-12.e-loop-item > .a + .b { color: red; }",
  ".e-loop-item-12 .a, .e-loop-item-12 .b { color: red; }",
])("a rule of the item counts: %s", (css) => {
  expect(stylesOf(css)).toEqual([css]);
});

it.each([
  "#site-title { display: none; }",
  ".e-loop-item-123 { color: red; }",
  ".e-loop-item-12 ~ form { display: none; }",
  ".e-loop-item-12 + form { display: none; }",
  ".e-loop-item-12, input { color: red; }",
  "input[value^=a] .e-loop-item-12 { color: red; }",
  ":root { color: red; }",
])("a rule that reaches more does not: %s", (css) => {
  expect(stylesOf(`${css}.e-loop-item-12 { top: 0px; }`)).toEqual([".e-loop-item-12 { top: 0px; }"]);
});

it("only sheets that name an item count", () => {
  expect(stylesOf("* { color: red; }", "loop-dynamic-x")).toEqual([]);
  expect(stylesOf("* { color: red; }", "site")).toEqual([]);
});
