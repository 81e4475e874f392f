import { expect, it } from "vitest";
import type { EditorControl } from "./editor-widget.ts";
import { jsonSchemaOf } from "./json-schema.ts";

const setting = (key: string, control: string, more: Partial<EditorControl> = {}): EditorControl => ({
  ...{ key, name: key, title: "Title", control },
  ...more,
});
const schemaOf = (control: string, more: Partial<EditorControl> = {}) =>
  (jsonSchemaOf([setting("a", control, more)])["properties"] as { a: object }).a;
const options = [{ value: "up", label: "Up" }];

it.each<[control: string, facts: Partial<EditorControl>, schema: object]>([
  ["toggle", { default: true }, { type: "boolean", default: true }],
  ["pixels", { min: 0, max: 9, unit: "px" }, { type: "number", minimum: 0, maximum: 9 }],
  ["count", { min: 1 }, { type: "number", minimum: 1 }],
  ["text", { maxLength: 60, about: "What it says." }, { type: "string", maxLength: 60 }],
  ["url", {}, { type: "string", format: "uri-reference" }],
  ["choice", { options }, { type: "string", enum: ["up"] }],
  ["choices", { options }, { type: "array", items: { type: "string", enum: ["up"] } }],
  ["selectors", {}, { type: "array", items: { type: "string" } }],
  ["date-time", {}, { type: ["number", "string"] }],
  ["list", { item: setting("item", "text") }, { type: "array", items: { title: "Title", type: "string" } }],
])("the JSON Schema of the control %s %j", (control, facts, schema) => {
  const description = facts.about === undefined ? {} : { description: facts.about };
  expect(schemaOf(control, facts)).toEqual({ title: "Title", ...description, ...schema });
});

it("groups and rows have the schemas of their settings, and say which are required", () => {
  const fields = [setting("type", "text", { required: true }), setting("url", "url")];
  const inside = { type: "object", required: ["type"], properties: { type: {}, url: {} } };
  expect(schemaOf("group", { fields })).toMatchObject(inside);
  expect(schemaOf("list", { fields })).toMatchObject({ type: "array", items: inside });
});

it("a setting that differs by device has a key for each, without the base's default", () => {
  const { properties } = jsonSchemaOf([setting("offset", "pixels", { default: 4, responsive: true })]) as {
    properties: Record<string, object>;
  };
  expect(properties["offset"]).toHaveProperty("default", 4);
  expect(properties["offset_mobile"]).toMatchObject({ type: "number" });
  expect(properties["offset_mobile"]).not.toHaveProperty("default");
  expect(properties).not.toHaveProperty("offset_desktop");
});
