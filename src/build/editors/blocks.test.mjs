import { expect, it } from "vitest";
import { blockFiles } from "./blocks.mjs";

/** @import { EditorControl, EditorWidget } from "#outputs/controls/editor-widget.ts" */

/** @param {string} key @param {string} kind @param {Partial<EditorControl>} [more] @returns {EditorControl} */
const control = (key, kind, more) => ({ key, name: key, control: kind, title: key, ...more });
/** @param {string} name @param {EditorControl[]} controls @param {Partial<EditorWidget>} more @returns {EditorWidget} */
const widget = (name, controls, more = {}) => ({
  ...{ name, title: "Title", about: "What it does.", icon: "clock", keywords: ["a"], groups: [] },
  ...{ kind: "enhancer", place: "element", content: "none", controls, example: {}, ...more },
});

/** @param {Record<string, string>} files */
const blockIn = (files) => JSON.parse(files["generated/blocks/a/block.json"] ?? "");

/** @param {EditorControl[]} controls */
const blockOf = (controls) => blockIn(blockFiles({ a: widget("a", controls) }, "1.2.3"));

it("only what stands by itself is a block", () => {
  const files = blockFiles({ a: widget("a", []), b: widget("b", [], { place: "extends" }) }, "1.2.3");
  expect(Object.keys(files)).toEqual(["generated/blocks/a/block.json"]);
});

it("a control is an attribute of its name, with its type and default", () => {
  const { attributes } = blockOf([
    control("id", "text", { name: "popup_id", default: "" }),
    control("width", "pixels", { default: 640 }),
    control("rows", "list", { default: [] }),
    control("classes", "class-names", { default: ["a", "b"] }),
    control("end_date", "date-time"),
  ]);
  expect(attributes).toEqual({
    popup_id: { type: "string", default: "" },
    width: { type: "number", default: 640 },
    rows: { type: "array", default: [] },
    classes: { type: "string", default: "a b" },
    end_date: { type: ["string", "number"] },
    anchor: { type: "string" },
    islet: { type: "object" },
  });
});

it("a responsive control has an attribute for each device mode of the panel", () => {
  const { attributes } = blockOf([control("offset", "pixels", { default: 0, responsive: true })]);
  expect(attributes).toMatchObject({
    offset: { type: "number", default: 0 },
    offset_tablet: { type: "number" },
    offset_mobile: { type: "number" },
  });
});

it("a setting that was renamed keeps what posts have by its former name", () => {
  const { attributes } = blockOf([
    control("columns", "count", {
      default: 3,
      responsive: true,
      formerly: [{ key: "per_row", until: "0.4.0" }],
    }),
  ]);
  expect(attributes).toMatchObject({
    columns: { type: "number", default: 3 },
    per_row: { type: "number" },
    per_row_tablet: { type: "number" },
  });
  expect(attributes.per_row).not.toHaveProperty("default");
});

it("its title differs from that of a block of the editor's own", () => {
  const files = blockFiles({ a: widget("a", []) }, "1.2.3");
  expect(blockIn(files).title).toBe("Islet Title");
});

it("a row that holds blocks is a block inside of its widget's, without the text in whose place they stand", () => {
  const fields = [control("title", "text"), control("text", "multiline", { default: "" })];
  const list = control("items", "list", { row: "Tab", about: "A title each.", fields });
  const files = blockFiles({ a: widget("a", [list], { content: "printed" }) }, "1.2.3");
  const row = JSON.parse(files["generated/blocks/a-item/block.json"] ?? "");
  expect(row).toMatchObject({
    ...{ name: "islet/a-item", title: "Tab", description: "A title each.", parent: ["islet/a"] },
    attributes: { title: { type: "string" } },
  });
  expect(Object.keys(row.attributes)).toEqual(["title"]);
  expect(blockIn(files).attributes).not.toHaveProperty("plain");
});

it("a block that the server prints alone has in the post what a page without the plugin shows", () => {
  const plain = { type: "string", source: "raw" };
  expect(blockIn(blockFiles({ a: widget("a", [], { content: "printed" }) }, "1")).attributes).toMatchObject({
    plain,
  });
  expect(
    blockIn(blockFiles({ a: widget("a", [], { content: "inner" }) }, "1")).attributes,
  ).not.toHaveProperty("plain");
});

it("rows whose blocks stand alone in an element have a layout; beside a picture, they have none", () => {
  const list = control("items", "list", { row: "Tab", about: "A title each.", fields: [] });
  const supportsOf = (/** @type {import("#runtime/template/template.ts").Template} */ ...children) => {
    const template = [{ each: ["items"], as: "row", body: [{ element: "li", children }] }];
    const files = blockFiles({ a: widget("a", [list], { content: "printed", template }) }, "1");
    return JSON.parse(files["generated/blocks/a-item/block.json"] ?? "").supports;
  };
  const layout = { spacing: { blockGap: true }, layout: true };
  expect(supportsOf({ inner: "row" })).toEqual({ html: false, reusable: false, ...layout });
  const panel = {
    cases: [{ when: { tests: [] }, body: [{ element: "div", children: [{ inner: "row" }] }] }],
  };
  expect(supportsOf({ element: "a" }, panel)).toMatchObject(layout);
  expect(supportsOf({ element: "img" }, { inner: "row" })).toEqual({ html: false, reusable: false });
});

it("what leaves its element has a layout, and no look of its own", () => {
  const supportsOf = (/** @type {"inner" | "printed"} */ content) =>
    blockIn(blockFiles({ a: widget("a", [], { content }) }, "1")).supports;
  expect(supportsOf("printed")).toMatchObject({ color: { text: true }, typography: { fontSize: true } });
  expect(supportsOf("inner")).not.toHaveProperty("color");
  expect(supportsOf("inner")).toMatchObject({ anchor: true, layout: true, spacing: { margin: true } });
  expect(supportsOf("printed")).not.toHaveProperty("layout");
});
