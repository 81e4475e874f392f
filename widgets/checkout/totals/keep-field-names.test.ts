import { expect, it } from "vitest";
import { copyNames, restoreNames } from "./keep-field-names.ts";

/** What becomes of markup when the sanitiser in between takes every name away. */
function keep(html: string): string {
  const template = document.createElement("template");
  template.innerHTML = copyNames(html);
  for (const element of template.content.querySelectorAll("[name]")) element.removeAttribute("name");
  restoreNames(template.content);
  return template.innerHTML;
}

it.each([
  ['<input type="hidden" value="meshulam_ajax_order" name="action">', "action"],
  ['<select id="a" name="title"><option>1</option></select>', "title"],
  ['<textarea name="location"></textarea>', "location"],
  ['<button name="card[number]"></button>', "card[number]"],
  ['<input placeholder=" name=wrong >" name="id">', "id"],
])("%s keeps its name", (html, name) => {
  const template = document.createElement("template");
  template.innerHTML = keep(html);
  const [field] = template.content.children;
  expect(field?.getAttribute("name")).toBe(name);
  expect(field?.hasAttribute("data-islet-name")).toBe(false);
});

it("unquoted and oddly written names are kept as the browser reads them", () => {
  expect(keep("<INPUT NAME=action>")).toBe('<input name="action">');
  expect(keep("<input\nname = 'method'>")).toBe('<input name="method">');
});

it.each([
  "submit",
  "elements",
  "classList",
  "addEventListener",
  "querySelector",
  "nodeName",
  "style",
  "length",
])("a field that would stand in for the form's own %s stays without a name", (name) => {
  expect(keep(`<input name="${name}">`)).toBe("<input>");
});

it("what is no field stays without a name", () => {
  expect(keep('<img name="action"><a name="title"></a>')).toBe("<img><a></a>");
  expect(keep('<img data-islet-name="action">')).toBe("<img>");
});
